import type { DemoArticle } from '../article'
import { delimiter, figure, h2, h3, p, pullQuote, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'sianok-canyon-great-sumatran-fault',
  title: 'Sianok: the canyon that keeps an appointment with a fault',
  excerpt:
    'A century after the Padang Panjang earthquakes, the pale walls beside Bukittinggi still show how ash, water and a 1,900-kilometre fault share one valley.',
  image: 'sianok',
  author: 'editor',
  categories: ['geoparks', 'culture'],
  published: '2026-06-27',
  views: 1840,
  body: [
    p(
      'From the railing of Taman Panorama the ground simply stops. A hundred metres down, a shallow river wanders between sandbanks and rice plots; across the gap, about 200 metres away, stands a wall as pale and blocky as cut bread. This is Ngarai Sianok, some 15 kilometres of canyon on the western edge of Bukittinggi. People will tell you that the earth split open here. The true story takes longer, and it is not over.',
    ),
    p(
      'On 28 June it will be a hundred years since two earthquakes, less than three hours apart, wrecked the neighbouring town of Padang Panjang. That seems a good moment to look at what lies under the view.',
    ),
    h2('Two makers, one valley'),
    h3('Ash from the west'),
    p(
      'The walls are <b>tuff</b>: volcanic ash and pumice, packed together under their own weight. They came from Maninjau, some 20 kilometres to the west, where a lake now fills the hollow left by a collapsed volcano. Its last great eruption is dated to about 52,000 years ago, from charcoal and volcanic glass found in the deposit. Geologists of the Indonesian survey put the material thrown out at 220 to 250 cubic kilometres, and have traced it up to 75 kilometres from its source.',
    ),
    p(
      'Tuff like this is an odd building stone. You can mark it with a coin, yet it stands upright in cliffs as long as it is dry. Wet its foot, or shake it, and it comes away in slabs. That is why the canyon has walls rather than slopes.',
    ),
    h3('A line from the south-east'),
    p(
      'The second maker is the Great Sumatran Fault, which runs about 1,900 kilometres along the spine of the island and out to sea at both ends. The land on either side does not gape: it slides sideways, each side moving to the right when seen from the other. The fault is broken into some twenty segments, and the one beneath this town is called Sianok. It provided a line of crushed, weakened ground; the river, Batang Sianok, did the digging.',
    ),
    figure(
      'sumatra-fault-map',
      'The fault follows the mountains from Aceh to the Sunda Strait. Its Sianok segment passes Bukittinggi and ends near Lake Singkarak.',
      { stretched: true },
    ),
    p(
      'How fast? You may hear “two millimetres a day”. Measured over thousands of years, the Sianok segment moves roughly 14 millimetres <i>a year</i>, which makes two millimetres in seven weeks. Nor does it creep along politely. It mostly stays locked, then catches up within seconds.',
    ),
    h2('A hundred years, twice'),
    p(
      'The catching up often comes in pairs, because two segments meet under Lake Singkarak and one can set off the other. In 1926 the first shock came in the middle of the morning and the second in the early afternoon; more than 350 people died. Among the ruins in Padang Panjang was the building of Diniyah Putri, the girls’ school that Rahmah el Yunusiyah had opened only three years before. The school began again, and it still teaches.',
    ),
    p(
      'On 6 March 2007 the pattern returned: magnitude 6.4 at 10.49, magnitude 6.3 two hours later. Seismologists found that the first broke the segment south of the lake and the second the Sianok segment to the north. About seventy people were killed, and tens of thousands of houses damaged, from Solok to Agam.',
    ),
    table(
      ['When', 'What happened in or near the canyon'],
      ['About 52,000 years ago', 'Maninjau erupts and its ash and pumice bury the old landscape'],
      ['28 June 1926', 'Two earthquakes around Padang Panjang'],
      ['1942–1945', 'Japanese occupation; tunnels are cut into the tuff'],
      ['1 November 1989', 'A stretch of the Bukittinggi rim falls, about 150,000 cubic metres'],
      ['6 March 2007', 'Two earthquakes near Lake Singkarak'],
      ['8 April 2023', 'A magnitude 4.5 tremor brings down parts of the cliff'],
      [
        '1 January 2026',
        'After days of rain, a slice of wall 120 metres high falls at Guguak Tinggi; rice fields lost, nobody hurt',
      ],
    ),
    p(
      'Read the last column again and the canyon stops looking like an ancient monument. <mark class="cdx-marker">It is a building site</mark>, and the builder does not put up signs.',
    ),
    pullQuote('The fault draws the line, the river does the digging, and the rain decides the date.'),
    h2('Lobang Jepang, without the ghost stories'),
    p(
      'Soft rock that stands by itself is also good rock to hide in. During the occupation the Japanese 25th Army, which had its headquarters in Bukittinggi, had a bunker cut into the tuff beneath Panorama. The visitable tunnels of Lobang Jepang are about 1,400 metres long, though you will see larger numbers; sources also differ on whether the work took months or years. They agree on who did it: forced labourers, <i>romusha</i>, many of them brought from Java and other islands.',
    ),
    p(
      'Nobody kept a list of their names, and no reliable count of the dead exists. Tales of all kinds have moved into that silence. We prefer to leave it as it is, walk quietly, and look at the walls, which were cut by hand.',
    ),
    delimiter(),
    h2('Walking it'),
    p(
      'Half a day is enough to cross from one rim to the other, and Koto Gadang, the village opposite, deserves the climb. Its silversmiths have been known for generations; several workshops let you watch.',
    ),
    ul(
      [
        'Going down',
        [
          'Start at Taman Panorama early, before cloud gathers on Singgalang.',
          'Take the road into the canyon and cross the bridge over Batang Sianok.',
          'Try <i>itiak lado mudo</i>, duck in green chilli, at one of the small places on the canyon floor.',
        ],
      ],
      [
        'Going up',
        [
          'Janjang Koto Gadang, opened in its present form in 2013, has walled steps along about 780 metres.',
          'Buy silver from the person who made it.',
        ],
      ],
      [
        'Staying safe',
        [
          'Keep back from the foot of the walls, above all during rain and for a day or two after it.',
          'Never lean on an edge without a railing: overhanging turf often has nothing beneath it.',
          'If the ground shakes, move away from both rim and wall into the open.',
        ],
      ],
    ),
    p(
      'The canyon and Lake Maninjau together have been a national geopark since 2018. The best exhibit is free: stand on the bridge, look up at both walls, and think sideways. Somewhere very near your feet two pieces of Sumatra are pressed together, and they are not going the same way.',
    ),
    figure('maninjau', 'Lake Maninjau lies in the caldera that supplied the ash for Sianok’s walls.'),
    p(
      'For the maps behind this article see the <a href="http://www.tectonics.caltech.edu/sumatra/sumatranfault.html">Sumatran fault pages</a> of the Caltech Tectonics Observatory.',
    ),
  ],
}
