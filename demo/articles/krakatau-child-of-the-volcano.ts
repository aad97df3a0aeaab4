import type { DemoArticle } from '../article'
import { figure, h2, h3, linkCard, ol, p, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'krakatau-child-of-the-volcano',
  title: 'An island to see from a distance',
  excerpt:
    'It first rose in 1927, fell into the sea one December night in 2018, and is rising again. What Anak Krakatau teaches, and when to stay on shore.',
  image: 'krakatau',
  caption: 'Anak Krakatau at night, from the sea. At Level II, boats keep two kilometres away.',
  author: 'bayu',
  categories: ['craters'],
  series: 'mountains-that-fell-in',
  opening: 'full',
  daysAgo: 92,
  views: 2310,
  body: [
    p(
      'In a small park in Bandar Lampung, well above the harbour, an iron buoy sits on a pedestal. It used to float in the bay of Telukbetung. On the morning of 27 August 1883 the sea carried it inland and left it behind. It says what happened better than a long inscription could.',
    ),
    p(
      'The wave came from <a href="/places/anak-krakatau">Krakatau</a>, in the Sunda Strait. The islands belong to Lampung, and from this side, across some 35 to 40 kilometres of open water, you can still follow the story in order: the parent, the child, the night in 2018, and what is growing there now.',
    ),
    h2('The parent'),
    p(
      'Krakatau had been restless since May. Its eruption reached its peak on 26 and 27 August 1883, in a series of explosions of which the loudest was heard on the island of Rodrigues, more than 4,600 kilometres away in the Indian Ocean. Two thirds of the island were gone afterwards. What remained of it, Rakata, is half a mountain: green on one side, and on the other a cliff that drops from 813 metres into the crater.',
    ),
    p(
      'Most of the dead were killed by water, not by fire. The tsunamis that struck both shores destroyed 165 villages by the colonial government’s count, and at least 36,417 people lost their lives. The gunboat <i>Berouw</i> was lifted out of the harbour of Telukbetung and set down between two and three kilometres inland, in a river valley. None of her crew of 28 survived.',
    ),
    figure(
      'krakatau-map',
      'Rakata, Sertung and Panjang stand around the old crater; Anak Krakatau grew up inside the ring.',
      { stretched: true },
    ),
    h2('The child'),
    p(
      'For 44 years nothing broke the surface. Then, in 1927, fishermen reported that the sea was bubbling, and around the end of the year an island appeared: Anak Krakatau, “child of Krakatau”. The waves took it. They took the next two as well. The fourth attempt, in August 1930, stayed above water, and from then on the child did little but grow.',
    ),
    table(
      ['Year', 'Height above the sea'],
      ['1932', '47 metres'],
      ['1941', '132 metres'],
      ['September 2018', '338 metres'],
      ['End of December 2018', '110 metres'],
    ),
    p('The last line of that table took about a week, and the worst of it a few minutes.'),
    h3('The night of 22 December 2018'),
    p(
      'Anak Krakatau had been erupting since June, in the way it often did. It stood, however, on the edge of the deep crater of 1883, and it had been built outwards, over the drop. A little before nine in the evening its south-western flank slid into the sea.',
    ),
    p(
      'There was no strong earthquake, so the warning system, made for earthquakes, stayed silent. About half an hour later the first waves reached the coasts of Banten and Lampung, on a Saturday night in the holiday season. In places the water ran up as high as 13 metres above the sea. At least 437 people died.',
    ),
    h2('What comes back first'),
    p(
      'The other half of the story is quieter. In 1883 the three older islands were buried under ash tens of metres thick, and biologists have been keeping watch on them ever since. Few places on earth have such a complete diary of <b>ecological succession</b>, the order in which life returns:',
    ),
    ol(
      '<b>May 1884.</b> An expedition finds a single living thing: one very small spider, presumably blown there on its own thread.',
      '<b>1886.</b> Ferns are growing on the ash, beside a film of blue-green algae. Plants of the beach have come by sea.',
      '<b>1897.</b> Much of the land is tall grass, with young trees here and there.',
      '<b>The 1920s.</b> The tree crowns close. By 1930 hardly any open ground is left, and the birds, bats and fig trees of a forest have moved in.',
    ),
    p(
      'Anak Krakatau has been running the same experiment on a shorter lead. Wild sugar cane and casuarina, a tree whose seeds travel by sea and then by wind, settle on the ash; the volcano wipes the slate; they begin again. Every living thing on it has come across the water.',
    ),
    h2('Going, and not going'),
    h3('What is allowed'),
    p(
      'The islands are a strict nature reserve, <i>cagar alam</i>, first protected about a century ago, and since 1991 part of the <a href="https://whc.unesco.org/en/list/608/">Ujung Kulon World Heritage site</a>. A reserve of this class is meant for research and education. You need an entry permit, SIMAKSI, from the conservation agency BKSDA before you go, and “my boatman knows someone” is not a permit.',
    ),
    p(
      'The volcano has its own rule. Indonesia uses <a href="/articles/ask-the-volcano-desk">four alert levels</a>. At Level II the observatory closes everything within 2 kilometres of the crater, which means the whole of Anak Krakatau; at Level III, as from April 2022 to April 2024, the limit is 5 kilometres. No photograph is worth an argument with either.',
    ),
    h3('When not to go'),
    ul(
      'When the alert level is III or IV, or was raised within the last days.',
      'When BMKG, the weather service, warns of high waves. The strait is roughest, as a rule, from about December to March.',
      'When the boat has no radio, or fewer life jackets than people.',
      'When anyone offers a landing on Anak Krakatau itself.',
      'When you would have to be back by a certain hour.',
    ),
    linkCard(
      'https://volcano.si.edu/volcano.cfm?vn=262000',
      'Krakatau – Global Volcanism Program',
      'Eruption history and activity reports, kept by the Smithsonian Institution.',
    ),
    p(
      'If the answer is no, but the boat to Sebesi is running, stay on Sebesi. From its far shore, on a clear evening, the islands stand on the horizon, rather small, with all the water you could wish for in between. <mark class="cdx-marker">That is a good distance for a first meeting.</mark>',
    ),
    p(
      '<i>The last of three pieces on mountains that fell in. The first was about <a href="/articles/lake-toba-supervolcano">Lake Toba</a>, the second about <a href="/articles/maninjau-forty-four-bends">Maninjau</a>.</i>',
    ),
  ],
}
