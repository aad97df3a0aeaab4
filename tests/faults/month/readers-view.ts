import { feedPath } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { call } from '@tests/faults/site'
import type { ArticleEntry, Ledger } from './ledger'
import { ORIGIN } from './magazine'
import { adsOf, noticesOf, type Server, titleOf } from './readers'

const linkTo = (id: number, language: LanguageCode = 'en') =>
  `${ORIGIN}${language === 'en' ? '' : `/${language}`}${paths.article(id)}`

/** The articles that a text leads to, in any language. */
const idsIn = (text: string) => new Set([...text.matchAll(/\/articles\/(\d+)/g)].map(([, id]) => Number(id)))

/** The newest, as the feed has them. */
const FEED_LENGTH = 20

/** With its parts, if it has some. */
async function readSitemap(server: Server) {
  const { text } = await call(server, '/sitemap.xml')
  const parts = [...text.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, path]) => path as string)
  return [text, ...(await Promise.all(parts.map(async (path) => (await call(server, path)).text)))].join('\n')
}

/** Everything that readers of one server see of the articles. */
export async function verifyArticles(ledger: Ledger, server: Server) {
  const shown = ledger.articles.filter(({ state }) => state === 'published')
  const hidden = ledger.articles.filter(({ state }) => state !== 'published')
  const list = await call(server, '/api/articles?perPage=100')
  const listed = new Map<number, string>(list.json.articles.map(({ id, title }: ArticleEntry) => [id, title]))
  const sitemap = await readSitemap(server)
  const feed = await call(server, feedPath('en'))
  const [mapped, fed] = [idsIn(sitemap), idsIn(feed.text)]
  for (const { id, title, words } of shown) {
    const lost = (where: string) => ledger.fail('articles', 'lost', `${title} (${id}): ${where}`)
    if ((await titleOf(server, id)) !== title) lost('API')
    if (listed.get(id) !== title) lost('list')
    if (!mapped.has(id)) lost('sitemap')
    const page = await call(server, paths.article(id))
    if (page.status !== 200 || !page.text.includes(title)) lost('page')
    for (const [language, word] of words) {
      const found = await call(server, `/api/articles?q=${word}`)
      if (found.json.articles?.[0]?.id !== id) lost(`search for its ${language} word`)
      if (!sitemap.includes(linkTo(id, language))) lost(`sitemap in ${language}`)
    }
  }
  for (const { id, title, words } of hidden) {
    const visible = (where: string) => ledger.fail('articles', 'visible', `${title} (${id}): ${where}`)
    if (await titleOf(server, id)) visible('API')
    if (listed.has(id)) visible('list')
    if (mapped.has(id)) visible('sitemap')
    if (fed.has(id)) visible('feed')
    if ((await call(server, paths.article(id))).status !== 404) visible('page')
    for (const word of words.values()) {
      const found = await call(server, `/api/articles?q=${word}`)
      if (found.json.articles.some((hit: ArticleEntry) => hit.id === id)) visible('search')
    }
  }
  if (listed.size !== shown.length) ledger.fail('articles', 'doubled', `${listed.size} are listed of ${shown.length}`)
  if (fed.size !== Math.min(shown.length, FEED_LENGTH)) ledger.fail('articles', 'lost', `${fed.size} are in the feed`)
}

export async function verifyOthers(ledger: Ledger, server: Server) {
  const ads = await adsOf(server)
  for (const { id, title, isPublished } of ledger.ads)
    if (ads.includes(id) !== isPublished) ledger.fail('ads', isPublished ? 'lost' : 'visible', title)
  if (new Set(ads).size !== ledger.ads.filter(({ isPublished }) => isPublished).length)
    ledger.fail('ads', 'doubled', `${ads.length} are shown`)
  for (const { slug, text, isOver } of ledger.notices)
    if ((await noticesOf(server, slug)).includes(text) === isOver)
      ledger.fail('notices', isOver ? 'visible' : 'lost', text)
  for (const { path, isDown } of ledger.uploads) {
    const { status } = await call(server, path)
    if (isDown ? status !== 410 : status !== 200)
      ledger.fail('uploads', isDown ? 'visible' : 'lost', `${path} ${status}`)
  }
}
