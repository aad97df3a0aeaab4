import type { Block } from '@shared/content/document'
import { isElement, parseHtml } from '@shared/content/dom'
import { readHtml } from '@shared/content/from-html'
import { fromPasted } from '@shared/content/from-pasted'
import { type Loss, nameOfLoss } from '@shared/content/losses'
import { toHtml } from '@shared/content/to-html'
import { type ChildNode, isText } from 'domhandler'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/**
 * Foreign HTML, as a tree: each word (`w1`, `w2`, …), link and picture of it has a number. They are numbered when the tree is written,
 * so that each is there once.
 */
type Tree =
  | { kind: 'word'; space: string }
  | { kind: 'picture'; how: string }
  | { kind: 'embedded'; how: string }
  | { kind: 'card'; how: string; children: Tree[] }
  | { kind: 'element'; open: string; children: Tree[] }

const word = fc.record({ kind: fc.constant('word' as const), space: fc.constantFrom(' ', ' ', '\n', '\u00a0', '', '') })
const picture = fc.record({
  kind: fc.constant('picture' as const),
  how: fc.constantFrom('plain', 'lazy', 'set', 'noscript', 'placeholder', 'file'),
})

const embedded = fc.record({
  kind: fc.constant('embedded' as const),
  how: fc.constantFrom('frame', 'late', 'sound', 'film', 'object', 'gist', 'address', 'file'),
})

const INLINE = [
  'b',
  'i',
  'em',
  'span',
  'span lang="id"',
  'span style="font-weight:bold"',
  'font color="red"',
  'u',
  'code',
  'sup',
  'q',
  'custom-tag',
]
const BLOCK_STYLES = ['span style="display:block"', 'b style="display:list-item"', 'span style="display: flex"']
const BLOCKS = [
  'p',
  'div',
  'section',
  'h2',
  'h4 style="text-align:center"',
  'blockquote',
  'div style="white-space:pre-wrap"',
  'div class="caption"',
  'figure',
  'pre',
  'dl',
  'dd',
  'dt',
  'center',
  'details',
  'div role="heading" aria-level="3"',
  'address',
]

/** A heading or a definition ends where the next begins, even within it. */
const OUTER_BLOCKS = BLOCKS.filter((open) => !/^(?:dt|dd|h\d)\b/.test(open))

const element = (open: string, children: Tree[]): Tree => ({ kind: 'element', open, children })

const trees = fc.letrec<{ inline: Tree; block: Tree; items: Tree; any: Tree }>((tie) => {
  const several = (key: 'inline' | 'block' | 'any', maxLength = 4) =>
    fc.array(tie(key), { minLength: 1, maxLength, depthIdentifier: 'html' })
  const within = (names: string[], children: fc.Arbitrary<Tree[]>) =>
    fc.tuple(fc.constantFrom(...names), children).map(([open, inner]) => element(open, inner))
  const list = (children: fc.Arbitrary<Tree[]>) =>
    fc.tuple(
      fc.constantFrom('ul', 'ol', 'ol start="3"'),
      fc.array(within(['li'], children), { minLength: 1, maxLength: 3 }),
    )
  return {
    inline: fc.oneof(
      { depthSize: 'small', depthIdentifier: 'html' },
      { weight: 6, arbitrary: word },
      { weight: 1, arbitrary: picture },
      { weight: 1, arbitrary: embedded },
      { weight: 1, arbitrary: fc.constant(element('br', [])) },
      { weight: 2, arbitrary: within(INLINE, several('inline')) },
      { weight: 2, arbitrary: within(['a'], several('inline')) },
    ),
    items: list(several('any')).map(([open, items]) => element(open, items)),
    block: fc.oneof(
      { depthSize: 'small', depthIdentifier: 'html' },
      { weight: 3, arbitrary: within(BLOCKS, several('inline')) },
      { weight: 2, arbitrary: within(OUTER_BLOCKS, several('any')) },
      { weight: 1, arbitrary: within([...BLOCK_STYLES, 'a', 'b'], several('any')) },
      { weight: 2, arbitrary: tie('items') },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom('callout', 'toggle', 'cover', 'quote', 'button', 'bookmark'),
            fc.array(word, { minLength: 1 }),
          )
          .map(([how, children]): Tree => ({ kind: 'card', how, children })),
      },
      {
        weight: 1,
        arbitrary: fc
          .array(fc.array(within(['td', 'th'], several('any', 2)), { minLength: 1, maxLength: 3 }), {
            minLength: 1,
            maxLength: 3,
          })
          .map((rows) =>
            element('table', [
              element(
                'tbody',
                rows.map((cells) => element('tr', cells)),
              ),
            ]),
          ),
      },
      {
        weight: 1,
        arbitrary: several('inline').map((caption) =>
          element('figure', [{ kind: 'picture', how: 'plain' }, element('figcaption', caption)]),
        ),
      },
    ),
    any: fc.oneof(
      { depthSize: 'small', depthIdentifier: 'html' },
      { weight: 3, arbitrary: tie('inline') },
      { weight: 2, arbitrary: tie('block') },
    ),
  }
})

const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const addressOf = (number: number) => `https://a.example/p${number}`

const pictures: Record<string, (number: number) => string> = {
  plain: (number) => `<img src="${addressOf(number)}">`,
  lazy: (number) => `<img src="${PLACEHOLDER}" data-src="${addressOf(number)}">`,
  set: (number) => `<img srcset="${addressOf(number)} 2x, https://a.example/small 1x">`,
  noscript: (number) => `<span><img src="${PLACEHOLDER}"><noscript><img src="${addressOf(number)}"></noscript></span>`,
  placeholder: (number) => `<img src="${PLACEHOLDER}" alt="p${number}">`,
  file: (number) => `<img src="file:///C:/Users/me/p${number}">`,
}

/** What has an address and no words. */
const embeds: Record<string, (number: number) => string> = {
  frame: (number) => `<iframe src="https://a.example/e${number}"></iframe>`,
  late: (number) => `<iframe data-src="https://a.example/e${number}"></iframe>`,
  sound: (number) => `<audio controls><source src="https://a.example/e${number}"></audio>`,
  film: (number) => `<video src="https://a.example/a.mp4?e${number}"></video>`,
  object: (number) => `<object data="https://a.example/e${number}"></object>`,
  gist: (number) => `<script src="https://gist.github.com/e${number}.js"></script>`,
  address: (number) =>
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://a.example/e${number}</div></figure>`,
  file: (number) => `<div class="wp-block-file"><a href="https://a.example/e${number}">file</a></div>`,
}

/** Cards of other programs, each with an address and words. */
const cards: Record<string, (words: string, number: number) => string> = {
  callout: (words, number) =>
    `<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">!</div><div class="kg-callout-text">${words} <a href="https://a.example/l${number}">x</a></div></div>`,
  toggle: (words, number) =>
    `<div class="kg-toggle-card"><h4 class="kg-toggle-heading-text">${words}</h4><div class="kg-toggle-content"><p><a href="https://a.example/l${number}">x</a></p></div></div>`,
  cover: (words, number) =>
    `<div class="wp-block-cover" style="background-image:url(${addressOf(number)})"><p>${words}</p></div>`,
  quote: (words, number) =>
    `<figure class="wp-block-pullquote"><blockquote><p>${words}</p><cite><a href="https://a.example/l${number}">x</a></cite></blockquote></figure>`,
  button: (words, number) =>
    `<div class="kg-button-card"><a class="kg-btn" href="https://a.example/l${number}">x ${words}</a></div>`,
  bookmark: (words, number) =>
    `<figure class="kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/l${number}"><div class="kg-bookmark-title">${words}</div></a></figure>`,
}

const isSeen = (tree: Tree): boolean => tree.kind !== 'element' || tree.children.some(isSeen)
/** Links within links cannot be. */
const isLinked = (how: string) => ['callout', 'toggle', 'quote', 'button', 'bookmark', 'file'].includes(how)
const isInline = (open: string) => open === 'a' || (INLINE.includes(open) && open !== 'q')

/**
 * The HTML of trees, and their text as a browser shows it. Links within links cannot be, since a parser ends the outer one; those
 * without text are not seen.
 */
function write(trees: Tree[]) {
  let number = 0
  const ofTree = (tree: Tree, inLink: boolean): { html: string; text: string } => {
    if (tree.kind === 'picture')
      return { html: (pictures[tree.how] as (number: number) => string)(++number), text: ' ' }
    if (tree.kind === 'embedded') {
      const how = inLink && isLinked(tree.how) ? 'frame' : tree.how
      return { html: (embeds[how] as (number: number) => string)(++number), text: ' ' }
    }
    if (tree.kind === 'card') {
      const words = tree.children.map((child) => ofTree(child, inLink))
      const how = inLink && isLinked(tree.how) ? 'cover' : tree.how
      const card = cards[how] as (words: string, number: number) => string
      return {
        html: card(words.map(({ html }) => html).join(''), ++number),
        text: ` ${words.map(({ text }) => text).join('')} `,
      }
    }
    if (tree.kind === 'word') return { html: `w${++number}${tree.space}`, text: `w${number}${tree.space}` }
    if (tree.open === 'br') return { html: '<br>', text: ' ' }
    const isLink = tree.open === 'a' && !inLink && isSeen(tree)
    const open = isLink ? `a href="https://a.example/l${++number}"` : tree.open === 'a' ? 'span' : tree.open
    const inner = tree.children.map((child) => ofTree(child, inLink || isLink))
    const edge = isInline(tree.open) ? '' : ' '
    // Elements in a flexible box stand apart.
    const isApart = ({ kind }: Tree) => kind === 'element' && open.includes('flex')
    const texts = inner.map(({ text }, index) =>
      tree.children.slice(index, index + 1).some(isApart) ? ` ${text} ` : text,
    )
    return {
      html: `<${open}>${inner.map(({ html }) => html).join('')}</${open.split(' ')[0]}>`,
      text: edge + texts.join('') + edge,
    }
  }
  const written = trees.map((tree) => ofTree(tree, false))
  return { html: written.map(({ html }) => html).join(''), text: written.map(({ text }) => text).join('') }
}

/** Words with nothing between them stay together, so gluing and cutting both show. */
const wordsIn = (text: string) => text.match(/(?:w\d+)+/g) ?? []

/** The text of our HTML: blocks, cells and line breaks stand apart. */
const visibleText = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data
      if (!isElement(node)) return ''
      const inner = visibleText(node.children)
      return isMark(node) ? inner : ` ${inner} `
    })
    .join('')
const MARKS = ['a', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'span']
const isMark = ({ name }: { name: string }) => MARKS.includes(name)

const numbers = (texts: string[], kind: string) =>
  [...new Set(texts.flatMap((text) => new RegExp(`${kind}\\d+$`).exec(text) ?? []))].sort()

/** The addresses of our HTML, and those that are listed as lost. */
function addressesIn(html: string, lost: Loss[], kind?: 'pictures' | 'links') {
  const attribute = {
    links: /<a [^<>]*?href="([^"]*)"/g,
    pictures: /<img [^<>]*?src="([^"]*)"/g,
    any: /(?:href|src)="([^"]*)"/g,
  }[kind ?? 'any']
  const listed = lost.filter((loss) => !kind || loss.kind === kind).map(nameOfLoss)
  return [...[...html.matchAll(attribute)].map(([, address = '']) => address), ...listed]
}

const converters = { reader: readHtml, paste: fromPasted } as const

for (const [name, convert] of Object.entries(converters))
  test(`the ${name} loses, glues and moves no word of foreign HTML, and lists what it cannot keep`, () => {
    fc.assert(
      fc.property(fc.array(trees.any, { minLength: 1, maxLength: 4 }), (generated) => {
        const { html, text } = write(generated)
        const { blocks, lost } = convert(html)
        const kept = toHtml({ time: 0, version: '', blocks: blocks as Block[] })
        expect(wordsIn(visibleText(parseHtml(kept)))).toEqual(wordsIn(text))
        for (const [kind, letter] of [
          ['pictures', 'p'],
          ['links', 'l'],
          [undefined, 'e'],
        ] as const)
          expect(numbers(addressesIn(kept, lost, kind), letter)).toEqual(
            numbers(html.match(new RegExp(`\\b${letter}\\d+`, 'g')) ?? [], letter),
          )
      }),
      { numRuns: Number(process.env.FOREIGN_RUNS ?? 300) },
    )
  })
