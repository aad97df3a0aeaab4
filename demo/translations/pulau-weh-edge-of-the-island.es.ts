import { figure, h2, h3, ol, p, quote, ul } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'pulau-weh-edge-of-the-island',
  language: 'es',
  title: 'Pulau Weh: donde empieza el mapa de Indonesia',
  excerpt:
    'Un volcán frente a la punta de Sumatra, con un monumento al kilómetro cero, una ladera que humea, burbujas en el fondo del mar y el recuerdo de una mañana de diciembre.',
  caption: 'La bahía al oeste de Sabang. Un rabihorcado la tiene para él solo.',
  body: [
    p(
      'Todo país tiene que empezar a contar en algún sitio. Indonesia lo hace en un promontorio boscoso de Pulau Weh, una isla de unos 150 kilómetros cuadrados frente al extremo norte de Sumatra. La lancha rápida desde Banda Aceh tarda unos 45 minutos; el ferri de automóviles, hasta dos horas. La mayoría viene a bucear. Son menos los que se dan cuenta de que la isla desde la que bucean es también un volcán, y de que no se ha enfriado del todo.',
    ),
    h2('El kilómetro cero'),
    p(
      'La carretera que sale de Sabang, la única ciudad, hacia el oeste serpentea casi 30 kilómetros por el bosque, entre grupos de macacos, y termina en un monumento alto sobre el mar. Se inauguró en septiembre de 1997 y desde entonces se ha reconstruido y ampliado. Una placa da la posición, algo menos de seis grados norte, y una altura de 43,6 metros. Los sitios de viajes la repiten como altura del monumento. Es la altura sobre el nivel del mar.',
    ),
    quote(
      'Dari Sabang sampai Merauke, berjajar pulau-pulau.',
      'De Sabang a Merauke, islas en fila: el comienzo de una canción que todo niño indonesio aprende en la escuela',
    ),
    p(
      'En rigor es un símbolo. La isla deshabitada de Rondo queda más al norte, y otras motas de roca, más al oeste. Pero un símbolo necesita estacionamiento, y este da a un mar sin nada más. Ve al caer la tarde y no dejes comida a la vista de los macacos.',
    ),
    figure(
      'ring-of-places',
      'Weh es el punto más alto del mapa. Todos los demás lugares de esta revista quedan al sur. Alrededor están el océano Índico, el estrecho de Malaca, el mar de China Meridional y el mar de Java.',
    ),
    h2('Un volcán que respira'),
    p(
      'Weh es lo que queda de un volcán, parte del cual se hundió hace mucho y fue inundada por el mar. No consta ninguna erupción en tiempos históricos. El calor, en cambio, sigue ahí.',
    ),
    h3('Jaboi'),
    p(
      'A unos quince kilómetros de Sabang, por encima de la aldea de Jaboi, los árboles se quedan pelados y el suelo se vuelve blanco. Un sendero lleva a unos cuantos cráteres pequeños donde el vapor y el azufre brotan de la ladera y el agua hierve entre las piedras. Es un paseo corto y fácil de tomar a la ligera. No te salgas del sendero, quédate del lado de donde viene el viento, vigila de cerca a los niños y da la vuelta si los gases te raspan la garganta.',
    ),
    p(
      'El agua caliente de la misma fuente se lleva a unas pozas de baño en Jaboi y en la vecina Keuneukai. Las familias llegan hacia el atardecer. Báñate como ellas, con camiseta y bermudas, o con sarong.',
    ),
    h3('Lo mismo, bajo el agua'),
    p(
      'En Pria Laot, en la amplia bahía al oeste de la ciudad, hileras de burbujas suben de las grietas de la arena a unos diez metros de profundidad. Los geólogos que estudiaron las aguas al norte de la isla contaron al menos 33 lugares en los que escapa gas del fondo. En tierra o debajo del mar, esto es <mark class="cdx-marker">un solo volcán con dos juegos de chimeneas</mark>.',
    ),
    h2('El arrecife y sus reglas'),
    p(
      'Alrededor de Iboih y del islote de Rubiah se puede nadar con máscara y tubo desde la playa, sobre coral y nubes de peces. Parte del mérito es de una vieja institución. En Aceh, cada tramo de costa tiene un <i>Panglima Laot</i>, un «comandante del mar», a quien los pescadores eligen para resolver disputas y decidir quién puede pescar dónde, cómo y cuándo. Los investigadores que compararon distintos lugares de Weh hallaron de dos a ocho veces más peces de arrecife y coral vivo donde las redes estaban prohibidas. La costumbre se hizo para mantener la paz entre vecinos; salvar el arrecife vino de propina.',
    ),
    h2('La mañana del 26 de diciembre'),
    p(
      'Poco antes de las ocho del domingo 26 de diciembre de 2004, un terremoto de magnitud 9,1 rompió el fondo del mar al oeste de Sumatra. El tsunami que siguió mató a gente en más de una docena de países. En ningún lugar golpeó más fuerte que en Aceh, donde se perdieron unas 170 000 vidas. En Banda Aceh, al otro lado del estrecho, el agua entró kilómetros tierra adentro.',
    ),
    p(
      'La isla tuvo más suerte. En Iboih vieron cómo el canal de Rubiah se vaciaba hasta dejar la arena al aire y volvía a llenarse, varias veces seguidas. En Gapang el mar se llevó casi todas las construcciones de madera de la playa. En comparación con la isla grande, murieron pocas personas. Quienes viven aquí quizá te lo cuenten y quizá no; deja que elijan.',
    ),
    p(
      'La reconstrucción llevó años. La paz llegó antes: en agosto de 2005 el gobierno y el Movimiento Aceh Libre firmaron en Helsinki un acuerdo que puso fin a casi treinta años de guerra.',
    ),
    p(
      'Los pescadores se dieron su propia ley. A finales de 2005, los Panglima Laot acordaron que en Aceh ningún barco sale al mar el 26 de diciembre. La tripulación que no la cumple pierde la captura, y el barco queda amarrado de tres a siete días.',
    ),
    h2('Dos buenos días en Weh'),
    ol(
      [
        'De camino, dedica medio día a Banda Aceh.',
        [
          'El Museo del Tsunami, al que se entra por un pasillo oscuro entre paredes por las que corre el agua',
          'PLTD Apung, una central eléctrica flotante de unas 2600 toneladas que el mar dejó en un barrio, kilómetros tierra adentro',
        ],
      ],
      [
        'Primera mañana: máscara y tubo en Iboih o Rubiah.',
        ['Flota, no te pongas de pie; una aleta rompe en un segundo lo que tardó diez años en crecer'],
      ],
      'Primera tarde: el kilómetro cero.',
      [
        'Segunda mañana: las fumarolas de Jaboi antes del calor y, después, las pozas.',
        ['Lleva zapatos cerrados, agua y ropa que pueda acabar oliendo a azufre'],
      ],
      'Segunda tarde: Rubiah a pie, con las ruinas de la estación de cuarentena donde, desde 1920 más o menos, debían esperar los peregrinos que navegaban a La Meca o volvían de ella.',
    ),
    h2('Como huésped en Aceh'),
    ul(
      [
        'La ropa',
        [
          'Hombros y rodillas cubiertos en la ciudad y en las aldeas, tanto mujeres como hombres',
          'El traje de baño, en la playa, y una camisa encima en cuanto dejes la arena',
        ],
      ],
      [
        'El viernes',
        ['Barcos, tiendas y cafés se detienen en torno al rezo del mediodía; planea la travesía contando con ello'],
      ],
      ['La bebida', ['La ley islámica de Aceh prohíbe el alcohol, y el café es excelente']],
      ['La memoria', ['Pregunta antes de fotografiar fosas comunes o memoriales, y no poses delante de ellos']],
    ),
    p(
      'En el barco de vuelta, siéntate en la popa. La isla se queda atrás despacio, verde hasta la línea del agua, con una mancha sobre Jaboi que podría ser una nube.',
    ),
    p(
      'Al otro lado del estrecho empieza <a href="/articles/sianok-canyon-great-sumatran-fault">una larga falla</a>, que atraviesa toda Sumatra. Si la sigue hasta el <a href="/places/lake-toba">lago Toba</a>, otro volcán humea por el camino: <a href="/articles/mount-sibayak-sunrise">el Sibayak</a>.',
    ),
  ],
}
