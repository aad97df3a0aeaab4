import type { PlaceInput, PlaceNotice, Practical } from '@shared/entities/place'

/** A notice, with the day of its check counted back from that of seeding. */
type DemoNotice = Omit<PlaceNotice, 'checked_on'> & { checked_days_ago: number }

/** A place of an article of the demo, named by its slug. The facts have the sources of that article. */
export type DemoPlace = Omit<
  PlaceInput,
  'slug' | 'image_url' | 'image_alt' | 'image_credit' | 'parent_id' | 'notices'
> & {
  slug: string
  /** The slug of the place that it is a part of, which comes before it. */
  parent?: string
  article: string
  notices?: DemoNotice[]
}

/** What a translation of a place has. */
export type PlaceTexts = { name: string; summary: string; practical: Practical }

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const VOLCANO_SERVICE = 'https://magma.esdm.go.id/'

export const places: DemoPlace[] = [
  {
    slug: 'lake-toba',
    article: 'lake-toba-supervolcano',
    name: 'Lake Toba',
    kind: 'lake',
    latitude: 2.68,
    longitude: 98.88,
    province: 'North Sumatra',
    summary:
      'The lake in the caldera of the largest eruption of the last two million years, about 900 metres above the sea.',
    source_url: 'https://en.wikipedia.org/wiki/Lake_Toba',
    months: [5, 6, 7, 8, 9],
    practical: {
      when: 'May to September are the drier months. Evenings are cool all year.',
      access: 'Fly to Silangit, or drive from Medan to Parapat in four to five hours.',
      duration: 'At least two days; four to drive around the lake.',
      guide: 'Hire one in the village where you stay.',
      bring: 'A warm layer for the evenings, and patience for the ferries.',
    },
    notices: [
      {
        text: 'Do not board a boat that does not have a life jacket for every passenger.',
        severity: 'info',
        source_url: 'https://en.wikipedia.org/wiki/Sinking_of_MV_Sinar_Bangun',
        checked_days_ago: 97,
      },
    ],
  },
  {
    slug: 'samosir',
    parent: 'lake-toba',
    article: 'samosir-batak-villages',
    name: 'Samosir',
    kind: 'island',
    latitude: 2.58,
    longitude: 98.8,
    province: 'North Sumatra',
    summary:
      'The island of Lake Toba, an uplifted piece of the caldera’s floor, with Batak villages, stone tombs and weavers.',
    source_url: 'https://en.wikipedia.org/wiki/Samosir',
    months: ALL_YEAR,
    practical: {
      when: 'All year; the paths are drier from May to September.',
      access: 'Take the ferry from Parapat to Tomok or Tuktuk, or drive over the bridge at Pangururan.',
      duration: 'Two or three days.',
      bring: 'Clothes that cover shoulders and knees, for visiting tombs and churches.',
    },
  },
  {
    slug: 'mount-sibayak',
    article: 'mount-sibayak-sunrise',
    name: 'Mount Sibayak',
    kind: 'volcano',
    latitude: 3.23,
    longitude: 98.52,
    province: 'North Sumatra',
    summary: 'A steaming volcano above Berastagi, climbed before dawn for the sunrise.',
    source_url: 'https://volcano.si.edu/volcano.cfm?vn=261070',
    months: [5, 6, 7, 8, 9],
    practical: {
      when: 'In the drier months, and only in clear weather.',
      access: 'From Berastagi, by the road through Jaranguda.',
      duration: 'Half a day.',
      guide: 'Advisable on a first climb, and necessary on the trail through the forest.',
      bring: 'A torch, water, and a jacket for wind and rain.',
    },
    notices: [
      {
        text: 'Steam explosions come with little warning. Check the alert level before you go, and keep away from the vents.',
        severity: 'caution',
        source_url: VOLCANO_SERVICE,
        checked_days_ago: 12,
      },
    ],
  },
  {
    slug: 'ketambe',
    article: 'leuser-ketambe-orangutans',
    name: 'Ketambe',
    kind: 'forest',
    latitude: 3.68,
    longitude: 97.65,
    province: 'Aceh',
    summary: 'Lowland rainforest by the Alas river in Gunung Leuser National Park, where orangutans live wild.',
    source_url: 'https://en.wikipedia.org/wiki/Gunung_Leuser_National_Park',
    months: [5, 6, 7, 8, 9],
    practical: {
      access: 'By road from Medan via Kutacane, eight hours or more.',
      duration: 'At least two nights in the forest.',
      guide: 'Required, as is a permit. Ask to see the guide’s licence.',
      bring: 'Leech socks, light long clothes and a rain cover.',
    },
  },
  {
    slug: 'pulau-weh',
    article: 'pulau-weh-edge-of-the-island',
    name: 'Pulau Weh',
    kind: 'island',
    latitude: 5.83,
    longitude: 95.3,
    province: 'Aceh',
    summary:
      'A volcanic island off the northern tip of Sumatra, with coral reefs, hot springs and Indonesia’s Kilometre Zero.',
    source_url: 'https://en.wikipedia.org/wiki/Weh_Island',
    months: [4, 5, 6, 7, 8, 9, 10],
    practical: {
      access: 'By ferry from Ulee Lheue in Banda Aceh to Balohan.',
      duration: 'Three days.',
      bring: 'Modest clothes on land: Aceh has a dress code.',
    },
  },
  {
    slug: 'lake-maninjau',
    article: 'maninjau-forty-four-bends',
    name: 'Lake Maninjau',
    kind: 'lake',
    latitude: -0.32,
    longitude: 100.2,
    province: 'West Sumatra',
    summary: 'An oval lake below the steep walls of its caldera, at the end of a road with forty-four numbered bends.',
    source_url: 'https://en.wikipedia.org/wiki/Lake_Maninjau',
    months: [5, 6, 7, 8, 9],
    practical: {
      access: 'By road from Bukittinggi over the rim at Embun Pagi.',
      duration: 'A day; two with a walk along the rim.',
    },
  },
  {
    slug: 'sianok-canyon',
    article: 'sianok-canyon-great-sumatran-fault',
    name: 'Sianok Canyon',
    kind: 'valley',
    latitude: -0.31,
    longitude: 100.36,
    province: 'West Sumatra',
    summary: 'A canyon with vertical walls of tuff at the edge of Bukittinggi, along the Great Sumatran Fault.',
    source_url: 'https://id.wikipedia.org/wiki/Ngarai_Sianok',
    months: [5, 6, 7, 8, 9],
    practical: {
      access: 'On foot from the centre of Bukittinggi.',
      duration: 'Half a day.',
      bring: 'Shoes that may get wet.',
    },
    notices: [
      {
        text: 'Keep away from the foot of the walls: rock falls after rain and earthquakes.',
        severity: 'caution',
        source_url: 'https://tempo.co/teroka/terbannya-ngarai-sianok-1050834',
        checked_days_ago: 25,
      },
    ],
  },
  {
    slug: 'harau-valley',
    article: 'harau-valley-walls',
    name: 'Harau Valley',
    kind: 'valley',
    latitude: -0.1,
    longitude: 100.67,
    province: 'West Sumatra',
    summary: 'Rice fields between red cliffs of conglomerate and sandstone, where waterfalls drop from both sides.',
    source_url: 'https://en.wikipedia.org/wiki/Harau_Valley',
    months: ALL_YEAR,
    practical: { access: 'By road from Payakumbuh, in half an hour.', duration: 'A day.' },
  },
  {
    slug: 'mount-kerinci',
    article: 'kerinci-highest-volcano',
    name: 'Mount Kerinci',
    kind: 'volcano',
    latitude: -1.697,
    longitude: 101.264,
    province: 'Jambi',
    summary: 'Indonesia’s highest volcano, 3,805 metres high, above the tea fields of Kayu Aro.',
    source_url: 'https://volcano.si.edu/volcano.cfm?vn=261170',
    months: [6, 7, 8, 9],
    volcano_level: 2,
    practical: {
      when: 'June to September, when the routes are open.',
      access: 'From Kersik Tuo, on the road between Sungai Penuh and Padang.',
      duration: 'Two days.',
      cost: 'A ticket for the national park, and the guide’s fee.',
      guide: 'Register with the park before you go.',
      bring: 'Warm clothes: nights near the tree line are cold.',
    },
    notices: [
      {
        text: 'At alert level II, climbers must stay three kilometres away from the crater: the summit is closed.',
        severity: 'closed',
        source_url: VOLCANO_SERVICE,
        checked_days_ago: 6,
      },
    ],
  },
  {
    slug: 'gunung-tujuh',
    article: 'gunung-tujuh-lake-in-the-clouds',
    name: 'Lake Gunung Tujuh',
    kind: 'lake',
    latitude: -1.706,
    longitude: 101.412,
    province: 'Jambi',
    summary: 'A lake among seven peaks, nearly 2,000 metres above the sea, in Kerinci Seblat National Park.',
    source_url: 'https://en.wikipedia.org/wiki/Lake_Gunung_Tujuh',
    months: [6, 7, 8, 9],
    practical: {
      access: 'From Pelompek, 8 km north of Kersik Tuo.',
      duration: 'A day. Start by eight in the morning.',
      cost: 'A ticket for the national park.',
      guide: 'Take one: the paths through the fields fork everywhere.',
    },
  },
  {
    slug: 'merangin',
    article: 'merangin-fossil-forest',
    name: 'Merangin',
    kind: 'geopark',
    latitude: -2.15,
    longitude: 102.15,
    province: 'Jambi',
    summary: 'A river that has uncovered a forest of the early Permian, with trunks, leaves and shells in its banks.',
    source_url: 'https://en.wikipedia.org/wiki/Merangin_Jambi_Geopark',
    months: [5, 6, 7, 8, 9, 10],
    practical: {
      access: 'By road from Bangko to Air Batu.',
      duration: 'A day on the river, or three hours on foot.',
      guide: 'Sign in with the village guides.',
      bring: 'Clothes and shoes that may get wet on the raft.',
    },
  },
  {
    slug: 'belitong',
    article: 'belitong-granite-and-tin',
    name: 'Belitong',
    kind: 'geopark',
    latitude: -2.87,
    longitude: 107.9,
    province: 'Bangka Belitung Islands',
    summary: 'An island of granite boulders, white sand and old tin mines, a UNESCO Global Geopark since 2021.',
    source_url: 'https://en.unesco.org/global-geoparks/belitong',
    months: [4, 5, 6, 7, 8, 9, 10],
    practical: {
      when: 'April to October, when the sea in the north-west is calm.',
      access: 'Fly from Jakarta to Tanjungpandan.',
      duration: 'Three days.',
    },
  },
  {
    slug: 'way-kambas',
    article: 'way-kambas-after-the-herd',
    name: 'Way Kambas',
    kind: 'national-park',
    latitude: -4.95,
    longitude: 105.75,
    province: 'Lampung',
    summary:
      'Lowland forest and swamp in the east of Lampung, home to elephants, tapirs and some of the last Sumatran rhinos.',
    source_url: 'https://en.wikipedia.org/wiki/Way_Kambas_National_Park',
    months: [6, 7, 8, 9, 10],
    practical: {
      access: 'By road from Bandar Lampung, in two to three hours.',
      duration: 'A day or two.',
      guide: 'When elephants are near, stay in the car or behind the guide.',
    },
    notices: [
      {
        text: 'Closed to visitors until further notice: too few rangers are left to look after visitors and the border of the park at the same time.',
        severity: 'closed',
        source_url: 'https://m.jpnn.com/news/taman-nasional-way-kambas-ditutup-sementara-untuk-wisata-ini-alasannya',
        valid_from: '2026-01-16',
        checked_days_ago: 3,
      },
    ],
  },
  {
    slug: 'anak-krakatau',
    article: 'krakatau-child-of-the-volcano',
    name: 'Anak Krakatau',
    kind: 'volcano',
    latitude: -6.102,
    longitude: 105.423,
    province: 'Lampung',
    summary: 'The volcano that has risen from the caldera of Krakatau in the Sunda Strait since 1927.',
    source_url: 'https://volcano.si.edu/volcano.cfm?vn=262000',
    months: [4, 5, 6, 7, 8, 9, 10, 11],
    volcano_level: 2,
    practical: {
      access: 'By boat from Canti in Lampung, with a permit, and only as far as the alert level allows.',
      duration: 'A long day at sea.',
      guide: 'The permit for the nature reserve must name every passenger.',
      bring: 'A mask for the ash. Check that the boat has life jackets and a radio.',
    },
    notices: [
      {
        text: 'At alert level II, everything within two kilometres of the crater is closed, which is the whole of Anak Krakatau.',
        severity: 'closed',
        source_url: VOLCANO_SERVICE,
        checked_days_ago: 6,
      },
    ],
  },
]
