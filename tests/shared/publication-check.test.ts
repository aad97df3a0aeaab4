import type { AnyBlock, EditorDocument } from '@shared/content/document'
import { type Checked, publicationFindings, textLinks } from '@shared/content/publication-check'
import { expect, test } from 'vitest'

type Draft = Pick<AnyBlock, 'type'> & { data: Record<string, unknown> }

const documentOf = (...drafts: Draft[]) =>
  ({
    time: 1,
    version: '2.31.0',
    blocks: drafts.map((draft, index) => ({ id: `block-${index}`, ...draft })),
  }) as EditorDocument

const paragraph = (text: string): Draft => ({ type: 'paragraph', data: { text } })
const header = (level: number, text = `Level ${level}`): Draft => ({ type: 'header', data: { text, level } })
const picture = (data: object): Draft => ({
  type: 'image',
  data: {
    file: { url: '/uploads/lake-1600x1000.webp' },
    caption: '',
    withBorder: false,
    withBackground: false,
    stretched: false,
    ...data,
  },
})
const card: Draft = {
  type: 'linkTool',
  data: { link: 'https://card.example/', meta: { title: 'Card', image: { url: 'https://card.example/1.png' } } },
}

const complete: Checked = {
  title: 'Toba',
  excerpt: 'A lake.',
  image_url: '/uploads/a-1600x1000.webp',
  image_alt: 'A lake',
  category_ids: [1],
  slug: 'lake',
  blocks: documentOf(paragraph('Deep water')),
}

const button = (url: string): Draft => ({ type: 'button', data: { text: 'Book <b>now</b>', url } })
const noAddress = { field: 'blocks', block: 0, code: 'no_address', text: 'Book now' }

const jump = (block: number, level: number, before: number) => ({
  field: 'blocks',
  block,
  code: 'heading_jump',
  text: `Level ${level}`,
  level,
  before,
})

test.each<[string, Partial<Checked>, object[]]>([
  ['a complete article', {}, []],
  ['no title', { title: ' ' }, [{ field: 'title', code: 'no_title' }]],
  ['no excerpt', { excerpt: undefined }, [{ field: 'excerpt', code: 'no_excerpt' }]],
  ['no picture', { image_url: null, image_alt: null }, [{ field: 'image_url', code: 'no_picture' }]],
  ['a picture without an alternative text', { image_alt: ' ' }, [{ field: 'image_alt', code: 'no_picture_alt' }]],
  ['a host that keeps no alternative text', { image_alt: undefined }, []],
  ['no category', { category_ids: [] }, [{ field: 'category_ids', code: 'no_category' }]],
  ['an event', { slug: 'events' }, [{ field: 'slug', code: 'event' }]],
  ['no blocks', { blocks: documentOf() }, [{ field: 'blocks', code: 'no_text' }]],
  ['empty blocks', { blocks: documentOf(paragraph(' <br> '), header(3, '')) }, [{ field: 'blocks', code: 'no_text' }]],
  ['empty HTML', { blocks: null, content: '<p>&nbsp;</p>' }, [{ field: 'blocks', code: 'no_text' }]],
  ['text as HTML', { blocks: null, content: '<p>Deep</p>' }, []],
  ['a button without an address', { blocks: documentOf(button('')) }, [noAddress]],
  ['a button with an address that cannot be linked', { blocks: documentOf(button('example')) }, [noAddress]],
  ['a button that leads somewhere', { blocks: documentOf(button('/places')) }, []],
  ['headings that go down step by step', { blocks: documentOf(header(3), header(4), header(2), header(3)) }, []],
  ['a first heading that is too deep', { blocks: documentOf(header(4)) }, [jump(0, 4, 2)]],
  [
    'headings that jump',
    { blocks: documentOf(header(2), paragraph('x'), header(4), header(5), header(1), header(3)) },
    [jump(2, 4, 2), jump(5, 3, 1)],
  ],
  ['headings that jump in HTML', { blocks: null, content: '<h2>Level 2</h2><h5>Level 5</h5>' }, [jump(1, 5, 2)]],
  [
    'a picture in the text without an alternative text',
    { blocks: documentOf(paragraph('x'), picture({})) },
    [{ field: 'blocks', block: 1, code: 'no_alt', picture: 'lake-1600x1000.webp' }],
  ],
  ['the picture of a link card', { blocks: documentOf(card) }, []],
])('%s', (_, fields, findings) => {
  expect(publicationFindings({ ...complete, ...fields })).toEqual(findings)
})

test('the links of a text are found once each, with their blocks; those to this site as paths', () => {
  const links = `<a href="https://a.example/#one">a</a> <a href="mailto:me@a.example">b</a> <a href="#top">c</a>`
  const blocks = documentOf(
    paragraph(links),
    { type: 'table', data: { withHeadings: false, stretched: false, content: [['<a href="/articles/7">d</a>']] } },
    card,
    paragraph('<a href="https://site.example/about">e</a> <a href="https://a.example/#one">again</a>'),
  )
  expect(textLinks({ blocks }, 'https://site.example')).toEqual([
    { field: 'blocks', block: 0, url: 'https://a.example/#one' },
    { field: 'blocks', block: 1, url: '/articles/7' },
    { field: 'blocks', block: 2, url: 'https://card.example/' },
    { field: 'blocks', block: 3, url: '/about' },
  ])
  expect(textLinks({ content: '<p><a href="https://b.example">x</a></p>' }, 'https://site.example')).toEqual([
    { field: 'blocks', block: 0, url: 'https://b.example' },
  ])
})

const park = { id: 1, name: 'Way Kambas', state: 'open' as const }
const about = (text: string, more: Partial<Checked> = {}) => ({
  ...complete,
  places: [park.id],
  blocks: documentOf(paragraph(text)),
  ...more,
})

test.each([
  ['says closed, its place is open', about('The park is closed.'), park, ['says_closed']],
  [
    'does not say so, its place is closed',
    about('Elephants.'),
    { ...park, state: 'closed' as const },
    ['not_said_closed'],
  ],
  ['declares it and says so', about('The park is closed.', { closed_places: [1] }), park, ['declares_closed']],
  ['agrees with its place', about('The park is closed.'), { ...park, state: 'closed' as const }, []],
  ['is about an open place', about('Elephants.'), park, []],
  ['says so in its own language', about('Taman ditutup.', { language: 'id' }), park, ['says_closed']],
])('the check asks about closures where the text %s', (_, article, place, codes) => {
  const found = publicationFindings(article, [place])
  expect(found.map(({ code }) => code)).toEqual(codes)
  if (found.length > 0) expect(found[0]).toMatchObject({ field: 'places', places: 'Way Kambas' })
})
