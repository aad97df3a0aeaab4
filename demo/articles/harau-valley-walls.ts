import type { DemoArticle } from '../article'
import { figure, h2, h3, p } from '../blocks'

export const article: DemoArticle = {
  slug: 'harau-valley-walls',
  title: 'How to read a wall',
  excerpt:
    'Guidebooks call the cliffs of Lembah Harau granite. Put your hand on one and you will feel pebbles, and a different story.',
  image: 'harau',
  caption: 'The floor of Lembah Harau: rice to the foot of the cliff.',
  author: 'marketing',
  categories: ['geoparks', 'forests'],
  daysAgo: 221,
  views: 960,
  body: [
    p(
      'Some landscapes are best from far away. <a href="/places/harau-valley">Harau</a>, a flat green valley near Payakumbuh in West Sumatra, gets better the closer you stand. Its walls rise straight from the rice, in most places 100 to 150 metres, striped rust, cream and black as if someone had hung them out to dry. This article walks up to one of them.',
    ),
    p(
      'The valley lies in the regency of Lima Puluh Kota, some 15 kilometres from Payakumbuh and 47 from <a href="/places/sianok-canyon">Bukittinggi and its canyon</a>. A single road comes in past a gate and then divides: left to Aka Barayun, right to Sarasah Bunta. Either will do. Choose a wall and start.',
    ),
    h2('From a kilometre: the shape'),
    p(
      'Note how little there is between floor and cliff. Most mountains stand on a skirt of rubble; here the paddies run almost to the foot. The floor is level, the walls are upright, and the corner between them is sharp.',
    ),
    p(
      'The common explanation is that a block of ground sank between faults, cutting the streams that used to cross it, so that they now arrive by falling. It may well be part of the answer. What anyone can see today is the slower work: rock parting along upright cracks, blocks coming down, water carrying the pieces off. A wall that loses its face in slabs stays a wall. (At <a href="/articles/sianok-canyon-great-sumatran-fault">Sianok</a>, by Bukittinggi, a much softer rock does the same, and faster.)',
    ),
    figure('harau-section', 'Rice to the foot of the wall: across, the valley is as plain as a drawing with a ruler.', {
      stretched: true,
    }),
    h2('From a hundred metres: the colours'),
    p(
      'The reds and yellows are iron, rusting inside the rock. The black streaks are younger than they look: they are mostly living films of algae and lichen, and they follow the water. After a dry month the streaks are all that is left of some waterfalls.',
    ),
    h2('From arm’s length: the pebbles'),
    p(
      'Now touch it. If this were granite, as many websites say, and one of our <a href="/articles/letters-from-readers">letter writers</a> has counted, you would feel a mesh of crystals, all about the same age and all locked together. Instead your fingers find <b>pebbles</b>, some as small as peas, some bigger than eggs, set in sandy cement. This is conglomerate, with layers of sandstone: a rock made of older rocks, carried by water, sorted a little, dropped and buried.',
    ),
    h3('Was it a sea?'),
    p(
      'You will be told that the valley was once sea bed, and that a team of geologists from West Germany proved it in 1980 by finding breccia and conglomerate. They did report those rocks. But pebbles alone cannot settle the matter, since rivers make conglomerate too. In the Ombilin Basin, further south in the same province, similar old conglomerates have been read as alluvial fans, the aprons of gravel that streams spread at the foot of mountains. An age of 30 to 40 million years is often quoted for Harau; we would use it with a pencil, not with ink.',
    ),
    p(
      'Local memory has a sea as well. In one telling, a ship from Hindustan was caught between the hills, and moored to a rock that is still pointed out. On board was a princess, Sari Banilai, who had sworn faithfulness to a man at home, married another here, and turned to stone. Geology and legend agree on one point at least: what looks solid has travelled.',
    ),
    h2('Who looks after the wall'),
    p(
      'On a stone at Sarasah Bunta you can read the date 14 August 1926, when colonial officials and local leaders opened the place to visitors. Protection came seven years later: a decree of January 1933 made 298 hectares a nature reserve. (You will often see “1993”. It is a slip of one digit that has been copied for years.) In 1979 about a tenth of it, 27.5 hectares, was turned into a nature park for recreation, leaving 270.5 hectares as reserve.',
    ),
    p(
      'The difference matters on foot. The falls, stalls and car parks are in or near the recreation area; the forest on top is not for strolling. Up there live siamangs, black gibbons whose morning calls carry across the whole valley, and shy leaf monkeys. The long-tailed macaques you meet by the road are another matter, and need no introduction to your lunch.',
    ),
    p(
      'On the way out, stop once more at the kilometre mark and look back. The stripes are streams, the dots are pebbles, the dark fringe is forest. Nothing in the view has changed, but you can now read it.',
    ),
  ],
}
