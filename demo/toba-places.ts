import type { DemoPlace } from './place'

/** The stops of the three days at Lake Toba that have no article of their own. */
export const tobaPlaces: DemoPlace[] = [
  {
    slug: 'sipiso-piso',
    parent: 'lake-toba',
    article: 'three-days-at-lake-toba',
    image: 'toba',
    name: 'Sipiso-piso',
    kind: 'waterfall',
    latitude: 2.916,
    longitude: 98.52,
    province: 'North Sumatra',
    summary:
      'A waterfall of some 120 metres above Tongging, and the first full view of Lake Toba for those who come from the north.',
    source_url: 'https://en.wikipedia.org/wiki/Sipisopiso',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    practical: {
      when: 'All year. Mornings are clearer than afternoons.',
      access: 'By road from Berastagi, or along the eastern rim from Parapat.',
      duration: 'Half an hour at the railing; two hours with the steps to the foot of the fall.',
      bring: 'Shoes that hold on wet steps.',
    },
  },
  {
    slug: 'pusuk-buhit',
    parent: 'lake-toba',
    article: 'three-days-at-lake-toba',
    image: 'pusuk-buhit',
    name: 'Pusuk Buhit',
    kind: 'volcano',
    latitude: 2.61,
    longitude: 98.65,
    province: 'North Sumatra',
    summary:
      'A volcano that grew on the western shore of Lake Toba after the great collapse, with hot springs at its foot. Batak tradition sets the first ancestor here.',
    source_url: 'https://onetoba.com/en/places/geosite-pusuk-buhit-sianjur-mulamula/',
    months: [5, 6, 7, 8, 9],
    practical: {
      when: 'May to September are the drier months.',
      access: 'By road from Pangururan, over the bridge.',
      duration: 'An hour for the springs, half a day for the mountain.',
      guide: 'Take one from a village at the foot: the mountain is a place of ancestors.',
      bring: 'A swimming costume, and something to wear over it.',
    },
  },
]
