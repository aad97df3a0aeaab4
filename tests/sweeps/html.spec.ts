import { baseUrl, callAs } from '@tests/e2e/fixtures'
import { linkIn } from '@tests/e2e/mailbox'
import { longText } from '@tests/e2e/samples/long-article'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addArticles } from './articles'
import { mailNewsletter } from './newsletter'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // By default it accepts names for fields and landmarks only. A list, as that of the languages, may have one too.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

const pages = [
  '/',
  '/about',
  '/articles',
  '/articles?page=2',
  '/articles?q=toba',
  '/articles?q=xylophones',
  '/articles/1',
  '/topics',
  '/topics/lakes',
  '/authors/3',
  '/places',
  '/places/mount-kerinci',
  '/pages/privacy',
  '/membership',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/subscribe',
  '/newsletters',
  '/confirm-subscription?token=x',
  '/unsubscribe?token=x',
  '/saved',
  '/trip',
  '/trip?stops=lake-toba,samosir;mount-sibayak',
  '/articles/99999',
  '/places/nowhere',
  '/nowhere',
]

const undo: (() => Promise<unknown>)[] = []
const more: string[] = []

/** Adds what the demo lacks: a second page of the list, a page of the owner, a lead story with films, and a newsletter. */
beforeAll(async () => {
  undo.push(await addArticles(100))
  const { pages: owned } = await callAs('editor', 'GET', '/api/pages/manage?q=privacy')
  const { id: privacy, title } = owned.find(({ slug }: { slug: string }) => slug === 'privacy')
  const setStatus = (status: string) => callAs('editor', 'PUT', `/api/pages/${privacy}`, { title, status })
  undo.push(() => setStatus('draft'))
  await setStatus('published')
  const film = {
    title: 'Two films',
    excerpt: 'And three headings.',
    content: longText(),
    status: 'published',
    image_alt: 'A “crater” & its rim',
    image_caption: 'Taken at <dawn>',
    image_credit: 'Photo: Maria Simbolon',
  }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', film)
  undo.push(() => callAs('editor', 'DELETE', `/api/articles/${articleId}`))
  await callAs('editor', 'PUT', `/api/articles/${articleId}`, { ...film, pinned: true })
  const letter = await mailNewsletter(`Valid ${Date.now()}`)
  more.push(`/articles/${articleId}`, linkIn(letter, '/newsletters/'))
})
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
})

async function problemsOf(path: string, headers = {}) {
  const reply = await fetch(baseUrl + path, { headers })
  expect(reply.headers.get('content-type'), path).toMatch('text/html')
  const report = await validator.validateString(await reply.text(), path)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) =>
      [path, ruleId, message, selector, `${line}:${column}`].join(' | '),
    ),
  )
}

test.each([
  ['in English', '', {}],
  ['in Arabic', '/ar', {}],
  ['in the lite edition', '', { 'save-data': 'on' }],
])('the validator finds nothing in the pages %s', async (_, language, headers) => {
  const problems: string[] = []
  for (const path of [...pages, ...more]) problems.push(...(await problemsOf(language + path, headers)))
  expect(problems).toEqual([])
})

test('the validator finds nothing in the shells of the site and the dashboard', async () => {
  const problems = [...(await problemsOf('/index.html')), ...(await problemsOf('/dashboard'))]
  expect(problems).toEqual([])
})
