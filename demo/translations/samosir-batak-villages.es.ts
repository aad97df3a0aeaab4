import { figure, h2, h3, ol, p, pCentered, table, ul } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'samosir-batak-villages',
  language: 'es',
  title: 'Leer una aldea en Samosir',
  excerpt:
    'Una aldea de los batak toba cuenta mucho de sí misma si sabes dónde mirar. Un paseo sin prisa, de la cumbrera del tejado al telar, con los buenos modales que le corresponden.',
  caption: 'Lámparas en una hilera de casas, que se lee de izquierda a derecha.',
  body: [
    p(
      'Lo primero que se aprende en Samosir es una palabra. <b>Horas</b> sirve para decir hola, adiós, que te vaya bien y salud, y funciona mejor a todo pulmón. Un niño te la gritará desde una puerta; un anciano la dirá mirando hacia otro lado. Responde a los dos.',
    ),
    p(
      'El resto lleva más tiempo. Samosir es el corazón de la tierra de los batak toba y en sus aldeas vive gente, también en las que tienen taquilla. Aquí van tres cosas que leer, y cómo portarse mientras se leen.',
    ),
    h2('Una isla con un canal por foso'),
    p(
      'Samosir ocupa unos 640 kilómetros cuadrados en medio del lago Toba y, hasta comienzos del siglo XX, no era del todo una isla. Una estrecha lengua de tierra la unía a Sumatra cerca de Pangururan. El gobierno colonial neerlandés mandó abrir en ella un canal, con trabajo forzado; sobre el año no hay acuerdo: los relatos lo sitúan entre 1906 y 1913. El corte se llama Tano Ponggol, «tierra rota». Hoy lo cruza un puente, así que se puede llegar por carretera desde el oeste o en barco desde Parapat o Ajibata, al este.',
    ),
    figure(
      'toba-map',
      'Samosir llena el centro del lago Toba; en Pangururan casi toca la orilla. «Caldera rim» señala el borde de la caldera. La superficie del lago está a 905 m sobre el mar; su punto más hondo, a unos 500 m.',
    ),
    h2('Leer la casa'),
    p(
      'Una aldea es una <i>huta</i>, y en otro tiempo fue una pequeña fortaleza, con terraplenes de tierra o de piedra plantados de bambú. Dentro, las casas se alinean una junto a otra. Frente a cada una se alzaba su granero de arroz, el <i>sopo</i>, y la franja abierta entre las dos filas era patio, taller y secadero. Muchos graneros son hoy viviendas. Empieza por el suelo y deja que la mirada suba.',
    ),
    ul(
      [
        'Abajo',
        [
          'Gruesos pilares de madera, apoyados en piedras planas y no hundidos en la tierra, para que no se pudran',
          'Travesaños que atraviesan los pilares: aquí estaba el establo de búfalos y cerdos',
        ],
      ],
      [
        'En medio',
        [
          'Una sola estancia sin tabiques, antes compartida por varias familias, cada una con su rincón reconocido',
          'Una entrada baja al final de una escalera, de modo que se entra con la cabeza inclinada',
        ],
      ],
      [
        'Arriba',
        [
          'Un tejado en forma de silla de montar, más alto en los extremos que en el centro, hecho sin clavos',
          'Fibra negra de palma de azúcar en las casas más antiguas; en las demás, chapa ondulada',
        ],
      ],
    ),
    p(
      'La talla de la fachada se llama <i>gorga</i> y sus colores son casi siempre los mismos tres: rojo, negro y blanco. Busca una lagartija frente a una hilera de pechos. La lagartija, <i>boraspati</i>, representa al espíritu protector de la tierra; los pechos, la fertilidad, y juntos desean bien a la casa. Las cabezas abultadas en los extremos de las vigas son <i>singa</i>: la palabra significa león, la criatura es de leyenda y su tarea es montar guardia.',
    ),
    h2('Leer la piedra'),
    p(
      'En Tomok, tras una breve subida desde el embarcadero, descansan los sarcófagos de piedra de la familia Sidabutar. Tienen forma de barca, la nave en que viaja el difunto, con un gran rostro de mirada fija en la proa. La gente los llama megalitos, y así suenan a prehistoria; los investigadores sitúan las tumbas de piedra de los batak toba en los últimos cuatro o cinco siglos. Muchas guardan los huesos de más de una persona, recogidos unos años después del primer entierro y puestos juntos.',
    ),
    p(
      'Esa costumbre no ha terminado. Los huesos de los antepasados pueden alzarse, limpiarse y trasladarse a una tumba nueva en una ceremonia llamada <i>mangongkal holi</i>. Los altos monumentos pintados que verás entre los arrozales son la forma moderna de la misma idea.',
    ),
    p(
      'En Ambarita las piedras son asientos. En la aldea amurallada del clan Siallagan forman un círculo bajo un árbol, y los guías explican que allí los ancianos celebraban consejo y dictaban sentencia. La historia que viene después suele ser truculenta. Disfrútala como una función, y pregunta por el derecho.',
    ),
    h2('Leer el tejido'),
    p(
      'Lo tercero que leer es el <i>ulos</i>, el paño que los batak tejen a mano. Lo tejen las mujeres en un telar que se tensa con una correa alrededor de la espalda, de modo que es el cuerpo de la tejedora el que mantiene la tensión. Un paño puede llevar de una a cuatro semanas; algunos, más. Se viste, pero sobre todo se <i>da</i>: lo pone sobre los hombros, en un nacimiento, una boda o un funeral, alguien a quien su lugar en la familia le da derecho a hacerlo.',
    ),
    table(
      ['Paño', 'Uso habitual'],
      [
        'Ragidup',
        '«Diseño de vida», uno de los más honrados; en la boda, regalo de los padres de la novia a la madre del novio',
      ],
      ['Ragi hotang', 'Lleva el nombre del ratán; se pone sobre los hombros de los novios'],
      ['Mangiring', 'Rojo intenso; se regala al nacer el primer hijo, a quien se lleva en él'],
      ['Sibolang', 'Índigo y sobrio; se ve sobre todo en el luto'],
    ),
    p(
      'Las costumbres varían, así que toma la tabla como primera lección. La segunda se da en Hutaraja, en Lumban Suhi-suhi Toruan, camino de Pangururan, donde unas mujeres tejen delante de una fila de casas antiguas.',
    ),
    h3('Quién da, quién recibe'),
    p(
      'Detrás de cada regalo está <i>Dalihan Na Tolu</i>, «las tres piedras del hogar». Una olla necesita tres piedras para sostenerse, y un batak es siempre tres cosas a la vez: respetuoso con la familia de la que viene su esposa, cuidadoso con los de su propio clan, bondadoso con la familia en la que se casan sus hermanas y sus hijas. Cuando dos batak se preguntan por el clan, la <i>marga</i>, están calculando cuál de las tres son el uno para el otro.',
    ),
    h2('Buenos modales, por orden de uso'),
    ol(
      'Primero di <i>Horas</i>. Luego pregunta antes de subir a una casa o de levantar la cámara.',
      'Vístete para una visita y no para la playa: hombros y rodillas cubiertos en las aldeas y ante las tumbas.',
      'Si ante una tumba te ofrecen un ulos, póntelo, y devuélvelo con las dos manos.',
      'No te sientes nunca en un sarcófago ni te apoyes en él.',
      'Si te encuentras con una ceremonia, quédate en el borde hasta que alguien te señale un lugar. Dónde se sienta cada cual depende del parentesco.',
      'Paga el tiempo igual que las cosas. Una tejedora que explica su diseño durante veinte minutos ha dejado de ganar.',
      'Respeta la calma del domingo por la mañana. Casi todo el mundo está en la iglesia, y el canto llega lejos.',
    ),
    h2('Cómo moverse'),
    p(
      'La mayoría de las pensiones están en Tuktuk. Una carretera sigue la orilla, y en moto o en auto alquilado se va de Tomok, por Ambarita, a Simanindo, donde el recinto de un antiguo gobernante es museo desde 1969 y por la mañana suele haber danzas. Ve por el lago. Vuelve por la meseta, donde se acaban los letreros turísticos y la tarde es de los búfalos.',
    ),
    p(
      'Cómo salió la isla del fondo del <a href="/places/lake-toba">lago Toba</a> lo contamos <a href="/articles/lake-toba-supervolcano">en otro artículo</a>; cómo pasar allí <a href="/articles/three-days-at-lake-toba">tres días</a>, también.',
    ),
    pCentered('<i>Mauliate</i> significa gracias. <i>Horas</i> significa que te vaya bien.'),
  ],
}
