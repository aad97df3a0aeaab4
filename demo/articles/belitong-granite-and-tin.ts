import type { DemoArticle } from '../article'
import { figure, h2, p, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'belitong-granite-and-tin',
  title: 'Granite, tin, clay and a rain of black glass',
  excerpt:
    'Boulders the size of houses, pits the colour of toothpaste and black glass from an asteroid strike: an island read through four materials.',
  image: 'belitong',
  caption: 'Tanjung Tinggi, with the lighthouse of Lengkuas behind it. Nothing carried these boulders here.',
  author: 'bayu',
  categories: ['geoparks'],
  daysAgo: 260,
  views: 1184,
  body: [
    p(
      'Sit by the window when you fly to Belitung. Before the beaches come the scars: white pits and turquoise pools, scattered through the green like holes punched in felt. An hour later you can be swimming between granite boulders the size of houses. These are two chapters of one story, and the UNESCO Global Geopark, which keeps the local spelling <a href="/places/belitong">Belitong</a>, is at its best when it tells both.',
    ),
    p(
      'The island lies off the south-east coast of Sumatra, between Bangka and Borneo, some 400 km north of Jakarta. The geopark covers all of it and about 240 smaller islands: roughly 4,800 km² of land and 13,000 km² of sea. UNESCO approved it in April 2021, the sixth in Indonesia. The easiest way to read it is to follow four materials.',
    ),
    h2('Granite: how a boulder is made'),
    p(
      'The north-west of Belitung stands on the Tanjungpandan granite, which cooled deep underground in the Triassic, somewhere between 245 and 208 million years ago. It belongs to a belt of tin-bearing granites that comes down from Myanmar through Thailand and the Malay Peninsula as far as these islands.',
    ),
    p(
      'Nothing carried the boulders of <b>Tanjung Tinggi</b> to their beach, 30 km from the main town, Tanjung Pandan. As the granite came nearer to the surface it cracked into blocks. Warm groundwater rotted the rock along the cracks, corners first, until rounded cores lay packed in crumbly sand. Rain and waves then took the sand away. What stays behind, stacked or stranded in the shallows, is a <i>tor</i>. (<a href="/articles/harau-valley-walls">The walls of Harau</a>, which are often called granite, are what granite is not.) Look for straight gaps between neighbours, for those are the old cracks, and run a finger over the big pale crystals of feldspar that stand out from the surface.',
    ),
    figure(
      'belitong-map',
      'Belitung. The granite that ends in the tors of Tanjung Tinggi comes to the surface in the north-west.',
    ),
    h2('Tin: the thing that was not there'),
    p(
      'In 1850 an expert sent by the colonial government reported that there was certainly no tin on Belitung. In June 1851 Vincent van Tuyll and John Francis Loudon landed, and within hours, with the help of a clerk from Bangka, they had found ore. A concession followed in 1852 and the Billiton company in 1860, named after the Dutch word for the island. In the early 1920s it employed more than twenty thousand mineworkers, many of them recruited in China. The name outlived the concession: it was half of BHP Billiton, formed in 2001.',
    ),
    p(
      'The ore is cassiterite, an oxide of tin, heavy and very hard to destroy. Hot fluids seem to have carried the metal out of the cooling granite, for the rock left behind holds only two to four parts of tin in a million. It went into veins and into the rocks around. Later, rivers dropped the heavy grains in gravel beds, where most of the digging was done.',
    ),
    p(
      'At Kelapa Kampit in the east, miners went after the veins themselves. <b>Nam Salu</b>, an open pit about 100 metres deep, is now half lake and half lecture room: bent layers of sandstone and chert stand in the walls, with tunnels from older workings behind them. There are unfenced shafts on the hill, so go with someone from the village.',
    ),
    h2('Clay: a blue nobody planned'),
    p(
      'Feldspar, the mineral you felt on the beach, rots to kaolin, the white clay of porcelain and paper. The pits dug for it near Air Raya, twenty minutes from the airport, have filled with rain, which the clay turns pale blue in sunshine and greenish under cloud. Danau Kaolin is on every itinerary now. Guides advise against swimming and signs forbid it. The boulders show what time does to granite; the pits show what people do to it.',
    ),
    h2('Glass: the stones called satam'),
    p(
      'Washing their gravel, miners kept finding black, grooved lumps of glass. The local name <i>satam</i> is usually explained by Chinese words for sand and gall; geologists say <i>billitonite</i>. These are tektites, drops of ground melted and flung out when an asteroid struck about 788,000 years ago. They fell over a tenth of the globe, from southern China to Australia and Antarctica. The crater is still argued over: <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6983392">one team</a> puts it beneath younger lava in southern Laos, and others are not convinced. A giant model of a satam, held up by eight pillars, marks the roundabout in the middle of Tanjung Pandan.',
    ),
    h2('Where to see what'),
    table(
      ['Material', 'Place', 'Look for'],
      [
        'Granite',
        'Tanjung Tinggi, Tanjung Kelayang and the islands',
        'Straight joints, rounded cores, large feldspars',
      ],
      ['Tin', 'Nam Salu, Kelapa Kampit', 'Folded beds, old tunnels, pitcher plants on the way'],
      ['Clay', 'Danau Kaolin, near Tanjung Pandan', 'White banks; early or late, as there is no shade'],
      ['Glass', 'Satam monument; Garumedang geosite', 'Pitted, grooved surfaces'],
    ),
    p('A few habits make you a welcome guest at all four:'),
    ul(
      [
        'On the rocks',
        ['Climb in dry shoes or bare feet, and not when they are wet.', 'Leave names and paint at home.'],
      ],
      ['At the pits', ['Stay back from the edge: banks of clay give way.', 'Do not swim, whatever others do.']],
      ['On the boats', ['Wear the life jacket.', 'From November to March ask whether the sea is fit before you pay.']],
    ),
    h2('A yellow card, and why it is useful'),
    p(
      'Every <a href="https://www.unesco.org/en/iggp">UNESCO Global Geopark</a> is examined again after four years. Belitong’s turn came in 2024 and ended with a yellow card: <mark class="cdx-marker">two years, rather than four, to mend what was weak</mark>. The list of tasks included clearer signs in two languages and better work in schools and conservation. You can help in a small way. Ask for a <a href="https://belitonggeopark.id">geopark</a> guide rather than just a driver, and give the pit at Nam Salu the same afternoon you meant to give a third beach. It is in good company: <a href="/articles/lake-toba-supervolcano">Toba</a> had a yellow card as well and is green again, and <a href="/articles/merangin-fossil-forest">Merangin</a> was turned down before it was let in.',
    ),
  ],
}
