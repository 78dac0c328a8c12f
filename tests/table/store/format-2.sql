PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE boxes (hash TEXT PRIMARY KEY, text TEXT NOT NULL);
INSERT INTO "boxes" VALUES('6533eee9c74026847daee3e9bfdcdfaab5d9a4febf98834c38925633ddb367b5','# The box of `cablecars`: every card, space and number, each with where it comes from.
#
#   exact          a source states it
#   inferred       it follows from sources, or a source names it without showing how it is printed
#   reconstructed  made up by us so that the game can be played; it agrees with all that is known
#
# The published map could not be consulted: most of this one is a reconstruction. Do not take it for the original.

[box]
game = "cablecars"
name = "San Francisco, reconstructed"
printed = true  # holds itself to all that the leaflet prints; a smaller or larger map of your own says false

[cards]
blue = 6
green = 6
black = 6
purple = 6
red = 6
orange = 6
ferry = 8
source = "exact"

[cars]
each = 20
last_round_at = 2  # this many or fewer left: one last turn each
source = "exact"

[market]
size = 5
ferries_swept = 3
opening_hand = 2
source = "exact"

[tokens]
symbols = ["bridge", "cable car", "sea lion", "crab", "fortune cookie", "flower", "painted house"]
points = [0, 0, 1, 2, 4, 6, 9, 12]  # for 0 to 7 different symbols
stack = { 2 = 2, 3 = 2, 4 = 3 }  # tokens in each stack, by players
placed_stack = { 2 = 1, 3 = 2, 4 = 3 }  # in each of the stacks that players place
source = "exact"
symbols_source = "reconstructed"

[route_points]
points = [0, 1, 2, 4, 7, 10]  # for 0 to 5 spaces
source = "inferred"
note = "the table printed on the board was not seen; these are the figures of the series"

# Where the places lie: 0 to 1000, origin at the top left, linear in longitude and latitude.
[[location]]
id = "golden-gate-bridge"
name = "Golden Gate Bridge"
at = [281, 296]
red_spot = true
source = "exact"

[[location]]
id = "alcatraz"
name = "Alcatraz"
at = [681, 122]
red_spot = true
source = "exact"

[[location]]
id = "fort-mason"
name = "Fort Mason"
at = [622, 339]
source = "exact"

[[location]]
id = "pier-39"
name = "Pier 39"
at = [779, 315]
source = "exact"

[[location]]
id = "lombard-street"
name = "Lombard Street"
at = [713, 386]
source = "inferred"

[[location]]
id = "the-embarcadero"
name = "The Embarcadero"
at = [899, 457]
red_spot = true
source = "exact"

[[location]]
id = "pacific-heights"
name = "Pacific Heights"
at = [593, 489]
source = "inferred"

[[location]]
id = "painted-ladies"
name = "Painted Ladies"
at = [609, 663]
source = "inferred"

[[location]]
id = "haight-ashbury"
name = "Haight Ashbury"
at = [504, 731]
source = "inferred"

[[location]]
id = "japanese-garden"
name = "Japanese Garden"
at = [332, 730]
source = "inferred"

[[location]]
id = "sunset"
name = "Sunset"
at = [185, 909]
red_spot = true
source = "exact"

[[location]]
id = "castro"
name = "Castro"
at = [593, 829]
source = "inferred"

[[location]]
id = "mission-district"
name = "Mission District"
at = [742, 840]
source = "inferred"

[[location]]
id = "potrero-hill"
name = "Potrero Hill"
at = [852, 865]
red_spot = true
source = "exact"

[[location]]
id = "presidio"
name = "Presidio"
at = [361, 420]
source = "reconstructed"

[[location]]
id = "lincoln-park"
name = "Lincoln Park"
at = [114, 576]
source = "reconstructed"

[[location]]
id = "chinatown"
name = "Chinatown"
at = [801, 472]
source = "reconstructed"

[[location]]
id = "civic-center"
name = "Civic Center"
at = [710, 631]
source = "reconstructed"

[[location]]
id = "south-of-market"
name = "South of Market"
at = [830, 618]
source = "reconstructed"

[[location]]
id = "twin-peaks"
name = "Twin Peaks"
at = [499, 899]
source = "reconstructed"

# A route with two colours is a double route: one track of each. `ferries` counts its ferry symbols.
[[route]]
ends = ["golden-gate-bridge", "fort-mason"]
spaces = 5
colours = ["gray"]
ferries = 1
bend = [450, 235]
source = "inferred"
note = "ends, ferry and length are exact; gray is inferred; that it is single is reconstructed"

[[route]]
ends = ["fort-mason", "alcatraz"]
spaces = 3
colours = ["gray"]
ferries = 1
source = "reconstructed"

[[route]]
ends = ["pier-39", "alcatraz"]
spaces = 3
colours = ["gray", "gray"]
ferries = 1
source = "reconstructed"
note = "that this ferry exists is exact; its length and second track are reconstructed"

[[route]]
ends = ["golden-gate-bridge", "presidio"]
spaces = 2
colours = ["blue", "red"]
source = "reconstructed"

[[route]]
ends = ["golden-gate-bridge", "lincoln-park"]
spaces = 3
colours = ["black"]
bend = [300, 540]
source = "reconstructed"

[[route]]
ends = ["presidio", "fort-mason"]
spaces = 3
colours = ["orange"]
source = "reconstructed"

[[route]]
ends = ["presidio", "pacific-heights"]
spaces = 3
colours = ["black"]
source = "reconstructed"

[[route]]
ends = ["presidio", "japanese-garden"]
spaces = 3
colours = ["gray"]
source = "reconstructed"

[[route]]
ends = ["lincoln-park", "japanese-garden"]
spaces = 3
colours = ["purple"]
source = "reconstructed"

[[route]]
ends = ["lincoln-park", "sunset"]
spaces = 3
colours = ["green"]
source = "reconstructed"

[[route]]
ends = ["japanese-garden", "sunset"]
spaces = 2
colours = ["black", "red"]
source = "reconstructed"

[[route]]
ends = ["japanese-garden", "haight-ashbury"]
spaces = 2
colours = ["orange", "green"]
source = "reconstructed"

[[route]]
ends = ["sunset", "twin-peaks"]
spaces = 3
colours = ["blue"]
source = "reconstructed"

[[route]]
ends = ["haight-ashbury", "twin-peaks"]
spaces = 2
colours = ["purple"]
source = "reconstructed"

[[route]]
ends = ["haight-ashbury", "castro"]
spaces = 2
colours = ["gray"]
source = "reconstructed"

[[route]]
ends = ["haight-ashbury", "painted-ladies"]
spaces = 1
colours = ["gray", "gray"]
source = "reconstructed"

[[route]]
ends = ["twin-peaks", "castro"]
spaces = 1
colours = ["gray"]
source = "reconstructed"

[[route]]
ends = ["twin-peaks", "mission-district"]
spaces = 3
colours = ["gray"]
bend = [630, 930]
source = "reconstructed"

[[route]]
ends = ["castro", "mission-district"]
spaces = 2
colours = ["green", "orange"]
source = "reconstructed"

[[route]]
ends = ["castro", "painted-ladies"]
spaces = 2
colours = ["purple"]
source = "reconstructed"

[[route]]
ends = ["painted-ladies", "civic-center"]
spaces = 1
colours = ["green", "orange"]
source = "reconstructed"

[[route]]
ends = ["painted-ladies", "pacific-heights"]
spaces = 2
colours = ["blue"]
source = "reconstructed"

[[route]]
ends = ["pacific-heights", "fort-mason"]
spaces = 2
colours = ["purple"]
source = "reconstructed"

[[route]]
ends = ["pacific-heights", "lombard-street"]
spaces = 2
colours = ["orange"]
source = "reconstructed"

[[route]]
ends = ["pacific-heights", "chinatown"]
spaces = 3
colours = ["red"]
source = "reconstructed"

[[route]]
ends = ["pacific-heights", "civic-center"]
spaces = 2
colours = ["gray"]
source = "reconstructed"

[[route]]
ends = ["fort-mason", "lombard-street"]
spaces = 1
colours = ["gray"]
source = "reconstructed"

[[route]]
ends = ["fort-mason", "pier-39"]
spaces = 2
colours = ["gray"]
source = "reconstructed"

[[route]]
ends = ["lombard-street", "pier-39"]
spaces = 1
colours = ["purple", "red"]
source = "reconstructed"

[[route]]
ends = ["lombard-street", "chinatown"]
spaces = 2
colours = ["green", "blue"]
source = "reconstructed"

[[route]]
ends = ["pier-39", "the-embarcadero"]
spaces = 2
colours = ["black", "green"]
source = "reconstructed"

[[route]]
ends = ["chinatown", "the-embarcadero"]
spaces = 1
colours = ["gray", "gray"]
source = "reconstructed"

[[route]]
ends = ["chinatown", "civic-center"]
spaces = 2
colours = ["purple", "black"]
source = "reconstructed"

[[route]]
ends = ["civic-center", "south-of-market"]
spaces = 2
colours = ["gray"]
source = "reconstructed"

[[route]]
ends = ["civic-center", "mission-district"]
spaces = 2
colours = ["red"]
source = "reconstructed"

[[route]]
ends = ["south-of-market", "the-embarcadero"]
spaces = 2
colours = ["red", "blue"]
source = "reconstructed"

[[route]]
ends = ["south-of-market", "potrero-hill"]
spaces = 2
colours = ["orange"]
source = "reconstructed"

[[route]]
ends = ["mission-district", "potrero-hill"]
spaces = 1
colours = ["black", "blue"]
source = "reconstructed"

[[route]]
ends = ["the-embarcadero", "potrero-hill"]
spaces = 3
colours = ["gray"]
bend = [940, 670]
source = "reconstructed"

# Points are the length of the shortest way, as in the sister games.
[[ticket]]
ends = ["golden-gate-bridge", "potrero-hill"]
points = 10
source = "reconstructed"
note = "this pair is exact, its points are reconstructed"

[[ticket]]
ends = ["alcatraz", "sunset"]
points = 11
source = "reconstructed"

[[ticket]]
ends = ["lincoln-park", "the-embarcadero"]
points = 10
source = "reconstructed"

[[ticket]]
ends = ["golden-gate-bridge", "castro"]
points = 9
source = "reconstructed"

[[ticket]]
ends = ["sunset", "the-embarcadero"]
points = 9
source = "reconstructed"

[[ticket]]
ends = ["pier-39", "twin-peaks"]
points = 8
source = "reconstructed"

[[ticket]]
ends = ["presidio", "potrero-hill"]
points = 8
source = "reconstructed"

[[ticket]]
ends = ["alcatraz", "haight-ashbury"]
points = 8
source = "reconstructed"

[[ticket]]
ends = ["japanese-garden", "the-embarcadero"]
points = 7
source = "reconstructed"

[[ticket]]
ends = ["golden-gate-bridge", "civic-center"]
points = 7
source = "reconstructed"

[[ticket]]
ends = ["alcatraz", "south-of-market"]
points = 7
source = "reconstructed"

[[ticket]]
ends = ["lombard-street", "twin-peaks"]
points = 7
source = "reconstructed"

[[ticket]]
ends = ["presidio", "chinatown"]
points = 6
source = "reconstructed"

[[ticket]]
ends = ["pier-39", "mission-district"]
points = 6
source = "reconstructed"

[[ticket]]
ends = ["japanese-garden", "south-of-market"]
points = 6
source = "reconstructed"

[[ticket]]
ends = ["fort-mason", "castro"]
points = 6
source = "reconstructed"

[[ticket]]
ends = ["sunset", "painted-ladies"]
points = 5
source = "reconstructed"

[[ticket]]
ends = ["lincoln-park", "haight-ashbury"]
points = 5
source = "reconstructed"

[[ticket]]
ends = ["pacific-heights", "potrero-hill"]
points = 5
source = "reconstructed"

[[ticket]]
ends = ["pier-39", "civic-center"]
points = 5
source = "reconstructed"

[[ticket]]
ends = ["lombard-street", "painted-ladies"]
points = 4
source = "reconstructed"

[[ticket]]
ends = ["pacific-heights", "mission-district"]
points = 4
source = "reconstructed"

[[ticket]]
ends = ["fort-mason", "civic-center"]
points = 4
source = "reconstructed"

[[ticket]]
ends = ["chinatown", "painted-ladies"]
points = 3
source = "reconstructed"

[coast]
# West to east, then closed along the bottom edge.
line = [[52, 1000], [30, 839], [11, 694], [4, 624], [67, 542], [163, 538], [230, 500], [259, 398], [278, 288], [348, 333], [437, 349], [533, 323], [578, 335], [644, 317], [681, 323], [726, 301], [785, 296], [830, 344], [878, 419], [911, 457], [948, 538], [948, 624], [933, 656], [963, 731], [993, 839], [1004, 1000]]
aspect = 1.147
source = "reconstructed"
');
CREATE TABLE drafts (
    match TEXT NOT NULL, seat INTEGER NOT NULL, steps TEXT NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
INSERT INTO "drafts" VALUES('faja5w6fd8v9',0,'["claim mission-district potrero-hill blue"]');
CREATE TABLE heard (
    match TEXT NOT NULL, speaker TEXT NOT NULL, nonce TEXT NOT NULL, answer TEXT NOT NULL,
    words TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, speaker, nonce)
) WITHOUT ROWID;
INSERT INTO "heard" VALUES('faja5w6fd8v9','ana','n0','1.0','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','ana','n10','8.1','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','ana','n2','2.1','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','ana','n3','4.0','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','ana','n6','5.1','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','ana','n7','6.0','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','eva','n1','2.0','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','eva','n4','4.1','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','eva','n5','5.0','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','eva','n8','7.0','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
INSERT INTO "heard" VALUES('faja5w6fd8v9','eva','n9','8.0','f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
CREATE TABLE holders (
    who TEXT NOT NULL, over INTEGER NOT NULL, made INTEGER NOT NULL, match TEXT NOT NULL, host INTEGER NOT NULL,
    PRIMARY KEY (who, over, made, match)
) WITHOUT ROWID;
INSERT INTO "holders" VALUES('3374d10f3f6ee87b0188aff66326868c16d7bcf8c3aec554778da0b62f63efaf',0,1794857325,'mzg6d6kuynrn',0);
INSERT INTO "holders" VALUES('7200c84c88dd58a21a5212881416a85fa773f5fec5f4f77eb7fdd2f22d631a23',0,1794857326,'97kq5v36g5ww',0);
INSERT INTO "holders" VALUES('aa0190e71b2b7e8419c6f1f5367e293a8af70f255faa3444a882699f12b51c43',0,1794857325,'mzg6d6kuynrn',0);
INSERT INTO "holders" VALUES('aa0190e71b2b7e8419c6f1f5367e293a8af70f255faa3444a882699f12b51c43',0,1794857326,'97kq5v36g5ww',0);
INSERT INTO "holders" VALUES('aa0190e71b2b7e8419c6f1f5367e293a8af70f255faa3444a882699f12b51c43',0,1794857326,'faja5w6fd8v9',0);
INSERT INTO "holders" VALUES('aa0190e71b2b7e8419c6f1f5367e293a8af70f255faa3444a882699f12b51c43',1,1794857326,'ejfjjcqvnavq',0);
INSERT INTO "holders" VALUES('ana',0,1794857325,'mzg6d6kuynrn',1);
INSERT INTO "holders" VALUES('ana',0,1794857326,'97kq5v36g5ww',1);
INSERT INTO "holders" VALUES('ana',0,1794857326,'faja5w6fd8v9',1);
INSERT INTO "holders" VALUES('ana',1,1794857326,'ejfjjcqvnavq',1);
INSERT INTO "holders" VALUES('cbb26d5c7bc6c7196261bc798cd4f8ed0c70e834d4f81388d1695897ec3e5487',0,1794857326,'faja5w6fd8v9',0);
INSERT INTO "holders" VALUES('dab6c0a129cf7d5a74ab70fb173c2e40baf1ba0dcbb1202ad7b3e2b7b3b6746c',1,1794857326,'ejfjjcqvnavq',0);
INSERT INTO "holders" VALUES('eva',0,1794857325,'mzg6d6kuynrn',0);
INSERT INTO "holders" VALUES('eva',0,1794857326,'97kq5v36g5ww',0);
INSERT INTO "holders" VALUES('eva',0,1794857326,'faja5w6fd8v9',0);
INSERT INTO "holders" VALUES('eva',1,1794857326,'ejfjjcqvnavq',0);
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    made INTEGER NOT NULL,
    status TEXT NOT NULL,
    table_json TEXT NOT NULL,
    head_json TEXT,
    changed INTEGER NOT NULL DEFAULT 0,
    brief TEXT NOT NULL DEFAULT '{}'
);
INSERT INTO "matches" VALUES('mzg6d6kuynrn',1794857325,'gathering','{"settings":{"game":"cablecars","options":{},"box":"6533eee9c74026847daee3e9bfdcdfaab5d9a4febf98834c38925633ddb367b5","assist":"basic","watchers":true,"listed":true,"bank":null,"own":false},"chairs":[{"kind":"person","name":"Ana","guest":"ana","token_hash":"3374d10f3f6ee87b0188aff66326868c16d7bcf8c3aec554778da0b62f63efaf","bot":"","away":false,"time_left":null,"pause_left":null},{"kind":"person","name":"Eva","guest":"eva","token_hash":"aa0190e71b2b7e8419c6f1f5367e293a8af70f255faa3444a882699f12b51c43","bot":"","away":false,"time_left":null,"pause_left":null}],"host":"ana","next":"","origin":"","ending":null,"agreed":null}',NULL,1794857325,'{"turns":0,"waiting":[],"rules":null}');
INSERT INTO "matches" VALUES('faja5w6fd8v9',1794857326,'playing','{"settings":{"game":"cablecars","options":{},"box":"6533eee9c74026847daee3e9bfdcdfaab5d9a4febf98834c38925633ddb367b5","assist":"basic","watchers":true,"listed":true,"bank":{"seconds":600,"back":5,"pause_when_gone":true},"own":false},"chairs":[{"kind":"person","name":"Ana","guest":"ana","token_hash":"cbb26d5c7bc6c7196261bc798cd4f8ed0c70e834d4f81388d1695897ec3e5487","bot":"","away":false,"time_left":614.9709097619998,"pause_left":null},{"kind":"person","name":"Eva","guest":"eva","token_hash":"aa0190e71b2b7e8419c6f1f5367e293a8af70f255faa3444a882699f12b51c43","bot":"","away":false,"time_left":619.9553977550004,"pause_left":null}],"host":"ana","next":"","origin":"","ending":null,"agreed":null}','{"game":"cablecars","rules":1,"box":"6533eee9c74026847daee3e9bfdcdfaab5d9a4febf98834c38925633ddb367b5","seats":2,"options":{},"opening":[6,2,5,3,1,2,0,0,3,1,5,6,2,0,15,10,11,15,1],"position":null,"told":"{\"events\":[[\"symbol-set\",{\"symbol\":6,\"location\":0,\"left\":2}],[\"symbol-set\",{\"symbol\":2,\"location\":1,\"left\":2}],[\"symbol-set\",{\"symbol\":5,\"location\":5,\"left\":2}],[\"symbol-set\",{\"symbol\":3,\"location\":10,\"left\":2}],[\"symbol-set\",{\"symbol\":1,\"location\":13,\"left\":2}],[\"hand-dealt\",{\"seat\":0,\"first\":2,\"second\":0}],[\"hand-dealt\",{\"seat\":1,\"first\":0,\"second\":3}],[\"revealed\",{\"card\":1}],[\"revealed\",{\"card\":5}],[\"revealed\",{\"card\":6}],[\"revealed\",{\"card\":2}],[\"revealed\",{\"card\":0}],[\"offered\",{\"seat\":0,\"first\":15,\"second\":10}],[\"offered\",{\"seat\":1,\"first\":12,\"second\":18}],[\"started\",{\"player\":1}]],\"shown\":false}"}',1794857326,'{"turns":8,"waiting":[0],"rules":1}');
INSERT INTO "matches" VALUES('97kq5v36g5ww',1794857326,'playing','{"settings":{"game":"cablecars","options":{},"box":"6533eee9c74026847daee3e9bfdcdfaab5d9a4febf98834c38925633ddb367b5","assist":"basic","watchers":true,"listed":true,"bank":null,"own":false},"chairs":[{"kind":"person","name":"Ana","guest":"ana","token_hash":"7200c84c88dd58a21a5212881416a85fa773f5fec5f4f77eb7fdd2f22d631a23","bot":"","away":false,"time_left":null,"pause_left":null},{"kind":"person","name":"Eva","guest":"eva","token_hash":"aa0190e71b2b7e8419c6f1f5367e293a8af70f255faa3444a882699f12b51c43","bot":"","away":false,"time_left":null,"pause_left":null}],"host":"ana","next":"","origin":"","ending":null,"agreed":null}','{"game":"cablecars","rules":1,"box":"6533eee9c74026847daee3e9bfdcdfaab5d9a4febf98834c38925633ddb367b5","seats":2,"options":{},"opening":[6,2,5,3,1,2,0,0,3,1,5,6,2,0,15,10,11,15,1],"position":null,"told":"{\"events\":[[\"symbol-set\",{\"symbol\":6,\"location\":0,\"left\":2}],[\"symbol-set\",{\"symbol\":2,\"location\":1,\"left\":2}],[\"symbol-set\",{\"symbol\":5,\"location\":5,\"left\":2}],[\"symbol-set\",{\"symbol\":3,\"location\":10,\"left\":2}],[\"symbol-set\",{\"symbol\":1,\"location\":13,\"left\":2}],[\"hand-dealt\",{\"seat\":0,\"first\":2,\"second\":0}],[\"hand-dealt\",{\"seat\":1,\"first\":0,\"second\":3}],[\"revealed\",{\"card\":1}],[\"revealed\",{\"card\":5}],[\"revealed\",{\"card\":6}],[\"revealed\",{\"card\":2}],[\"revealed\",{\"card\":0}],[\"offered\",{\"seat\":0,\"first\":15,\"second\":10}],[\"offered\",{\"seat\":1,\"first\":12,\"second\":18}],[\"started\",{\"player\":1}]],\"shown\":false}"}',1794857326,'{"turns":5,"waiting":[0],"rules":1}');
INSERT INTO "matches" VALUES('ejfjjcqvnavq',1794857326,'over','{"settings":{"game":"cablecars","options":{},"box":"6533eee9c74026847daee3e9bfdcdfaab5d9a4febf98834c38925633ddb367b5","assist":"basic","watchers":true,"listed":true,"bank":null,"own":false},"chairs":[{"kind":"person","name":"Ana","guest":"ana","token_hash":"dab6c0a129cf7d5a74ab70fb173c2e40baf1ba0dcbb1202ad7b3e2b7b3b6746c","bot":"","away":false,"time_left":null,"pause_left":null},{"kind":"person","name":"Eva","guest":"eva","token_hash":"aa0190e71b2b7e8419c6f1f5367e293a8af70f255faa3444a882699f12b51c43","bot":"","away":false,"time_left":null,"pause_left":null}],"host":"ana","next":"","origin":"","ending":{"winners":[0],"scores":[15,-15],"automa":null},"agreed":null}','{"game":"cablecars","rules":1,"box":"6533eee9c74026847daee3e9bfdcdfaab5d9a4febf98834c38925633ddb367b5","seats":2,"options":{},"opening":[6,2,5,3,1,2,0,0,3,1,5,6,2,0,15,10,11,15,1],"position":null,"told":"{\"events\":[[\"symbol-set\",{\"symbol\":6,\"location\":0,\"left\":2}],[\"symbol-set\",{\"symbol\":2,\"location\":1,\"left\":2}],[\"symbol-set\",{\"symbol\":5,\"location\":5,\"left\":2}],[\"symbol-set\",{\"symbol\":3,\"location\":10,\"left\":2}],[\"symbol-set\",{\"symbol\":1,\"location\":13,\"left\":2}],[\"hand-dealt\",{\"seat\":0,\"first\":2,\"second\":0}],[\"hand-dealt\",{\"seat\":1,\"first\":0,\"second\":3}],[\"revealed\",{\"card\":1}],[\"revealed\",{\"card\":5}],[\"revealed\",{\"card\":6}],[\"revealed\",{\"card\":2}],[\"revealed\",{\"card\":0}],[\"offered\",{\"seat\":0,\"first\":15,\"second\":10}],[\"offered\",{\"seat\":1,\"first\":12,\"second\":18}],[\"started\",{\"player\":1}]],\"shown\":false}"}',1794857326,'{"turns":68,"waiting":[],"rules":1}');
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('key','0123456789abcdef');
CREATE TABLE orders (
    match TEXT NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE snapshots (match TEXT PRIMARY KEY, turn INTEGER NOT NULL, data TEXT NOT NULL);
INSERT INTO "snapshots" VALUES('faja5w6fd8v9',10,'{"state":{"asks":"turn","first":1,"turn":0,"deck":{"blue":3,"green":4,"black":4,"purple":5,"red":6,"orange":4,"ferry":7},"market":{"blue":1,"green":2,"black":1,"ferry":1},"discards":{"black":1,"purple":1},"hands":[{"blue":1},{"blue":1,"orange":2}],"seen":[{},{"orange":2}],"routes":[["chinatown the-embarcadero gray a"],["lombard-street pier-39 purple"]],"tickets":[["fort-mason castro"],["pacific-heights potrero-hill"]],"unseen_tickets":["golden-gate-bridge potrero-hill","alcatraz sunset","lincoln-park the-embarcadero","golden-gate-bridge castro","sunset the-embarcadero","pier-39 twin-peaks","presidio potrero-hill","alcatraz haight-ashbury","japanese-garden the-embarcadero","golden-gate-bridge civic-center","lombard-street twin-peaks","pier-39 mission-district","japanese-garden south-of-market","sunset painted-ladies","lincoln-park haight-ashbury","pier-39 civic-center","lombard-street painted-ladies","pacific-heights mission-district","fort-mason civic-center","chinatown painted-ladies"],"returned_tickets":[{"ticket":"presidio chinatown","by":1},{"ticket":"alcatraz south-of-market","by":0}],"offered":[[],[]],"chosen":[null,null],"stacks":[{"symbol":"bridge","at":"fort-mason","left":1},{"symbol":"cable car","at":"potrero-hill","left":2},{"symbol":"sea lion","at":"alcatraz","left":2},{"symbol":"crab","at":"sunset","left":2},{"symbol":"fortune cookie","at":"pacific-heights","left":1},{"symbol":"flower","at":"the-embarcadero","left":1},{"symbol":"painted house","at":"golden-gate-bridge","left":2}],"tokens":[["flower"],[]],"claiming":null,"last_turns":null,"passes":0,"ended_by":""},"result":null}');
INSERT INTO "snapshots" VALUES('97kq5v36g5ww',6,'{"state":{"asks":"turn","first":1,"turn":0,"deck":{"blue":3,"green":5,"black":4,"purple":5,"red":6,"orange":5,"ferry":7},"market":{"blue":1,"green":1,"black":1,"orange":1,"ferry":1},"discards":{"purple":1},"hands":[{"blue":1,"black":1},{"blue":1}],"seen":[{},{}],"routes":[[],["chinatown the-embarcadero gray a"]],"tickets":[["fort-mason castro"],["presidio chinatown"]],"unseen_tickets":["golden-gate-bridge potrero-hill","alcatraz sunset","lincoln-park the-embarcadero","golden-gate-bridge castro","sunset the-embarcadero","pier-39 twin-peaks","presidio potrero-hill","alcatraz haight-ashbury","japanese-garden the-embarcadero","golden-gate-bridge civic-center","lombard-street twin-peaks","pier-39 mission-district","japanese-garden south-of-market","sunset painted-ladies","lincoln-park haight-ashbury","pier-39 civic-center","lombard-street painted-ladies","pacific-heights mission-district","fort-mason civic-center","chinatown painted-ladies"],"returned_tickets":[{"ticket":"pacific-heights potrero-hill","by":1},{"ticket":"alcatraz south-of-market","by":0}],"offered":[[],[]],"chosen":[null,null],"stacks":[{"symbol":"bridge","at":"presidio","left":1},{"symbol":"cable car","at":"potrero-hill","left":2},{"symbol":"sea lion","at":"alcatraz","left":2},{"symbol":"crab","at":"sunset","left":2},{"symbol":"fortune cookie","at":"twin-peaks","left":1},{"symbol":"flower","at":"the-embarcadero","left":1},{"symbol":"painted house","at":"golden-gate-bridge","left":2}],"tokens":[[],["flower"]],"claiming":null,"last_turns":null,"passes":0,"ended_by":""},"result":null}');
INSERT INTO "snapshots" VALUES('ejfjjcqvnavq',86,'{"state":{"asks":"over","first":1,"turn":0,"deck":{"blue":4,"green":4,"black":3,"purple":1,"red":3,"orange":5,"ferry":3},"market":{"black":1,"purple":1,"orange":1,"ferry":2},"discards":{"black":1,"purple":2,"red":2,"ferry":2},"hands":[{"blue":1,"green":1,"black":1,"purple":2,"red":1,"ferry":1},{"blue":1,"green":1}],"seen":[{"blue":1,"green":1,"black":1,"purple":2,"red":1},{"green":1}],"routes":[["golden-gate-bridge presidio red","japanese-garden sunset black","haight-ashbury castro","haight-ashbury painted-ladies gray a","castro mission-district green","pacific-heights chinatown","fort-mason lombard-street","civic-center mission-district","the-embarcadero potrero-hill"],["twin-peaks castro","painted-ladies civic-center orange","pacific-heights civic-center","fort-mason pier-39","lombard-street pier-39 purple","chinatown the-embarcadero gray a","chinatown civic-center black","civic-center south-of-market","mission-district potrero-hill blue"]],"tickets":[["alcatraz south-of-market"],["presidio chinatown","pier-39 mission-district","sunset painted-ladies","pacific-heights potrero-hill","pacific-heights mission-district","fort-mason civic-center"]],"unseen_tickets":["alcatraz sunset","lincoln-park the-embarcadero","golden-gate-bridge castro","sunset the-embarcadero","pier-39 twin-peaks","alcatraz haight-ashbury","japanese-garden the-embarcadero","golden-gate-bridge civic-center","lombard-street twin-peaks","japanese-garden south-of-market","pier-39 civic-center","chinatown painted-ladies"],"returned_tickets":[{"ticket":"fort-mason castro","by":0},{"ticket":"lombard-street painted-ladies","by":1},{"ticket":"presidio potrero-hill","by":1},{"ticket":"lincoln-park haight-ashbury","by":1},{"ticket":"golden-gate-bridge potrero-hill","by":1}],"offered":[[],[]],"chosen":[null,null],"stacks":[{"symbol":"bridge","at":"mission-district","left":0},{"symbol":"cable car","at":"potrero-hill","left":1},{"symbol":"sea lion","at":"alcatraz","left":2},{"symbol":"crab","at":"sunset","left":1},{"symbol":"fortune cookie","at":"castro","left":0},{"symbol":"flower","at":"the-embarcadero","left":1},{"symbol":"painted house","at":"golden-gate-bridge","left":1}],"tokens":[["cable car","crab","painted house"],["bridge","fortune cookie","flower"]],"claiming":null,"last_turns":0,"passes":0,"ended_by":"last-round"},"result":{"scores":[15,-15],"places":[1,2],"ended_by":"last-round","breakdown":[[{"key":"route","points":2,"rule":"8.1","args":{"track":5,"spaces":2}},{"key":"route","points":2,"rule":"8.1","args":{"track":12,"spaces":2}},{"key":"route","points":2,"rule":"8.1","args":{"track":18,"spaces":2}},{"key":"route","points":1,"rule":"8.1","args":{"track":19,"spaces":1}},{"key":"route","points":2,"rule":"8.1","args":{"track":23,"spaces":2}},{"key":"route","points":4,"rule":"8.1","args":{"track":31,"spaces":3}},{"key":"route","points":1,"rule":"8.1","args":{"track":33,"spaces":1}},{"key":"route","points":2,"rule":"8.1","args":{"track":46,"spaces":2}},{"key":"route","points":4,"rule":"8.1","args":{"track":52,"spaces":3}},{"key":"ticket-failed","points":-7,"rule":"8.2","args":{"ticket":10}},{"key":"tokens","points":2,"rule":"8.3","args":{"count":3}}],[{"key":"route","points":1,"rule":"8.1","args":{"track":21,"spaces":1}},{"key":"route","points":1,"rule":"8.1","args":{"track":27,"spaces":1}},{"key":"route","points":2,"rule":"8.1","args":{"track":32,"spaces":2}},{"key":"route","points":2,"rule":"8.1","args":{"track":34,"spaces":2}},{"key":"route","points":1,"rule":"8.1","args":{"track":35,"spaces":1}},{"key":"route","points":1,"rule":"8.1","args":{"track":41,"spaces":1}},{"key":"route","points":2,"rule":"8.1","args":{"track":44,"spaces":2}},{"key":"route","points":2,"rule":"8.1","args":{"track":45,"spaces":2}},{"key":"route","points":1,"rule":"8.1","args":{"track":51,"spaces":1}},{"key":"ticket-failed","points":-6,"rule":"8.2","args":{"ticket":12}},{"key":"ticket-failed","points":-6,"rule":"8.2","args":{"ticket":13}},{"key":"ticket-failed","points":-5,"rule":"8.2","args":{"ticket":16}},{"key":"ticket-failed","points":-5,"rule":"8.2","args":{"ticket":18}},{"key":"ticket-failed","points":-4,"rule":"8.2","args":{"ticket":21}},{"key":"ticket-failed","points":-4,"rule":"8.2","args":{"ticket":22}},{"key":"tokens","points":2,"rule":"8.3","args":{"count":3}}]],"automa_score":null,"automa_story":[]}}');
CREATE TABLE take_backs (
    match TEXT PRIMARY KEY, seat INTEGER NOT NULL, keep INTEGER NOT NULL, granted TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "take_backs" VALUES('97kq5v36g5ww',1,4,'[]');
CREATE TABLE turns (
    match TEXT NOT NULL,
    turn INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    chance TEXT NOT NULL,
    keep INTEGER NOT NULL,
    told TEXT,
    PRIMARY KEY (match, turn)
) WITHOUT ROWID;
INSERT INTO "turns" VALUES('97kq5v36g5ww',1,0,'keep fort-mason castro','[]',-1,'{"events":[["chose",{"seat":0}]],"shown":false}');
INSERT INTO "turns" VALUES('97kq5v36g5ww',2,1,'keep presidio chinatown','[]',-1,'{"events":[["chose",{"seat":1}],["kept-one",{"seat":1,"ticket":12,"other":18}],["kept-one",{"seat":0,"ticket":15,"other":10}]],"shown":true}');
INSERT INTO "turns" VALUES('97kq5v36g5ww',3,0,'place fortune-cookie twin-peaks','[]',-1,'{"events":[["placed",{"seat":0,"symbol":4,"location":19,"left":1}]],"shown":false}');
INSERT INTO "turns" VALUES('97kq5v36g5ww',4,0,'place bridge presidio','[]',-1,'{"events":[["placed",{"seat":0,"symbol":0,"location":14,"left":1}]],"shown":false}');
INSERT INTO "turns" VALUES('97kq5v36g5ww',5,1,'claim chinatown the-embarcadero gray a','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('97kq5v36g5ww',6,1,'pay 1 purple','[]',-1,'{"events":[["paid",{"seat":1,"payment":15}],["claimed",{"seat":1,"track":41,"points":1,"cars":19}],["token-taken",{"seat":1,"symbol":5,"location":5,"have":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',1,0,'keep alcatraz south-of-market','[]',-1,'{"events":[["chose",{"seat":0}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',2,1,'keep both','[]',-1,'{"events":[["chose",{"seat":1}],["kept-both",{"seat":1,"ticket":12,"other":18}],["kept-one",{"seat":0,"ticket":10,"other":15}]],"shown":true}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',3,0,'place bridge mission-district','[]',-1,'{"events":[["placed",{"seat":0,"symbol":0,"location":12,"left":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',4,0,'place fortune-cookie castro','[]',-1,'{"events":[["placed",{"seat":0,"symbol":4,"location":11,"left":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',5,1,'claim lombard-street pier-39 purple','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',6,1,'pay 1 purple','[]',-1,'{"events":[["paid",{"seat":1,"payment":15}],["claimed",{"seat":1,"track":35,"points":1,"cars":19}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',7,0,'claim haight-ashbury painted-ladies gray a','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',8,0,'pay 1 blue','[]',-1,'{"events":[["paid",{"seat":0,"payment":0}],["claimed",{"seat":0,"track":19,"points":1,"cars":19}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',9,1,'take green','[5]',-1,'{"events":[["took",{"seat":1,"card":1}],["revealed",{"card":5}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',10,1,'draw','[1]',-1,'{"events":[["drew",{"seat":1,"card":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',11,0,'take black','[6]',-1,'{"events":[["took",{"seat":0,"card":2}],["revealed",{"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',12,0,'draw','[4]',-1,'{"events":[["drew",{"seat":0,"card":4}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',13,1,'take ferry','[1]',-1,'{"events":[["took",{"seat":1,"card":6}],["revealed",{"card":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',14,0,'claim japanese-garden sunset black','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',15,0,'pay 2 black','[]',-1,'{"events":[["paid",{"seat":0,"payment":11}],["claimed",{"seat":0,"track":12,"points":2,"cars":17}],["token-taken",{"seat":0,"symbol":3,"location":10,"have":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',16,1,'claim twin-peaks castro','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',17,1,'pay 1 blue','[]',-1,'{"events":[["paid",{"seat":1,"payment":0}],["claimed",{"seat":1,"track":21,"points":1,"cars":18}],["token-taken",{"seat":1,"symbol":4,"location":11,"have":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',18,0,'take blue','[6]',-1,'{"events":[["took",{"seat":0,"card":0}],["revealed",{"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',19,0,'take green','[6,2,3,2,3,3]',-1,'{"events":[["took",{"seat":0,"card":1}],["revealed",{"card":6}],["swept",{"cards":5}],["revealed",{"card":2}],["revealed",{"card":3}],["revealed",{"card":2}],["revealed",{"card":3}],["revealed",{"card":3}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',20,1,'claim mission-district potrero-hill blue','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',21,1,'pay 1 ferry','[]',-1,'{"events":[["paid",{"seat":1,"payment":54}],["claimed",{"seat":1,"track":51,"points":1,"cars":17}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',22,1,'token mission-district','[]',-1,'{"events":[["token-taken",{"seat":1,"symbol":0,"location":12,"have":2}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',23,0,'claim fort-mason lombard-street','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',24,0,'pay 1 green','[]',-1,'{"events":[["paid",{"seat":0,"payment":5}],["claimed",{"seat":0,"track":33,"points":1,"cars":16}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',25,1,'claim fort-mason pier-39','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',26,1,'pay 2 green','[]',-1,'{"events":[["paid",{"seat":1,"payment":6}],["claimed",{"seat":1,"track":34,"points":2,"cars":15}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',27,0,'draw','[4]',-1,'{"events":[["drew",{"seat":0,"card":4}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',28,0,'draw','[0]',-1,'{"events":[["drew",{"seat":0,"card":0}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',29,1,'tickets','[16,16]',-1,'{"events":[["offered",{"seat":1,"first":20,"second":21}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',30,1,'keep pacific-heights mission-district','[]',-1,'{"events":[["kept-one",{"seat":1,"ticket":21,"other":20}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',31,0,'claim civic-center mission-district','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',32,0,'pay 2 red','[]',-1,'{"events":[["paid",{"seat":0,"payment":21}],["claimed",{"seat":0,"track":46,"points":2,"cars":14}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',33,1,'take black','[4]',-1,'{"events":[["took",{"seat":1,"card":2}],["revealed",{"card":4}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',34,1,'take black','[6]',-1,'{"events":[["took",{"seat":1,"card":2}],["revealed",{"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',35,0,'claim haight-ashbury castro','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',36,0,'pay 2 blue','[]',-1,'{"events":[["paid",{"seat":0,"payment":1}],["claimed",{"seat":0,"track":18,"points":2,"cars":12}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',37,1,'claim chinatown civic-center black','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',38,1,'pay 2 black','[]',-1,'{"events":[["paid",{"seat":1,"payment":11}],["claimed",{"seat":1,"track":44,"points":2,"cars":13}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',39,0,'take red','[1]',-1,'{"events":[["took",{"seat":0,"card":4}],["revealed",{"card":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',40,0,'take green','[6]',-1,'{"events":[["took",{"seat":0,"card":1}],["revealed",{"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',41,1,'take ferry','[2]',-1,'{"events":[["took",{"seat":1,"card":6}],["revealed",{"card":2}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',42,0,'draw','[1]',-1,'{"events":[["drew",{"seat":0,"card":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',43,0,'take black','[5]',-1,'{"events":[["took",{"seat":0,"card":2}],["revealed",{"card":5}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',44,1,'claim chinatown the-embarcadero gray a','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',45,1,'pay 1 ferry','[]',-1,'{"events":[["paid",{"seat":1,"payment":54}],["claimed",{"seat":1,"track":41,"points":1,"cars":12}],["token-taken",{"seat":1,"symbol":5,"location":5,"have":3}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',46,0,'claim castro mission-district green','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',47,0,'pay 2 green','[]',-1,'{"events":[["paid",{"seat":0,"payment":6}],["claimed",{"seat":0,"track":23,"points":2,"cars":10}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',48,1,'take ferry','[5]',-1,'{"events":[["took",{"seat":1,"card":6}],["revealed",{"card":5}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',49,0,'take orange','[5]',-1,'{"events":[["took",{"seat":0,"card":5}],["revealed",{"card":5}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',50,0,'take orange','[4]',-1,'{"events":[["took",{"seat":0,"card":5}],["revealed",{"card":4}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',51,1,'claim painted-ladies civic-center orange','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',52,1,'pay 1 ferry','[]',-1,'{"events":[["paid",{"seat":1,"payment":54}],["claimed",{"seat":1,"track":27,"points":1,"cars":11}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',53,0,'take purple','[1]',-1,'{"events":[["took",{"seat":0,"card":3}],["revealed",{"card":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',54,0,'take red','[3]',-1,'{"events":[["took",{"seat":0,"card":4}],["revealed",{"card":3}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',55,1,'tickets','[6,12]',-1,'{"events":[["offered",{"seat":1,"first":6,"second":16}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',56,1,'keep sunset painted-ladies','[]',-1,'{"events":[["kept-one",{"seat":1,"ticket":16,"other":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',57,0,'take green','[0]',-1,'{"events":[["took",{"seat":0,"card":1}],["revealed",{"card":0}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',58,0,'draw','[5]',-1,'{"events":[["drew",{"seat":0,"card":5}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',59,1,'tickets','[10,11]',-1,'{"events":[["offered",{"seat":1,"first":13,"second":17}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',60,1,'keep pier-39 mission-district','[]',-1,'{"events":[["kept-one",{"seat":1,"ticket":13,"other":17}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',61,0,'claim golden-gate-bridge presidio red','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',62,0,'pay 2 red','[]',-1,'{"events":[["paid",{"seat":0,"payment":21}],["claimed",{"seat":0,"track":5,"points":2,"cars":8}],["token-taken",{"seat":0,"symbol":6,"location":0,"have":2}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',63,1,'draw','[0]',-1,'{"events":[["drew",{"seat":1,"card":0}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',64,1,'take purple','[4]',-1,'{"events":[["took",{"seat":1,"card":3}],["revealed",{"card":4}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',65,0,'claim the-embarcadero potrero-hill','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',66,0,'pay 3 orange','[]',-1,'{"events":[["paid",{"seat":0,"payment":27}],["claimed",{"seat":0,"track":52,"points":4,"cars":5}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',67,0,'token potrero-hill','[]',-1,'{"events":[["token-taken",{"seat":0,"symbol":1,"location":13,"have":3}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',68,1,'tickets','[12,0]',-1,'{"events":[["offered",{"seat":1,"first":22,"second":0}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',69,1,'keep fort-mason civic-center','[]',-1,'{"events":[["kept-one",{"seat":1,"ticket":22,"other":0}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',70,0,'take blue','[2]',-1,'{"events":[["took",{"seat":0,"card":0}],["revealed",{"card":2}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',71,0,'draw','[4]',-1,'{"events":[["drew",{"seat":0,"card":4}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',72,1,'take black','[6]',-1,'{"events":[["took",{"seat":1,"card":2}],["revealed",{"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',73,1,'draw','[6]',-1,'{"events":[["drew",{"seat":1,"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',74,0,'take ferry','[3]',-1,'{"events":[["took",{"seat":0,"card":6}],["revealed",{"card":3}],["reshuffled",{"cards":29}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',75,1,'claim civic-center south-of-market','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',76,1,'pay 1 black 1 ferry','[]',-1,'{"events":[["paid",{"seat":1,"payment":38}],["claimed",{"seat":1,"track":45,"points":2,"cars":9}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',77,0,'take purple','[4]',-1,'{"events":[["took",{"seat":0,"card":3}],["revealed",{"card":4}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',78,0,'take red','[1]',-1,'{"events":[["took",{"seat":0,"card":4}],["revealed",{"card":1}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',79,1,'take purple','[6]',-1,'{"events":[["took",{"seat":1,"card":3}],["revealed",{"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',80,1,'take green','[6]',-1,'{"events":[["took",{"seat":1,"card":1}],["revealed",{"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',81,0,'claim pacific-heights chinatown','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',82,0,'pay 2 red 1 ferry','[]',-1,'{"events":[["paid",{"seat":0,"payment":47}],["claimed",{"seat":0,"track":31,"points":4,"cars":2}],["last-round",{"seat":0,"cars":2}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',83,1,'claim pacific-heights civic-center','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',84,1,'pay 2 purple','[]',-1,'{"events":[["paid",{"seat":1,"payment":16}],["claimed",{"seat":1,"track":32,"points":2,"cars":7}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',85,0,'draw','[6]',-1,'{"events":[["drew",{"seat":0,"card":6}]],"shown":false}');
INSERT INTO "turns" VALUES('ejfjjcqvnavq',86,0,'take red','[2]',-1,'{"events":[["took",{"seat":0,"card":4}],["revealed",{"card":2}],["ended",{}]],"shown":true}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',1,0,'keep fort-mason castro','[]',-1,'{"events":[["chose",{"seat":0}]],"shown":false}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',2,1,'keep pacific-heights potrero-hill','[]',-1,'{"events":[["chose",{"seat":1}],["kept-one",{"seat":1,"ticket":18,"other":12}],["kept-one",{"seat":0,"ticket":15,"other":10}]],"shown":true}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',3,0,'place bridge fort-mason','[]',-1,'{"events":[["placed",{"seat":0,"symbol":0,"location":2,"left":1}]],"shown":false}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',4,0,'place fortune-cookie pacific-heights','[]',-1,'{"events":[["placed",{"seat":0,"symbol":4,"location":6,"left":1}]],"shown":false}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',5,1,'claim lombard-street pier-39 purple','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',6,1,'pay 1 purple','[]',-1,'{"events":[["paid",{"seat":1,"payment":15}],["claimed",{"seat":1,"track":35,"points":1,"cars":19}]],"shown":false}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',7,0,'claim chinatown the-embarcadero gray a','[]',-2,'{"events":[],"shown":false}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',8,0,'pay 1 black','[]',-1,'{"events":[["paid",{"seat":0,"payment":10}],["claimed",{"seat":0,"track":41,"points":1,"cars":19}],["token-taken",{"seat":0,"symbol":5,"location":5,"have":1}]],"shown":false}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',9,1,'take orange','[5]',-1,'{"events":[["took",{"seat":1,"card":5}],["revealed",{"card":5}]],"shown":false}');
INSERT INTO "turns" VALUES('faja5w6fd8v9',10,1,'take orange','[1]',-1,'{"events":[["took",{"seat":1,"card":5}],["revealed",{"card":1}]],"shown":false}');
CREATE INDEX holders_of ON holders (match);
COMMIT;
