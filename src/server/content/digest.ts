import { createHash } from 'node:crypto'

/** Identifies the texts that a translation was made from: with another digest now, it is outdated. */
export const digestTexts = (texts: unknown[]) => createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
