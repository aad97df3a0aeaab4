import type { DemoArticle } from '../article'
import { button, callout, checklist, details, figure, h2, h3, p, table, ul } from '../blocks'

/** Its days, as the page of a trip reads them. */
export const TRIP = '/trip?stops=sipiso-piso,lake-toba;samosir;pusuk-buhit'

export const article: DemoArticle = {
  slug: 'three-days-at-lake-toba',
  title: 'Three days at Lake Toba',
  excerpt:
    'A rim, an island, and the long way back: a plan that leaves time for the ferry to be late. With what to pack, what may be shut, and what to skip if it rains.',
  image: 'toba-ferry',
  caption: 'The boat from the east shore to Samosir, with the rim of the caldera behind it.',
  author: 'marketing',
  categories: ['lakes', 'geoparks', 'culture'],
  places: ['lake-toba', 'samosir'],
  readNext: ['samosir-batak-villages', 'lake-toba-supervolcano', 'mount-sibayak-sunrise'],
  opening: 'split',
  daysAgo: 24,
  views: 1630,
  body: [
    p(
      '<a href="/places/lake-toba">Lake Toba</a> is larger than it looks on the map of the island, and slower than it looks on the map of your telephone. Three days are enough to see the rim from above, to sleep on <a href="/places/samosir">Samosir</a>, and to come home by another road. They are not enough to do it twice as fast.',
    ),
    callout(
      'tip',
      'No times of ferries are printed here. They change with the season, the day and the number of lorries. Ask at the jetty when you arrive, and ask for the last boat first.',
    ),
    figure(
      'toba-map',
      'The lake from rim to rim. Day one is its northern and eastern shore, day two the island, day three the west.',
    ),
    h2('Day one: the rim'),
    p(
      'From Medan go by way of Berastagi, so that the first thing you see of the lake is all of it. (If you have a morning to spare and good shoes, <a href="/articles/mount-sibayak-sunrise">Sibayak</a> stands beside the road.) Above Tongging, at the fall of <a href="/places/sipiso-piso">Sipiso-piso</a>, a stream drops some 120 metres from the plateau, and behind it the water begins. A path of many steps goes down to the foot of the fall. Down is quick.',
    ),
    p(
      'Stand at the railing and read <a href="/articles/lake-toba-supervolcano">what you are looking at</a>, which is not beside a volcano but inside one. Then drive along the eastern rim to Parapat or Ajibata, where the boats leave, and sleep there. Do not try to cross on the same evening unless you like arriving in the dark.',
    ),
    h2('Day two: the island'),
    p(
      'Boats run from Ajibata to Tomok, with room for cars, and from Parapat to Tuktuk, for people. Wear the life jacket; if there is none, wait for the next boat. In June 2018 an overloaded ferry, the <i>Sinar Bangun</i>, sank here, and more than 160 people were lost.',
    ),
    table(
      ['Stop', 'What is there', 'Allow'],
      ['Tomok', 'The stone coffins of the Sidabutar family, a short climb from the landing', 'An hour'],
      ['Ambarita', 'The ring of stone seats in the walled village of the Siallagan clan', 'An hour'],
      ['Simanindo', 'A former ruler’s compound, a museum since 1969; dances, usually in the morning', 'Half a morning'],
      ['Tuktuk', 'A bed, a swim, and lava domes under the guesthouses', 'The night'],
    ),
    p(
      'If you have to choose, choose Simanindo in the morning and Tomok at four, when the day’s groups have gone back to their buses. Before you climb into a house or lift a camera, learn <a href="/articles/samosir-batak-villages">the manners that go with a village</a>. They take ten minutes to read and make the difference between visiting people and photographing them.',
    ),
    h3('If it rains'),
    p(
      'It will, for an hour, some time after lunch. Sit it out with a weaver at Hutaraja, near Lumban Suhi-suhi Toruan on the road to Pangururan, and pay for the time as well as for the cloth.',
    ),
    h2('Day three: the west, and out'),
    p(
      'Follow the shore to Pangururan, where a bridge crosses the canal that made Samosir an island. On the far side stands <a href="/places/pusuk-buhit">Pusuk Buhit</a>, a volcano that grew after the great collapse; Batak tradition sets the first ancestor there, and hot springs run out at its foot. From the lake the road climbs in bends to Tele. Stop at the top and look back: rim, water, island, rim. That is the whole of it, in one piece.',
    ),
    p(
      'From Tele it is a long way to Medan, and a shorter one, by Dolok Sanggul, to the airport at Silangit. If you fly, the viewpoints of Huta Ginjang and Sipinsur are each about half an hour from it.',
    ),
    button(TRIP, 'Put these three days into my trip'),
    h2('When, and with what'),
    ul(
      [
        'When',
        ['The drier months are May to September. Evenings are cool all year: the lake lies some 900 metres up.'],
      ],
      ['With whom', ['A guide from the village where you sleep, for half a day at least']],
      ['By what', ['A car with a driver for days one and three, a scooter or your feet for day two']],
    ),
    checklist(
      ['A warm layer, and a rain jacket that you can reach', true],
      ['Clothes that cover shoulders and knees, for tombs and churches', true],
      ['Cash in small notes for boats, gates and guides', true],
      ['A look at the notices of each place on the evening before', true],
      ['A fourth day, in case', false],
      ['A list of twelve more sights', false],
    ),
    details(
      'And if there are only two days?',
      'Leave out day one’s detour and come straight to Parapat. Keep the island, and keep the road back by Tele if anybody else can drive.',
    ),
    p(
      'Sources: the stops are those of our articles on the <a href="/articles/lake-toba-supervolcano">caldera</a> and the <a href="/articles/samosir-batak-villages">villages</a>, whose facts come from <a href="https://www.unesco.org/en/iggp">UNESCO’s geoparks programme</a>, Indonesia’s transport safety committee and the papers named there.',
    ),
  ],
}
