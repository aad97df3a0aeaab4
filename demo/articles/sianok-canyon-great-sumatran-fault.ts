import { footnote } from '@shared/content/footnotes'
import type { DemoArticle } from '../article'
import { delimiter, figure, h2, p, pullQuote, table, ul } from '../blocks'

export const article: DemoArticle = {
  slug: 'sianok-canyon-great-sumatran-fault',
  title: 'The line under the island',
  excerpt:
    'For 1,900 kilometres a fault runs through Sumatra: under rice, under lakes, under a girls’ school. A long walk along it, from the bay where it leaves the island to the city where it goes back to sea.',
  image: 'sianok',
  caption: 'Sianok Canyon at Bukittinggi. The fault drew the line; the river did the digging.',
  author: 'editor',
  categories: ['geoparks', 'craters', 'culture'],
  places: ['lake-maninjau', 'mount-kerinci', 'lake-toba', 'pulau-weh'],
  opening: 'full',
  daysAgo: 52,
  views: 1840,
  body: [
    p(
      'There is a bridge on the floor of <a href="/places/sianok-canyon">Sianok Canyon</a> where you can stand with a foot on either half of Sumatra. Nobody has painted a line. A shallow river goes by between sandbanks and rice plots, somebody is washing a motorcycle in it, and on both sides the walls go up a hundred metres, pale and blocky as cut bread. The line is there all the same, somewhere under the gravel. The land to the west of it wants to go north. The land to the east does not.',
    ),
    p(
      'Geologists call it the Sumatran fault, or the Great Sumatran Fault when they are speaking to the public. It is 1,900 kilometres long, counted with its ends, which lie out at sea. It is not the most dangerous thing that Sumatra has to do with the movement of the earth; that lies offshore, in the trench, and made the wave of 2004. But it is the one that goes through the towns. Perhaps no other great fault in the world has so many people living straight on top of it who have never seen it.',
    ),
    p(
      'I wanted to see it. So I went along it from south to north, in buses mostly, over some weeks, with a paper map and one scientific article folded into it. This is what a line looks like if you follow it on the ground.',
    ),
    figure(
      'sumatra-fault-map',
      'The trench in the Indian Ocean, the fault along the mountains, and the arrows that explain them both.',
      { stretched: true },
    ),
    h2('Why there is a line at all'),
    p(
      'Start with the arrows. Out in the Indian Ocean a plate of sea floor moves towards Sumatra at five or six centimetres a year, about as fast as a fingernail grows, and dives beneath it. But it does not come in square. It comes in at an angle, like a car that scrapes along a kerb. So it does two things at once: it pushes the coast, and it drags it sideways, to the north-west.',
    ),
    p(
      `In 1972 a young seismologist, Thomas Fitch, proposed that the earth shares out the work.${footnote('T. J. Fitch, “Plate convergence, transcurrent faults, and internal deformation adjacent to Southeast Asia and the western Pacific”, Journal of Geophysical Research 77 (1972), 4432–4460.')} The pushing is done at the trench. The dragging is done inland, where the crust is hot and soft from the volcanoes and tears more easily. The strip of land between trench and tear is carried along the coast like a plank in a stream. Most of western Sumatra’s beaches are on that plank. Everything that follows is the edge of it.`,
    ),
    p(
      'The edge is a right-lateral fault: whichever side you stand on, the other side moves to your right. It does not gape, and there is no crack to fall into. People who live on it ask about the crack more than about anything else.',
    ),
    h2('The bay at the bottom'),
    p(
      'The southern end is a bay. If you look at the tip of Sumatra on a map, two deep bites have been taken out of it. The left-hand one, Semangko Bay, is where the fault goes to sea, and the valley that runs inland from it, dead straight, is the fault’s doing. Fishing boats lie at Kotaagung in the angle of the bite.',
    ),
    p(
      'Beyond the bay, under the Sunda Strait, the fault comes apart. The sea floor there is being stretched, and the pieces in between have sunk. On the far side of the same strait stands <a href="/places/anak-krakatau">Anak Krakatau</a>, which has <a href="/articles/krakatau-child-of-the-volcano">troubles of its own</a>. A line that has been so clear for 1,900 kilometres ends in an argument.',
    ),
    p(
      'Going north, the road climbs into hills of coffee and comes to the valley of Suoh. Here the fault does something that it will do again and again: it stops, takes a step to the right, and goes on. When a fault that slides to the right steps to the right, the ground in the gap is pulled apart, and sinks. A basin opens. Rivers find it, rice follows the rivers, and people follow the rice. Much of the flat land in the mountains of Sumatra was made in this way. The basin at Suoh has hot water in it as well.',
    ),
    p(
      'On 25 June 1933, local time, this piece of the fault broke in an earthquake of about magnitude 7.5, and wrecked the district of Liwa. About two weeks later the ground water under Suoh, which had been shaken into contact with hot rock, blew up. There was no new magma in it, only steam, but the explosions threw mud over the valley and left craters, some of which hold lakes today. In February 1994 it was Liwa’s turn once more: magnitude 6.9, in the small hours, and about two hundred dead. The town has been rebuilt, and coffee is drying on its pavements again.',
    ),
    h2('A word about segments'),
    p(
      `Here is the article that I had with me. In the year 2000 Kerry Sieh and Danny Hilman Natawidjaja published the first good map of the fault, drawn from topographic sheets and air photographs.${footnote('K. Sieh and D. Natawidjaja, “Neotectonics of the Sumatran fault, Indonesia”, Journal of Geophysical Research 105 (2000), 28295–28326.')} They found that it is not one line but nineteen, on land, end to end, with steps between. Other great faults of its kind are much straighter.`,
    ),
    p(
      'This matters a good deal. A break that runs along a fault tends to stop where the fault steps. So the steps keep the earthquakes small, if you can call it small: sevens, as a rule, and not eights. Every segment has its own name, after a river, a lake or a district, and every one has its own diary. Most of the diaries have a single entry, because nobody wrote anything down before about 1890. You cannot tell from one entry how often a thing happens.',
    ),
    table(
      ['When', 'Where', 'What is known'],
      ['17 May 1892', 'Tapanuli, North Sumatra', 'Surveyors’ marks moved by metres'],
      ['4 June 1909', 'Kerinci', 'About magnitude 7.6; more than two hundred dead'],
      ['28 June 1926', 'Padang Panjang', 'Two shocks within three hours; more than 350 dead'],
      ['25 June 1933', 'Liwa', 'About 7.5; steam explosions at Suoh two weeks later'],
      ['8 and 9 June 1943', 'Alahan Panjang', 'Two shocks above magnitude 7 within two days'],
      ['16 February 1994', 'Liwa', '6.9; about two hundred dead'],
      ['7 October 1995', 'Sungai Penuh, Kerinci', 'About 6.8; 84 dead'],
      ['6 March 2007', 'Lake Singkarak', '6.4 and 6.3, two hours apart; about seventy dead'],
      ['25 February 2022', 'Pasaman', '6.1, on a stretch that was on no map; more than twenty dead'],
    ),
    p(
      'Read down the middle column. The line has been active from one end to the other within three lifetimes. Then read the gaps. There are segments that do not appear in the table at all, and this is not good news for them.',
    ),
    pullQuote('You cannot tell from one entry how often a thing happens.'),
    h2('Lakes on a string'),
    p(
      'North of Suoh comes Lake Ranau, a caldera with the fault along its side, and then a long run of forest in which the line can be seen only from the air, as a seam. It comes out of the trees in the valley of Kerinci. This is the largest of the sunken basins: seventy kilometres of rice, a lake at the southern end, the town of Sungai Penuh, and above the northern end the cone of <a href="/places/mount-kerinci">Mount Kerinci</a>. The volcano does not stand on the fault. Sieh and Natawidjaja looked for a connection and found that the volcanoes hardly trouble the line at all, or the line the volcanoes. They merely live in the same street.',
    ),
    p(
      'The earthquake of 1995 came just after one in the morning of 7 October. In Sungai Penuh the man at my guesthouse told me the time of day before he told me anything else, and then he said that seven hours later the schools would have been full. From here, most visitors turn aside to the <a href="/articles/gunung-tujuh-lake-in-the-clouds">lake of Gunung Tujuh</a>. So did I. It is in no gap and on no line, and I slept well.',
    ),
    p(
      'The next lakes are twins, Diatas and Dibawah, “the upper” and “the lower”, high and cold among vegetable fields. The line goes between market gardens there. The double earthquake of June 1943 had its home in these parts. Two shocks above magnitude 7 came within two days. It is a pattern, and a little further north one can learn it by heart.',
    ),
    p(
      'Then the road comes over a last rise, and there is Singkarak. It is twenty kilometres long and as blue as a postcard. It lies in another of the gaps, and of all the fault’s gaps it is the one that has been questioned most closely. The fish in it, a silvery thing as long as a finger, is called <i>bilih</i>, and lives nowhere else in the wild by nature. They fry it whole. I ate a paper bag of them on the shore, with my feet, more or less, on the line.',
    ),
    h2('The pairs'),
    p(
      'On 6 March 2007, at 10.49 in the morning, the segment to the south of Singkarak broke. Two hours later, at 12.49, the segment to the north did. The first was magnitude 6.4 and the second 6.3. Japanese and Indonesian seismologists worked out afterwards how the one had set off the other across the lake, like a knock passed through a wall.',
    ),
    p(
      'They were not surprised, for it had happened before. On 28 June 1926 the first shock came in the middle of the morning and the second in the early afternoon. More than 350 people died. Padang Panjang, which lies on the northern segment, was wrecked. Among the ruins was the building of Diniyah Putri, a school for girls that Rahmah el Yunusiyah had opened three years earlier, in her early twenties, when such schools hardly existed. She began again. It still teaches.',
    ),
    p(
      'So there is a rule of thumb that one might take home from the shores of Singkarak. After a strong one, stay out of the house. There may be a second. It need not come at once; in 1926 and in 2007 it left just enough time to go back in and see to the rice.',
    ),
    p(
      'Is it a good rule? The weather and earthquake service, BMKG, has a station in Padang Panjang, within a short walk of the fault. Earthquakes cannot be predicted, it says, and goes on saying, since so many who ask want to hear the contrary. But strong ones are followed by others, and now and then by one as large. That is no forecast. It is a reason to have breakfast in the yard.',
    ),
    delimiter(),
    h2('The canyon'),
    p(
      'Padang Panjang to Bukittinggi is an hour by bus, through the gap between two volcanoes. On the right is Marapi, whose eruption of 3 December 2023 killed twenty-four climbers. On the left are Singgalang and Tandikat. The fault keeps to the left and comes out at the railing of Taman Panorama, where the ground stops.',
    ),
    p(
      'Ngarai Sianok is some 15 kilometres long, a hundred metres deep and about two hundred across. You will be told that the earth split open here. It did not. The canyon has two makers, and neither of them was in a hurry.',
    ),
    p(
      'The first made the walls. They are tuff: volcanic ash and pumice, packed under their own weight. They came from <a href="/places/lake-maninjau">Maninjau</a>, twenty kilometres to the west, where <a href="/articles/maninjau-forty-four-bends">a lake now fills the hole</a> that the eruption left. Charcoal in the deposit dates it to about 52,000 years ago. The geological survey puts the volume at 220 to 250 cubic kilometres and has traced it as far as 75 kilometres from its source. Tuff is an odd sort of rock. It stands upright in cliffs as long as it is dry. Wet its foot, or shake it, and it comes away in slabs. That is why the canyon has walls rather than slopes.',
    ),
    p(
      'The second maker is the fault, which offered a line of crushed and weakened ground. The river, Batang Sianok, did the digging. It is still at it. On 1 November 1989 a stretch of the town’s rim fell, about 150,000 cubic metres. On 8 April 2023 a tremor of only magnitude 4.5 brought down part of the cliff. On 1 January 2026, after days of rain, a slice of wall 120 metres high went at Guguak Tinggi and buried rice fields. Nobody was hurt. <mark class="cdx-marker">It is a building site</mark>, and the builder does not put up signs.',
    ),
    figure('maninjau', 'Lake Maninjau lies in the caldera that supplied the ash for Sianok’s walls.'),
    p(
      'People made use of the soft rock too. During the Japanese occupation the 25th Army, which had its headquarters in Bukittinggi, had a bunker cut into it. The tunnels of Lobang Jepang that one may visit are about 1,400 metres long. The work was done by forced labourers, <i>romusha</i>, many of them brought from Java and other islands. Nobody kept a list of their names. Ghost stories have moved into that silence; I would rather leave it as it is, walk quietly, and look at the walls, which were cut by hand.',
    ),
    p('If you want to walk the fault anywhere, walk it here. Half a day takes you from one plate’s edge to the other:'),
    ul(
      'Start at Taman Panorama early, before cloud gathers on Singgalang.',
      'Go down by the road, cross the bridge, and eat <i>itiak lado mudo</i>, duck in green chilli, on the canyon floor.',
      'Go up by Janjang Koto Gadang, some 780 metres of walled steps, and buy silver in the village from whoever made it.',
      'Keep well back from the foot of the walls, above all in rain and for a day or two after it. Never lean on an edge without a railing.',
      'If the ground shakes, move into the open, away from rim and wall alike.',
    ),
    h2('How fast it goes'),
    p(
      'At the railing a boy who sold postcards told me that the fault moves two millimetres a day. I have met the number on websites as well. It would be seventy-three centimetres a year, which would put the school bus stop in another street by the time you finished primary.',
    ),
    p(
      `The Sianok segment moves about fourteen millimetres a <i>year</i>, measured by how far the canyon and its streams have been carried out of line over thousands of years.${footnote('13.7 ± 1.6 mm a year: D. H. Natawidjaja, “Major Bifurcations, Slip Rates, and A Creeping Segment of Sumatran Fault Zone in Tarutung-Sarulla-Sipirok-Padangsidempuan”, Indonesian Journal on Geoscience 5 (2018), 137–160.')} Two millimetres take it seven weeks. And even this is only the average. In most places the fault does not slide along politely; it is stuck. The land on either side bends, a little more each year, as a ruler bends before you let go of the end. A century of bending makes well over a metre. Then it lets go, in less than a minute, and the line has moved.`,
    ),
    p(
      'We know about the bending because of an accident of timing. In 1892 a Dutch survey under J. J. A. Müller was measuring Tapanuli, in the north, with stone pillars on hilltops and very good telescopes. On 17 May the fault broke underneath the survey. When Müller measured his angles again they no longer closed. He checked his instruments, and himself, and came to the only conclusion left, which was that the hills had moved, and that those on one side of a line had gone one way and those on the other side the other. He published it. It was among the first times that anybody had caught the earth doing this, fourteen years before San Francisco; when the American Harry Fielding Reid worked out how earthquakes store and release their strain, he used the hills of Tapanuli too.',
    ),
    pullQuote('He checked his instruments, and himself, and came to the only conclusion left.'),
    h2('Northwards'),
    p(
      'Beyond Bukittinggi the line passes close to the equator. In February 2022 it surprised everyone there. A magnitude 6.1 broke a stretch on the slopes of Mount Talamau, in Pasaman, that had been on no map of the fault. The best map in the world, it turned out, had a hole in it. The rains were on, and the shaken hillsides went down the valleys as mud.',
    ),
    p(
      'Further on, the fault forks and joins again around Sarulla and Tarutung, where it leaks heat. The power station of Sarulla, one of the largest in the world that runs on the heat of the earth, stands practically upon it; the geologists who map faults and the engineers who look for steam are on first-name terms. Tarutung is a basin once more, with a river, rice, churches, hot springs at the edge of the rice, one of them full of bubbles.',
    ),
    p(
      'Then comes the great hole of <a href="/places/lake-toba">Toba</a>, and one would expect the fault to run into it. It does not. It passes to the west of the lake, over the plateau, along its longest unbroken stretch. Why the largest eruption of the last two million years took place <i>beside</i> the line and not on it is a question for <a href="/articles/lake-toba-supervolcano">another article</a>, and for another generation. From the top of the road at Tele you have the caldera in front of you and the fault, as it were, behind your back.',
    ),
    p(
      'Aceh is where it runs out of island. Here it splits in two, and the city of Banda Aceh lies in the plain between the branches. Everybody knows what came to this city from the sea on 26 December 2004. There is a ship in a neighbourhood to remember it by. Far fewer know that the other thing, the line, goes past on either side of them. Shocks near the city are on record, in 1936 and in 1964; of the long Aceh segment to the south of it, no great earthquake is. Japanese and Indonesian teams have measured it with satellites since. On one stretch it creeps, quietly, near the surface, and on the next it is locked.',
    ),
    p(
      'I took the last boat of the day to <a href="/places/pulau-weh">Pulau Weh</a>, to look at the end. There is nothing to see. The two branches go down into the Andaman Sea, under the swell. At Kilometre Zero, on the last headland, there is <a href="/articles/pulau-weh-edge-of-the-island">a monument to where Indonesia begins</a>. Some people were taking photographs of one another with the number. It had not occurred to any of them, or to me until that day, that the whole of the island which they had crossed to get there was two islands, which happened to be travelling together.',
    ),
    delimiter(),
    h2('What one does with a line'),
    p(
      'It is tempting to end with fear, and a great deal of writing about faults does so. The people on this one have not the time for it. They have done, over some centuries, a few sensible things. The old houses of the highlands, Batak and Minangkabau alike, are frames of wood that stand on flat stones and are not sunk into the ground; they sway, and they creak, and they can be put back. Brick came later, and it is brick without iron in it that kills. What helps has been known for a long time: walls that are tied together at the corners, and a roof that is tied to the walls. It costs a few sacks of cement, and somebody who insists on it.',
    ),
    p(
      'And they remember, which is the cheapest instrument there is. For visitors there are three rules that fit on a postcard. Look up when you go into a room, and see what could fall. Put your shoes where you can find them. And if it starts, do not run; get under something that is stronger than you are, and hold on to its legs.',
    ),
    p(
      'The next morning I stood on the bridge at Sianok once more, since the buses went that way. The man was washing the motorcycle again. Between my first visit and my second the two banks had moved, I worked it out, by rather less than a millimetre, or else, more truthfully, not at all. They were saving it up.',
    ),
    p(
      'For the maps behind this walk see the <a href="http://www.tectonics.caltech.edu/sumatra/sumatranfault.html">Sumatran fault pages</a> of the Caltech Tectonics Observatory; for today’s earthquakes, <a href="https://www.bmkg.go.id/">BMKG</a>.',
    ),
  ],
}
