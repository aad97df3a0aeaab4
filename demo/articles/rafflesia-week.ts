import type { DemoArticle } from '../article'
import { p } from '../blocks'

export const article: DemoArticle = {
  slug: 'rafflesia-week',
  title: 'A week, if you are lucky',
  excerpt: 'The largest flower in the world keeps no season and no appointments. A note from the forest floor.',
  image: 'rafflesia',
  caption: 'Rafflesia arnoldii: five lobes, no leaf, no stem.',
  author: 'putri',
  categories: ['forests'],
  readNext: ['leuser-ketambe-orangutans'],
  opening: 'split',
  daysAgo: 31,
  views: 412,
  body: [
    p(
      'The boy who keeps the path said: come now, on Monday it will be soup. So we went, up through wet coffee gardens north of <a href="/places/sianok-canyon">Bukittinggi</a>, and there it lay between the roots like something dropped. <i>Rafflesia arnoldii</i>, red, spotted, nearly a metre across.',
    ),
    p(
      'It has no leaves and no roots. For most of its life it is a thread inside a vine; then a bud swells for many months, opens, stinks of meat for flies, and is black within about a week. Raffles and Arnold were shown one near Bengkulu in 1818. Kew lists none larger.',
    ),
    p(
      'You cannot plan for it. Ask at the homestay, pay the family whose garden you cross, keep to the planks: the next buds are underfoot. Nothing open? Then there are <a href="/articles/harau-valley-walls">walls to read</a> at <a href="/places/harau-valley">Harau</a>, and <a href="/articles/the-shut-gate">not arriving</a> is an art too.',
    ),
  ],
}
