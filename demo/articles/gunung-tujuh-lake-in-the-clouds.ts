import type { DemoArticle } from '../article'
import { checklist, figure, h2, h3, ol, p } from '../blocks'

export const article: DemoArticle = {
  slug: 'gunung-tujuh-lake-in-the-clouds',
  title: 'A day’s walk to the lake in the clouds',
  excerpt:
    'Three hours of roots and mist lead over the rim of a sleeping caldera to a lake with no road, no hotel and a handful of dugout canoes. How to walk it, step by step.',
  image: 'gunung-tujuh',
  caption: 'The lake at seven in the morning, and one of the few who fish it.',
  author: 'marketing',
  categories: ['lakes', 'craters'],
  places: ['mount-kerinci'],
  daysAgo: 134,
  views: 873,
  body: [
    p(
      'You hear the lake before you see it. Near the end of the path the forest begins to gurgle on both sides, then to roar, and where the trees open there is water as flat as slate with cloud lying on it. No road comes here. A fisherman is baling out a canoe. This is <a href="/places/gunung-tujuh">Danau Gunung Tujuh</a>, the Lake of Seven Mountains, and everything on its shore, from the tents to the rice, has come over the rim on somebody’s back.',
    ),
    p(
      'It fills a caldera, four and a half kilometres long, whose volcano has no eruption on record. The surface lies about 1,950 metres above the sea; many signs say 1,996, and some maps go a little over 2,000. Most add that this is the highest lake in South-East Asia, and <mark class="cdx-marker">that is not so</mark>: Segara Anak on Lombok lies at about 2,000 m too, and Lake Habbema in Papua above 3,200. A lake that can be reached in a morning, through forest like this, does not need the title.',
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
      'From gate to shore is about four kilometres, and most walkers take three hours. The return is a little quicker. Keep an hour in reserve: dusk comes early under the trees. If the hour is gone by the rim, turn round; our columnist has written <a href="/articles/the-shut-gate">in praise of it</a>.',
    ),
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
      'About an hour out, on a clear morning, you have the picture you came for: the bare brown cone of <a href="/places/mount-kerinci">Kerinci</a> standing up behind the near ridge, and its reflection under the bow. On the far side runs a strip of pale sand, a kilometre long, which shrinks when the lake is high.',
    ),
    p(
      'A day is enough for the walk and an hour on the water. Camping buys you the dawn, which is the clearest time, and costs you a cold night and a heavier bag. At weekends and on holidays the flat ground by the path fills up with cheerful groups and guitars; from Monday to Thursday you may have it alone. Ask at the park office in Sungai Penuh whether the trail is open, for it closes now and then, and when <a href="/articles/kerinci-highest-volcano">Kerinci is shut</a> more people come here instead.',
    ),
  ],
}
