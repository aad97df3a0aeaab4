import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articles } from '@server/db/schema/core'
import { leadStory } from '@server/db/schema/lead'
import { ghostFile } from '@server/transfer/export/ghost'
import { toGhostHtml } from '@server/transfer/export/ghost-html'
import { openGhost } from '@server/transfer/import/ghost'
import { type AnyBlock, BLOCK_TYPES } from '@shared/content/document'
import { parseHtml, textIn } from '@shared/content/dom'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from './imports/start-import'

const BASE = 'https://magazine.example'
const signal = new AbortController().signal

const picture = { caption: 'A <b>lake</b>', alt: 'Water', credit: 'Dewi', file: { url: 'https://x.example/a.png' } }

/** A block of each type, and what Ghost's importer makes its card of. A new type needs one. */
const cards: Record<string, [data: object, html: string | RegExp]> = {
  paragraph: [{ text: 'A <i>lake</i>' }, '<p>A <i>lake</i></p>'],
  header: [{ text: 'Part', level: 3 }, '<h3>Part</h3>'],
  list: [
    { style: 'ordered', meta: { start: 3 }, items: [{ content: 'One', meta: {}, items: [] }] },
    '<ol start="3"><li>One</li></ol>',
  ],
  image: [
    { ...picture, withBorder: false, withBackground: false, stretched: false },
    /kg-image-card.*A <b>lake<\/b> Dewi/,
  ],
  gallery: [
    { items: [1, 2].map(() => ({ ...picture, caption: '', credit: '' })) },
    /kg-gallery-card.*kg-gallery-image/,
  ],
  compare: [
    { before: picture, after: { ...picture, file: { url: 'https://x.example/b.png' } }, caption: '1999 and now' },
    /a\.png.*b\.png.*<p>1999 and now<\/p>/s,
  ],
  pullquote: [{ text: 'Ten metres' }, '<blockquote class="kg-blockquote-alt">Ten metres</blockquote>'],
  audio: [{ url: '/uploads/4f2a.mp3', caption: 'A gong' }, /kg-audio-title">A gong.*<audio src="\/uploads\/4f2a\.mp3"/],
  file: [{ url: '/uploads/4f2a.pdf', name: 'A map', size: 1234567 }, /kg-file-card.*A map.*1\.2 MB/],
  code: [{ code: 'a < b', language: 'js' }, '<pre><code class="language-js">a &lt; b</code></pre>'],
  callout: [{ text: 'Water', tone: 'tip' }, /kg-callout-card-green.*kg-callout-text">Water/],
  details: [{ summary: 'More', text: 'Text' }, /kg-toggle-heading-text">More.*kg-toggle-content"><p>Text/],
  button: [{ text: 'Book', url: '/places' }, '<a href="/places" class="kg-btn kg-btn-accent">Book</a>'],
  video: [{ url: 'https://youtu.be/abcDEF12345', caption: 'A film' }, /kg-embed-card.*<iframe.*A film/],
  quote: [{ text: 'Words', caption: 'Dewi', alignment: 'left' }, '<blockquote>Words<br><br>— Dewi</blockquote>'],
  checklist: [{ items: [{ text: 'Boots', checked: true }] }, '<ul><li>☑ Boots</li></ul>'],
  delimiter: [{}, '<hr>'],
  table: [{ withHeadings: true, stretched: false, content: [['A'], ['B']] }, /kg-card-begin: html.*<th>A.*<td>B/],
  linkTool: [
    { link: 'https://x.example', meta: { title: 'X' } },
    /kg-bookmark-container" href="https:\/\/x.example".*X/,
  ],
}

describe('the file for Ghost', () => {
  test.each(BLOCK_TYPES)('has the card of each %s', (type) => {
    const [data, html] = cards[type] ?? [{}, 'a sample']
    const written = toGhostHtml([{ id: 'abcdefghij', type, data } as AnyBlock])
    if (typeof html === 'string') expect(written).toContain(html)
    else expect(written).toMatch(html)
  })

  test('lists footnotes at the end', () => {
    const text = 'A<sup data-note="See &quot;Toba&quot;">*</sup> and b<sup data-note="More">*</sup>'
    const html = toGhostHtml([{ id: 'abcdefghij', type: 'paragraph', data: { text } }])
    expect(html).toBe('<p>A<sup>1</sup> and b<sup>2</sup></p><hr><ol><li>See "Toba"</li><li>More</li></ol>')
  })

  test('has all articles, pages and places, each under one slug, and names only what it contains', async () => {
    const { as, db, make } = await startServer()
    const account = await make.user({ role: 'editor', name: 'Dewi', email: 'dewi@x.example', bio: 'Writes' })
    const editor = await as(account)
    const category = await make.category({ name: 'Lakes', slug: 'lakes' })
    const texts = { title: 'The lake', excerpt: 'long '.repeat(100), image_url: '/uploads/a-8x8.webp' }
    const content = '<p>See <a href="/topics/lakes">lakes</a>, <a href="/articles/999">x</a> &lt;b&gt;</p>'
    const { json } = await editor.post('/api/articles', {
      ...texts,
      content,
      slug: 'lake',
      category_ids: [category.id],
    })
    const { id } = json.article
    await editor.put(`/api/articles/${id}/translations/id`, { ...texts, content: '<p>Danau</p>', status: 'published' })
    await db.update(articles).set({ status: 'published', published_at: new Date() }).where(eq(articles.id, id))
    await db.insert(leadStory).values({ id: 1, article_id: id })
    const other = await make.article({
      slug: 'other',
      byline: 'The editors',
      content: `<p><a href="/articles/${id}">it</a></p>`,
    })
    await make.article({ slug: 'events', status: 'draft' })
    await make.place({ name: 'Toba', slug: 'lake' })
    await editor.post('/api/pages', { title: 'Team', slug: 'team', content: '<p>We</p>', status: 'published' })
    const { shortened, ...file } = await ghostFile(db, BASE, signal, new Date())
    const { posts, posts_meta, posts_tags, posts_authors, tags, users, roles_users } = file.data

    expect(shortened).toEqual(['The lake', 'The lake'])
    const slugs = posts.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.toSorted()).toEqual(
      ['event-3', 'lake', 'lake-2', 'lake-id', 'other', 'team'].map((slug) =>
        expect.stringMatching(slug.replace(/\d$/, '\\d+')),
      ),
    )
    const bySlug = (slug: string) => posts.find((post) => post.slug === slug)
    expect(bySlug('lake')).toMatchObject({
      type: 'post',
      status: 'published',
      feature_image: `${BASE}/uploads/a-8x8.webp`,
    })
    expect(posts.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual(['lake'])
    expect(bySlug('lake')?.html).toBe(
      `<p>See <a href="__GHOST_URL__/tag/lakes/">lakes</a>, <a href="${BASE}/articles/999">x</a> &lt;b&gt;</p>`,
    )
    expect(bySlug('other')?.html).toContain('href="__GHOST_URL__/lake/"')
    const ids = {
      posts: posts.map((post) => post.id),
      tags: tags.map((tag) => tag.id),
      users: users.map((user) => user.id),
    }
    for (const { post_id, tag_id } of posts_tags) {
      expect(ids.posts).toContain(post_id)
      expect(ids.tags).toContain(tag_id)
    }
    for (const { post_id, author_id } of posts_authors) {
      expect(ids.posts).toContain(post_id)
      expect(ids.users).toContain(author_id)
    }
    expect(posts_meta.map(({ post_id }) => post_id)).toEqual(ids.posts)
    expect(roles_users).toHaveLength(users.length)
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
    expect(users.map(({ name }) => name)).toContain('The editors')
    for (const { custom_excerpt, title } of posts) {
      expect((custom_excerpt ?? '').length).toBeLessThanOrEqual(300)
      expect(title.length).toBeLessThanOrEqual(255)
    }
    expect(other.id).toBeGreaterThan(0)

    const path = join(await temporaryFolder(), 'ghost.json')
    await writeFile(path, JSON.stringify({ db: [file] }))
    const source = await openGhost(path, BASE)
    const read = []
    for await (const post of source.posts()) read.push(post)
    expect(read.map(({ slug }) => slug)).toEqual(slugs)
    expect(textIn(parseHtml(read.find(({ slug }) => slug === 'lake-id')?.html ?? ''))).toBe('Danau')
  })
})
