import type { DemoArticle } from '../article'
import { delimiter, figure, h2, h3, ol, p, pCentered, pullQuote, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'harau-valley-walls',
  title: 'How to read a wall: four distances in the Harau Valley',
  excerpt:
    'Guidebooks call the cliffs of Lembah Harau granite. Put your hand on one and you will feel pebbles, and a different story.',
  image: 'harau',
  author: 'marketing',
  categories: ['geoparks', 'forests'],
  published: '2026-04-18',
  views: 960,
  body: [
    p(
      'Some landscapes are best from far away. Harau, a flat green valley near Payakumbuh in West Sumatra, gets better the closer you stand. Its walls rise straight from the rice, in most places 100 to 150 metres, striped rust, cream and black as if someone had hung them out to dry. This article walks up to one of them.',
    ),
    p(
      'The valley lies in the regency of Lima Puluh Kota, some 15 kilometres from Payakumbuh and 47 from Bukittinggi. A single road comes in past a gate and then divides: left to Aka Barayun, right to Sarasah Bunta. Either will do. Choose a wall and start.',
    ),
    h2('From a kilometre: the shape'),
    p(
      'Note how little there is between floor and cliff. Most mountains stand on a skirt of rubble; here the paddies run almost to the foot. The floor is level, the walls are upright, and the corner between them is sharp.',
    ),
    p(
      'The common explanation is that a block of ground sank between faults, cutting the streams that used to cross it, so that they now arrive by falling. It may well be part of the answer. What anyone can see today is the slower work: rock parting along upright cracks, blocks coming down, water carrying the pieces off. A wall that loses its face in slabs stays a wall.',
    ),
    figure('harau-section', 'Rice to the foot of the wall: across, the valley is as plain as a drawing with a ruler.', {
      stretched: true,
    }),
    h2('From a hundred metres: the colours'),
    p(
      'The reds and yellows are iron, rusting inside the rock. The black streaks are younger than they look: they are mostly living films of algae and lichen, and they follow the water. After a dry month the streaks are all that is left of some waterfalls.',
    ),
    p('People here call a waterfall <i>sarasah</i>, and each has its own temper:'),
    table(
      ['Waterfall', 'Where', 'What to expect'],
      [
        'Aka Barayun',
        'Left branch, right beside the road',
        'The easy one, with a bathing pool; in a dry spell it can shrink to a wet patch',
      ],
      ['Sarasah Bunta', 'Right branch', 'A veil over stepped rock; the stone of 1926 is here'],
      ['Sarasah Murai', 'Right branch, a short walk on', 'Quieter, reached between gardens and trees'],
      ['Sarasah Aie Luluih', 'Right branch', 'Water sliding down the wall rather than leaping off it'],
    ),
    p(
      'Before you reach the first fall on the left, shout. The bay called Lembah Echo answers, usually more than once.',
    ),
    h2('From arm’s length: the pebbles'),
    p(
      'Now touch it. If this were granite, as many websites say, you would feel a mesh of crystals, all about the same age and all locked together. Instead your fingers find <b>pebbles</b>, some as small as peas, some bigger than eggs, set in sandy cement. This is conglomerate, with layers of sandstone: a rock made of older rocks, carried by water, sorted a little, dropped and buried.',
    ),
    h3('Was it a sea?'),
    p(
      'You will be told that the valley was once sea bed, and that a team of geologists from West Germany proved it in 1980 by finding breccia and conglomerate. They did report those rocks. But pebbles alone cannot settle the matter, since rivers make conglomerate too. In the Ombilin Basin, further south in the same province, similar old conglomerates have been read as alluvial fans, the aprons of gravel that streams spread at the foot of mountains. An age of 30 to 40 million years is often quoted for Harau; we would use it with a pencil, not with ink.',
    ),
    p(
      'Local memory has a sea as well. In one telling, a ship from Hindustan was caught between the hills, and moored to a rock that is still pointed out. On board was a princess, Sari Banilai, who had sworn faithfulness to a man at home, married another here, and turned to stone. Geology and legend agree on one point at least: what looks solid has travelled.',
    ),
    pullQuote('A pebble in the wall is a traveller that has stopped to wait for you.'),
    delimiter(),
    h2('From zero distance: on the rope'),
    p(
      'Climbers have been coming since the early 1980s. A local list of 2017 counted around seventy permanent routes, from short lines that children climb to faces of well over a hundred metres. The conglomerate gives strange, friendly holds: you pull on pebbles, and on the neat hollows where pebbles used to be.',
    ),
    p('That second sort of hold is also a warning. If you climb, or want to try:'),
    ol(
      [
        'Go with someone who knows the routes.',
        [
          'Ask at the homestays on the valley floor, which can put you in touch with local climbers.',
          'Ask when the bolts were last replaced, and by whom. Damp air is hard on metal.',
        ],
      ],
      'Wear a helmet, even when you are only belaying.',
      'Stay off wet rock. The cement between the pebbles is weaker then, and afternoon rain is common.',
      'Leave the pitcher plants and ferns on the ledges where they are.',
    ),
    h2('Who looks after the wall'),
    p(
      'On a stone at Sarasah Bunta you can read the date 14 August 1926, when colonial officials and local leaders opened the place to visitors. Protection came seven years later: a decree of January 1933 made 298 hectares a nature reserve. (You will often see “1993”. It is a slip of one digit that has been copied for years.) In 1979 about a tenth of it, 27.5 hectares, was turned into a nature park for recreation, leaving 270.5 hectares as reserve.',
    ),
    p(
      'The difference matters on foot. The falls, stalls and car parks are in or near the recreation area; the forest on top is not for strolling. Up there live siamangs, black gibbons whose morning calls carry across the whole valley, and shy leaf monkeys. The long-tailed macaques you meet by the road are another matter, and need no introduction to your lunch.',
    ),
    ul(
      [
        'Good manners on the floor of the valley',
        [
          'Walk on the paddy banks only where a path is plainly used: one slip breaks weeks of work.',
          'Keep food closed, and never feed the macaques.',
          'Eat and sleep in the villages, Tarantang and Harau, rather than driving through.',
        ],
      ],
      [
        'When to come',
        [
          'For full waterfalls, during or just after the rains.',
          'For dry rock, in a settled spell, starting early.',
          'For quiet, on any weekday.',
        ],
      ],
    ),
    pCentered('<i>Alam takambang jadi guru</i>: nature, spread out before us, is our teacher. (Minangkabau saying)'),
    p(
      'On the way out, stop once more at the kilometre mark and look back. The stripes are streams, the dots are pebbles, the dark fringe is forest. Nothing in the view has changed, but you can now read it.',
    ),
  ],
}
