import type { DemoArticle } from '../article'
import { compare, figure, gallery, p } from '../blocks'

const picture = (image: string, caption: string) => figure(image, caption, { stretched: true })

export const article: DemoArticle = {
  slug: 'a-day-in-twelve-drawings',
  title: 'One day, twelve drawings',
  excerpt: 'From the first steam on Sibayak to the last light on Samosir: an island drawn by the hour.',
  image: 'paddies',
  caption: 'Half past five. The water in the fields is lighter than the sky.',
  author: 'bayu',
  categories: ['culture', 'lakes', 'craters'],
  places: ['mount-sibayak', 'mount-kerinci', 'gunung-tujuh', 'belitong', 'samosir'],
  opening: 'full',
  daysAgo: 73,
  views: 1466,
  body: [
    p(
      'A camera needs a fiftieth of a second. A drawing needs you to stay. These were made over a year, put in the order of a single day, and all but one were drawn from where anybody may stand.',
    ),
    picture('sibayak', '5.50, <a href="/places/mount-sibayak">Sibayak</a>. Steam goes up before the sun does.'),
    compare(
      ['kerinci', '6.40'],
      ['kerinci-cloud', '9.00'],
      'Kerinci, from the same stool. The pickers have been in the tea since before six; the mountain keeps shorter hours.',
    ),
    picture(
      'gunung-tujuh',
      '7.30, <a href="/places/gunung-tujuh">Gunung Tujuh</a>. The only sound was the paddle, and he lifted it when he saw me draw.',
    ),
    p(
      'By nine the light has gone white and hard. This is the hour for rock, which likes a shadow with an edge, and for rivers, which make their own weather.',
    ),
    gallery(
      ['harau', '9.40, Harau. The stripes on the wall are waterfalls that have not been told it is the dry season.'],
      ['merangin', '11.00, Merangin. It rained on the raft and on nothing else.'],
      ['belitong', '13.00, Belitong. Noon is no time to draw granite. I drew the shade of it.'],
    ),
    picture(
      'weh',
      '15.00, <a href="/places/pulau-weh">Pulau Weh</a>. The frigatebird stayed in one place longer than the boat did.',
    ),
    p('Then the day turns round. Colours that were burnt out at noon come back one at a time, the greens last.'),
    picture(
      'toba',
      '16.45, <a href="/places/lake-toba">Lake Toba</a>. Two people on a rim seventy-four thousand years old, arguing about the ferry.',
    ),
    gallery(
      ['way-kambas', '17.40, Way Kambas, from memory: the park was closed. They were not.'],
      ['samosir', '18.50, Samosir. Somebody lit the lamps from left to right, as one reads.'],
    ),
    picture(
      'krakatau',
      '22.00, <a href="/places/anak-krakatau">Anak Krakatau</a>, from a beach a long way off, which is <a href="/articles/krakatau-child-of-the-volcano">where it should be seen from</a>.',
    ),
    p(
      'How the ridge of a roof is built, and what the carving says, is in <a href="/articles/samosir-batak-villages">Reading a village on Samosir</a>. Why <a href="/places/mount-kerinci">Kerinci</a> is best before nine is <a href="/articles/kerinci-highest-volcano">another story</a>. How the wall of Harau came by its stripes is <a href="/articles/harau-valley-walls">in the piece on the valley</a>. The pencils were ordinary.',
    ),
  ],
}
