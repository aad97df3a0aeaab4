import type { DemoArticle } from '../article'
import { p } from '../blocks'

const ask = (text: string) => p(`<b>${text}</b>`)

export const article: DemoArticle = {
  slug: 'ask-the-volcano-desk',
  title: '“A level is not a forecast”',
  excerpt:
    'Dewi Anggraini, who writes about lakes, questions Yusuf Harahap, who writes about volcanoes, over what the four alert levels promise, and what they never did.',
  image: 'watch-post',
  caption: 'An observation post at night: one lit window, one dark mountain.',
  author: 'marketing',
  categories: ['craters'],
  places: ['mount-kerinci', 'anak-krakatau', 'mount-sibayak'],
  readNext: ['kerinci-highest-volcano', 'krakatau-child-of-the-volcano'],
  opening: 'split',
  daysAgo: 38,
  views: 934,
  body: [
    p(
      '<i>The two are accounts of the demo, and share a desk and a teapot. This talk was held over both. What it says of levels follows the state volcano service, PVMBG, and its site <a href="https://magma.esdm.go.id/">MAGMA Indonesia</a>.</i>',
    ),
    ask('I look up a volcano the evening before a walk and it says Level II. May I go?'),
    p(
      'The level does not say that. It says that the mountain is busier than its normal self. What you may do stands in the sentence below it, the recommendation: nobody within so many kilometres of the crater, stay out of such and such a valley. People quote the Roman numeral and skip the sentence. I would rather they did it the other way round.',
    ),
    ask('Who decides?'),
    p(
      'Two offices, usually. PVMBG, the Center for Volcanology and Geological Hazard Mitigation in Bandung, sets the level and recommends a distance. It cannot shut a path. The path belongs to a national park, a conservation agency or a district, and they open and close. That is how <a href="/places/mount-kerinci">Kerinci</a> comes to be open below and shut on top.',
    ),
    ask('Is Level I safe, then?'),
    p(
      'It is called Normal, and for a volcano it is normal to leak gas. Below I there is nothing. <a href="/articles/mount-sibayak-sunrise">Sibayak</a> teaches that well: no eruption that anyone is sure of, and still ground that will cook your boot. Steam can burst out of wet, hot rock without any new magma at all.',
    ),
    ask('How does one measure a mood?'),
    p(
      'With seismometers, first of all. Rock that breaks, water that boils in a crack and magma that pushes its way up each write differently. Then tilt, because a mountain that is being filled swells a little; gas; temperature; and somebody with binoculars. The posts are staffed by observers who send a report every six hours. I am fond of that. There is always a person with tea at the end of the wire.',
    ),
    ask('And still people die.'),
    p(
      'Yes. On 3 December 2023 Marapi in West Sumatra exploded on a Sunday afternoon with about 75 climbers on it. Twenty-four of them died. It had been at Level II for years, and the recommendation said three kilometres from the crater. The summit is less than three kilometres from the crater.',
    ),
    ask('So the level was right.'),
    p(
      'The level was right and it was no comfort to anyone. A level is not a forecast. It is a description of today with a margin around it. The margin is there exactly because tomorrow cannot be described.',
    ),
    ask('Why not keep everything at Level III, to be on the safe side?'),
    p(
      'Because then it would mean nothing, and because people live there. A level moves farmers off fields and children out of schools. If it is raised too often they stop believing it, and the one time it matters they stay. The observers carry both mistakes on their backs.',
    ),
    ask('You never go up when there is a ban.'),
    p('I did once. I was twenty-three. Nothing happened, which is the worst teacher there is.'),
    ask('What about a volcano that is also an island?'),
    p(
      'Then add the sea. <a href="/places/anak-krakatau">Anak Krakatau</a> has a level like the others, and at Level II the closed circle of two kilometres takes in the whole island. But its flank fell into the strait in 2018 <a href="/articles/krakatau-child-of-the-volcano">without an earthquake to warn anybody</a>. No Roman numeral covers that. If you are on such a coast and the sea behaves strangely, you walk uphill and ask afterwards.',
    ),
    ask('One thing that every visitor should do?'),
    p(
      'Read the recommendation aloud to whoever is coming with you, the evening before. If it sounds silly to go after that, it is. Then look at the four colours on the aviation notice as well, since ash does not care for paths. It takes five minutes.',
    ),
    ask('And then?'),
    p(
      'Then choose the distance at which you can enjoy the thing. For <a href="/articles/lake-toba-supervolcano">Toba</a> it is the far side of the lake. For most of them it is a tea garden with a wall to sit on.',
    ),
  ],
}
