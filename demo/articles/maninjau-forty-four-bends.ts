import type { DemoArticle } from '../article'
import { figure, h2, p } from '../blocks'

export const article: DemoArticle = {
  slug: 'maninjau-forty-four-bends',
  title: 'Counting down forty-four bends',
  excerpt:
    'The road into the caldera of Maninjau numbers its hairpins from 44 to 1. Each stop on the way tells a little more about fire, fish, Minangkabau mothers and a famous son.',
  image: 'maninjau',
  caption: 'Kelok 44, from number 44 down. The squares on the water are nets.',
  author: 'marketing',
  categories: ['lakes', 'craters', 'culture'],
  places: ['sianok-canyon'],
  series: 'mountains-that-fell-in',
  daysAgo: 106,
  views: 1527,
  body: [
    p(
      'The signs at the bends count backwards, as if for a launch. The road from Bukittinggi reaches the rim at Ambun Pagi, ‘morning dew’, passes a board that says 44, and tips over the edge. Some 600 metres lower and about eight kilometres later comes number 1, and then the shore. You could turn round at the rim, for the widest view of <a href="/places/lake-maninjau">Lake Maninjau</a> comes before the first bend. But <b>Kelok 44</b>, the forty-four bends, makes a good table of contents.',
    ),
    h2('Bend 44: the rim of an eruption'),
    p(
      'Stop at the top, where the whole lake fits into one look: a long blue oval, about 16 km by 7, walled in by green cliffs. The hole is larger than the water. The caldera measures roughly 20 km by 8, and its last great eruption has an unusually firm date: <b>52,000 years ago, give or take 3,000</b>. The evidence is charcoal. Hot ash rolled over a forest and charred tall trees where they stood.',
    ),
    p(
      'Some 220 to 250 km³ of material came out. It reached 75 km to the south-east and filled the valleys around Bukittinggi, where rivers have since cut canyons into it, <a href="/places/sianok-canyon">Sianok</a> among them. If you set out from there, you have been driving on Maninjau for an hour. Its stretched shape is usually put down to the <a href="/articles/sianok-canyon-great-sumatran-fault">Great Sumatran Fault</a>, which runs past a little to the east and has tugged at the volcanoes along it.',
    ),
    figure(
      'maninjau-map',
      'The caldera of Maninjau. Kelok 44 comes in over the eastern wall; the Batang Antokan leaves in the west.',
    ),
    h2('Bend 28: a wall that moves'),
    p(
      'A third of the way down you are among terraced rice, and monkeys waiting for bananas they should not be given. The walls above are steep and soft. In 2020 part of bend 10 slid away. Far worse came with the rains at the end of 2025: slides at bends 25 and 28 fed mud, trees and boulders into a stream, and on New Year’s Day 2026 five debris flows in a row ran through Maninjau village. More than four hundred people had to leave their homes, and the road was cut. <mark class="cdx-marker">Ask about the state of the road before you start</mark>.',
    ),
    h2('Bend 1: a lake full of squares'),
    p(
      'From above they look like embroidery along the shore. Each square is a net hung from floating drums, with tilapia or carp inside. It began with seventeen trial cages in 1992. The experiment worked too well. In 2009 there were nearly nine thousand cages, in 2015 more than sixteen thousand, although a by-law of 2014 allows six. In January 2009 more than 13,000 tonnes of fish died, and in December 2021 another 1,705.',
    ),
    p(
      'The lake is 165 m deep, and warm water usually lies on top of cooler water. Uneaten feed and droppings sink and rot, which uses up the oxygen down there and makes poisonous hydrogen sulphide. The regency reckoned in 2017 that about 95 per cent of the pollution was fish feed. Then a storm stirs the lake, bad water comes up under the nets, and by morning the surface is white. People round the lake call it <i>tubo</i>, poison. Sulphur from the lake bed may play a part, but it is the cages that load the gun.',
    ),
    h2('Beyond the bends: the house in Sungai Batang'),
    p(
      'At the junction below, turn left along the shore. In Sungai Batang a small house with a horned roof looks over the road to the water. Haji Abdul Malik Karim Amrullah was born here on 17 February 1908. Indonesia knows him as <b>Buya Hamka</b>: preacher, journalist, author of a vast commentary on the Qur’an and of the novel <i>Tenggelamnya Kapal van der Wijck</i>, first chairman of the national council of ulama, and a National Hero. The original house was ruined in the war. This one, rebuilt in its shape, opened in 2001 as a museum.',
    ),
    p(
      'Hamka’s great love story turns on a fact of Minangkabau life. Descent runs through the mother. House and rice land pass from mothers to daughters, and a boy of about ten used to move out to sleep in the <i>surau</i>, the prayer house, and later to leave on <i>rantau</i>, to seek learning and a living elsewhere. Hamka went to Java at sixteen. Nor were the daughters idle: Rasuna Said, born in Maninjau in 1910, was jailed by the Dutch for a speech and has given her name to one of Jakarta’s main avenues.',
    ),
    p(
      '<b>Going there.</b> Bukittinggi is 36 km away, an hour and a half by car. Stay a night or two by the water: swim in the morning after asking your hosts about the day’s conditions, cycle part of the shore, which is about 50 km round, and look for the western gap, where the Batang Antokan leaves for the Indian Ocean by way of a hydropower station. On the way back up the signs count from 1 to 44, and the lake grows smaller and bluer until, at the top, you can no longer see the nets at all.',
    ),
    p(
      '<i>The second of three pieces on mountains that fell in. The first was about <a href="/articles/lake-toba-supervolcano">Lake Toba</a>; the last is about <a href="/articles/krakatau-child-of-the-volcano">Krakatau</a>.</i>',
    ),
  ],
}
