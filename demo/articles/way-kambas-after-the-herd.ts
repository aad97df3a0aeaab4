import type { DemoArticle } from '../article'
import { figure, h2, h3, ol, p, quote, table } from '../blocks'

export const article: DemoArticle = {
  slug: 'way-kambas-after-the-herd',
  title: 'The morning after the herd',
  excerpt:
    'Lampung’s lowland park has five rhino births to celebrate, and a border with its neighbours that nobody can celebrate. Why it is closed, and how to come back well.',
  image: 'way-kambas',
  caption: 'Way Kambas at dusk, before the patrols take up their positions.',
  author: 'putri',
  categories: ['forests'],
  daysAgo: 276,
  views: 1275,
  body: [
    p(
      'When a herd has been through in the night, the farmer is first to read the field. The prints are round and as wide as a washing-up bowl. The rice is pressed flat in lanes. A coconut palm lies across the path with its heart gone, and the little hut in which someone keeps watch has become a heap of planks. Scenes like this have been filmed by residents along the edge of Way Kambas National Park, in East Lampung, and the park’s own staff say they have been happening since the 1980s.',
    ),
    p(
      'This is an article about a park you cannot visit just now. On 16 January 2026 the authorities closed <a href="/places/way-kambas">Way Kambas</a> to tourists until further notice: too few rangers were left to look after visitors and the border at the same time. When this was written, no date for reopening was known. (On what <a href="/articles/the-shut-gate">a shut gate</a> is good for, see our column.) It seemed the right time to explain what is at stake on both sides of that border.',
    ),
    h2('A flat forest with a long memory'),
    p(
      'Way Kambas covers about 125,600 hectares of the east coast of Lampung, and hardly any of it is more than 60 metres above the sea. It became a game reserve in 1937. Loggers worked much of it over between 1968 and 1974, so most of the trees you see are the forest’s second try, mixed with grassland, freshwater swamp and, along the shore, mangrove. It was declared a national park in 1989 and launched as an ASEAN Heritage Park in 2016.',
    ),
    p(
      'Second-hand or not, it is full. More than 400 kinds of birds have been recorded. The pools near the ranger station of Way Kanan are one of the most reliable places in the world for the white-winged duck, a bird so wary that most visitors see it leaving. There are tapirs, tigers, siamangs, and frogmouths that look like broken branches until they blink.',
    ),
    figure(
      'wetland-profile',
      'From dry forest to the Java Sea: the lowlands of Way Kambas in one line. Heights are exaggerated.',
      {
        stretched: true,
      },
    ),
    h2('The neighbours'),
    p(
      'Park managers estimated the wild elephants of Way Kambas at 160 to 180 in 2024, with another 61 or so in human care. The Sumatran elephant has been listed as critically endangered since 2011. It is an animal of flat land by rivers, and flat land by rivers is also what people farm. More than twenty villages lie against the park, and there is hardly any buffer between field and forest.',
    ),
    p(
      'On 31 December 2025 elephants were found in a rubber plantation at the village of Braja Asri. Rangers, soldiers, police and residents agreed to drive them back. Something went wrong with the signals between the teams, the animals turned, and the head of the village was killed. Two weeks later crowds from the villages gathered at the park office to demand a border that works. The closure followed.',
    ),
    quote(
      'Gajah mati meninggalkan gading, harimau mati meninggalkan belang, manusia mati meninggalkan nama. (The elephant leaves its ivory, the tiger its stripes; a person leaves a name.)',
      'Indonesian proverb',
    ),
    h3('How a night on the border runs'),
    p(
      'More than fifty people are out on patrol every day: park staff, partner organisations such as the Elephant Response Unit, police and army, village officials and residents. From what the park told newspapers in January, a shift runs roughly like this:',
    ),
    ol(
      [
        '<b>Afternoon: look at the map.</b>',
        [
          'Eleven groups of elephants have a member that wears a GPS collar.',
          'The position is renewed every four hours. Six of the groups come close to villages often.',
        ],
      ],
      '<b>From about three o’clock: take position.</b> Teams of three to five wait where the tracks point.',
      '<b>Dusk to dawn: close the way.</b> The teams try to turn the herd at the edge of the forest; trained elephants and their mahouts serve as a living barrier.',
      '<b>Morning: go home.</b> The next shift starts in a few hours.',
    ),
    p(
      'What the park asks for is less heroic: repaired dykes and canals, fences at the worst crossings, and more good food for elephants inside the forest. Twelve kilometres of solid embankment in the north have been effective. Tens of kilometres more are planned.',
    ),
    h2('Five calves'),
    p(
      'Deep inside the park, behind a fence of its own, lies the Sumatran Rhino Sanctuary, built in 1996 and run by the park with the Indonesian foundation YABI, supported by the <a href="https://rhinos.org/">International Rhino Foundation</a>. The reason it exists is a number. In 2022 specialists put the wild population of the Sumatran rhino at 34 to 47 animals, scattered in patches of forest so far apart that many will never meet. The sanctuary brings them together.',
    ),
    table(
      ['Calf', 'Born', 'Sex', 'Mother and father'],
      ['Andatu', '23 June 2012', 'male', 'Ratu and Andalas'],
      ['Delilah', 'May 2016', 'female', 'Ratu and Andalas'],
      ['Sedah Mirah', '24 March 2022', 'female', 'Rosa and Andatu'],
      ['Anggi', '30 September 2023', 'female', 'Ratu and Andalas'],
      ['Indra', '25 November 2023', 'male', 'Delilah and Harapan'],
    ),
    p(
      'Andatu was the first Sumatran rhino born in human care in Indonesia. With the third and fifth lines of that table a second generation began: Andatu became a father, and Delilah, born here herself, had a calf of her own. At the end of 2024 ten rhinos were living in the sanctuary. It is a breeding station, not a zoo, and <mark class="cdx-marker">not seeing them is part of the help</mark>, as <a href="/articles/leuser-ketambe-orangutans">ten metres</a> are at Ketambe.',
    ),
    p(
      'It is tempting to take sides, with the animal that has lost its forest or with the family that has lost its harvest. The people on the night shift cannot afford to. They stand exactly in the middle, a few metres of wet grass each way, and wait for it to get light.',
    ),
  ],
}
