import { convertBlocks, convertNewsletter } from '@server/content/convert'
import { ContentError } from '@server/content/nesting'
import { noticeMessage } from '@server/mail/account-message'
import { createLinks } from '@server/mail/links'
import { renderNewsletterPage } from '@server/mail/newsletter-page'
import { LANGUAGES } from '@shared/languages'
import { signer } from '@tests/server/mail'
import { document } from '@tests/shared/content/arbitrary-document'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'

const ORIGIN = 'https://eye.example'
const WEB = `${ORIGIN}/newsletters/1-key`

const mailOf = async (content: string) =>
  (
    await renderNewsletterPage({
      subject: 'News',
      content,
      site: `${ORIGIN}/`,
      webVersion: WEB,
      origin: ORIGIN,
      magazine: { name: 'Eye of Sumatra' },
      foot: '',
      language: 'en',
      contentLanguage: undefined,
    })
  ).html

type Element = { name: string; attributes: Record<string, string> }

function elementsOf(html: string) {
  const found: Element[] = []
  new Parser({ onopentag: (name, attributes) => void found.push({ name, attributes }) }).end(html)
  return found
}

/** What Outlook for Windows, which lays out as Word does, makes of a mail. Returns its complaints. */
function outlookComplaints(html: string) {
  const whole = (value: string | undefined) => /^[1-9]\d*$/.test(value ?? '')
  return elementsOf(html).flatMap(({ name, attributes }) => {
    const complaints: string[] = []
    const { src = '', width, height, href } = attributes
    if (Object.values(attributes).includes('auto') && attributes.dir !== 'auto') complaints.push('auto is no number')
    if (name === 'img') {
      if (!URL.canParse(src) || !/^https?:/.test(src)) complaints.push('a picture without an address')
      if (src.startsWith(ORIGIN) && /\.(?:webp|avif)$/.test(src)) complaints.push('a WebP')
      if (!whole(width) || Number(width) > 560) complaints.push(`a width of ${width}`)
      if (height !== undefined && !whole(height)) complaints.push(`a height of ${height}`)
    }
    if (name === 'a' && !/^(?:https?|mailto|tel|sms|geo):/i.test(href ?? '')) complaints.push(`a link to ${href}`)
    if (['video', 'input', 'iframe', 'script'].includes(name)) complaints.push(`a ${name}`)
    return complaints
  })
}

const address = fc.constantFrom(
  ...['', '.w480', '.w1240'].flatMap((copy) =>
    ['/uploads/a-1600x1000', '/uploads/b-40x15000', `${ORIGIN}/uploads/c-2560x7`].map(
      (stem) => stem + copy + (copy === '.w1240' ? '.jpg' : '.webp'),
    ),
  ),
  'https://pictures.example/a b/ü.jpg',
  'https://other.example/uploads/a-1600x1000.webp',
  'http://pictures.example/x.png?a=1&b=2',
)
const size = fc.oneof(
  fc.nat({ max: 4000 }).map(String),
  fc.constantFrom('', 'auto', '100%', '50.5', '-3', '1e9', 'NaN', '0'),
)
const picture = fc
  .record({ src: address, alt: fc.string(), width: size, height: size }, { requiredKeys: ['src'] })
  .map((attributes) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value.replace(/["&<>]/g, '')}"`)
    return `<img ${written.join(' ')}>`
  })
const around = fc.constantFrom(
  ['<p>', '</p>'],
  ['<p><a href="/articles/1">', '</a></p>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<blockquote><ul><li>', '</li></ul></blockquote>'],
  ['<figure class="image">', '<figcaption>Below</figcaption></figure>'],
  ['<div class="callout callout-tip"><p>', '</p></div>'],
)

test('Outlook shows every picture of a newsletter, within the column, whatever its address and size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(around, picture), { minLength: 1, maxLength: 4 }), async (pictures) => {
      const html = await mailOf(
        convertNewsletter(pictures.map(([[before, after], each]) => before + each + after).join('')),
      )
      expect(outlookComplaints(html)).toEqual([])
      expect(elementsOf(html).filter(({ name }) => name === 'img')).toHaveLength(pictures.length)
    }),
    { numRuns: 50 },
  )
})

test('Outlook shows what can be written in blocks', async () => {
  await fc.assert(
    fc.asyncProperty(document, async (blocks) => {
      const { content } = convertBlocks(blocks)
      const html = await mailOf(content).catch((error) => {
        if (error instanceof ContentError) return ''
        throw error
      })
      expect(outlookComplaints(html)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test.each(LANGUAGES)('Outlook shows a message about an account in $name', async ({ code }) => {
  const links = createLinks(() => ORIGIN, signer)
  const button = { label: 'Confirm', address: links.confirmEmail(code, 'token') }
  const notice = { subject: 'Your address', paragraphs: ['Confirm it.'], button, reason: 'You signed up.' }
  const { html = '' } = await noticeMessage(
    notice,
    { name: 'Ana', email: 'ana@example.com', language: code },
    { links, magazine: { name: 'Eye of Sumatra' } },
  )
  expect(String(html)).toContain('Confirm</a></td>')
  expect(outlookComplaints(String(html))).toEqual([])
})

test('the button of a newsletter has its padding in Outlook too', async () => {
  const html = await mailOf('<p class="link-button"><a href="/places/weh">Go to Weh</a></p>')
  expect(html).toMatch(
    /<td bgcolor="#\w+" style="[^"]*mso-padding-alt: 12px 22px;[^"]*"><a href="[^"]*"[^>]*>Go to Weh<\/a><\/td>/,
  )
  expect(outlookComplaints(html)).toEqual([])
})

test('links within a newsletter lead to its page on the web, and what is no address is no link', async () => {
  const html = await mailOf(
    '<p><a href="#gear">Gear</a> <a href="articles/1">One</a> <a href="//a.example/x">Two</a> <a>None</a></p><h2 id="gear">Gear</h2>',
  )
  expect(elementsOf(html).flatMap(({ name, attributes }) => (name === 'a' ? [attributes.href] : []))).toEqual([
    `${ORIGIN}/`,
    `${WEB}#gear`,
    `${ORIGIN}/articles/1`,
    'https://a.example/x',
  ])
  expect(html).toContain('<span>None</span>')
})

test('a picture of unknown width is as wide as the column in Outlook, and in other programs as it is', async () => {
  const html = await mailOf('<p><img src="https://pictures.example/logo.png" alt=""></p>')
  const [logo] = elementsOf(html).filter(({ name }) => name === 'img')
  expect(logo?.attributes.width).toBe('560')
  expect(logo?.attributes.style).toMatch(/max-width: 100%;.*width: auto;/)
})
