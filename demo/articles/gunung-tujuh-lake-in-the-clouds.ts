import type { DemoArticle } from '../article'
import { checklist, figure, h2, h3, ol, p, pCentered, pullQuote, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'gunung-tujuh-lake-in-the-clouds',
  title: 'Gunung Tujuh: a day’s walk to the lake in the clouds',
  excerpt:
    'Three hours of roots and mist lead over the rim of a sleeping caldera to a lake with no road, no hotel and a handful of dugout canoes. How to walk it, step by step.',
  image: 'gunung-tujuh',
  author: 'marketing',
  categories: ['lakes', 'craters'],
  published: '2026-07-16',
  views: 873,
  body: [
    p(
      'You hear the lake before you see it. Near the end of the path the forest begins to gurgle on both sides, then to roar, and where the trees open there is water as flat as slate with cloud lying on it. No road comes here. A fisherman is baling out a canoe. This is <b>Danau Gunung Tujuh</b>, the Lake of Seven Mountains, and everything on its shore, from the tents to the rice, has come over the rim on somebody’s back.',
    ),
    h2('A volcano with its top missing'),
    p(
      'Gunung Tujuh is the neighbour of Kerinci, but a much quieter one. It was once a volcano of some size. When such a mountain empties the chamber of magma beneath it faster than the roof can bear, the summit founders and leaves a <i>caldera</i>, a basin much wider than any crater that a single vent could dig. Rain fills it. The seven mountains of the name are the high points of the broken edge. No eruption is on record, and we could find no date for the collapse that we would trust, so we shall not give one.',
    ),
    table(
      ['The lake in figures', 'Roughly'],
      ['Surface above the sea', '1,950 m'],
      ['Length and width', '4.5 km and 3 km'],
      ['Area', '960 hectares'],
      ['Greatest depth', '40 m'],
      ['Highest point of the rim', '2,730 m'],
      ['Air temperature', '17 °C on average'],
    ),
    p(
      'Take the first line with a pinch of salt. Many signs say 1,996 m, and some maps go a little over 2,000. Most add that this is the highest lake in South-East Asia, and <mark class="cdx-marker">that is not so</mark>: Segara Anak on Lombok lies at about 2,000 m too, and Lake Habbema in Papua above 3,200. A lake that can be reached in a morning, through forest like this, does not need the title.',
    ),
    figure(
      'kerinci',
      'Across the valley stands Kerinci, the highest volcano of Indonesia; the lake lies to the right, out of sight.',
    ),
    h2('How to walk it'),
    p(
      'The base is Pelompek, a market village 8 km north of Kersik Tuo on the road between Sungai Penuh and Padang. Homestays in either place will find you a guide and a ride to the gate. Start by eight, since cloud and rain favour the afternoon.',
    ),
    ol(
      [
        '<b>The gate</b>: buy the ticket of Kerinci Seblat National Park and sign the book',
        ['Sign out as well when you come back, or somebody may go looking for you.'],
      ],
      [
        '<b>The fields</b>: about half a kilometre of vegetable plots',
        ['Farm paths fork everywhere. If you have no guide, this is where you get lost.'],
      ],
      [
        '<b>The climb</b>: steadily up to the rim, two hours or more',
        ['Roots serve as stairs; hands help.', 'There is hardly a flat step, so set a dull, even pace.'],
      ],
      ['<b>The rim</b>: time for a breather', ['In cloud there is no view. That comes later.']],
      ['<b>The drop</b>: short, steep and slippery, to the shore', ['Knees notice it now, and lungs on the way home.']],
    ),
    p(
      'From gate to shore is about four kilometres, and most walkers take three hours. The return is a little quicker. Keep an hour in reserve: dusk comes early under the trees.',
    ),
    pullQuote('Everything on its shore has come over the rim on somebody’s back.'),
    h3('What goes in the bag'),
    checklist(
      ['Rain jacket, and a dry top in a plastic bag', true],
      ['Shoes with a deep tread; long sleeves and repellent against biting flies', true],
      ['Two litres of water and lunch', true],
      ['Torch, even for a day walk', true],
      ['Warm layer and a real sleeping bag if you camp', false],
      ['Small notes for the boatman', false],
      ['A bag for your own rubbish and a little of other people’s', true],
    ),
    h2('By dugout across the caldera'),
    p(
      'A few men from the villages fish the lake, sleep in huts on the bank and set traps from canoes cut from single trunks. For a fee agreed beforehand one of them may paddle you out. Sit low, sit still, and ask for a life jacket even if you expect the answer no. The water is cold, and the weather turns quickly; if the boatman looks at the sky and shakes his head, he is right.',
    ),
    p(
      'About an hour out, on a clear morning, you have the picture you came for: the bare brown cone of Kerinci standing up behind the near ridge, and its reflection under the bow. On the far side runs a strip of pale sand, a kilometre long, which shrinks when the lake is high.',
    ),
    pCentered('Then the mist comes back, and there is only the paddle.'),
    p(
      'People in Kerinci speak of the place with respect. Two guardians are said to live here, <i>Lbei Sakti</i> and <i>Saleh Sri Menanti</i>, with followers in the shape of tigers. The clean surface, with hardly a leaf afloat in spite of all the trees, is counted as their work. Shouting across the water, then, is bad manners as well as bad for birdwatching.',
    ),
    h2('Whose forest it is'),
    p('The slopes are montane rainforest, mossy and never quite dry. Among the residents:'),
    ul(
      [
        'Sumatran striped rabbit',
        ['Photographed here in 1998 and again in 2014, between 2,000 and 2,200 m.', 'Alone, and at night, every time.'],
      ],
      ['Malayan tapir', ['Found through the whole national park, cloud forest included.']],
      ['Siamang', ['Black gibbons; listen for them in the first hours of light.']],
    ),
    p(
      'The lake has one way out, a gap where the water tumbles off the mountain. Near the border with West Sumatra it feeds Telun Berasap, the ‘smoking’ waterfall, about 50 m high and a short stroll from the main road. From there it runs on by way of the Batang Sangir into the Batang Hari, the longest river of Sumatra, and reaches the sea on the far side of the island. Stop at the falls on your way back to Padang; a morning sun makes rainbows in the spray.',
    ),
    h2('Camp or go home?'),
    p(
      'A day is enough for the walk and an hour on the water. Camping buys you the dawn, which is the clearest time, and costs you a cold night and a heavier bag. At weekends and on holidays the flat ground by the path fills up with cheerful groups and guitars; from Monday to Thursday you may have it alone. Ask at the park office in Sungai Penuh whether the trail is open, for it closes now and then, and when Kerinci is shut more people come here instead.',
    ),
  ],
}
