// Written by tools/page_types.py from the Python sources: do not edit.
declare namespace Fogline {
  interface Foretold {
    key: string;
    args: Record<string, number | null>;
  }
  interface Option {
    id: number;
    words: string;
    label: string;
    kind: string;
    args: Record<string, any>;
    effect: (string)[] | null;
    events: (Foretold)[] | null;
    uncertain: boolean;
  }
  interface Why {
    id: number;
    words: string;
    label: string;
    kind: string;
    args: Record<string, any>;
    reasons: (string)[];
    rules: (string)[];
  }
  interface WhyTold {
    text: string;
    actions: (number)[];
  }
  interface LogLine {
    turn: number;
    by: number;
    key: string;
    args: Record<string, number | null>;
    text: string;
    bot: boolean;
  }
  interface Frame {
    told: number;
    view: Record<string, any>;
  }
  interface Story {
    key: string;
    points: string;
    units: number;
    rule: string;
    text: string;
  }
  interface Share {
    label: string;
    points: string;
    units: number;
    certain: boolean;
    unknown: boolean;
  }
  interface Score {
    seat: number;
    name: string;
    points: string;
    units: number;
    certain: string;
    unknown: boolean;
    place: number;
    shares: (Share)[];
    stories: (Story)[];
  }
  interface Place {
    seat: number;
    kind: string;
    name: string;
    bot: string;
    away: boolean;
    here: boolean;
    mine: boolean;
    waited: boolean;
    time_left: number | null;
    missing: boolean;
    resigned: boolean;
  }
  interface Undo {
    can: string;
    why: string;
  }
  interface Order {
    like: string;
    words: string;
    label: string;
    args: Record<string, any>;
  }
  interface Asked {
    seat: number;
    to: number;
    granted: (number)[];
    needed: (number)[];
    text: string;
  }
  interface Rules {
    theirs: number;
    ours: number;
    text: string;
    turns: number;
    needed: (number)[];
    agreed: (number)[];
  }
  interface Outcome {
    ended_by: string;
    text: string;
    winners: (number)[];
    winner_text: string;
  }
  interface SaidLine {
    id: string;
    at: number;
    seat: number;
    name: string;
    text: string;
    phrase: string;
    turn: number | null;
    muted: boolean;
  }
  interface Talking {
    on: boolean;
    players: number;
    watchers: number;
  }
  interface Lucky {
    commitment: string;
    salts: (string)[];
    link: string;
  }
  interface Reviewing {
    name: string;
    tag: string;
    turn: number;
    eyes: number;
    marks: (string)[];
    arrows: ((string)[])[];
    branch: string;
    blind: boolean;
  }
  interface LessonTold {
    name: string;
    number: number;
    of: number;
    title: string;
    well: string;
    words: (string)[];
    task: string;
    end: string;
    done: boolean;
    next: string;
    puzzle: boolean;
  }
  interface Scene {
    table: string;
    game: string;
    title: string;
    status: string;
    seat: number;
    lang: string;
    revision: number;
    at: string;
    turns: number;
    sentence: string;
    question: string;
    waiting: (number)[];
    places: (Place)[];
    view: Record<string, any> | null;
    told: (string)[];
    legal: (Option)[];
    confirm: string;
    draft: (string)[];
    draft_log: (LogLine)[];
    order: Order | null;
    undo: Undo;
    asked: Asked | null;
    rules: Rules | null;
    log_from: number;
    log: (LogLine)[];
    frames: (Frame)[];
    scores: (Score)[];
    outcome: Outcome | null;
    assist: string;
    hotseat: boolean;
    undo_free: boolean;
    host: boolean;
    next: string;
    origin: string;
    talking: Talking;
    talk: (SaidLine)[];
    luck: Lucky | null;
    counts: boolean;
    review: Reviewing | null;
    evening: string;
    lesson: LessonTold | null;
    day: string;
  }
  interface CablecarsView {
    seats: number;
    first: number;
    turn: number;
    market: (number)[];
    discards: (number)[];
    seen: (number)[];
    cars: (number)[];
    points: (number)[];
    claimed: (number)[];
    open_to: (number)[];
    returned_by: (number)[];
    place: (number)[];
    left: (number)[];
    tokens: (number)[];
    last_turns: number;
    passes: number;
    ended_by: number;
    seat: number;
    asks: number;
    pending: number;
    waiting: (number)[];
    deck_size: number;
    hand: (number)[];
    my_draws: (number)[];
    draws: (number)[];
    pools: (number)[];
    paid: (number)[];
    hand_sizes: (number)[];
    my_tickets: number;
    ticket_counts: (number)[];
    tickets_shown: (number)[];
    bag_size: number;
    returned: (number)[];
    tickets_known: (number)[];
    offers_known: (number)[];
    offered: (number)[];
    offered_to: (number)[];
    my_choice: number;
    chosen: (boolean)[];
  }
  interface InvestorsView {
    seats: number;
    negotiation: boolean;
    bargaining: boolean;
    layout: (number)[];
    reach: ((number)[])[];
    start: number;
    turn: number;
    asks: number;
    calls: (number)[];
    discards: (number)[];
    call: number;
    cards: (number)[];
    aside: (number)[];
    bonuses_left: number;
    played: (number)[];
    card: number;
    promised: (number)[];
    rods: (number)[];
    stock: (number)[];
    influence: (number)[];
    prestige: (number)[];
    builder: (number)[];
    built_year: (number)[];
    extra: (number)[];
    rebuilt: number;
    front: (number)[];
    shown: (number)[];
    pool: (number)[];
    paid_by: (number)[];
    most: (number)[];
    least: (number)[];
    said: (number)[];
    chips: (number)[];
    won: (number)[];
    queue: (number)[];
    contest: number;
    proposer: number;
    price: (number)[];
    countering: number;
    pending: number;
    first_rod: number;
    limits: (number)[];
    lifted: number;
    idle: number;
    ended_by: number;
    seat: number;
    waiting: (number)[];
    hand: (number)[];
    laid: (number)[];
    held: (number)[];
    bank_size: number;
    paid: (number)[];
    my_choice: number;
  }
  interface RebuildView {
    seats: number;
    hard: number;
    first: number;
    players: (number)[];
    layout: (number)[];
    sides: (number)[];
    ring: (number)[];
    common: number;
    year: number;
    stop: number;
    order: (number)[];
    at: number;
    asks: number;
    spots: (number)[];
    money: (number)[];
    stock: (number)[];
    pool: (number)[];
    permits: (number)[];
    committee_row: (number)[];
    permit_row: (number)[];
    deck: number;
    discards: number;
    objective_row: (number)[];
    seen: (number)[];
    built: (number)[];
    vacant: number;
    rubble: number;
    tokens: (number)[];
    cleared: (number)[];
    urbanism: (number)[];
    parks: (number)[];
    best: number;
    site: number;
    used: number;
    grant: boolean;
    ended_by: number;
    seat: number;
    waiting: (number)[];
    bag_size: number;
    held: (number)[];
    held_counts: (number)[];
  }
  interface SkylineView {
    seats: number;
    first: number;
    turn: number;
    asks: number;
    deck: (number)[];
    drawn: number;
    columns: ((number)[])[];
    tray: (number)[];
    boxed: (number)[];
    foundations: number;
    contracts: (number)[];
    cities: (SkylineCity)[];
    bonuses: (number)[];
    points_tokens: (number)[];
    contract_tokens: (number)[];
    contract_tokens_used: number;
    medal: number;
    finished: (number)[];
    pending: number;
    ended_by: number;
    seat: number;
    waiting: (number)[];
  }
  interface SkylineCity {
    cards: (number)[];
    values: (number)[];
    built: (number)[];
    bonuses: (number)[];
    boosts: (number)[];
    laid: number;
    rails: number;
    cars: number;
    squares: number;
    lit: number;
    foundations: number;
    towers: number;
    seasides: number;
    full: number;
  }
}
