import type { DemoArticle } from '../article'
import { figure, h2, h3, ol, p, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'kerinci-highest-volcano',
  title: 'When to stop below Kerinci',
  excerpt:
    'Mount Kerinci is 3,805 metres high and often closed at the top. How the alert levels work, what you may climb, and why the forest is worth the walk by itself.',
  image: 'kerinci',
  caption: 'Tea at Kayu Aro, and the mountain before it has drawn its cloud.',
  author: 'editor',
  categories: ['craters', 'forests'],
  places: ['gunung-tujuh'],
  daysAgo: 176,
  views: 2316,
  body: [
    p(
      'On a clear dawn in Kersik Tuo the whole mountain stands above the tea: a dark skirt of forest, a bare grey cone and, more often than not, a thread of steam. By nine it has usually drawn a cloud over itself. <a href="/places/mount-kerinci">Mount Kerinci</a>, 3,805 m, is the highest volcano in Indonesia and the highest point of Sumatra. It is also awake, and this article is written for people who mean to take that seriously.',
    ),
    h2('What you are looking at'),
    p(
      'According to the <a href="https://volcano.si.edu/">Global Volcanism Program</a>, Kerinci is a massif 13 km wide and 25 km long that rises between 2,400 and 3,300 m above the country around it. The young cone on top, where nothing grows, holds a crater 600 m across, sometimes with a small lake in its north-eastern corner. The first eruption on record was in 1838. Many have followed, mostly modest explosions of ash; in January 2023 a column rose about 1,200 m above the summit.',
    ),
    figure(
      'gunung-tujuh',
      'To the south-east of Kerinci lies the lake of Gunung Tujuh, a day’s walk for those who leave the summit alone.',
    ),
    h2('When Kerinci is closed'),
    p(
      'Two offices decide how far you may go. The volcanological centre <b>PVMBG</b> watches the mountain from an observation post in Kayu Aro and sets the alert level. The national park then opens, limits or shuts the trails. These are the four levels used for every volcano in the country. (What they promise, and what they do not, is in <a href="/articles/ask-the-volcano-desk">our talk about them</a>.)',
    ),
    table(
      ['Level', 'Name', 'What it means'],
      ['I', 'Normal', 'No increase in activity; poisonous gas is still possible at the crater'],
      ['II', 'Waspada', 'Activity is rising; eruptions may threaten the area around the vent'],
      ['III', 'Siaga', 'A clear rise, or eruptions that endanger the surroundings but not settlements'],
      ['IV', 'Awas', 'Eruptions that can threaten settlements'],
    ),
    p(
      'Kerinci has been at Level II since 2007. At that level PVMBG tells everyone to keep <mark class="cdx-marker">three kilometres from the crater</mark>. In December 2023, days after Marapi, further north, erupted with hardly a warning, the park spelt out what this means on the ground: on the Kersik Tuo side you may go as far as Shelter 2 and no further.',
    ),
    p(
      'At times even that is too much. On 4 January 2026 instruments counted 101 shallow volcanic earthquakes in a single day. Two days later the park closed both routes. Climbing resumed on 12 February, still at Level II and still with the three-kilometre rule. Similar closures came in 2016, 2020 and 2022.',
    ),
    p(
      'So the honest sum is this. The mountain is 3,805 metres high. The mountain you may climb is some 750 metres lower. You will meet people who went to the top regardless, and guides who will offer it. The usual danger is a burst of gas and hot stones with no warning at all, and no amount of fitness helps against that.',
    ),
    h2('The climb, as far as it goes'),
    p(
      'Kersik Tuo, at about 1,500 m, is six to eight hours by road from Padang. Its landmark is a statue of a tiger at the turning to the mountain. Climbers register at the park’s post R10, pay the fee and have their bags checked. The rules require at least two days and one night. Heights below are rounded, since no two signs agree.',
    ),
    ol(
      ['Forest gate (Pintu Rimba), about 1,800 m', ['Fields end here, and so does the easy walking surface.']],
      [
        'Posts 1 to 3, about 1,900 to 2,200 m',
        [
          'A gentle path under tall trees: the best hours for birds and gibbons.',
          'No camping, because this is where tigers pass.',
        ],
      ],
      ['Shelter 1, about 2,500 m', ['The first legal camp. After it the path turns into a ditch of roots.']],
      [
        'Shelter 2, about 3,050 m',
        [
          'Dwarf forest, cold wind, and a wide view over the valley.',
          'The end of the road while the three-kilometre rule holds.',
        ],
      ],
    ),
    p(
      'Allow five to eight hours from the gate to Shelter 2, and expect rain in every month. Nights at 3,000 metres are cold, and colder in a damp sleeping bag. A second route, from South Solok in West Sumatra, takes longer.',
    ),
    h3('Who else lives here'),
    p(
      'Kerinci Seblat is the largest national park on Sumatra, about 1.39 million hectares spread over four provinces. Together with <a href="/places/ketambe">Gunung Leuser</a> and Bukit Barisan Selatan it became a World Heritage site in 2004, the <a href="https://whc.unesco.org/en/list/1167">Tropical Rainforest Heritage of Sumatra</a>, and since 2011 that site has been on the list of World Heritage in Danger because of roads, logging, clearing and poaching.',
    ),
    p(
      'It is also the best hope of the Sumatran tiger. Surveys reported by Fauna &amp; Flora in 2023 put 128 in the park and the forests next to it, more than anywhere else on the island. You will almost certainly not see one. On foot, you may notice:',
    ),
    ul(
      [
        'By ear',
        ['Siamangs, whose duets carry for kilometres after sunrise.', 'Hornbills, by the whoosh of their wings.'],
      ],
      [
        'On the ground',
        [
          'Pugmarks at muddy crossings; tell the rangers where.',
          'Schneider’s pitta, which lives on Sumatra and nowhere else.',
        ],
      ],
      ['With bad luck', ['A wire snare. Do not touch it: note the place and report it at R10.']],
    ),
    h2('If the gate is shut'),
    p(
      'Then do what rangers suggested to stranded climbers in 2016 and walk to the <a href="/articles/gunung-tujuh-lake-in-the-clouds">lake of Gunung Tujuh</a>, in the mountains on the other side of the road, or spend the morning with binoculars on the tea estate. The mountain is at its best from a distance in any case, for about two hours after dawn. Bring back your rubbish from whatever height you reach; after the New Year holiday of 2026 the park named litter on the trail among its reasons for concern.',
    ),
  ],
}
