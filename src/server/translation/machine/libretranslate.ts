import { cleanHtml } from '@shared/content/clean-text'
import { stripTags } from '@shared/content/html'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { z } from 'zod'
import type { Config } from '../../config/config'
import { noteFailure } from '../../metering/failures'
import { afterAwakeMs } from '../../metering/processor-time'

/** The service could not be reached, refused, or sent an invalid reply. The message is for the log. */
export class TranslationFailedError extends Error {
  override name = 'TranslationFailedError'
  constructor(
    message: string,
    /** Whether a retry may succeed. */
    readonly isTransient = false,
  ) {
    super(message)
  }
}

/** Any other error comes from the connection, and may be transient. */
function toFailure(error: unknown) {
  if (error instanceof TranslationFailedError) return error
  const { message, cause } = error as Error
  return new TranslationFailedError(cause instanceof Error ? `${message}: ${cause.message}` : message, true)
}

type TranslateOptions = {
  /** The language of the texts; English if missing. */
  source?: LanguageCode
  signal?: AbortSignal
}

/** Translates fragments of HTML, or of escaped text. The result has the same length and order. */
export type Translate = (texts: string[], target: LanguageCode, options?: TranslateOptions) => Promise<string[]>

/** Translates texts of this language. */
export const translatingFrom =
  (translate: Translate, source: LanguageCode): Translate =>
  (texts, target, options) =>
    translate(texts, target, { ...options, source })

type Limits = {
  requestMs: number
  /** For all requests of one article. */
  totalMs: number
  /** Per request. A longer text is sent alone. */
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

/** LibreTranslate's codes where they differ from ours. */
const codes: Partial<Record<LanguageCode, string>> = { 'zh-CN': 'zh' }

/** From one language into another, in the service's codes. */
type Direction = { source: string; target: string }

/** Later versions call simplified Chinese zh-Hans, and still take zh. */
export const isOfferedAs = (code: string, language: LanguageCode) =>
  code === (codes[language] ?? language) || (language === 'zh-CN' && code === 'zh-Hans')

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
  // By hand, since fetch may ignore the signal once the body has begun.
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

/** Rejects after the given time or when `stopping` aborts, even if the work ignores the signal that it is passed. */
async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>, stopping?: AbortSignal) {
  const controller = new AbortController()
  let cancel = () => {}
  let stop = () => {}
  const timeout = new Promise<never>((_, reject) => {
    const end = (reason: string) => {
      reject(new TranslationFailedError(reason))
      controller.abort()
    }
    cancel = afterAwakeMs(ms, () => end('it took too long'))
    stop = () => end('the server is stopping')
  })
  stopping?.addEventListener('abort', stop)
  if (stopping?.aborted) stop()
  try {
    return await Promise.race([work(controller.signal), timeout])
  } finally {
    cancel()
    stopping?.removeEventListener('abort', stop)
  }
}

const hasText = (html: string) => /\p{L}|\p{N}/u.test(stripTags(html))

/** The service is busy or restarting. */
const isTransientStatus = (status: number) => status === 429 || status >= 500

/**
 * A client for the LibreTranslate service in the configuration; undefined if none is configured. The address is trusted
 * and may be in a private network, but redirects are not followed.
 */
export function createTranslate(
  { TRANSLATE_API_URL: base, TRANSLATE_API_KEY: key }: Pick<Config, 'TRANSLATE_API_URL' | 'TRANSLATE_API_KEY'>,
  overrides: Partial<Limits> = {},
): Translate | undefined {
  if (!base) return undefined
  const limits = { ...LIMITS, ...overrides }

  async function ask(q: string[], { source, target }: Direction, signal: AbortSignal) {
    const body = JSON.stringify({ q, source, target, format: 'html', ...(key && { api_key: key }) })
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body, redirect: 'error', signal } as const
    const response = await fetch(`${base}/translate`, request)
    if (!response.ok) {
      await response.body?.cancel()
      throw new TranslationFailedError(`it answered ${response.status}`, isTransientStatus(response.status))
    }
    const answer = Answer.safeParse(await readJson(response, signal, limits.replyBytes))
    if (!answer.success || answer.data.translatedText.length !== q.length)
      throw new TranslationFailedError('its answer is no translation')
    const texts = answer.data.translatedText.map(cleanHtml)
    if (texts.some((text, index) => !hasText(text) && hasText(q[index] ?? '')))
      throw new TranslationFailedError('its answer is empty')
    return texts
  }

  /** Retries a transient failure once. A timeout is not retried: the author is waiting, and it would likely recur. */
  async function send(q: string[], direction: Direction, endsAt: number, stopping?: AbortSignal) {
    const attempt = async () => {
      try {
        const ms = Math.min(limits.requestMs, endsAt - performance.now())
        return await withTimeout(ms, (signal) => ask(q, direction, signal), stopping)
      } catch (error) {
        noteFailure(error, { place: 'translator' }, !stopping?.aborted)
        throw error
      }
    }
    return attempt().catch((error) => {
      if (toFailure(error).isTransient) return attempt()
      throw error
    })
  }

  return async (texts, language, { source = DEFAULT_LANGUAGE, signal: stopping } = {}) => {
    const endsAt = performance.now() + limits.totalMs
    const translated: string[] = []
    const direction = { source: codes[source] ?? source, target: codes[language] ?? language }
    // One request at a time, since these services process requests in sequence and are shared.
    for (const batch of inBatches(texts, limits)) {
      const answer = send(batch, direction, endsAt, stopping)
      translated.push(
        ...(await answer.catch((error) => {
          throw toFailure(error)
        })),
      )
    }
    return translated
  }
}

declare module '../../http/services' {
  interface Services {
    /** Machine translation, if configured. */
    translate: Translate | undefined
  }
}
