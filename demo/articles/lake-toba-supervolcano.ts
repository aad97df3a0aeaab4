import type { DemoArticle } from '../article'
import { figure, h2, h3, p, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'lake-toba-supervolcano',
  title: 'A volcano too big to see',
  excerpt:
    'About 74,000 years ago the ground under northern Sumatra emptied itself and fell in. Today a lake fills the hole, an island is rising from its floor, and people farm both.',
  image: 'toba',
  caption: 'The view from the northern rim. The mountain is the hole.',
  author: 'editor',
  categories: ['craters', 'lakes', 'geoparks'],
  places: ['samosir'],
  series: 'mountains-that-fell-in',
  daysAgo: 120,
  views: 2380,
  body: [
    p(
      'At the viewpoint above Tongging, on the northern rim of <a href="/places/lake-toba">Lake Toba</a>, most visitors look for a volcano and cannot find one. There is a long blue lake, a wall of cliffs, a thin waterfall called Sipiso-piso that drops some 120 metres from the plateau, and a large green island in the haze. Where is the mountain? There isn’t one. <b>The volcano is not beside the lake; it is the lake.</b>',
    ),
    p(
      'You are standing on the edge of a hole roughly 100 kilometres long and 30 wide. It takes the eye a while to accept that. What follows is meant to help: what happened here, what you can still see of it, and how to spend a few days well.',
    ),
    h2('A hole with a lake in it'),
    p(
      'The word for such a hole is <i>caldera</i>. When a very large body of magma erupts quickly, the rock above it loses its support and sinks into the space. At Toba the sunken floor filled with water until it found a way out: the lake leaves by a single river, the Asahan, which runs east to the Strait of Malacca. The surface lies a little over 900 metres above the sea, so nights are cool. It covers about 1,130 square kilometres and is around 500 metres deep at its deepest. No lake in Indonesia is larger, and it is generally counted as the largest volcanic lake on Earth.',
    ),
    figure(
      'toba-map',
      'Lake Toba and Samosir. The lake fills most of a caldera about 100 kilometres long and 30 wide.',
    ),
    h2('About 74,000 years ago'),
    p(
      'Geologists call the deposit of the last great eruption the Youngest Toba Tuff. Crystals from its ash, collected in Malaysia and dated by the argon method, gave an age of 73,880 years, give or take 320. The volume is harder to pin down; a figure often used is 2,800 cubic kilometres of erupted material. For comparison, NASA puts the 1980 eruption of Mount St Helens at about one cubic kilometre. In places around the lake the tuff is more than 600 metres thick.',
    ),
    p(
      'It was the largest known eruption of the past two million years, but it was not Toba’s first. The same system had produced three earlier sheets of tuff, hundreds of thousands of years apart.',
    ),
    table(
      ['When', 'What happened', 'What to look for today'],
      ['From about 1.2 million years ago', 'Three earlier tuff eruptions', 'Older layers in parts of the caldera wall'],
      [
        'About 74,000 years ago',
        'The Youngest Toba Tuff; the roof collapses',
        'The cliffs, and pale tuff in road cuttings',
      ],
      [
        'Within a few thousand years',
        'New lava, and the floor begins to rise',
        'The lava domes around Tuktuk on Samosir',
      ],
      [
        'About 33,000 years ago',
        'The top of Samosir is still under water',
        'Lake sediment high on the island’s plateau',
      ],
      ['Today', 'Hot water and gas still find a way up', 'Hot springs and bleached rock at Pusuk Buhit'],
    ),
    h3('Did it nearly finish us?'),
    p(
      'You may have read that Toba brought a volcanic winter and almost wiped out our species. The idea is still argued over, and the evidence does not all point one way. Glass splinters from the eruption, too small to see without a microscope, have been found at two archaeological sites on the coast of South Africa, nearly 9,000 kilometres away. The people living there carried on, and did well. How hard other regions were hit is an open question, so be wary of anyone who tells the story without a “perhaps”.',
    ),
    h2('The island that came up from the lake bed'),
    p(
      '<a href="/places/samosir">Samosir</a> looks like an ordinary island, with <a href="/articles/samosir-batak-villages">villages that repay reading</a>. It is a piece of the caldera floor, pushed up from below as the magma system slowly recovered. Volcanologists call this <i>resurgence</i>. The proof lies on the plateau, where fine lake sediment about 100 metres thick sits high above the present shore. Radiocarbon dates show that the uppermost layers were still under water about 33,000 years ago; since then the island has risen some 700 metres.',
    ),
    p(
      'It went up as a tilted block, which is why the east coast is steep and the land slopes gently down to the west. For the first 11,000 years or so it rose by about five centimetres a year at the least. <mark class="cdx-marker">Since then the pace has dropped to less than one.</mark> The <a href="https://doi.org/10.3389/feart.2015.00025">study that worked this out</a> is free to read.',
    ),
    h2('What the geopark label means'),
    p(
      'In July 2020 UNESCO added the Toba Caldera to its Global Geoparks. The label is not a fence. Towns, churches, rice fields and fish farms all lie inside, and the idea is that geology, living culture and local income support one another. Nor is it permanent: every geopark is checked again. Toba received a “yellow card” in 2023, two years to put its management in order, and went back to green in September 2025, good for four years.',
    ),
    h2('Where to read the landscape'),
    p('The geopark has sixteen listed geosites. One from each side gives you the shape of the whole.'),
    ul(
      ['North', ['Sipiso-piso and Tongging: the rim, the waterfall and the first full view']],
      [
        'West',
        [
          'Tele: the road drops in bends from the rim to the lake, and the layers go past the window',
          'Pusuk Buhit: a volcano that grew after the collapse, with hot springs at its foot, and the place where Batak tradition sets the first ancestor, Si Raja Batak',
        ],
      ],
      ['South', ['Huta Ginjang and Sipinsur: two high viewpoints within about half an hour of Silangit airport']],
      ['Samosir', ['Tuktuk, built on lava domes', 'Lake Sidihoni: a small lake on an island in a lake on an island']],
    ),
    p(
      'How to spend the time between them is in <a href="/articles/three-days-at-lake-toba">Three days at Lake Toba</a>. Go back to the first viewpoint on your last day. The lake will not have changed. With luck you will see the hole before you see the water.',
    ),
    p(
      '<i>The first of three pieces on mountains that fell in. The next goes down to <a href="/articles/maninjau-forty-four-bends">Maninjau</a>, the last keeps its distance from <a href="/articles/krakatau-child-of-the-volcano">Krakatau</a>.</i>',
    ),
  ],
}
