import { MAX_HTML_DEPTH } from '@shared/content/depth'
import { Parser } from 'htmlparser2'

/** Thrown for content that cannot be converted, with the reason for its author. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/** Refuses HTML whose elements are nested too deeply, at the first one that is. */
export function checkNesting(html: string) {
  let depth = 0
  const parser = new Parser({
    onopentagname() {
      depth += 1
      if (depth > MAX_HTML_DEPTH) throw new ContentError(`Nested more than ${MAX_HTML_DEPTH} levels deep`)
    },
    onclosetag() {
      depth -= 1
    },
  })
  parser.end(html)
}

/** The same for every text within a JSON value. What a block shows as code is no HTML. */
export function checkTexts(value: unknown) {
  if (typeof value === 'string') {
    if (value.includes('<')) checkNesting(value)
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values('type' in value && value.type === 'code' ? {} : value)) checkTexts(part)
}
