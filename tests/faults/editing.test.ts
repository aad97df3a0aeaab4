import fc from 'fast-check'
import { expect, test } from 'vitest'
import { report, timeUntil } from './figures'
import { openSite, signIn } from './site'
import { createTexts, firstOf, isKept, startWriters, type Text, type Writer } from './writers'

/** A shorter run, or another one: SOAK_EDITS=20 SOAK_SEED=7 npm run test:faults editing */
const EDITS = Number(process.env.SOAK_EDITS ?? 200)
const SEED = Number(process.env.SOAK_SEED ?? 13)

const EVENTS = ['none', 'crash', 'cut', 'crash while cut', 'failed call', 'lost reply'] as const
type Event = (typeof EVENTS)[number]

const edit = fc.record({
  writer: fc.nat(1),
  text: fc.nat(4),
  field: fc.nat(1),
  event: fc.constantFrom<Event[]>('none', ...EVENTS),
  /** In a conflict, over the other version. */
  keepsOwn: fc.boolean(),
})

const wordsIn = (text: string) => new Set(text.match(/\bw\d+e\b/g))

const dialogOf = ({ page }: Writer) => page().getByRole('dialog', { name: /^(Someone else has|You have) saved this/ })
const DECISIONS = {
  own: /^Save (mine over theirs|this one over it)$/,
  other: /^(Discard mine, load theirs|Load the other version)$/,
}
const restoreOf = ({ page }: Writer) => page().getByRole('button', { name: 'Restore', exact: true }).first()

async function typedIn(writer: Writer, { fields }: Text) {
  const values = fields(writer.page()).map((field) =>
    field.evaluate((node: HTMLElement) => ('value' in node ? String(node.value) : node.innerText)),
  )
  return wordsIn((await Promise.all(values)).join(' '))
}

/** What two writers do to texts, and what becomes of each word. */
function startDesk() {
  const figures = { edits: 0, crashes: 0, cuts: 0, 'failed calls': 0, conflicts: 0, recovered: 0, replaced: 0 }
  /** The words that a text must have, by its name. */
  const expected = new Map<string, Set<string>>()
  const lost: string[] = []

  const expectedIn = ({ name }: Text) => {
    const words = expected.get(name) ?? new Set()
    expected.set(name, words)
    return words
  }
  const isStored = async (text: Text, word: string) => wordsIn(await text.stored()).has(word)
  const isShown = async (writer: Writer, text: Text, word: string) => (await typedIn(writer, text)).has(word)

  /** Decides a conflict. The dialog has to show what the decision replaces; what only one has changed is merged. */
  async function decide(writer: Writer, text: Text, word: string, keepsOwn: boolean) {
    figures.conflicts += 1
    const dialog = dialogOf(writer)
    const other = wordsIn(await text.stored())
    // The choices are loaded on demand.
    await dialog.getByRole('radio').first().waitFor()
    const shown = wordsIn(await dialog.innerText())
    await dialog.getByRole('button', { name: keepsOwn ? DECISIONS.own : DECISIONS.other }).click()
    await dialog.waitFor({ state: 'hidden' })
    if (!keepsOwn) await timeUntil(async () => !(await isShown(writer, text, word)), { withinMs: 20_000 })
    const left = await typedIn(writer, text)
    const replaced = [...other, word].filter(
      (each) => !left.has(each) && expectedIn(text).has(each) !== (each === word),
    )
    for (const each of replaced) {
      if (!shown.has(each)) lost.push(`${text.name}: the conflict does not show ${each}`)
      expectedIn(text).delete(each)
    }
    figures.replaced += replaced.length
  }

  /** Loads the other version when nothing in the form is newer. */
  async function takeOther(writer: Writer, text: Text) {
    const stored = wordsIn(await text.stored())
    for (const word of await typedIn(writer, text))
      if (expectedIn(text).has(word) && !stored.has(word)) lost.push(`${text.name}: ${word} is only in the form`)
    await dialogOf(writer).getByRole('button', { name: DECISIONS.other }).click()
    await dialogOf(writer).waitFor({ state: 'hidden' })
  }

  /** Saves until the server has the word, or the writer has given it up for another version. */
  async function save(writer: Writer, text: Text, word: string, keepsOwn: boolean) {
    const isContested = () => dialogOf(writer).isVisible()
    if (!(await isContested()) && !(await isStored(text, word))) await writer.page().keyboard.press('Control+s')
    for (;;) {
      const state = await firstOf({ contested: isContested, stored: () => isStored(text, word) })
      if (state === 'stored') return void expectedIn(text).add(word)
      await decide(writer, text, word, keepsOwn)
      if (!keepsOwn) return
    }
  }

  async function crash(writer: Writer, text: Text, word: string) {
    await firstOf({ kept: () => isKept(writer.page(), word), stored: () => isStored(text, word) })
    figures.crashes += 1
    await writer.crash(text)
    const state = await firstOf({
      there: () => isShown(writer, text, word),
      offered: () => restoreOf(writer).isVisible(),
    })
    if (state === 'there') return
    await restoreOf(writer).click()
    await timeUntil(() => isShown(writer, text, word), { withinMs: 20_000 })
    figures.recovered += 1
  }

  /** Cuts the connection, tries to save, and mends it; meanwhile the page may crash. */
  async function cut(writer: Writer, text: Text, word: string, crashes: boolean) {
    figures.cuts += 1
    await writer.context.setOffline(true)
    await writer.page().keyboard.press('Control+s')
    await firstOf({ kept: () => isKept(writer.page(), word), stored: () => isStored(text, word) })
    await writer.context.setOffline(false)
    if (crashes) await crash(writer, text, word)
  }

  /** Tries to save while each such call fails, before or after the server has done it. */
  async function fail({ page }: Writer, text: Text, word: string, isDone: boolean) {
    figures['failed calls'] += 1
    let hasFailed = false
    await page().route('**/api/**', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      if (isDone) await route.fetch()
      await route.abort('connectionreset')
      hasFailed = true
    })
    await page().keyboard.press('Control+s')
    await firstOf({ failed: async () => hasFailed, stored: () => isStored(text, word) })
    await page().unrouteAll({ behavior: 'wait' })
  }

  async function happen(writer: Writer, text: Text, word: string, event: Event) {
    if (event === 'crash') await crash(writer, text, word)
    if (event === 'cut' || event === 'crash while cut') await cut(writer, text, word, event === 'crash while cut')
    if (event === 'failed call' || event === 'lost reply') await fail(writer, text, word, event === 'lost reply')
  }

  return {
    figures,
    lost,
    async type(writer: Writer, text: Text, field: number, word: string) {
      figures.edits += 1
      await writer.open(text)
      // A draft saves itself, so a conflict may come up at any time, also between click and typing.
      await timeUntil(async () => {
        if (await dialogOf(writer).isVisible()) await takeOther(writer, text)
        const isFree = await text
          .fields(writer.page())
          [field]?.click({ timeout: 2000 })
          .then(
            () => true,
            () => false,
          )
        if (!isFree) return false
        await writer.page().keyboard.press('Control+End')
        await writer.page().keyboard.type(` ${word}`)
        return isShown(writer, text, word)
      })
    },
    happen,
    save,
    async check(text: Text) {
      const there = wordsIn(await text.stored())
      for (const word of expectedIn(text)) if (!there.has(word)) lost.push(`${text.name}: ${word}`)
    },
  }
}

test('two writers, crashes and cut connections lose nothing that was typed', { timeout: 3_600_000 }, async () => {
  const server = await (await openSite('the embedded database')).start()
  const writers = await startWriters(server, await signIn(server))
  const texts = await createTexts(server, writers[0].token)
  const desk = startDesk()
  for (const [index, each] of fc.sample(edit, { seed: SEED, numRuns: EDITS }).entries()) {
    const [writer, text, word] = [writers[each.writer] as Writer, texts[each.text] as Text, `w${index}e`]
    try {
      await desk.type(writer, text, each.field, word)
      await desk.happen(writer, text, word, each.event)
      await desk.save(writer, text, word, each.keepsOwn)
      await desk.check(text)
    } catch (error) {
      desk.lost.push(`${text.name}, ${each.event}, ${word}: ${error}`)
      await writer.page().goto('about:blank')
    }
  }
  report({ ...desk.figures, lost: desk.lost.length })
  expect(desk.lost).toEqual([])
  expect(await server.stop()).toBe(0)
})
