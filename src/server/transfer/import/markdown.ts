import { posix } from 'node:path'
import { openArchive } from './archive'
import { noLosses } from './losses'
import { asText } from './markdown-fields'
import { decoded, MARKDOWN, type MarkdownText, NO_TEXT, readText } from './markdown-files'
import { authorsIn, type Group, postOf, topicsIn } from './markdown-post'
import { MAX_POSTS, type Source, SourceError, siteName } from './source'

const EXPECTED = 'a folder (or its ZIP file) with Markdown files, such as the content of a Hugo, Jekyll or Astro site'

/** The texts that are versions of the same one, by their names. The original has no language in its name, or that of the magazine. */
function groupTexts(texts: MarkdownText[]): Group[] {
  const groups = new Map<string, MarkdownText[]>()
  for (const text of texts) {
    const id = [...text.place.folders, text.place.name].join('/')
    groups.set(id, [...(groups.get(id) ?? []), text])
  }
  return [...groups].flatMap(([id, versions]) => {
    const rank = ({ place: { language } }: MarkdownText) => (language === undefined ? 0 : language === 'en' ? 1 : 2)
    const [original, ...others] = versions.sort((one, other) => rank(one) - rank(other))
    if (!original) return []
    const isVersion = (text: MarkdownText) =>
      text.place.language !== undefined && text.place.language !== original.place.language
    // Two files of the same name in folders that are not part of the address.
    const apart = others
      .filter((text) => !isVersion(text))
      .map((text) => ({ id: text.file, original: text, translations: [] }))
    return [{ id, original, translations: others.filter(isVersion) }, ...apart]
  })
}

/** A folder of Markdown files with front matter, in YAML, TOML or JSON. */
export async function openMarkdown(path: string, url?: string): Promise<Source> {
  const archive = await openArchive(path, EXPECTED)
  const names = archive.names.filter((name) => MARKDOWN.test(name) && !NO_TEXT.test(name))
  if (names.length === 0) throw new SourceError(`${path}: there are no Markdown files; expected ${EXPECTED}`)
  if (names.length > MAX_POSTS) throw new SourceError(`${path}: more than ${MAX_POSTS} files`)
  const leftOut: Source['leftOut'] = new Map()
  const losses = noLosses()
  const texts: MarkdownText[] = []
  for (const name of names) {
    const text = await readText(archive, name)
    // Places have fields that no Markdown of other programs has.
    if (text.place.folders[0] === 'places' && text.fields.place_kind) {
      leftOut.set('places', (leftOut.get('places') ?? 0) + 1)
      losses.lost.push({ kind: 'fields', text: `place: ${asText(text.fields.title)}` })
    } else texts.push({ ...text, body: '' })
  }
  const groups = groupTexts(texts)
  const authors: Source['authors'] = new Map()
  const categories: Source['categories'] = new Map()
  for (const { original } of groups) {
    for (const [key, author] of authorsIn(original.fields)) if (!authors.has(key)) authors.set(key, author)
    for (const topic of topicsIn(original.fields)) if (!categories.has(topic.slug)) categories.set(topic.slug, topic)
  }
  return {
    name: url ? siteName('markdown', url) : `markdown:${posix.basename(path)}`,
    url,
    authors,
    categories,
    async *posts() {
      for (const { id, original, translations } of groups) {
        const whole = await Promise.all([original, ...translations].map(({ file }) => readText(archive, file)))
        const [first = original, ...others] = whole
        yield postOf(archive, { id, original: first, translations: others }, new Date())
      }
    },
    async readFile(address) {
      if (!address.startsWith('/') || address.startsWith('//')) return undefined
      const name = decoded(address.slice(1))
      return archive.has(name) ? archive.read(name) : undefined
    },
    redirects: [
      ['/index.xml', '/feed.xml'],
      ['/rss.xml', '/feed.xml'],
      ['/atom.xml', '/feed.xml'],
    ],
    leftOut,
    losses,
  }
}
