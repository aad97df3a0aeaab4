import { seedDemo } from '@demo/seed'
import { Readability } from '@mozilla/readability'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer, type TestServer } from '@tests/server/start-server'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let close: () => Promise<void>

beforeAll(async () => {
  server = await startServer({
    renderer: await loadBuiltSite(),
    env: { PUBLIC_URL: 'https://eye.example' },
    closeOn: (end) => {
      close = end
    },
  })
  await seedDemo(server.db, { ...server.storage, has: async () => true }, new Date())
})
afterAll(() => close())

const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? ''

/** What a reader view takes of a page, and the texts that the page has around its own. */
async function read(path: string) {
  const { text: html } = await server.fetch(path)
  const documentOf = () => new JSDOM(html, { url: `https://eye.example${path}` }).window.document
  const document = documentOf()
  const taken = new Readability(documentOf()).parse()
  const text = words(taken?.textContent)
  // The credit of a picture may be the name of the magazine.
  const own = ['.prose, .article > .column', '.article-picture figcaption']
    .map((part) => words(document.querySelector(part)?.textContent))
    .join(' ')
  const around = [
    ...document.querySelectorAll(':is(aside, nav, form, footer) :is(a, p, li, h2, label, summary, .views)'),
  ]
    .filter((element) => !element.closest('.prose'))
    .map(({ textContent }) => words(textContent))
  return {
    title: taken?.title,
    byline: taken?.byline,
    day: taken?.publishedTime?.slice(0, 10),
    /** The share of the page's paragraphs that is taken. */
    paragraphs: [...document.querySelectorAll('.prose > p')].map((paragraph) =>
      text.includes(words(paragraph.textContent)),
    ),
    tooMuch: around.filter((part) => part.length > 3 && text.includes(part) && !own.includes(part)),
  }
}

const list = async (path: string) => (await server.fetch(path)).json

async function expectArticles(language: string, count: number) {
  const { articles } = await list(`/api/articles?limit=50${language && `&lang=${language}`}`)
  expect(articles.length).toBeGreaterThanOrEqual(count)
  for (const { id, title, author_name, published_at } of articles.slice(0, count)) {
    const path = `${language && `/${language}`}/articles/${id}`
    const { paragraphs, ...found } = await read(path)
    expect({ path, ...found }).toEqual({
      path,
      title,
      byline: author_name,
      day: published_at.slice(0, 10),
      tooMuch: [],
    })
    // What is mostly links may pass for a list of them.
    expect([path, paragraphs.filter((isTaken) => !isTaken).length]).toEqual([path, expect.toBeOneOf([0, 1])])
  }
}

test('a reader view takes the title, the author, the day and the text of an article, and nothing else', () =>
  expectArticles('', 4))

test('that of a place or a page takes its title and its text, and no author of another text', async () => {
  const { places } = await list('/api/places')
  const paragraph = `<p>${'Two reporters check each fact, and neither of them knows the other. '.repeat(6)}</p>`
  const content = ['Who', 'How', 'Why'].map((heading) => `<h2>${heading}</h2>${paragraph.repeat(3)}`).join('')
  const page = await server.make.page({ title: 'How we work', content })
  for (const [path, title] of [
    ...places.slice(0, 3).map(({ slug, name }: { slug: string; name: string }) => [`/places/${slug}`, name]),
    [`/pages/${page.slug}`, page.title],
  ])
    expect({ path, ...(await read(path)) }).toMatchObject({ path, title, byline: null, tooMuch: [] })
})

test.each(['', 'id', 'ar', 'ja'])('so with all articles in language %j', { tags: 'sweep' }, (language) =>
  expectArticles(language, 14),
)
