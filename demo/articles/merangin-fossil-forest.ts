import type { DemoArticle } from '../article'
import { checklist, figure, h2, h3, ol, p, table } from '../blocks'

export const article: DemoArticle = {
  slug: 'merangin-fossil-forest',
  title: 'By raft through a forest 296 million years old',
  excerpt:
    'On a fast river in Jambi, the ash of a vanished volcano has kept the roots, trunks and leaves of a forest older than any dinosaur. The best way in is by boat.',
  image: 'merangin',
  caption: 'On the Batang Merangin, between banks of ash and river mud.',
  author: 'putri',
  categories: ['geoparks', 'forests'],
  daysAgo: 17,
  views: 642,
  body: [
    p(
      'The Batang Merangin comes down brown and loud from the hills of western Jambi. Between two rapids the raft swings into slack water, the guide points a paddle at the cliff, and what looked like a stain in the rock turns out to be a tree. It has not grown a leaf for 296 million years. The first dinosaurs were still more than fifty million years away; flowers, grasses and birds were further off than that.',
    ),
    p(
      'This stretch of river, near the village of Air Batu, is the heart of the <b>Merangin Jambi UNESCO Global Geopark</b>, approved in May 2023 together with seventeen others. Its fossils have a name of their own in the textbooks: the <i>Jambi flora</i>.',
    ),
    h2('A forest at the foot of a volcano'),
    p(
      'The rocks along the river belong to the Mengkarang Formation. Eight times over they repeat the same pattern: coarse volcanic ash at the bottom, thinner and finer layers above, and on top of them ash that rivers picked up and laid down again. Isotope dating puts ash beds at the base at 296.77 million years and others at the top at 296.14. The whole section therefore took about 630,000 years to build, early in the Permian period.',
    ),
    figure('merangin-strata', 'Ash, river mud, ash again: the plant-bearing beds of the Merangin, simplified.'),
    p(
      'Palaeobotanists who studied three places on the river concluded that the trees stood on the lower slopes of an active volcano. Hot flows of ash and gas knocked the forest down again and again. Loose ash, washed downhill by rain, then buried roots, stumps and litter so fast that they had no time to rot, and silica from the ash turned wood to stone. <mark class="cdx-marker">A volcano destroyed this forest, and the same volcano kept it.</mark>',
    ),
    h3('Who grew here'),
    table(
      ['Plant', 'What it was', 'Anything like it today?'],
      [
        '<i>Agathoxylon</i> (older labels say <i>Araucarioxylon</i>)',
        'Wood of early conifer-like trees',
        'The wood resembles that of monkey-puzzle trees',
      ],
      ['<i>Cordaites</i>', 'Trees with long, strap-shaped leaves', 'None; an extinct cousin of the conifers'],
      ['Seed ferns', 'Fern-like fronds that bore seeds', 'None; the whole group has died out'],
      ['Ferns', 'Fronds of the <i>Pecopteris</i> kind', 'Yes, including tree-like tropical ferns'],
      ['<i>Calamites</i>', 'Jointed, tree-sized horsetails', 'Knee-high horsetails'],
      ['Club mosses', 'Spore plants, some of them trees', 'Small club mosses of the forest floor'],
    ),
    p(
      'Over those 630,000 years the mixture changed. Lower down, <i>Cordaites</i>, ferns or club mosses set the tone; higher up, seed ferns took over. As the sea rose and fell at the same time, the authors of <a href="https://scholarworks.boisestate.edu/geo_facpubs/440/">the study</a> put it down to a changing climate.',
    ),
    h2('The wrong plants in the right place'),
    p(
      'The first specimens turned up during a geological survey led by August Tobler early in the twentieth century. Sumatra lies midway between India and Australia, and in both the Permian rocks are full of <i>Glossopteris</i>, the tongue-shaped leaf of the cold southern continents. People expected to find it in Jambi too. They did not: the plants looked more like those of Europe. In 1925 Oene Posthumus went upriver to collect more, and together with later finds more than 2,000 specimens can now be placed in the sequence, bed by bed.',
    ),
    p(
      'The answer to the riddle is that Sumatra was not all in one place. The western strip, which geologists call the West Sumatra Block, probably lay in warm, low latitudes and shared many of its plants with what is now China. Shells found between the plant beds agree: brachiopods and tiny fusulines that liked warm, shallow sea. When your guide shows you sea creatures a few steps from tree trunks, you are looking at a coast.',
    ),
    h2('A day on the river'),
    ol(
      [
        'Reach Air Batu',
        [
          'Bangko, the nearest town, is four to five hours by road from Jambi city.',
          'Air Batu is about 30 km further, with no regular public transport.',
        ],
      ],
      [
        'Sign in with the village guides',
        ['Rafts, helmets and life jackets come with a crew.', 'Ask about the water level. If they postpone, be glad.'],
      ],
      'Ride about 13 km in about three hours. There are some twenty named rapids; Amin, Lade and Milan are among the rough ones.',
      'Stop where the crew stops: leaf prints, shells, the stone trunks, and a waterfall that slides down a slope of granite.',
      'Finish downstream towards Bangko, wet, and be driven back.',
    ),
    p(
      'Those who would rather keep their feet dry can walk. The path through gardens and forest to the main fossil sites takes about three hours there and back, with a guide.',
    ),
    h2('Before you step out of the boat'),
    p('The river wears these fossils away, and so do we. None of them can be replaced.'),
    checklist(
      ['Look, photograph, put nothing in your pocket', true],
      ['No hammers, no chalk, no scratching to make a print stand out', true],
      ['Stand on bare rock, not on the trunk', true],
      ['Phone and camera in a dry bag; shoes that stay on when you swim', false],
      ['Pay the village guide and the homestay directly', false],
      ['Carry every wrapper back to Bangko', false],
    ),
    p(
      'A first bid for UNESCO status failed in 2014; the second took until 2023. Visit the <a href="https://geopark.meranginkab.go.id/en/">geopark’s own pages</a> before you travel, and allow two nights: one day for the river, and one for the hills it comes from.',
    ),
    p(
      'From Bangko the road climbs as far as <a href="/places/mount-kerinci">Mount Kerinci</a>. Two other geoparks wait for readers in this magazine: <a href="/articles/lake-toba-supervolcano">Lake Toba</a> and <a href="/articles/belitong-granite-and-tin">Belitong</a>.',
    ),
  ],
}
