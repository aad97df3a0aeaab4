import type { TranslationLanguage } from '@shared/entities/translation'
import { z } from 'zod'
import type { Config } from '../config'

/** The service could not be reached, refused, or answered what is no translation. The message is for the log. */
export class TranslationFailedError extends Error {
  override name = 'TranslationFailedError'
}

/** Pieces of HTML, or of escaped text, from English into the other language: as many as came, in their order. */
export type Translate = (texts: string[], target: TranslationLanguage) => Promise<string[]>

type Limits = {
  /** Of one request, and of all that one article takes. */
  requestMs: number
  totalMs: number
  /** Of the texts of one request. A longer text goes alone. */
  batchCharacters: number
  batchTexts: number
  replyBytes: number
}

const LIMITS: Limits = {
  requestMs: 45_000,
  totalMs: 120_000,
  batchCharacters: 5000,
  batchTexts: 50,
  replyBytes: 1024 * 1024,
}

/** LibreTranslate's name, old and new, where it is not ours. */
const codes: Partial<Record<TranslationLanguage, string>> = { 'zh-CN': 'zh' }

const Answer = z.object({ translatedText: z.array(z.string()) })

function inBatches(texts: string[], { batchCharacters, batchTexts }: Limits) {
  const batches: string[][] = []
  let room = 0
  for (const text of texts) {
    const last = batches.at(-1)
    if (last && last.length < batchTexts && text.length <= room) last.push(text)
    else {
      batches.push([text])
      room = batchCharacters
    }
    room -= text.length
  }
  return batches
}

async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new TranslationFailedError('its answer is too large')
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    throw new TranslationFailedError('its answer is not JSON')
  }
}

/** What may be over a moment later: the service is busy, or was being started anew. */
const isPassing = (status: number) => status === 429 || status >= 500

/**
 * The machine translation that the owner has set up, in LibreTranslate's format; undefined where there is none. Its
 * address is the owner's own word, so it may well be in the private network. It is never left for another one.
 */
export function createTranslate(
  { TRANSLATE_API_URL: base, TRANSLATE_API_KEY: key }: Pick<Config, 'TRANSLATE_API_URL' | 'TRANSLATE_API_KEY'>,
  overrides: Partial<Limits> = {},
): Translate | undefined {
  if (!base) return undefined
  const limits = { ...LIMITS, ...overrides }

  async function send(q: string[], target: string, deadline: AbortSignal, isLastTry: boolean): Promise<string[]> {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(limits.requestMs)])
    const body = JSON.stringify({ q, source: 'en', target, format: 'html', ...(key && { api_key: key }) })
    let response: Response
    try {
      const headers = { 'content-type': 'application/json' }
      response = await fetch(`${base}/translate`, { method: 'POST', headers, body, redirect: 'error', signal })
    } catch (error) {
      // One that is too slow would be so again, and the author waits.
      if (isLastTry || signal.aborted) throw error
      return send(q, target, deadline, true)
    }
    if (!response.ok) {
      await response.body?.cancel()
      if (isPassing(response.status) && !isLastTry) return send(q, target, deadline, true)
      throw new TranslationFailedError(`it answered ${response.status}`)
    }
    const answer = Answer.safeParse(await readJson(response, limits.replyBytes))
    if (!answer.success || answer.data.translatedText.length !== q.length)
      throw new TranslationFailedError('its answer is no translation')
    return answer.data.translatedText
  }

  return async (texts, language) => {
    const deadline = AbortSignal.timeout(limits.totalMs)
    const translated: string[] = []
    try {
      // One after the other: such services work through what they get, and have other users.
      for (const batch of inBatches(texts, limits))
        translated.push(...(await send(batch, codes[language] ?? language, deadline, false)))
    } catch (error) {
      if (error instanceof TranslationFailedError) throw error
      const { message, cause } = error as Error
      throw new TranslationFailedError(cause instanceof Error ? `${message}: ${cause.message}` : message)
    }
    return translated
  }
}
