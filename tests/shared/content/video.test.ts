import { sanitiseHtml } from '@server/content/sanitise-html'
import { EditorDocument } from '@shared/content/document'
import { fromHtml } from '@shared/content/from-html'
import { toHtml } from '@shared/content/to-html'
import { foreignVideo } from '@shared/video'
import { expect, test } from 'vitest'

const page = 'https://www.youtube.com/watch?v=abcDEF12345'

const documentWith = (url: string, caption = '') => ({
  time: 1,
  version: '2.31.0',
  blocks: [{ id: 'film', type: 'video' as const, data: { url, caption } }],
})

const stored = (url: string, caption?: string) => sanitiseHtml(toHtml(documentWith(url, caption)))

test('a film of another site is stored as a link to its page, so that nothing is loaded from there', () => {
  const html = stored('https://youtu.be/abcDEF12345?si=x', 'The <i>crater</i>')
  expect(html).toContain(`<a class="video-link" href="${page}" target="_blank" rel="noopener noreferrer">YouTube</a>`)
  expect(html).toContain('<figcaption>The <i>crater</i></figcaption>')
  expect(html).not.toMatch(/<(?:iframe|img|script)/)
})

test('an uploaded film loads nothing before it is started', () => {
  expect(stored('/uploads/film-1.mp4')).toBe(
    '<figure class="video" data-block-id="film"><video src="/uploads/film-1.mp4" controls playsinline preload="none"></video></figure>',
  )
})

test.each([
  page,
  `${page}&t=90s`,
  'https://youtu.be/abcDEF12345?t=9',
  'https://vimeo.com/123456789#t=90s',
  'https://vimeo.com/123456789/0a1b2c3d',
  '/uploads/film-1.mp4',
])('the block with %s survives its HTML', (url) => {
  expect(fromHtml(stored(url, 'A <b>film</b>'))).toEqual(documentWith(url, 'A <b>film</b>').blocks)
})

test.each(['https://evil.example/film', 'javascript:alert(1)', '/uploads/page.html', '/other/film.mp4', ''])(
  'a block with %j is refused',
  (url) => {
    const { error } = EditorDocument.safeParse(documentWith(url))
    expect(error?.issues[0]?.path.join('.')).toBe('blocks.0.data.url')
    expect(error?.issues[0]?.message).toMatch(/^Enter the address of a YouTube or Vimeo page/)
  },
)

test('a frame in HTML becomes a link to the film, or nothing', () => {
  const player = '<iframe src="https://www.youtube-nocookie.com/embed/abcDEF12345?rel=0"></iframe>'
  expect(sanitiseHtml(player)).toBe(
    `<a class="video-link" href="${page}" target="_blank" rel="noopener noreferrer">YouTube</a>`,
  )
  expect(sanitiseHtml('<iframe src="https://evil.example/"></iframe>')).toBe('')
  expect(fromHtml(`<figure>${player}<figcaption>A film</figcaption></figure>`)).toMatchObject([
    { type: 'video', data: { url: page, caption: 'A film' } },
  ])
})

test('only links to films may look like one', () => {
  expect(sanitiseHtml('<a class="video-link" href="https://evil.example/watch?v=abcDEF12345">x</a>')).toBe(
    '<a href="https://evil.example/watch?v=abcDEF12345">x</a>',
  )
})

test.each([
  ['https://m.youtube.com/watch?v=abcDEF12345&list=x', page, 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://www.youtube.com/shorts/abcDEF12345', page, 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://www.youtube.com/live/abcDEF12345?x', page, 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://vimeo.com/123456789', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  [
    'https://player.vimeo.com/video/123456789?h=0a1b2c3d',
    'https://vimeo.com/123456789/0a1b2c3d',
    'https://player.vimeo.com/video/123456789?h=0a1b2c3d',
  ],
])('%s is the film %s', (url, shown, player) => {
  expect(foreignVideo(url)).toMatchObject({ page: shown, player })
})

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['t=1h2m3s', 3723],
  ['start=90', 90],
  ['t=1.5', 1],
  ['t=0', 0],
  ['t=abc', 0],
  ['t=', 0],
  ['t=-5', 0],
])('a film with %s starts at second %d, whichever of its addresses has it', (time, start) => {
  const embed = `https://www.youtube-nocookie.com/embed/abcDEF12345${start ? `?start=${start}` : ''}`
  for (const address of [
    `https://youtu.be/abcDEF12345?si=x&${time}`,
    `${page}&${time}`,
    `${page}#${time.replace('start', 't')}`,
    `https://www.youtube.com/embed/abcDEF12345?${time}`,
    `https://www.youtube.com/shorts/abcDEF12345?${time}`,
  ]) {
    const film = foreignVideo(address)
    expect([address, film?.player]).toEqual([address, embed])
    // The page leads to the same second.
    expect(foreignVideo(film?.page ?? '')).toEqual(film)
  }
  const film = foreignVideo(`https://vimeo.com/123456789/0a1b2c3d#${time.replace('start', 't')}`)
  expect(film?.player).toBe(`https://player.vimeo.com/video/123456789?h=0a1b2c3d${start ? `#t=${start}s` : ''}`)
  expect(foreignVideo(film?.page ?? '')).toEqual(film)
  const [block] = fromHtml(`<figure><iframe src="${film?.player}"></iframe></figure>`)
  expect(block).toMatchObject({ type: 'video', data: { url: film?.page } })
})

test.each([
  'https://vimeo.com/event/123456',
  'https://vimeo.com/event/123456/embed',
  'https://vimeo.com/showcase/123456',
  'https://vimeo.com/groups/123456',
  'https://www.youtube.com/embed/videoseries?list=PLx',
  'https://www.youtube.com/embed/live_stream?channel=UCx',
  'https://youtube.com.evil.example/watch?v=abcDEF12345',
  'ftp://youtu.be/abcDEF12345',
  'youtube',
  '/uploads/a.mp4',
])('%s is no film of another site', (url) => expect(foreignVideo(url)).toBeUndefined())
