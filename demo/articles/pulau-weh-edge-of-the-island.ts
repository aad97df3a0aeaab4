import type { DemoArticle } from '../article'
import { figure, h2, h3, ol, p, quote, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'pulau-weh-edge-of-the-island',
  title: 'Pulau Weh: where the map of Indonesia begins',
  excerpt:
    'A volcano off the tip of Sumatra, with a monument to kilometre zero, a steaming hillside, bubbles on the sea bed, and the memory of one December morning.',
  image: 'weh',
  caption: 'The bay west of Sabang. A frigatebird has it to itself.',
  author: 'bayu',
  categories: ['culture', 'craters'],
  daysAgo: 10,
  views: 640,
  body: [
    p(
      'Every country has to start counting somewhere. Indonesia does it on a forested headland on Pulau Weh, an island of about 150 square kilometres off the northern tip of Sumatra. The fast boat from Banda Aceh takes about 45 minutes, the car ferry up to two hours. Most people come for the diving. Fewer notice that the island they are diving from is itself a volcano, and that it has not quite gone cold.',
    ),
    h2('Kilometre Zero'),
    p(
      'The road west from Sabang, the only town, winds for nearly 30 kilometres through forest, past troops of macaques, and ends at a tall monument above the sea. It was inaugurated in September 1997 and has been rebuilt and enlarged since. A plaque gives the position as just under six degrees north, with a height of 43.6 metres. Travel sites repeat that as the height of the monument. It is the height above sea level.',
    ),
    quote(
      'Dari Sabang sampai Merauke, berjajar pulau-pulau.',
      'From Sabang to Merauke, islands in a row: the opening of a song every Indonesian child learns at school',
    ),
    p(
      'Strictly speaking it is a symbol. The uninhabited island of Rondo lies farther north, and other specks of rock farther west. But a symbol needs a car park, and this one has a view of nothing but water. Go late in the afternoon, and keep food out of sight of the macaques.',
    ),
    figure('ring-of-places', 'Weh is the dot at the very top. Every other place in this magazine lies south of it.'),
    h2('A volcano that breathes'),
    p(
      'Weh is what remains of a volcano, part of which collapsed long ago and was flooded by the sea. There is no record of an eruption in historical times. The heat, however, is still there.',
    ),
    h3('Jaboi'),
    p(
      'Fifteen kilometres or so from Sabang, above the village of Jaboi, the trees turn bare and the ground goes white. A path leads to a handful of small craters where steam and sulphur come out of the hillside and water boils among the stones. It is a short walk and easy to take lightly. Keep to the path, stay upwind, watch children closely, and turn round if the fumes catch your throat.',
    ),
    p(
      'Hot water from the same source is led into bathing pools at Jaboi and neighbouring Keuneukai. Families come towards evening. Bathe as they do, in a T-shirt and long shorts or a sarong.',
    ),
    h3('The same thing, under water'),
    p(
      'At Pria Laot, in the wide bay west of the town, streams of bubbles rise from cracks in the sand at about ten metres. Geologists surveying the waters north of the island counted at least 33 places where gas escapes from the sea floor. On land or below it, this is <mark class="cdx-marker">one volcano with two sets of chimneys</mark>.',
    ),
    h2('The reef and its rules'),
    p(
      'Around Iboih and the islet of Rubiah you can snorkel from the beach over coral and clouds of fish. Part of the credit goes to an old institution. In Aceh each stretch of coast has a <i>Panglima Laot</i>, a “commander of the sea”, chosen by the fishermen to settle quarrels and decide who may fish where, how and when. Researchers who compared sites on Weh found two to eight times more reef fish and living coral where nets were banned. The custom was made to keep the peace among neighbours; saving the reef came as a by-product.',
    ),
    h2('The morning of 26 December'),
    p(
      'Just before eight on Sunday, 26 December 2004, an earthquake of magnitude 9.1 broke the sea floor west of Sumatra. The tsunami that followed killed people in more than a dozen countries. Nowhere was hit harder than Aceh, where about 170,000 were lost. In Banda Aceh, across the strait from Weh, the water went kilometres inland.',
    ),
    p(
      'The island was luckier. At Iboih people watched the channel to Rubiah drain to bare sand and fill again, several times over. At Gapang almost every wooden building along the beach was carried off. Compared with the mainland, few people died. Those who live here now may tell you about it or may not; let them choose.',
    ),
    p(
      'Rebuilding took years. Peace came sooner: in August 2005 the government and the Free Aceh Movement signed an agreement in Helsinki that ended almost thirty years of war.',
    ),
    p(
      'The fishermen made a law of their own. At the end of 2005 the Panglima Laot agreed that no boat in Aceh puts out on 26 December. A crew that breaks it loses its catch, and the boat stays tied up for three to seven days.',
    ),
    h2('A good two days on Weh'),
    ol(
      [
        'On the way, give Banda Aceh half a day.',
        [
          'The Tsunami Museum, which you enter along a dark passage between walls of running water',
          'PLTD Apung, a power-station ship of some 2,600 tonnes that the sea left in a neighbourhood kilometres inland',
        ],
      ],
      [
        'First morning: snorkel off Iboih or Rubiah.',
        ['Float, don’t stand; a fin can break in a second what took ten years to grow'],
      ],
      'First afternoon: Kilometre Zero.',
      [
        'Second morning: the vents at Jaboi before the heat, then the pools.',
        ['Take closed shoes, water, and clothes that may smell of sulphur'],
      ],
      'Second afternoon: Rubiah on foot, with the ruins of the quarantine station where, from about 1920, pilgrims sailing to and from Mecca had to wait.',
    ),
    h2('Being a guest in Aceh'),
    ul(
      [
        'Dress',
        [
          'Shoulders and knees covered in town and villages, for women and men alike',
          'Swimwear on the beach, and a shirt over it as soon as you leave the sand',
        ],
      ],
      ['Friday', ['Boats, shops and cafés stop around midday prayers; plan your crossing around them']],
      ['Drink', ['Alcohol is forbidden under Aceh’s Islamic law, and the coffee is excellent']],
      ['Memory', ['Ask before you photograph mass graves or memorials, and do not pose in front of them']],
    ),
    p(
      'On the boat back, sit on the stern. The island drops behind you slowly, green down to the waterline, with a smudge above Jaboi that could be cloud.',
    ),
    p(
      'Across the strait begins <a href="/articles/sianok-canyon-great-sumatran-fault">a long fault</a>, which runs through the whole of Sumatra. If you follow it to <a href="/places/lake-toba">Lake Toba</a>, another volcano steams on the way: <a href="/articles/mount-sibayak-sunrise">Sibayak</a>.',
    ),
  ],
}
