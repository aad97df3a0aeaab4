import type { AnyBlock } from '@shared/content/document'
import type { Action, Case } from './cases'
import type { Driver } from './driver'
import { convert, goTo, NotPossible, pressKey, typeText } from './means'
import { isSameDocument, type Judged, judge, judgeTyped, TYPED } from './oracle'
import type { Observation, Word } from './page/typing'
import { PAYLOADS } from './payloads'

export type Failure = { name: string; problems: string[]; before: AnyBlock[]; after?: AnyBlock[] }

async function act(driver: Driver, given: Case) {
  const { action } = given
  if (action.do === 'press') return pressKey(driver, given, action.key)
  if (action.do === 'type') return typeText(driver, given, TYPED)
  if (action.do === 'convert') return convert(driver, given, action.to, action.nth)
  await driver.page('paste', PAYLOADS[action.what].types)
  if (action.what === 'picture') await driver.page('uploaded')
}

/** The words that are selected. */
async function selectedWords({ page }: Driver, { position, field }: Case, before: Observation): Promise<Word[]> {
  if (position === 'selected') return before.words.filter(({ text }) => text === `s${field}charlie`)
  if (position !== 'blocks') return []
  const blocks = await page('selectedBlocks')
  if (blocks.length < 2) throw new NotPossible(`${blocks.length} blocks are selected`)
  return before.words.filter(({ block }) => blocks.includes(block))
}

/** The number of words before the caret. */
function wordsBefore({ position, field, blocks }: Case, { words }: Observation, removed: Word[]) {
  if (position === 'selected' || position === 'blocks') return words.findIndex((word) => removed.includes(word))
  const indexOf = (word: string) => words.findIndex(({ text }) => text === `s${field}${word}`)
  if (position === 'start') return indexOf('alpha')
  if (position === 'middle') return indexOf('charlie')
  if (position === 'end') return indexOf('echo') + 1
  const subject = blocks('x')[1]?.id.replace('-x', '') ?? ''
  const isLater = ({ text, block }: Word) =>
    block.startsWith(subject) ? Number(/^s(\d+)/.exec(text)?.[1] ?? -1) > field : false
  const later = words.findIndex((word) => isLater(word) || word.block.startsWith('behind'))
  return later < 0 ? words.length : later
}

const keeps = (action: Action) => action.do === 'press' && /Tab/.test(action.key)

/** Runs a case, and returns what is wrong. */
export async function runCase(driver: Driver, given: Case, run: string): Promise<Failure | undefined> {
  const { page } = driver
  const blocks = given.blocks(run)
  const failure: Failure = { name: given.name, problems: [], before: blocks }
  try {
    await page('give', blocks)
    const before = await page('observe')
    if (!isSameDocument(before.blocks, blocks)) failure.problems.push('opening it changes it')
    await goTo(driver, given, run)
    const removed = await selectedWords(driver, given, before)
    await act(driver, given)
    const after = await page('observe')
    failure.after = after.blocks
    const judged: Judged = { given, before, after, removed, wordsBefore: wordsBefore(given, before, removed) }
    failure.problems.push(...judge(judged))
    if (!keeps(given.action) && given.action.do !== 'type') {
      await typeText(driver, given, TYPED)
      const typed = await page('observe')
      failure.problems.push(...judgeTyped(judged, typed))
      await undo(driver, given)
      const undone = await page('observe')
      if (!isSameDocument(undone.blocks, after.blocks))
        failure.problems.push(different('undo of what was typed', undone, after.blocks))
    }
    if (!isSameDocument(after.blocks, before.blocks)) {
      await undo(driver, given)
      const undone = await page('observe')
      if (!isSameDocument(undone.blocks, before.blocks)) failure.problems.push(different('undo', undone, before.blocks))
    }
  } catch (error) {
    failure.problems.push(`stopped: ${(error as Error).message.split('\n')[0]}`)
  }
  return failure.problems.length > 0 ? failure : undefined
}

const different = (what: string, { blocks }: Observation, wanted: AnyBlock[]) => {
  const changed = blocks.filter((block) => !wanted.some((each) => JSON.stringify(each) === JSON.stringify(block)))
  return `${what} is not exact: ${blocks.length} blocks, not ${wanted.length}; ${JSON.stringify(changed)}`
}

const undo = ({ page, press }: Driver, { means }: Case) => (means === 'touch' ? page('undo') : press('Control+z'))
