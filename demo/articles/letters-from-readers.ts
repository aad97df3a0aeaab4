import type { DemoArticle } from '../article'
import { delimiter, p } from '../blocks'

const letter = (text: string, from: string) => [p(text), p(`<i>${from}</i>`)]
const reply = (text: string) => p(`<b>We reply:</b> ${text}`)

export const article: DemoArticle = {
  slug: 'letters-from-readers',
  title: 'Letters: a grandmother, a coin and two millimetres',
  excerpt:
    'You ask how old a volcano may be before it is a grandmother, whether one may swim, and why our walls are not granite. With answers, and one apology.',
  image: 'letters',
  caption: 'The post of a season, with the tea that it took.',
  author: 'editor',
  categories: ['culture'],
  places: ['anak-krakatau', 'harau-valley', 'sianok-canyon', 'lake-toba'],
  opening: 'type',
  daysAgo: 59,
  views: 388,
  body: [
    p(
      '<i>The letters of this demo are invented; the questions are the ones that visitors ask, and the answers are as true as we could make them.</i>',
    ),
    ...letter(
      'My great-granddaughter (seven) wants to know whether Anak Krakatau is older than me. I was born in 1931.',
      'T. M., Kalianda',
    ),
    reply(
      'It depends on what counts as a birth. The island was first seen around the end of 1927 and was washed away again, three times in all. What has stayed above water has done so since August 1930. (Its later life is in the files of the Smithsonian’s <a href="https://volcano.si.edu/volcano.cfm?vn=262000">Global Volcanism Program</a>.) So it is older than you, by a hair, and taller. Please tell her that it <a href="/articles/krakatau-child-of-the-volcano">lost two thirds of its height</a> in 2018, which great-grandmothers seldom do.',
    ),
    delimiter(),
    ...letter(
      'Three signs, two guides and a brochure call the cliffs of Harau granite. You say pebbles. Who is right?',
      'A climber, Payakumbuh',
    ),
    reply(
      'Your fingertips. Granite is crystals that grew into one another. What you hold at <a href="/places/harau-valley">Harau</a> is gravel with sand between, turned to stone: conglomerate. The <a href="/articles/harau-valley-walls">article</a> names who described it. We would gladly print a photograph of the sign beside a thumb.',
    ),
    delimiter(),
    ...letter(
      'You write that tuff can be marked with a coin. I have tried it at Sianok. It can. Ought you to have told me?',
      'Anonymous, Bukittinggi',
    ),
    reply(
      'No. That is the apology. The walls of <a href="/places/sianok-canyon">Sianok</a> have enough to bear, and we have taken the coin out of the <a href="/articles/sianok-canyon-great-sumatran-fault">new version</a>. Please leave yours in your pocket and keep well back from the foot of the cliff.',
    ),
    delimiter(),
    ...letter('May one swim in Lake Toba? Nobody will give me a plain answer.', 'L. S., Leiden'),
    reply(
      'Plainly, then: people do, every day, from the steps of nearly every guesthouse on <a href="/places/samosir">Samosir</a>, and the water is cool rather than cold. Keep away from the fish cages and out of the way of ferries, ask your hosts about the spot in front of their own door, and remember that the bank drops off steeply, since you are bathing in a caldera. <a href="/articles/three-days-at-lake-toba">Our three days</a> leave room for it.',
    ),
    delimiter(),
    ...letter(
      'My uncle says the great fault moves two millimetres a day, my aunt says it does not move at all. Dinner is difficult.',
      'R. H., Padang Panjang',
    ),
    reply(
      'Your aunt is right on nearly every day of your life, and your uncle has the wrong unit. Over thousands of years the part of the fault by your town moves about fourteen millimetres a <i>year</i>. In between it sits still. Then it does not. Ask both of them whether the cupboard is screwed to the wall.',
    ),
  ],
}
