import type { DemoArticle } from '../article'
import { checklist, figure, h2, h3, ol, p } from '../blocks'

export const article: DemoArticle = {
  slug: 'leuser-ketambe-orangutans',
  title: 'Ten metres',
  excerpt:
    'Nearly all the world’s Sumatran orangutans live in one stretch of forest. How to see them at Ketambe or Bukit Lawang, and why the distance between you matters so much.',
  image: 'leuser',
  caption: 'An orangutan that ignores you is the best sighting you can have.',
  author: 'putri',
  categories: ['forests'],
  daysAgo: 223,
  views: 1745,
  body: [
    p(
      'Ten metres is about the length of a city bus. Pace it out on a pavement before you travel and look at the far end. Under the national park’s rules, that is the nearest a healthy visitor may come to an orangutan. With a cough or a cold it is twenty, though then you should not be in the forest at all. The rest of this article hangs on that distance.',
    ),
    h2('One forest, four giants'),
    p(
      'The Leuser Ecosystem covers about 2.6 million hectares of northern Sumatra, most of it in the province of Aceh: peat swamp on the west coast, lowland forest, mountains with moss hanging from every branch. Orangutans, elephants, tigers and rhinoceroses still live wild in it together, and there is no other place left where they do. Gunung Leuser National Park, declared in 1980, is the best-known part, but much of the ecosystem lies outside its boundary.',
    ),
    p(
      'Since 2004 the park has belonged, with <a href="/articles/kerinci-highest-volcano">Kerinci Seblat</a> and Bukit Barisan Selatan farther south, to a World Heritage site of some 2.5 million hectares, the <a href="https://whc.unesco.org/en/list/1167/">Tropical Rainforest Heritage of Sumatra</a>. Since 2011 the site has also been on UNESCO’s List of World Heritage in Danger. The reasons given were road building, mining, illegal logging and encroachment. The list is not a punishment. It is a way of saying, in public, that a place could still be lost.',
    ),
    figure(
      'rainforest-layers',
      'The storeys of a lowland rainforest. Most of what lives here lives above head height.',
    ),
    h2('A red ape that is never in a hurry'),
    p(
      'There are three species of orangutan, one on Borneo and two on Sumatra; the third, the Tapanuli orangutan, was described only in 2017. The Sumatran orangutan, <i>Pongo abelii</i>, is critically endangered. The survey most often cited, from 2016, estimated about 13,800 of them in the wild, some 95 per cent in the Leuser Ecosystem. That was roughly double the earlier figure, and not because there were more apes. The counting had improved. The numbers themselves are going down.',
    ),
    p(
      'They cannot recover quickly. In a study that drew on 32 years of watching, a Sumatran mother waited on average 9.3 years between one birth and the next, longer than any other great ape. A young orangutan needs those years to learn what is edible, when it ripens and how to weave a bed of branches for the night. Some learn stranger things: in 2022 a male named Rakus, at Suaq Balimbing on the swampy side of the park, was seen chewing the leaves of a healing vine and pressing them on a wound in his face.',
    ),
    h2('Two gates into the same forest'),
    h3('Bukit Lawang'),
    p(
      'Two Swiss zoologists, Regina Frey and Monica Boerner, opened the centre to return confiscated pets to the forest. More than 200 apes passed through it. It no longer takes in animals, because released captives may carry human diseases to wild neighbours, and the old feeding platform is closed. What remains is a forest in which some orangutans have learned that people carry fruit. A study of former captives at several sites found that infants at Bukit Lawang died clearly more often than those of wild Sumatran orangutans. Contact is not kindness.',
    ),
    h3('Ketambe'),
    p(
      'The Dutch biologist Herman Rijksen founded the station in 1971, and much of what is known about wild Sumatran orangutans was learned there. Visitors come to <a href="/places/ketambe">Ketambe</a> for the forest around the station: fig trees as wide as a room, hot springs beside the river, siamangs calling in the early morning.',
    ),
    p(
      '<b>Please read this before you book.</b> At the end of November 2025 the rains of Cyclone Senyar flooded much of northern Sumatra. At Ketambe the Alas river carried away 63 houses and three places to stay, and took long bites out of the main road. Ask a guesthouse directly how things are now. If they say come, your visit counts for more than ever; if they say wait, wait.',
    ),
    h2('How to choose a guide'),
    p('You may not enter the park without a permit and a guide. Take your time over the choice.'),
    ol(
      [
        'Ask what happens when an orangutan comes close.',
        ['Good answer: “We move back.”', 'Bad answer: anything with a banana in it'],
      ],
      ['Ask how large the group is.', ['Park rules recommend seven visitors at most; fewer is better']],
      'Ask to see the licence, and whether the permit is included in the price.',
      ['Look at their photographs.', ['If guests are touching animals in them, you have your answer']],
    ),
    h2('Rules for the forest'),
    p('Ticked: always. Not ticked: never.'),
    checklist(
      ['Ten metres from every orangutan; if it comes nearer, you are the one who moves', true],
      ['Stay behind with a cold, a cough, a fever or an upset stomach', true],
      ['Carry a face mask and wear it when apes are near', true],
      ['Eat out of sight of any animal, and carry out the peel as well', true],
      ['Speak softly, switch off the flash, and leave after a while', true],
      ['Feeding, calling or touching, even if “everyone does it”', false],
      ['Selfies with an ape in the background at arm’s length', false],
    ),
    p(
      'The reason is simple. <mark class="cdx-marker">We share about 97 per cent of our DNA with orangutans, and they can catch many of our diseases.</mark> A cold that costs you two days can kill an ape that has never met it.',
    ),
    p(
      'An orangutan that ignores you is the best sighting you can have, and none at all is the next best: <a href="/articles/the-shut-gate">not arriving</a> does no harm to anyone. Being ignored means that for a quarter of an hour you stood in its forest and made no difference. Ten metres away, in silence, a mother goes on peeling a fruit and her child watches how it is done.',
    ),
  ],
}
