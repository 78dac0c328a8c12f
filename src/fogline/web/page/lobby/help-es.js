// How Fogline's table works, in Spanish. Marks as in markup.js.
export const help = [
  { id: "start", title: "En un minuto", texts: [
    "**Jugar ya**, en la sala, te sienta al momento contra bots de nivel medio. Tu primera partida de cada juego ofrece una breve visita sobre la mesa de verdad.",
    "La línea de arriba dice a quién le toca y qué se pregunta. Lo que puedes usar se ilumina; púlsalo, o usa los botones de debajo de la mesa: son siempre las mismas opciones. Señala una opción, o llega a ella con el teclado, y te dice qué haría antes de hacerla.",
  ] },
  { id: "undo", title: "Deshacer y confirmar", texts: [
    "Cada paso que das es un **borrador**: lo ves al momento, nadie más lo ve, y **Deshacer** lo retira. **Confirmar turno** lo muestra a las demás personas.",
    "Algunos pasos no pueden ser borradores: cuando se roba una carta o se revela algo oculto, lo hecho ya cuenta. Después aún puedes **pedir deshacer**; se hace cuando aceptan todas las demás personas que juegan.",
    "A solas con bots, o con un dispositivo para todo el mundo, deshaces lo que quieras, turno a turno. Donde una persona tiene todos los sitios, no hace falta confirmar nada.",
  ] },
  { id: "orders", title: "Cuando no puedes estar", texts: [
    "Una subasta abierta da vueltas y vueltas. En San Francisco (2000) puedes dejar una orden a la mesa: **Subir por mí…**, junto a tus cheques. Elige hasta dónde, toca los cheques que deben quedarse en tu mano y pulsa **Activar**, también cuando no es tu turno.",
    "Cada vez que te toca, sube al momento lo mínimo posible, con el menor número de cheques, y pasa cuando no queda ninguna suma hasta tu límite. Como no hay cambio, puede quedarse algo por debajo.",
    "Solo tú ves la orden, y puedes cambiarla o retirarla en cualquier momento. Termina con la subasta, cuando pasas o te vas, y cuando se deshace algo.",
  ] },
  { id: "why", title: "¿Por qué no puedo hacer esto?", texts: [
    "Pulsa algo que ahora no se pueda usar, o la tecla `w`: el panel **¿Por qué?** da el motivo, con sus números y la regla, como enlace al reglamento.",
    "Cada número de una puntuación tiene también su historia: ábrela en el panel **Puntos**.",
  ] },
  { id: "help-levels", title: "Ayuda en la mesa", texts: [
    "Quien crea la mesa elige cuánto ayuda, igual para todo el mundo: **nada** (solo las reglas), **básica** (lo que haría cada acción), **total** (también la bombilla: el consejo de un bot con sus razones).",
  ] },
  { id: "bots", title: "Bots", texts: [
    "Hay cuatro niveles, de **inicial** a **experto**. Ven exactamente lo que vería una persona en su sitio: nunca tu mano, nunca el mazo.",
    "Cuando alguien se va, un bot guarda su sitio y lo devuelve cuando vuelve.",
  ] },
  { id: "together", title: "Jugar en compañía", texts: [
    "**Con enlace**: crea una mesa con sillas libres y envía su dirección. Quien la abra elige un nombre y se sienta; sin cuenta y sin instalar nada. Empieza la partida quien creó la mesa.",
    "**En un dispositivo**: pon a varias personas en sillas de este dispositivo. Entre dos turnos cae una cortina y en la página no queda nada de las demás hasta que la levantas; también cae al dejar la ventana.",
    "**Mirar**: sin sitio ves lo que es público, salvo que la mesa sea solo para quienes juegan.",
  ] },
  { id: "replay", title: "Repeticiones, bifurcaciones y registros", texts: [
    "Toda partida terminada se puede volver a ver, jugada a jugada, con los ojos de cualquiera. Cada momento tiene su propia dirección para enviar, y cada línea del historial lleva a su momento.",
    "**Seguir desde aquí** crea una mesa en un dispositivo desde cualquier momento de una partida terminada: ¿y si…? Una franja recuerda que no es la partida real.",
    "**Guardar el registro** te da la partida entera en un archivo; **Importar un registro** la abre aquí o en cualquier otro Fogline.",
  ] },
  { id: "box", title: "Tu propia caja", texts: [
    "Las cartas, los mapas y los números son datos. `fogline box copy cablecars mia.toml` en un terminal te da los nuestros para cambiarlos; elige el archivo al crear una mesa. Lo que no se puede jugar se rechaza con su motivo.",
    "Donde no se pudieron consultar los componentes impresos, los nuestros están **reconstruidos**, y la mesa y el reglamento lo dicen.",
  ] },
  { id: "everyone", title: "Para todos los ojos, oídos y manos", texts: [
    "El color nunca va solo: cada participante, palo y distrito tiene también un signo. Se puede jugar toda la partida con el teclado; lo que pasa se anuncia a los lectores de pantalla; **Mesa como texto**, en el menú, muestra la misma mesa con títulos, listas y acciones numeradas.",
    "El idioma, la luz, el movimiento y el sonido se pueden cambiar en cualquier momento, también en mitad de una partida.",
  ] },
  { id: "privacy", title: "Qué se guarda", texts: [
    "No hay cuentas. El servidor da a este navegador una cookie con un número al azar, para que tus sitios sean tuyos; quien la borra renuncia a sus sitios. Tu nombre y tus ajustes se quedan en este navegador, y el nombre va a las mesas donde te sientas.",
    "El servidor guarda sus mesas: nombres, ajustes y lo que se jugó. No hay publicidad ni se cuentan visitas, y la página no pide nada a ningún otro sitio.",
    "Quien conoce la dirección de una mesa puede mirar donde se permite. Las direcciones no se pueden adivinar.",
  ] },
];
