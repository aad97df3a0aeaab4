import type { AdInput } from '@shared/entities/ad'
import type { ArticleInput } from '@shared/entities/article'
import type { CategoryInput } from '@shared/entities/category'
import type { NewsletterInput } from '@shared/entities/newsletter'
import type { PageInput } from '@shared/entities/page'
import type { PlaceInput } from '@shared/entities/place'
import type { SeriesInput } from '@shared/entities/series'
import type { TranslationInput } from '@shared/entities/translation'
import type { ProfileUpdate, UserUpdate } from '@shared/entities/user'

/** Two values of each field. A new field without samples does not compile. */
export type Samples<Input> = { [Field in keyof Input]-?: readonly [before: Input[Field], after: Input[Field]] }

const documentOf = (text: string) => ({
  time: 1,
  version: '2.31.0',
  blocks: [{ id: 'abc123', type: 'paragraph' as const, data: { text } }],
})
const htmlOf = (text: string) => `<p data-block-id="abc123">${text}</p>`

const texts = {
  title: ['The crater lake', 'The crater lake at night'],
  excerpt: ['A walk', 'A longer walk'],
  // The server makes the content from the blocks, so the two change together.
  content: [htmlOf('Deep'), htmlOf('Deeper')],
  blocks: [documentOf('Deep'), documentOf('Deeper')],
  image_alt: ['A lake in a crater', 'A dark lake'],
  image_caption: ['Seen from the rim', null],
  meta_description: ['A lake in a crater', null],
} as const

/** The ids of two categories, of two places and of a series that exist. */
export const articleSamples = (categories: [number, number], places: [number, number], series: number) =>
  ({
    ...texts,
    image_url: ['/uploads/a-1600x1000.webp', null],
    image_credit: ['Dewi', 'Dewi Anggraini'],
    byline: ['The editors', null],
    opening: ['full', 'type'],
    status: ['draft', 'review'],
    category_ids: [[categories[0]], [categories[1]]],
    places: [places, [places[1]]],
    closed_places: [[places[0]], []],
    series_id: [series, null],
    read_next: [[3, 2], []],
    slug: ['crater-lake', 'crater-lake-at-night'],
    language: ['de', 'fr'],
    starts_at: ['2027-04-10T01:00:00.000Z', '2027-04-11T01:00:00.000Z'],
    ends_at: ['2027-04-12T01:00:00.000Z', null],
    place_id: [places[0], places[1]],
  }) satisfies Samples<ArticleInput>

export const translationSamples = {
  ...texts,
  status: ['draft', 'published'],
  translator: ['Dewi', null],
  review_note: ['Is “rim” right here?', null],
  // Publishing sets it to false.
  machine: [false, false],
} satisfies Samples<TranslationInput>

export const adSamples = {
  title: ['Homestay', 'Homestay by the lake'],
  description: ['Three rooms', 'Four rooms'],
  link: ['https://homestay.example', null],
  image_url: ['https://pictures.example/1.png', 'https://pictures.example/2.png'],
  ad_type: ['image', 'text'],
  starts_at: ['2097-01-01T00:00:00.000Z', null],
  ends_at: ['2097-02-01T00:00:00.000Z', '2097-03-01T00:00:00.000Z'],
  place_ids: [[1, 2], []],
  months: [[6, 7], [8]],
} satisfies Samples<AdInput>

export const categorySamples = {
  name: ['Lakes', 'Crater lakes'],
  slug: ['lakes', 'crater-lakes'],
  description: ['Still water', null],
} satisfies Samples<CategoryInput>

export const seriesSamples = {
  title: ['Volcanoes on foot', 'Volcanoes in five walks'],
  slug: ['volcanoes', 'five-walks'],
  description: ['Slowly', null],
} satisfies Samples<SeriesInput>

const closure = {
  id: 'crater',
  text: 'The path to the crater is closed',
  severity: 'closed',
  source_url: 'https://volcano.example/notice',
  valid_from: '2026-11-01',
  valid_until: '2099-11-30',
  checked_on: '2026-11-20',
} as const

const practical = {
  when: 'June to September',
  access: 'By bus from Sungai Penuh',
  duration: 'Two days',
  cost: 'An entrance fee',
  guide: 'Required',
  bring: 'Warm clothes',
}

export const placeSamples = {
  name: ['Mount Kerinci', 'Gunung Kerinci'],
  slug: ['mount-kerinci', 'gunung-kerinci'],
  kind: ['volcano', 'crater'],
  latitude: [-1.697, -1.7],
  longitude: [101.264, 101.3],
  province: ['Jambi', null],
  parent_id: [null, null],
  summary: ['The highest volcano of Sumatra', 'A volcano'],
  image_url: ['/uploads/a-1600x1000.webp', null],
  image_alt: ['A cone above clouds', null],
  image_credit: ['Dewi', null],
  source_url: ['https://park.example/kerinci', null],
  months: [[6, 7, 8], []],
  volcano_level: [2, null],
  practical: [practical, { ...practical, cost: null }],
  notices: [[closure], [{ ...closure, severity: 'caution', source_url: null, valid_from: null, valid_until: null }]],
  status: ['draft', 'published'],
} satisfies Samples<PlaceInput>

export const pageSamples = {
  title: texts.title,
  content: texts.content,
  blocks: texts.blocks,
  slug: ['privacy', 'your-data'],
  status: ['draft', 'published'],
} satisfies Samples<PageInput>

export const newsletterSamples = {
  subject: ['News', 'Late news'],
  content: ['<p>One</p>', '<p>Two</p>'],
  topics: [[1], [2, 3]],
} satisfies Samples<NewsletterInput>

const account = {
  name: ['Dewi', 'Dewi Anggraini'],
  email: ['dewi@example.com', 'dewi.anggraini@example.com'],
  phone: ['+62 21 1', null],
  company: ['Homestay', 'Homestay Ltd'],
  website: ['https://dewi.example', null],
  language: ['id', 'fr'],
  password: ['first password', 'second password'],
} as const

export const userSamples = { ...account, role: ['membership', 'marketing'] } satisfies Samples<UserUpdate>

export const profileSamples = {
  ...account,
  bio: ['Walks and writes.', null],
  bio_texts: [[{ language: 'id', text: 'Berjalan dan menulis.' }], []],
  image_url: ['/uploads/me-400x400.webp', null],
  // Without a new password, the current one does not matter.
  current_password: ['first password', 'first password'],
  notifications: [
    { ad_status: true, ad_reports: true, new_ads: true, reviews: true, notes: true, newsletters: true },
    { ad_status: false, ad_reports: false, new_ads: false, reviews: false, notes: false, newsletters: false },
  ],
} satisfies Samples<ProfileUpdate>

type Values<S> = { [Field in keyof S]: S[Field] extends readonly [infer A, infer B] ? A | B : never }

const valuesOf = <S extends object>(samples: S, index: 0 | 1) =>
  Object.fromEntries(Object.entries(samples).map(([field, pair]) => [field, pair[index]])) as Values<S>

export const before = <S extends object>(samples: S) => valuesOf(samples, 0)
export const after = <S extends object>(samples: S) => valuesOf(samples, 1)
