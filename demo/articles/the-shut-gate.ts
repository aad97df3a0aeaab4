import type { DemoArticle } from '../article'
import { p } from '../blocks'

export const article: DemoArticle = {
  slug: 'the-shut-gate',
  title: 'In praise of the shut gate',
  excerpt: 'Our columnist has been turned back from four of the places in this magazine, and would go again.',
  image: 'shut-gate',
  caption: 'The path goes on. The walkers do not.',
  author: 'putri',
  categories: ['culture', 'forests'],
  places: ['way-kambas', 'mount-kerinci'],
  readNext: ['way-kambas-after-the-herd', 'kerinci-highest-volcano'],
  opening: 'type',
  daysAgo: 141,
  views: 705,
  body: [
    p(
      'I collect gates. Not the kind with lions on them: the bamboo pole across a track, the chain, the sheet of paper in a plastic sleeve, gone pink with rain, on which an office regrets. I have stood before one at <a href="/places/mount-kerinci">Kerinci</a> with a rucksack packed for three days. I have stood before one at <a href="/places/way-kambas">Way Kambas</a>, where a ranger who had not slept told me, very politely, that he would rather not look after me as well.',
    ),
    p(
      'Travel writing has a gap here. It arrives. On page one the road is bad, on page two the mist parts, and by page three the author is on the summit thinking about time. Nobody is sent home on page two. Yet most of what I know about these places I learnt while not getting in.',
    ),
    p(
      'At the shut gate people have time. The man who sells noodles there will tell you what the mountain did last week, and what it did to his cousin’s cabbages. The guide who has lost the day’s wage will show you, for a fair sum, the stream where the hornbills come down. You are no longer a customer in a hurry, and they are no longer a service. You are both people whom a volcano has told to wait.',
    ),
    p(
      'I am suspicious of the word “closed”, all the same. It is used by offices that cannot afford a second ranger, and by others that could not be bothered. Ask who closed the place, when, and what would have to happen for it to open: a good closure can answer all three. At Kerinci the volcano service counts earthquakes and the park counts metres, and between them they <a href="/articles/kerinci-highest-volcano">give you a mountain of three thousand metres</a> in place of one of 3,805. That is not a ban. It is an offer.',
    ),
    p(
      'And I am suspicious of myself. The wish to be let in, just this once, just me, is the same wish that wore the path to mud. At <a href="/places/ketambe">Ketambe</a> the rule is <a href="/articles/leuser-ketambe-orangutans">ten metres</a> between you and an ape. I have felt my foot move. Everybody’s foot moves. A rule is for the foot.',
    ),
    p(
      'So here is my advice for the season of closed roads. Plan a journey that is worth making if the last gate is shut. Choose the village for its food. Bring a book, and boots that are already dirty. When the pole is down, say good morning to it, sit on the bank beside it, and unwrap your lunch. Something is going on behind it that does not need you. There are not many such places left, and you have just found one.',
    ),
  ],
}
