import { machineTexts } from '@server/db/schema/machine'
import { createMachineWorker } from '@server/translation/background/machine-worker'
import { Demand } from '@server/translation/demand'
import { createTranslate } from '@server/translation/machine/libretranslate'
import { startServer } from '@tests/server/start-server'
import { startTranslateService } from '@tests/server/translate-service'
import { pino } from 'pino'

type Service = Parameters<typeof startTranslateService>[0]

type Options = {
  env?: Record<string, string>
  limits?: Parameters<typeof createTranslate>[1]
  now?: () => Date
} & Pick<Parameters<typeof startServer>[0] & object, 'renderer'>

/** Starts a server whose readers get machine translations from this service; `work` does what the background would. */
export async function startWithMachine(service?: Service, { env, limits, now, renderer }: Options = {}) {
  const { url, requests } = await startTranslateService(service)
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const demand = new Demand()
  const server = await startServer({ env: { TRANSLATE_API_URL: url, ...env }, machine: demand, logger, now, renderer })
  const { db, config, fetch } = server
  const translate = createTranslate(config, limits)
  if (!translate) throw new Error('There is no service')
  const worker = createMachineWorker({ db, config, logger, demand, translate, now })
  return {
    ...server,
    requests,
    lines,
    work: () => worker.run(),
    editor: await server.as(await server.make.user({ role: 'editor' })),
    article: async (id: number, lang = 'ja') => (await fetch(`/api/articles/${id}?lang=${lang}`)).json.article,
    stored: () => db.select().from(machineTexts),
    /** Lets the time of the next attempt come. */
    retry: () => db.update(machineTexts).set({ next_attempt_at: new Date(0) }),
  }
}
