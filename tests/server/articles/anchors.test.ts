import { findAll, parseHtml, textIn } from '@shared/content/dom'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const content =
  '<p><a href="#gear">Gear</a><sup><a href="#fn1" id="fnref1">1</a></sup></p><h2 id="gear">Boots</h2><p id="fn1">A note <a href="#fnref1">back</a></p>'

test('links within an article, a translation and a page of the owner lead to their places', async () => {
  const { as, make } = await startServer()
  const { post, put, get } = await as(await make.user({ role: 'editor' }))
  const texts = { title: 'Around the lake', content }
  const { articleId } = (await post('/api/articles', { ...texts, excerpt: 'A walk', status: 'published' })).json
  await put(`/api/articles/${articleId}/translations/id`, { ...texts, excerpt: 'Jalan', status: 'published' })
  const { page } = (await post('/api/pages', { ...texts, status: 'published' })).json
  const shown = [
    (await get(`/api/articles/${articleId}`)).json.article,
    (await get(`/api/articles/${articleId}?lang=id`)).json.article,
    (await get(`/api/pages/${page.slug}`)).json.page,
  ]
  for (const text of shown) {
    const nodes = parseHtml(text.content)
    const reached = findAll(nodes, ({ name }) => name === 'a').map(({ attribs: { href } }) =>
      textIn(findAll(nodes, ({ attribs }) => `#${attribs.id}` === href)),
    )
    expect(reached).toEqual(['Boots', 'A note back', '1'])
  }
})
