import { Tokenizer } from 'htmlparser2'

/**
 * Reads the title and the `<meta>` elements of a page, up to `</head>` or `<body>`. The first of each name counts.
 *
 * Pages come from strangers, so this uses the tokenizer alone: building a tree takes quadratic time for deep nesting.
 */
export function readHead(html: string) {
  const meta = new Map<string, string>()
  let title: string | undefined
  let tag = ''
  let attribute = ''
  let attributes: Record<string, string> = {}

  const textOf = (start: number, end: number) => html.slice(start, end)
  const addToTitle = (text: string) => {
    if (tag === 'title') title = (title ?? '') + text
  }
  const addToValue = (text: string) => {
    if (attribute) attributes[attribute] += text
  }
  const finishMeta = () => {
    if (tag !== 'meta') return
    const { property, name, content } = attributes
    const key = (property ?? name)?.toLowerCase()
    if (key && content && !meta.has(key)) meta.set(key, content)
  }
  const stop = () => {
    tag = ''
    tokenizer.pause()
  }

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = textOf(start, end).toLowerCase()
        attributes = {}
        if (tag === 'title' && title !== undefined) tag = ''
        if (tag === 'body') stop()
      },
      onattribname(start, end) {
        const name = tag === 'meta' ? textOf(start, end).toLowerCase() : ''
        attribute = ['property', 'name', 'content'].includes(name) && !(name in attributes) ? name : ''
        if (attribute) attributes[attribute] = ''
      },
      onattribdata: (start, end) => addToValue(textOf(start, end)),
      onattribentity: (codePoint) => addToValue(String.fromCodePoint(codePoint)),
      onattribend() {
        attribute = ''
      },
      onopentagend: finishMeta,
      onselfclosingtag: finishMeta,
      ontext: (start, end) => addToTitle(textOf(start, end)),
      ontextentity: (codePoint) => addToTitle(String.fromCodePoint(codePoint)),
      onclosetag(start, end) {
        tag = ''
        if (textOf(start, end).toLowerCase() === 'head') stop()
      },
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return { title, meta }
}
