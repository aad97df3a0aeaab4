import type { TranslatedKind } from '@shared/translation-desk'
import type { Logger } from 'pino'
import { translationsOfAds } from '../../ads/ad-translations'
import { translationsOfCategories } from '../../categories/category-translations'
import type { Config } from '../../config/config'
import { reasonOf } from '../../config/error-text'
import type { Db } from '../../db/client'
import { commitEvents } from '../../db/commits'
import { isUnavailable } from '../../db/unavailable'
import { type Limit, refundAttempts, takeFrom } from '../../http/attempts'
import { announce, tagsOfTranslated } from '../../http/cache/cache-tags'
import type { Jobs } from '../../jobs/jobs'
import { retryDelay } from '../../mail/attempts'
import { translationsOfPlaces } from '../../places/place-translations'
import { translationsOfSeries } from '../../series/series-translations'
import { translationsOfArticles } from '../../texts/articles/article-translations.service'
import { translationsOfPages } from '../../texts/pages/page-translations'
import type { Demand, Wanted } from '../demand'
import { type Translate, TranslationFailedError } from '../machine/libretranslate'
import { protecting } from '../machine/protect'
import {
  claimMachineText,
  deleteMachineText,
  failMachineText,
  postponeMachineText,
  queueMachineTexts,
  releaseMachineText,
  storeMachineText,
  sweepMachineTexts,
} from '../machine-texts.queries'
import { namesFor } from '../names.queries'

const MAX_ATTEMPTS = 5
const FIRST_RETRY_MS = 60_000
/** After a failure, the service is left alone for this long: it probably fails for all texts. */
const PAUSE_MS = 30_000
/** Longer originals stay as they are. */
const MAX_CHARACTERS = 200_000

/** The characters are used up until the next hour or day. */
class OverBudgetError extends Error {}

/** No attempt can succeed. */
class TooLongError extends Error {}

type Options = {
  db: Db
  config: Config
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  demand: Demand
  translate: Translate
  now?: () => Date
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimMachineText>>>

/** The long text is stored apart, so that lists can leave it out. Readers need no blocks. */
function textsOf(made: object) {
  const { content, blocks, ...texts } = made as { content?: string; blocks?: unknown } & Record<string, unknown>
  return { texts, content: content ?? null }
}

/** The characters that machines may translate for readers. All processes share the counters. */
function createBudget(db: Db, config: Config, now: () => Date) {
  const hour: Limit = { key: 'machine-texts:hour', max: config.TRANSLATE_HOURLY_CHARACTERS, minutes: 60 }
  const day: Limit = { key: 'machine-texts:day', max: config.TRANSLATE_DAILY_CHARACTERS, minutes: 24 * 60 }
  return {
    /** A longer text would never be translated. */
    max: Math.min(hour.max, day.max),

    async take(characters: number) {
      if (!(await takeFrom(db, hour, characters, now()))) return false
      if (await takeFrom(db, day, characters, now())) return true
      await refundAttempts(db, [hour], characters)
      return false
    },
  }
}

const sources = {
  articles: translationsOfArticles,
  pages: translationsOfPages,
  places: translationsOfPlaces,
  categories: translationsOfCategories,
  series: translationsOfSeries,
  ads: translationsOfAds,
} satisfies Record<TranslatedKind, unknown>

/** A record whose texts a machine translates; undefined if it does not exist. */
const findOriginal = (db: Db, kind: TranslatedKind, id: number) => sources[kind].original(db, id)

/** Translates what readers have asked for, one text after the other. Several processes share the work. */
export function createMachineWorker({ db, config, logger, demand, translate, now = () => new Date() }: Options) {
  const budget = createBudget(db, config, now)
  let isSwept = false
  commitEvents(db).on('changed', () => {
    isSwept = false
  })

  /** Counts each text once, also if some of its sentences have to be translated again. */
  const within =
    (protect: Translate): Translate =>
    async (texts, language) => {
      const characters = texts.reduce((sum, text) => sum + text.length, 0)
      if (characters > Math.min(MAX_CHARACTERS, budget.max)) throw new TooLongError(`it has ${characters} characters`)
      if (!(await budget.take(characters))) throw new OverBudgetError()
      return protect(texts, language)
    }

  async function make({ kind, record_id, language, original_digest }: Claimed, signal?: AbortSignal) {
    const key: Wanted = { kind, record_id, language }
    const original = await findOriginal(db, kind, record_id)
    if (!original) return deleteMachineText(db, key)
    const { version, digest, source } = original
    // A save that changed no text, such as one of the status.
    if (digest === original_digest) return storeMachineText(db, key, { original_version: version })
    // In the meantime it may have turned out to be written in it.
    if (source === language) return deleteMachineText(db, key)
    const fromOriginal: Translate = (texts, to) => translate(texts, to, { source, signal })
    const names = await namesFor(db, { ...key, source })
    const protect = await protecting(fromOriginal, { source, target: language }, names)
    const made = await original.translate(within(protect), language)
    await db.transaction(async (tx) => {
      await storeMachineText(tx, key, { ...textsOf(made), original_digest: digest, original_version: version })
      await announce(tx, tagsOfTranslated(kind, record_id))
    })
  }

  /** Stores why there is no text. Returns whether to go on with others. */
  async function noteFailure(error: unknown, { attempts, ...claimed }: Claimed) {
    const { kind, record_id, language } = claimed
    const about = { kind, id: record_id, language }
    if (isUnavailable(error)) throw error
    if (error instanceof OverBudgetError) {
      await releaseMachineText(db, claimed)
      return false
    }
    const reason = reasonOf(error)
    const isKnown = error instanceof TranslationFailedError || error instanceof TooLongError
    const isLast = error instanceof TooLongError || attempts >= MAX_ATTEMPTS
    logger.warn(
      { ...about, attempts, reason, ...(!isKnown && { err: error }) },
      isLast ? 'readers get no machine translation' : 'a machine translation for readers failed',
    )
    if (!isLast) await postponeMachineText(db, claimed, retryDelay(FIRST_RETRY_MS, attempts))
    else {
      const original = await findOriginal(db, kind, record_id)
      await db.transaction(async (tx) => {
        await failMachineText(tx, claimed, original?.version ?? 0)
        // Those who read an outdated one get the original.
        await announce(tx, tagsOfTranslated(kind, record_id))
      })
    }
    return error instanceof TooLongError
  }

  /** Does what is due. Returns how long to leave the service alone. */
  async function run(signal?: AbortSignal) {
    const wanted = demand.take()
    await queueMachineTexts(db, wanted)
    if (wanted.length > 0 || !isSwept) {
      isSwept = true
      await sweepMachineTexts(db).catch((error) => {
        isSwept = false
        throw error
      })
    }
    while (!signal?.aborted) {
      const claimed = await claimMachineText(db)
      if (!claimed) return 0
      try {
        await make(claimed, signal)
      } catch (error) {
        if (signal?.aborted) await releaseMachineText(db, claimed)
        else if (!(await noteFailure(error, claimed))) return PAUSE_MS
      }
    }
    return 0
  }
  return { run }
}

/** How soon what a reader has asked for is begun: requests of this time are looked at together. */
const SOON_MS = 1000
/** How soon changed originals, repeated attempts and the demand of other processes are. */
const EVERY_MS = 10_000

/** Translates in the background what readers have asked for. */
export function scheduleMachineTexts(jobs: Jobs, options: Options) {
  const worker = createMachineWorker(options)
  const job = jobs.schedule({
    name: 'machine texts',
    kind: 'translations',
    everyMs: EVERY_MS,
    firstAfterMs: SOON_MS,
    run: async (signal, pauseFor) => pauseFor(await worker.run(signal)),
  })
  options.demand.onNoted(() => job.soon(SOON_MS))
}
