import type { TranslationLanguage } from '@shared/entities/translation'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../http/errors'
import type { Services } from '../../http/services'
import { type Translate, TranslationFailedError } from './libretranslate'

/** Has the machine translate. Its failures are answered in plain words, and logged. */
export async function suggest<Suggestion>(
  { translate, log }: Pick<Services, 'translate'> & { log: FastifyBaseLogger },
  language: TranslationLanguage,
  work: (translate: Translate) => Promise<Suggestion>,
) {
  if (!translate) throw new AppError('conflict', 'No machine translation is set up on this server')
  try {
    return await work(translate)
  } catch (error) {
    if (!(error instanceof TranslationFailedError)) throw error
    log.warn({ reason: error.message, language }, 'the machine translation failed')
    throw new AppError('bad_gateway', 'The machine translation did not answer as it should. Please try again later.')
  }
}
