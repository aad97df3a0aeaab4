import { accounts } from '@demo/accounts'
import { articles as pieces } from '@demo/all-articles'
import { translations } from '@demo/all-translations'
import type { Draft } from '@demo/blocks'
import { events } from '@demo/events'
import { DOCUMENT_VERSION } from '@shared/content/document'
import { toHtml } from '@shared/content/to-html'
import type { Category } from '@shared/entities/category'
import type { ArticleStatus } from '@shared/statuses'
import { makeArticle, makeEvent } from '@tests/factories/article'
import type { StoredArticle, StoredTranslation } from './state'
import { textsOf } from './translations'

/** Where scripts/mock-host-plugin.mjs serves the illustrations of the demo content; all are of one size. */
export const pictureOf = (name: string) => `/uploads/${name}-1600x1000.webp`

const authorOf = (role: string) => accounts.find((account) => account.role === role)?.name ?? ''

function toBlocks(drafts: Draft[], time: number) {
  const blocks = drafts.map((draft, index) => ({
    id: `block-${index}`,
    ...(draft.type === 'image'
      ? { ...draft, data: { ...draft.data, file: { url: pictureOf(draft.data.file.url) } } }
      : draft),
  }))
  return { time, version: DOCUMENT_VERSION, blocks }
}

/** What both sorts of the server's demo content have in common. */
function stored({ title, excerpt, image, published, views, body }: (typeof events)[number]) {
  const created_at = `${published}T07:00:00.000Z`
  const blocks = toBlocks(body, Date.parse(created_at))
  const dates = { created_at, updated_at: created_at }
  return { title, excerpt, views, blocks, content: toHtml(blocks), image_url: pictureOf(image), ...dates }
}

/** Titles as editors and mistakes make them; nothing in them claims a fact. */
const titles: [title: string, status: ArticleStatus, image?: string][] = [
  ['Tin', 'published', 'merangin-strata'],
  ['Ten questions before you hire a boat', 'published', 'ad-boat'],
  ['Why we print corrections on the first page', 'published'],
  ['Photographs without an audience: please leave the drone at home', 'published', 'wetland-profile'],
  ['What is “sustainable”? – A glossary for the sceptical & the hopeful', 'published', 'rainforest-layers'],
  ['Membaca peta: panduan singkat untuk pemula', 'published', 'sumatra-fault-map'],
  ['How to pronounce Bukittinggi, Payakumbuh & Panyabungan', 'published', 'toba-map'],
  ['3 < 5: when fewer visitors are worth more', 'published', 'maninjau-map'],
  ['<b>Bold</b> is only a word here', 'published'],
  ['Rain', 'published', 'krakatau-map'],
  ['A letter from the ferry', 'published', 'ring-of-places'],
  ['Packing list for people who carry their own rubbish', 'published', 'harau-section'],
  ['The ethics of a campfire', 'published', 'belitong-map'],
  ['火山を歩く: notes for our readers in Japan', 'published', 'home-hero'],
  [
    `The long way round: ${'a title that its author could not bring to an end, over every hill and through every village, '.repeat(3)}until somebody at the desk of the magazine called it a day`,
    'published',
    'ad-homestay',
  ],
  ['Lapindo-Mangrove-Regenwald-Küstenschutzgebietsverwaltungsgemeinschaft', 'review', 'wetland-profile'],
  ['Coffee on the slope: an interview in three cups', 'review', 'ad-coffee'],
  ['Who owns a view?', 'review'],
  ['A day with the keepers of the trail', 'review', 'rainforest-layers'],
  ['Untitled', 'draft'],
  ['Notes from the geopark meeting (do not publish)', 'draft'],
  ['Cloth, dye and patience', 'draft', 'ad-homestay'],
  ['New article', 'draft'],
]

const DAY = 24 * 60 * 60 * 1000

/** The server's articles with their texts, then short ones of all kinds, then the events of the home page. */
export function demoArticles(categories: Category[]) {
  const idsOf = (slugs: string[]) => categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
  const written = pieces.map(({ slug, author, categories, ...piece }) =>
    makeArticle({ ...stored(piece), slug, author_name: authorOf(author), category_ids: idsOf(categories) }),
  )
  const short = titles.map(([title, status, image], index) => {
    const created_at = new Date(Date.UTC(2026, 2, 1, 8) + index * 11.3 * DAY).toISOString()
    const article = makeArticle({
      ...{ title, status, created_at, updated_at: created_at },
      excerpt: 'A piece that the mock host made up, for looking at lists and cards.',
      content: '<p>This text stands for an article. The ones with pictures in their text are worth opening.</p>',
      image_url: image ? pictureOf(image) : null,
      author_name: authorOf(['admin', 'marketing', 'editor'][index % 3] as string),
      category_ids:
        index % 4 === 3 ? [] : categories.slice(index % 4, (index % 4) + 1 + (index % 2)).map(({ id }) => id),
      views: status === 'published' ? (index * 397) % 2600 : 0,
    })
    // The longest titles make longer slugs than any host allows.
    return { ...article, slug: `${article.slug.slice(0, 150).replace(/-$/, '')}-${article.id}` }
  })
  const calls = events.map((event) => makeEvent({ ...stored(event), author_name: authorOf('editor') }))
  return [...written, ...short, ...calls]
}

/** The server's translations of its articles. */
export const demoTranslations = (articles: StoredArticle[]) =>
  translations.flatMap(({ slug, language, title, excerpt, body }): StoredTranslation[] => {
    const article = articles.find((each) => each.slug === slug)
    if (!article) return []
    const { id: article_id, created_at, updated_at } = article
    const blocks = toBlocks(body, Date.parse(created_at))
    const texts = { title, excerpt, content: toHtml(blocks), blocks, original: textsOf(article) }
    return [{ ...texts, article_id, language, status: 'published', version: 1, created_at, updated_at }]
  })
