import type { DemoArticle } from '../article'
import { figure, h2, h3, ol, p, pCentered, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'samosir-batak-villages',
  title: 'Reading a village on Samosir',
  excerpt:
    'A Toba Batak village says a good deal about itself if you know where to look. A slow walk from the roof ridge to the loom, with the manners that go with it.',
  image: 'samosir',
  caption: 'Lamps in a row of houses, read from left to right.',
  author: 'marketing',
  categories: ['culture', 'lakes'],
  places: ['lake-toba'],
  daysAgo: 3,
  views: 1120,
  body: [
    p(
      'The first thing to learn on Samosir is one word. <b>Horas</b> does for hello, goodbye, good health and cheers, and it works best said loudly. A child will shout it at you from a doorway, an old man will say it while looking at something else. Answer both.',
    ),
    p(
      'The rest takes longer. Samosir is the heartland of the Toba Batak, and its villages are lived in, even those with a ticket desk. Here are three things to read, and how to behave while you read them.',
    ),
    h2('An island with a canal for a moat'),
    p(
      'Samosir covers roughly 640 square kilometres in the middle of Lake Toba, and until the early twentieth century it was not quite an island. A narrow neck of land joined it to Sumatra near Pangururan. The Dutch colonial government had a canal dug through it, with forced labour; the accounts differ on the year, between 1906 and 1913. The cut is called Tano Ponggol, “broken land”. A bridge crosses it today, so you can arrive by road from the west as well as by boat from Parapat or Ajibata in the east.',
    ),
    figure('toba-map', 'Samosir fills the middle of Lake Toba; at Pangururan it all but touches the shore.'),
    h2('Reading the house'),
    p(
      'A village is a <i>huta</i>, and it was once a small fortress, with banks of earth or stone planted with bamboo. Inside, the houses stand side by side in a row. Opposite each stood its rice barn, the <i>sopo</i>, and the open strip between the rows was yard, workshop and drying floor. Many barns have since become homes. Start at the ground and let your eye climb.',
    ),
    ul(
      [
        'Below',
        [
          'Thick wooden pillars, resting on flat stones and not sunk into the soil, which keeps them from rotting',
          'Cross-beams through the pillars: this was the byre for buffalo and pigs',
        ],
      ],
      [
        'In the middle',
        [
          'One undivided room, once shared by several families, each with its own recognised corner',
          'A low entrance reached by a ladder, so that you come in with your head bowed',
        ],
      ],
      [
        'Above',
        [
          'A saddle-shaped roof, higher at the ends than in the middle, built without nails',
          'Black sugar-palm thatch on the oldest houses; elsewhere corrugated metal',
        ],
      ],
    ),
    p(
      'The carving on the front is called <i>gorga</i>, and its colours are nearly always the same three: red, black and white. Look for a lizard facing a row of breasts. The lizard, <i>boraspati</i>, stands for the protecting spirit of the soil, the breasts for fertility, and together they wish the household well. The bulging heads on the beam ends are <i>singa</i>: the word means lion, the creature belongs to legend, and its task is to keep watch.',
    ),
    h2('Reading the stone'),
    p(
      'At Tomok, a short climb from the landing, lie the stone coffins of the Sidabutar family. They are shaped like boats, the vessel in which the dead person travels, with a large staring face at the prow. People call them megaliths, which makes them sound prehistoric; researchers put the stone tombs of the Toba Batak within the past four or five centuries. Many hold the bones of more than one person, gathered some years after the first burial and laid together.',
    ),
    p(
      'That custom has not ended. The bones of ancestors may be lifted, cleaned and moved to a new tomb in a ceremony called <i>mangongkal holi</i>. The tall painted monuments you pass in the rice fields are the modern form of the same idea.',
    ),
    p(
      'At Ambarita the stones are chairs. In the walled village of the Siallagan clan they stand in a ring under a tree, and guides explain that the elders held council and sat in judgement there. The story that follows is usually gruesome. Enjoy it as a performance, and ask about the law.',
    ),
    h2('Reading the cloth'),
    p(
      'The third thing to read is <i>ulos</i>, the handwoven cloth of the Batak. Women weave it on a loom held tight by a strap around the back, so the weaver’s own body keeps the tension. A cloth may take from one week to four, some of them longer. It is worn, but above all it is <i>given</i>: laid around the shoulders at a birth, a wedding or a funeral by someone whose place in the family entitles them to do it.',
    ),
    table(
      ['Cloth', 'How it is commonly used'],
      [
        'Ragidup',
        '“Pattern of life”, among the most honoured; at a wedding, a gift from the bride’s parents to the groom’s mother',
      ],
      ['Ragi hotang', 'Named after rattan; laid around a bridal couple'],
      ['Mangiring', 'Deep red; given at the birth of a first child, who is carried in it'],
      ['Sibolang', 'Indigo and sober; seen above all in mourning'],
    ),
    p(
      'Customs vary, so treat the table as a first lesson. Take the second at Hutaraja, in Lumban Suhi-suhi Toruan on the road to Pangururan, where women weave in front of a row of old houses.',
    ),
    h3('Who gives, who receives'),
    p(
      'Behind the giving stands <i>Dalihan Na Tolu</i>, “the three hearthstones”. A pot needs three stones to stand on, and a Batak is always three things at once: respectful to the family his wife comes from, careful with those of his own clan, kind to the family his sisters and daughters marry into. Two Batak who ask each other’s clan, their <i>marga</i>, are working out which of the three they are.',
    ),
    h2('Good manners, in order of use'),
    ol(
      'Say <i>Horas</i> first. Then ask before you climb into a house or lift a camera.',
      'Dress for a visit and not for the beach: shoulders and knees covered in villages and at tombs.',
      'If you are handed an ulos to wear at a grave, put it on, and give it back with both hands.',
      'Never sit or lean on a coffin.',
      'If you come across a ceremony, stay at the edge until somebody shows you a place. Where people sit depends on kinship.',
      'Pay for time as well as for things. A weaver who explains her pattern for twenty minutes has stopped earning.',
      'Keep Sunday morning quiet. Most people are in church, and the singing carries.',
    ),
    h2('Getting around'),
    p(
      'Most guesthouses are in Tuktuk. A road follows the shore, and a scooter or a hired car will take you from Tomok by way of Ambarita to Simanindo, where the compound of a former ruler has been a museum since 1969 and dances are usually shown in the morning. Go one way by the lake. Come back over the plateau, where the tourist signs stop and the afternoon belongs to buffalo.',
    ),
    p(
      'How the island rose from the bed of <a href="/places/lake-toba">Lake Toba</a> is told <a href="/articles/lake-toba-supervolcano">in another piece</a>; how to spend <a href="/articles/three-days-at-lake-toba">three days</a> here, as well.',
    ),
    pCentered('<i>Mauliate</i> means thank you. <i>Horas</i> means go well.'),
  ],
}
