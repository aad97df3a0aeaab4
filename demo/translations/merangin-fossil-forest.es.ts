import { checklist, figure, h2, h3, ol, p, table } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'merangin-fossil-forest',
  language: 'es',
  title: 'En balsa por un bosque de 296 millones de años',
  excerpt:
    'En un río rápido de Jambi, la ceniza de un volcán desaparecido ha guardado las raíces, los troncos y las hojas de un bosque más antiguo que cualquier dinosaurio. La mejor entrada es por el agua.',
  caption: 'En el Batang Merangin, entre orillas de ceniza y limo de río.',
  body: [
    p(
      'El Batang Merangin baja pardo y ruidoso de las colinas del oeste de Jambi. Entre dos rápidos, la balsa entra en un remanso, el guía apunta con el remo a la pared y lo que parecía una mancha en la roca resulta ser un árbol. Hace 296 millones de años que no echa una hoja. Para los primeros dinosaurios faltaban todavía más de cincuenta millones de años; para las flores, la hierba y las aves, aún más.',
    ),
    p(
      'Este tramo del río, cerca de la aldea de Air Batu, es el corazón del <b>Geoparque Mundial de la UNESCO Merangin Jambi</b>, aprobado en mayo de 2023 junto con otros diecisiete. Sus fósiles tienen nombre propio en los manuales: la <i>flora de Jambi</i>.',
    ),
    h2('Un bosque al pie de un volcán'),
    p(
      'Las rocas de la orilla pertenecen a la Formación Mengkarang. Ocho veces repiten el mismo dibujo: ceniza volcánica gruesa abajo, capas más delgadas y finas encima y, sobre ellas, ceniza que los ríos recogieron y volvieron a depositar. La datación isotópica da 296,77 millones de años a las capas de ceniza de la base y 296,14 a otras de la cima. Todo el conjunto se formó, pues, en unos 630 000 años, a comienzos del Pérmico.',
    ),
    figure(
      'merangin-strata',
      'Ceniza, barro de río, ceniza otra vez: las capas con plantas del Merangin, simplificadas. De arriba abajo: conglomerado (grava de un antiguo río), arenisca (lecho de río arenoso), ceniza volcánica convertida en toba, que enterró el bosque en su sitio (dentro, un tronco fósil aún en pie), lutita (barro de río con hojas) y una capa marina con conchas de braquiópodos.',
    ),
    p(
      'Los paleobotánicos que estudiaron tres lugares del río concluyeron que los árboles crecían en las laderas bajas de un volcán activo. Corrientes ardientes de ceniza y gas derribaron el bosque una y otra vez. Después, la ceniza suelta que arrastraba la lluvia enterró raíces, tocones y hojarasca tan deprisa que no les dio tiempo a pudrirse, y la sílice de la ceniza convirtió la madera en piedra. <mark class="cdx-marker">Un volcán destruyó este bosque, y el mismo volcán lo conservó.</mark>',
    ),
    h3('Quién crecía aquí'),
    table(
      ['Planta', 'Qué era', '¿Hay algo parecido hoy?'],
      [
        '<i>Agathoxylon</i> (en rótulos antiguos, <i>Araucarioxylon</i>)',
        'Madera de árboles primitivos parecidos a las coníferas',
        'La madera se parece a la de las araucarias',
      ],
      ['<i>Cordaites</i>', 'Árboles de hojas largas como cintas', 'No; un pariente extinto de las coníferas'],
      ['Helechos con semilla', 'Frondas de helecho que daban semillas', 'No; se extinguió todo el grupo'],
      ['Helechos', 'Frondas del tipo <i>Pecopteris</i>', 'Sí, también los helechos arborescentes del trópico'],
      [
        '<i>Calamites</i>',
        'Colas de caballo articuladas, del tamaño de un árbol',
        'Colas de caballo que llegan a la rodilla',
      ],
      ['Licopodios', 'Plantas de esporas, algunas de ellas árboles', 'Pequeños licopodios del suelo del bosque'],
    ),
    p(
      'A lo largo de esos 630 000 años la mezcla cambió. Más abajo mandaban los <i>Cordaites</i>, los helechos o los licopodios; más arriba tomaron el relevo los helechos con semilla. Como el mar subía y bajaba al mismo tiempo, los autores del <a href="https://scholarworks.boisestate.edu/geo_facpubs/440/">estudio</a> lo atribuyen a un clima cambiante.',
    ),
    h2('Las plantas equivocadas en el lugar correcto'),
    p(
      'Los primeros ejemplares aparecieron en un reconocimiento geológico que dirigió August Tobler a comienzos del siglo XX. Sumatra queda a medio camino entre la India y Australia, y en ambas las rocas del Pérmico están llenas de <i>Glossopteris</i>, la hoja en forma de lengua de los fríos continentes del sur. Se esperaba encontrarla también en Jambi. No fue así: las plantas se parecían más a las de Europa. En 1925 Oene Posthumus remontó el río para recoger más y, con los hallazgos posteriores, hoy se pueden situar en la secuencia, capa por capa, más de 2000 ejemplares.',
    ),
    p(
      'La respuesta al enigma es que Sumatra no estaba toda en el mismo sitio. La franja occidental, que los geólogos llaman Bloque de Sumatra Occidental, se hallaba probablemente en latitudes bajas y cálidas y compartía muchas de sus plantas con lo que hoy es China. Las conchas que aparecen entre las capas de plantas lo confirman: braquiópodos y diminutas fusulinas, amigos del mar cálido y poco profundo. Cuando el guía te enseña animales marinos a unos pasos de los troncos, lo que estás mirando es una costa.',
    ),
    h2('Un día en el río'),
    ol(
      [
        'Llegar a Air Batu',
        [
          'Bangko, la ciudad más cercana, está a cuatro o cinco horas por carretera de la ciudad de Jambi.',
          'Air Batu queda unos 30 km más allá, sin transporte público regular.',
        ],
      ],
      [
        'Inscribirse con los guías de la aldea',
        [
          'Las balsas, los cascos y los chalecos salvavidas vienen con su tripulación.',
          'Pregunta por el nivel del agua. Si lo aplazan, alégrate.',
        ],
      ],
      'Bajar unos 13 km en unas tres horas. Hay una veintena de rápidos con nombre; Amin, Lade y Milan están entre los bravos.',
      'Parar donde pare la tripulación: huellas de hojas, conchas, troncos de piedra y una cascada que resbala por una ladera de granito.',
      'Terminar río abajo, hacia Bangko, con la ropa chorreando, y volver en auto.',
    ),
    p(
      'Quien prefiera tener los pies secos puede caminar. El sendero que lleva, entre huertos y bosque, a los principales yacimientos requiere unas tres horas entre ida y vuelta, con guía.',
    ),
    h2('Antes de bajar de la balsa'),
    p('El río desgasta estos fósiles, y nosotros también. Ninguno tiene repuesto.'),
    checklist(
      ['Mirar, fotografiar y no meterse nada en el bolsillo', true],
      ['Ni martillos, ni tiza, ni raspar para que una huella resalte', true],
      ['Pisar la roca desnuda, no el tronco', true],
      ['Teléfono y cámara en una bolsa estanca; zapatos que no se salgan al nadar', false],
      ['Pagar directamente al guía de la aldea y al alojamiento familiar', false],
      ['Llevarse hasta el último envoltorio de vuelta a Bangko', false],
    ),
    p(
      'La primera candidatura a la UNESCO fracasó en 2014; la segunda no prosperó hasta 2023. Visita las <a href="https://geopark.meranginkab.go.id/en/">páginas del propio geoparque</a> antes de viajar y calcula dos noches: un día para el río y otro para las colinas de las que viene.',
    ),
    p(
      'Desde Bangko, la carretera sube hasta el <a href="/places/mount-kerinci">monte Kerinci</a>. Otros dos geoparques esperan lectores en esta revista: <a href="/articles/lake-toba-supervolcano">el lago Toba</a> y <a href="/articles/belitong-granite-and-tin">Belitong</a>.',
    ),
  ],
}
