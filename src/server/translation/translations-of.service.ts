import { type LanguageCode, originalLanguage } from '@shared/languages'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client'
import { AppError } from '../http/errors'
import type { Services } from '../http/services'
import type { Followed, FollowInput } from './freshness.service'
import type { Translate } from './machine/libretranslate'
import { TranslationFailedError, translatingFrom } from './machine/libretranslate'
import { protecting } from './machine/protect'
import { namesFor } from './names.queries'
import { existing, readingOf } from './reading.service'
import { sameLanguage, savingOf } from './saving.service'
import type { MachineKind, SavedKind, TranslationRevision } from './translation-kind.service'
import type { Progress, Stored, TranslationKey } from './translation-rows'

/** Has a machine translate the records of one kind. */
function machineOf<Original extends Followed, Suggestion>(kind: MachineKind<Original, Suggestion>) {
  return {
    /** A machine translation for a translator to correct; nothing is stored. Failures are answered in plain words, and logged. */
    async suggest(
      { db, translate, log }: Pick<Services, 'db' | 'translate'> & { log: FastifyBaseLogger },
      { id, language }: TranslationKey,
    ) {
      const record = await existing(kind.name, kind.find(db, id))
      if (!translate) throw new AppError('conflict', 'No machine translation is set up on this server')
      const source = originalLanguage(record)
      if (source === language) throw sameLanguage()
      const names = await namesFor(db, { kind: kind.kind, record_id: id, language, source })
      try {
        const protect = await protecting(translatingFrom(translate, source), { source, target: language }, names)
        return await kind.translate(protect, record, language)
      } catch (error) {
        if (!(error instanceof TranslationFailedError)) throw error
        log.warn({ reason: error.message, language }, 'the machine translation failed')
        throw new AppError(
          'bad_gateway',
          'The machine translation did not answer as it should. Please try again later.',
        )
      }
    },

    /** A record for the machine that translates it for readers; undefined if it does not exist. */
    async original(db: Db, id: number) {
      const record = await kind.find(db, id)
      if (!record) return undefined
      return {
        version: record.version,
        digest: kind.digestOf(record),
        source: originalLanguage(record),
        translate: (translate: Translate, to: LanguageCode) => kind.translate(translate, record, to),
      }
    },
  }
}

/** Reads, saves and deletes the translations of one kind of record: one row for each record and language. */
export function translationsOf<
  Original extends Followed,
  Row extends Stored,
  Input extends FollowInput & Progress,
  Suggestion,
  Revision extends TranslationRevision = TranslationRevision,
>(kind: SavedKind<Original, Row, Input, Revision> & MachineKind<Original, Suggestion>) {
  const reading = readingOf<Original, Row>(kind)
  return { ...reading, ...savingOf(kind, reading), ...machineOf(kind) }
}
