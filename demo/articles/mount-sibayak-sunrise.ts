import { footnote } from '@shared/content/footnotes'
import type { DemoArticle } from '../article'
import { button, callout, code, details, figure, h2, h3, ol, p, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'mount-sibayak-sunrise',
  title: 'Up Sibayak before dawn, and down again in one piece',
  excerpt:
    'Sibayak is one of the easiest volcanoes in Indonesia to walk up, which is exactly why it deserves respect. A morning by the clock, from the car park to the hot springs.',
  image: 'sibayak',
  caption: 'The crater at ten to six. Choose your way round the steam, not through it.',
  author: 'editor',
  categories: ['craters'],
  daysAgo: 168,
  views: 1010,
  body: [
    p(
      'You hear Sibayak before you see it. Somewhere in the dark, above the last of the ferns, there is a noise like a kettle that nobody takes off the stove. Then the wind turns and brings the smell of struck matches and bad eggs. By the time the sky goes grey you are standing in a bowl of pale rubble with steam coming out of it, wondering how a place like this can be an hour’s walk from a car park.',
    ),
    h2('What you are climbing'),
    p(
      '<a href="/places/mount-sibayak">Sibayak</a> stands beside Berastagi, a market town in the Karo highlands some 60 kilometres from Medan. Even its height depends on whom you ask: published figures run from 2,094 to 2,212 metres, and the <a href="https://volcano.si.edu/">Smithsonian’s Global Volcanism Program</a> lists 2,181. It is one of several young cones near the southern edge of the Singkut caldera, a much older and larger hollow about nine kilometres across. Berastagi lies inside that hollow too.',
    ),
    p(
      `There is a single, uncertain report of an eruption: clouds of ash in 1881.${footnote('The Smithsonian’s Global Volcanism Program, https://volcano.si.edu/, counts it as uncertain.')} Nobody alive has seen one. That does not make the mountain dead. Water sinking into the hot rock comes back as steam, and the steam carries sulphur, which settles around the vents as a crust of yellow crystals. People used to dig it out on a small scale. The crater is about 900 metres wide, with a shallow pool on its floor.`,
    ),
    figure(
      'sumatra-fault-map',
      'Sibayak is one of a chain: the volcanoes of Sumatra stand along the fault that runs the length of the island.',
    ),
    h3('The neighbour'),
    p(
      'On a clear morning another cone fills the view, about 15 kilometres to the west. This is Sinabung, 2,460 metres high. It was taken for dormant until late August 2010, when it erupted for the first time in roughly 1,200 years. A second, far longer eruption began in September 2013 and went on for years. Hot avalanches of ash and rock killed at least sixteen people in February 2014 and seven more in May 2016; both times the victims were inside zones that people had been told to leave. Whole villages have been moved for good.',
    ),
    details(
      'Both mountains on your own map',
      'Save these lines as a file that ends in .gpx, between the tags of your map program. The two summits are about 15 kilometres apart.',
    ),
    code(
      'xml',
      '<wpt lat="3.24" lon="98.51"><name>Sibayak</name></wpt>',
      '<wpt lat="3.17" lon="98.39"><name>Sinabung</name></wpt>',
    ),
    h2('Three ways up'),
    table(
      ['Route', 'Time up', 'What it is like'],
      [
        'Jaranguda, from Berastagi',
        'About 3 hours on foot from town; an hour or less from the end of the road',
        'Mostly a rough road, then a path and steps. The usual choice for sunrise.',
      ],
      [
        'Semangat Gunung, from the hot springs',
        'About 2 hours',
        'Steeper and more overgrown, with steps in poor repair. Better by daylight.',
      ],
      ['Through the forest', 'Half a day', 'Beautiful and muddy, and easy to get lost in. Only with a local guide.'],
    ),
    callout(
      'warning',
      'Visitors have lost their way on this small mountain, and some have died. Cloud can close in within minutes, and every gully looks like the path. If you have not been up before, hire a guide; if you go without one, stay on the Jaranguda route and tell your guesthouse when you will be back.',
    ),
    h2('The morning by the clock'),
    ol(
      [
        '<b>4.15</b> Leave Berastagi by car or motorbike.',
        [
          'Before you go, look up the alert level (<a href="/articles/ask-the-volcano-desk">what it means</a>) on <a href="https://magma.esdm.go.id/">MAGMA Indonesia</a>, the site of the national volcano service.',
        ],
      ],
      [
        '<b>4.45</b> Start walking from the end of the road, torch on.',
        ['Sign in and pay at the post, even when it looks deserted.'],
      ],
      [
        '<b>5.45</b> Reach the crater.',
        ['Stop, feel where the wind comes from, and choose a way round the steam and not through it.'],
      ],
      ['<b>6.10 to 6.40</b> Sunrise, depending on the month.', ['The rim is crumbly. Sit down to take your pictures.']],
      '<b>7.30</b> Head down before the cloud comes up to meet you. Most mornings it does.',
      '<b>9.30</b> Hot water.',
    ),
    h2('Walking safely among the vents'),
    p(
      'The crater floor is hot, acid and hollow in places, and it changes from one season to the next. Most of the rules follow from that.',
    ),
    ul(
      [
        'Ground',
        [
          'Keep to trodden paths; white, yellow or steaming crust can be thin, with scalding mud beneath it',
          'Never put a hand near a vent to see how hot it is',
        ],
      ],
      [
        'Gas',
        [
          'Stay upwind and keep out of hollows, where heavy gases such as carbon dioxide gather',
          'Do not trust your nose: hydrogen sulphide dulls the sense of smell, so when the stink fades it may have grown worse',
          'A cloth mask stops dust, not gas. With asthma or a weak heart, see the crater from a distance',
        ],
      ],
      [
        'Mood',
        [
          'If the noise, the steam or the smell is suddenly stronger than your guide expects, leave at once. Steam explosions come with little warning',
        ],
      ],
    ),
    p(
      'None of this is a reason to stay in bed. It is a reason to be willing to stop short. <mark class="cdx-marker">On a volcano, turning back is also a route</mark>, and <a href="/articles/the-shut-gate">a shut gate</a> may be the best part of it. The <a href="https://www.ivhhn.org/">International Volcanic Health Hazard Network</a> has a plain guide to volcanic gases that is worth ten minutes the evening before.',
    ),
    button('https://magma.esdm.go.id/', 'Look up the alert level'),
    h2('Hot water at the end'),
    p(
      'The same heat that whistles in the crater fills the bathing pools at Semangat Gunung and Sidebuk-debuk, at the foot of the mountain. The water is cloudy and smells of what you have just been walking through. A small geothermal power station stands close by, fed by wells drilled in the 1990s. Take off silver rings first, or they will turn black, and give your legs half an hour.',
    ),
    p(
      'Then have breakfast in Berastagi, where the road goes on to <a href="/articles/three-days-at-lake-toba">three days at Lake Toba</a>. The market sells passion fruit, oranges and vegetables that the volcanic soil grows very well. The Karo greeting is <i>Mejuah-juah</i>, a wish for good health. After such a morning you will mean it.',
    ),
  ],
}
