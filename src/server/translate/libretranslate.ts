import type { TranslationLanguage } from '@shared/entities/translation'
import { z } from 'zod'
import type { Config } from '../config'

/** The service could not be reached, refused, or answered what is no translation. The message is for the log. */
export class TranslationFailedError extends Error {
  override name = 'TranslationFailedError'
  constructor(
    message: string,
    /** It may be over a moment later. */
    readonly isPassing = false,
  ) {
    super(message)
  }
}

/** Whatever else is thrown comes of the connection, which may hold the next time. */
function failureOf(error: unknown) {
  if (error instanceof TranslationFailedError) return error
  const { message, cause } = error as Error
  return new TranslationFailedError(cause instanceof Error ? `${message}: ${cause.message}` : message, true)
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

async function readJson({ body }: Response, signal: AbortSignal, maxBytes: number): Promise<unknown> {
  const reader = body?.getReader()
  // Not left to fetch, which may have stopped listening once the answer has begun.
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}), { once: true })
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length
    if (size > maxBytes) {
      await reader?.cancel()
      throw new TranslationFailedError('its answer is too large')
    }
    parts.push(part.value)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    throw new TranslationFailedError('its answer is not JSON')
  }
}

/** Ends after this time, whatever the work does; the work hears of it by the signal. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>) {
  // A timer of its own: Node may take one of AbortSignal for garbage while somebody still waits for it.
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TranslationFailedError('it took too long'))
      controller.abort()
    }, ms)
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The service is busy, or was being started anew. */
const isPassingStatus = (status: number) => status === 429 || status >= 500

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

  async function ask(q: string[], target: string, signal: AbortSignal) {
    const body = JSON.stringify({ q, source: 'en', target, format: 'html', ...(key && { api_key: key }) })
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body, redirect: 'error', signal } as const
    const response = await fetch(`${base}/translate`, request)
    if (!response.ok) {
      await response.body?.cancel()
      throw new TranslationFailedError(`it answered ${response.status}`, isPassingStatus(response.status))
    }
    const answer = Answer.safeParse(await readJson(response, signal, limits.replyBytes))
    if (!answer.success || answer.data.translatedText.length !== q.length)
      throw new TranslationFailedError('its answer is no translation')
    return answer.data.translatedText
  }

  /** A service that is too slow is not asked again: it would be so once more, and the author waits. */
  async function send(q: string[], target: string, endsAt: number) {
    const attempt = () => within(Math.min(limits.requestMs, endsAt - Date.now()), (signal) => ask(q, target, signal))
    return attempt().catch((error) => {
      if (failureOf(error).isPassing) return attempt()
      throw error
    })
  }

  return async (texts, language) => {
    const endsAt = Date.now() + limits.totalMs
    const translated: string[] = []
    // One after the other: such services work through what they get, and have other users.
    for (const batch of inBatches(texts, limits)) {
      const answer = send(batch, codes[language] ?? language, endsAt)
      translated.push(
        ...(await answer.catch((error) => {
          throw failureOf(error)
        })),
      )
    }
    return translated
  }
}
