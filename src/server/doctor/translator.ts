import { TRANSLATION_LANGUAGES } from '@shared/entities/translation'
import { z } from 'zod'
import type { Config } from '../config/config'
import { reasonOf } from '../config/error-text'
import { createTranslate, isOfferedAs } from '../translation/machine/libretranslate'
import { type Finding, fail, ok, warn, withinTime } from './finding'

/** A service with all languages loads them at the first request. */
const LIMIT_MS = 30_000

const TRANSLATOR = 'translator'

/** Old versions of LibreTranslate do not say from which language they translate into which. */
const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))

type Settings = Pick<Config, 'TRANSLATE_API_URL' | 'TRANSLATE_API_KEY'>

/** The languages that the service offers to translate English into, in its own codes. */
async function offeredBy(url: string, signal: AbortSignal) {
  const response = await fetch(`${url}/languages`, { redirect: 'error', signal })
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  const listed = Languages.safeParse(await response.json())
  if (!listed.success) throw new Error('its list of languages is none')
  const english = listed.data.find(({ code }) => code === 'en')
  return english?.targets ?? (english ? listed.data.map(({ code }) => code) : [])
}

async function tryTranslator(url: string, settings: Settings, signal: AbortSignal): Promise<Finding> {
  const { host } = new URL(url)
  const offered = await offeredBy(url, signal)
  const missing = TRANSLATION_LANGUAGES.filter((language) => !offered.some((code) => isOfferedAs(code, language)))
  const [first] = TRANSLATION_LANGUAGES.filter((language) => !missing.includes(language))
  if (!first) return fail(TRANSLATOR, `TRANSLATE_API_URL: ${host} translates English into none of the site's languages`)
  // Only a translation shows whether the service takes the key.
  await createTranslate(settings)?.(['Lake'], first, { signal })
  if (missing.length > 0) return warn(TRANSLATOR, `TRANSLATE_API_URL: ${host} lacks ${missing.join(', ')}`)
  return ok(TRANSLATOR, `${host} translates into all ${TRANSLATION_LANGUAGES.length} languages`)
}

/** Asks for the languages and for one word. Undefined if no service is set. */
export async function checkTranslator(settings: Settings, limitMs = LIMIT_MS): Promise<Finding | undefined> {
  const url = settings.TRANSLATE_API_URL
  if (!url) return undefined
  const done = new AbortController()
  try {
    return await withinTime(limitMs, tryTranslator(url, settings, done.signal))
  } catch (error) {
    return fail(TRANSLATOR, `TRANSLATE_API_URL: ${new URL(url).host} cannot be used: ${reasonOf(error)}`)
  } finally {
    done.abort()
  }
}
