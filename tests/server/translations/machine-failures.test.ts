import { translated } from '@tests/server/translate-service'
import { expect, test } from 'vitest'
import { startWithMachine } from './machine-texts'

const ORIGINAL = { title: 'Lake', excerpt: 'Deep', content: '<p>Cold water</p>' }

type Service = NonNullable<Parameters<typeof startWithMachine>[0]>

const answering =
  (answer: (text: string) => string): Service =>
  ({ q }, response) =>
    response.end(JSON.stringify({ translatedText: q.map(answer) }))

/** What readers see while the service is broken, and once it works. A busy machine needs time to answer at all. */
async function recovers(behaviour: string, broken: Service) {
  const requestMs = behaviour.startsWith('never') ? 2000 : 30_000
  let isBroken = true
  const service: Service = (...args) => (isBroken ? broken(...args) : translated(...args))
  const { make, article, work, retry, lines } = await startWithMachine(service, { limits: { requestMs } })
  const { id } = await make.article(ORIGINAL)
  await article(id)
  expect(await work()).toBeGreaterThan(0)
  expect(await article(id)).toMatchObject({ title: 'Lake', lang: 'en', machine: 'coming' })
  expect(lines.join('')).toMatch(/"reason":"[^"]+"/)

  isBroken = false
  // Not before its time.
  await work()
  expect(await article(id)).toMatchObject({ machine: 'coming' })
  await retry()
  await work()
  expect(await article(id)).toMatchObject({ title: '[ja] Lake', machine: 'shown' })
}

const RECOVERS = 'with a service that %s, readers get the original, and the next attempt succeeds'

test.each<[string, Service]>([
  ['never answers', () => {}],
  ['answers with empty texts', answering(() => '')],
])(RECOVERS, recovers)

test.each<[string, Service]>([
  ['answers 500', (_, response) => response.writeHead(500).end('Oops')],
  ['answers with empty elements', answering(() => '<b> </b>')],
])(RECOVERS, { tags: 'sweep' }, recovers)

test('after several failures the text is given up, until its original changes', async () => {
  let isBroken = false
  const service: Service = (asked, response, count) =>
    isBroken ? response.writeHead(400).end() : translated(asked, response, count)
  const { make, article, work, retry, editor, requests } = await startWithMachine(service)
  const { id } = await make.article(ORIGINAL)
  await article(id)
  await work()
  isBroken = true
  await editor.put(`/api/articles/${id}`, { ...ORIGINAL, title: 'Pond' })
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await work()
    await retry()
  }
  expect(requests).toHaveLength(1 + 5)
  // Rather the original than an outdated translation, which would never be replaced.
  expect(await article(id)).toMatchObject({ title: 'Pond', lang: 'en' })
  expect(await article(id)).not.toHaveProperty('machine')
  isBroken = false
  await editor.put(`/api/articles/${id}`, { ...ORIGINAL, title: 'River' })
  await work()
  expect(await article(id)).toMatchObject({ title: '[ja] River', machine: 'shown' })
})

test('what a service makes of the markup is sanitised and balanced', async () => {
  const { make, article, work } = await startWithMachine(
    answering((text) => `${text}</p></div><script>alert(1)</script><b onclick="a()">y<a href="javascript:b()">z`),
  )
  const { id } = await make.article(ORIGINAL)
  await article(id)
  await work()
  const { title, content, machine } = await article(id)
  expect(machine).toBe('shown')
  expect(title).not.toContain('<')
  expect(content).toMatch(/^<p[^>]*>Cold water(?:<br>)?<b>yz<\/b><\/p>$/)
})

test('names and words of the glossary pass the machine unchanged', async () => {
  const shouting = answering((text) =>
    text.replace(/(<span[^>]*>[^<]*<\/span>|<[^>]*>)|[a-z]+/g, (_, markup) => markup ?? 'x'),
  )
  const { make, article, work, requests } = await startWithMachine(shouting)
  await make.place({ name: 'Harau Valley' })
  const { id } = await make.article({
    title: 'Lake Toba',
    excerpt: 'By Ina Sitorus',
    content: '<p>The caldera of <b>Lake Toba</b> is a geopark, and the Harau Valley is near Sumatra.</p>',
    author_name: 'Ina Sitorus',
  })
  await article(id, 'id')
  await work()
  const shown = await article(id, 'id')
  expect(shown.title).toBe('Danau Toba')
  expect(shown.excerpt).toBe('Bx Ina Sitorus')
  expect(shown.content).toContain('Tx kaldera x <b>Danau Toba</b> x x geopark, x x Harau Valley x x Sumatra.')
  expect(shown.content).not.toContain('span')
  expect(requests[0]?.q[0]).toBe('<span translate="no" id="n1">Danau Toba</span>')
})

test('a sentence that loses a name stays in the original', async () => {
  const losing = answering((text) => (text.includes('boat') ? 'x' : text.replaceAll('Clear', 'Jernih')))
  const { make, article, work } = await startWithMachine(losing)
  const { id } = await make.article({
    ...ORIGINAL,
    content: '<p>Clear water. Take the boat on Lake Toba. Clear skies.</p><p>By <i>boat</i> to Lake Toba.</p>',
  })
  await article(id, 'id')
  await work()
  const { content } = await article(id, 'id')
  expect(content).toContain('Jernih water. Take the boat on Lake Toba. Jernih skies.')
  expect(content).toContain('By <i>boat</i> to Lake Toba.')
})
