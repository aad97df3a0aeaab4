import { fromLetter, toLetter } from '@admin/rich-text/letter-html'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeTranslation } from '@tests/factories/translation'
import { expect, test } from 'vitest'
// Loads the screens and the editor before the first test waits for them.
import '@admin/newsletters/Newsletters'
import '@admin/newsletters/translations/NewsletterTranslationEdit'
import '@admin/rich-text/RichTextEditor'
import { openDashboard, paste } from './open-dashboard'

const letter = makeNewsletter({ content: '<p>Dear <a href="https://old.example">reader</a></p>' })
const path = `/dashboard/newsletter/${letter.id}`

const content = () => screen.findByRole('textbox', { name: 'Content' })
const command = async (name: string) => screen.findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test.each([
  [
    'a figure becomes a picture with its caption below it',
    '<figure class="image place-center"><img src="/a.webp" width="1600" height="900" alt="A"><figcaption>By <i>me</i></figcaption></figure>',
    '<p class="align-center"><img src="/a.webp" width="560" alt="A"><br><small>By <i>me</i></small></p>',
  ],
  [
    'a checklist becomes a list',
    '<ul class="checklist"><li><label><input type="checkbox" checked disabled> Boots</label></li><li><label><input type="checkbox" disabled> Hat</label></li></ul>',
    '<ul class="checklist"><li>☑ Boots</li><li>☐ Hat</li></ul>',
  ],
  [
    'the source of a quote becomes its last line',
    '<blockquote><p>Go</p><cite>Ana</cite></blockquote>',
    '<blockquote><p>Go</p><p>— Ana</p></blockquote>',
  ],
  [
    'a film becomes a link',
    '<figure class="video"><a class="video-link" href="https://vimeo.com/1">Vimeo</a><figcaption>The lake</figcaption></figure><video src="/uploads/a.mp4"></video>',
    '<p><a href="https://vimeo.com/1">The lake</a></p><p><a href="/uploads/a.mp4">/uploads/a.mp4</a></p>',
  ],
  [
    'a link card becomes a link with its description',
    '<a class="link-card" href="/articles/1"><span class="link-card-title">Toba</span><span class="link-card-description">A lake</span></a>',
    '<p><a href="/articles/1"><strong>Toba</strong></a><br>A lake</p>',
  ],
  [
    'the frame of a table goes, and its caption stands above it',
    '<div class="table-frame"><table><caption>Days</caption><tbody><tr><td>1</td></tr></tbody></table></div>',
    '<p>Days</p><table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['line ends of the source are spaces', '<p>one\n  two</p><pre>a\nb</pre>', '<p>one two</p><pre>a\nb</pre>'],
  ['a picture without an address of the web goes', '<p>a<img src="data:image/png;base64,AA"></p>', '<p>a</p>'],
  ['an empty line is one', '<p><br></p><p>a<br></p>', '<p></p><p>a<br></p>'],
])('in a letter %s', (_, given, expected) => {
  expect(toLetter(given)).toBe(expected)
})

test('a letter is stored with its empty lines, and without paragraphs around lone texts', () => {
  expect(fromLetter('<p>a&nbsp;b</p><p></p><ul><li><p>c</p><ul><li><p>d</p><p>e</p></li></ul></li></ul><p></p>')).toBe(
    '<p>a\u00a0b</p><p><br></p><ul><li>c<ul><li><p>d</p><p>e</p></li></ul></li></ul>',
  )
})

test('a link is edited and removed in a field, and own articles are offered by their titles', async () => {
  const { user, host } = openDashboard(path, {
    newsletters: [letter],
    articles: [makeArticle({ id: 7, title: 'Lake Toba', status: 'published' })],
  })
  const link = () => screen.getByRole('textbox', { name: 'Content' }).querySelector('a')
  await content()
  expect(link()).toHaveAttribute('href', 'https://old.example')
  const at = () => {
    const text = link()?.firstChild as Text
    getSelection()?.setBaseAndExtent(text, 2, text, 2)
    document.dispatchEvent(new Event('selectionchange'))
  }
  ;(await content()).focus()
  at()
  await user.keyboard('{Control>}k{/Control}')
  let field = await (await dialog('Link')).findByRole('combobox', { name: 'Link address' })
  expect(field).toHaveFocus()
  expect(field).toHaveValue('https://old.example')
  await user.clear(field)
  await user.type(field, 'not an address{Enter}')
  expect(await screen.findByText(/^This is not an address/)).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'ana@example.com{Enter}')
  await waitFor(() => expect(link()).toHaveAttribute('href', 'mailto:ana@example.com'))
  expect(link()).toHaveTextContent('reader')

  at()
  await user.click(await command('Link'))
  field = await (await dialog('Link')).findByRole('combobox', { name: 'Link address' })
  await user.clear(field)
  await user.type(field, 'toba')
  await user.click(await screen.findByRole('option', { name: /^Lake Toba/ }))
  await waitFor(() => expect(link()).toHaveAttribute('href', '/articles/7'))

  at()
  await user.click(await command('Link'))
  await user.click(await (await dialog('Link')).findByRole('button', { name: 'Remove link' }))
  await waitFor(() => expect(link()).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText('Newsletter updated successfully')
  expect(await host.row('newsletters', letter.id)).toMatchObject({ content: '<p>Dear reader</p>' })
})

test('a picture is chosen by its address, with an alternative text and a width in whole pixels', async () => {
  const { user, host } = openDashboard(path, { newsletters: [letter] })
  await content()
  await user.click(await command('Image'))
  const image = await dialog('Image')
  await user.click(image.getByRole('button', { name: 'Insert' }))
  expect(await image.findByText('Choose an image, or enter its address')).toBeInTheDocument()
  await paste(user, image.getByRole('textbox', { name: 'Image address' }), '/uploads/a-800x500.webp')
  await paste(user, image.getByRole('textbox', { name: 'Alternative text' }), 'The lake')
  await paste(user, image.getByRole('textbox', { name: 'Width in pixels' }), '300')
  await user.click(image.getByRole('button', { name: 'Insert' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Image' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText('Newsletter updated successfully')
  expect(await host.row('newsletters', letter.id)).toMatchObject({
    content: expect.stringContaining('<img src="/uploads/a-800x500.webp" alt="The lake" width="300">'),
  })
})

test('chosen articles are inserted with title, excerpt and picture', async () => {
  const articles = [
    makeArticle({
      id: 1,
      title: 'Lake <Toba>',
      excerpt: 'A lake.',
      image_url: '/uploads/a-800x500.webp',
      image_alt: 'It',
    }),
    makeArticle({ id: 2, title: 'Weh', excerpt: 'An island.', image_url: null }),
    makeArticle({ id: 3, title: 'Draft', status: 'draft' }),
  ]
  const { user, host } = openDashboard(path, { newsletters: [letter], articles })
  await content()
  await user.click(await command('Insert articles'))
  const chooser = await dialog('Insert articles')
  await user.click(await chooser.findByRole('checkbox', { name: /^Weh/ }))
  await user.click(chooser.getByRole('checkbox', { name: /^Lake/ }))
  expect(chooser.queryByRole('checkbox', { name: /^Draft/ })).toBeNull()
  await user.click(chooser.getByRole('button', { name: 'Insert 2 articles' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Insert articles' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText('Newsletter updated successfully')
  const link = (id: number, inner: string) =>
    `<a target="_blank" rel="noopener noreferrer" href="/articles/${id}">${inner}</a>`
  expect(await host.row('newsletters', letter.id)).toMatchObject({
    content: expect.stringContaining(
      `<h2>${link(2, 'Weh')}</h2><p>An island.</p><h2>${link(1, 'Lake &lt;Toba&gt;')}</h2>` +
        `<p>${link(1, '<img src="/uploads/a-800x500.webp" alt="It" width="560">')}</p><p>A lake.</p>`,
    ),
  })
})

test('in a version of a newsletter, articles are inserted in its language', { tags: 'sweep' }, async () => {
  const toba = makeArticle({ id: 1, title: 'Lake Toba', image_url: null })
  const weh = makeArticle({ id: 2, title: 'Weh', image_url: null })
  const { user, host } = openDashboard(`${path}/translations/id`, {
    newsletters: [letter],
    articles: [toba, weh],
    translations: [makeTranslation(toba, { excerpt: 'Danau.', status: 'published' })],
  })
  await content()
  await user.click(await command('Insert articles'))
  const chooser = await dialog('Insert articles')
  await user.click(await chooser.findByRole('checkbox', { name: /^Danau Toba/ }))
  await user.click(chooser.getByRole('checkbox', { name: /^Weh.*not translated$/ }))
  await user.click(chooser.getByRole('button', { name: 'Insert 2 articles' }))
  await paste(user, await screen.findByRole('textbox', { name: /^Subject/ }), 'Surat')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Translation saved successfully!')
  const [version] = await host.rows('newsletterTranslations')
  expect(version?.content).toMatch(/href="\/id\/articles\/1">Danau Toba<.*Danau\..*href="\/id\/articles\/2">Weh</)
})
