import { footnote } from '@shared/content/footnotes'
import { Marked } from 'marked'

const marked = new Marked({ gfm: true, breaks: false })

const DEFINITION = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?:[ \t]+\S.*|(?=\n[ \t]{2,}\S)))*)$/gm

const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** Footnotes as most programs write them become those of our HTML. */
function withFootnotes(markdown: string) {
  const notes = new Map<string, string>()
  const rest = markdown.replace(DEFINITION, (_, name: string, text: string) => {
    notes.set(name, unescaped(text.replace(/\s*\n\s*/g, ' ')))
    return ''
  })
  return rest.replace(/\[\^([^\]\s]+)\]/g, (mark, name: string) => {
    const note = notes.get(name)
    return note === undefined ? mark : footnote(note)
  })
}

/** Markdown without its front matter as HTML, which is to be read by `fromHtml`. */
export const markdownToHtml = (markdown: string) => marked.parse(withFootnotes(markdown), { async: false })
