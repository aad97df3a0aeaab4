import { parse as parseToml, TomlDate } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { SourceError } from './source'

export type FrontMatter = Record<string, unknown>

/** A date of TOML as the text that stands in the file. */
const plainValue = (value: unknown): unknown => (value instanceof TomlDate ? value.toISOString() : value)

const PARSERS: Record<string, { end: string; parse: (text: string) => unknown }> = {
  // Dates stay texts: one without a zone is not moved by that of this machine. Anchors cannot multiply a small file.
  '---': { end: '---', parse: (text) => parseYaml(text, { maxAliasCount: 100, logLevel: 'error' }) },
  '+++': { end: '+++', parse: parseToml },
}

function asRecord(value: unknown, name: string): FrontMatter {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw new SourceError(`${name}: its front matter has no fields`)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), plainValue(each)]))
}

/** Where a JSON object that begins a text ends: front matter of Hugo. */
function jsonEnd(text: string) {
  const end = /^\}\s*$/m.exec(text)
  return end ? end.index + 1 : -1
}

/** The fields above a text, in YAML, TOML or JSON, and the text. */
export function splitFrontMatter(source: string, name: string): { fields: FrontMatter; body: string } {
  const text = source.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
  const [, fence = ''] = /^(---|\+\+\+)[^\S\n]*\n/.exec(text) ?? []
  const parser = PARSERS[fence]
  try {
    if (parser) {
      const start = text.indexOf('\n') + 1
      const end = text.indexOf(`\n${parser.end}`, start - 1)
      if (end < 0) throw new Error(`it does not end with ${parser.end}`)
      const after = text.indexOf('\n', end + 1)
      const fields = asRecord(parser.parse(text.slice(start, end + 1)), name)
      return { fields, body: after < 0 ? '' : text.slice(after + 1) }
    }
    const end = text.startsWith('{\n') ? jsonEnd(text) : -1
    if (end > 0) return { fields: asRecord(JSON.parse(text.slice(0, end)), name), body: text.slice(end) }
  } catch (error) {
    if (error instanceof SourceError) throw error
    const [line] = (error as Error).message.split('\n')
    throw new SourceError(`${name}: its front matter is damaged: ${line}`)
  }
  return { fields: {}, body: text }
}
