import type { BlockType } from '@shared/content/document'
import type { Case } from './cases'
import type { Driver } from './driver'
import type { FieldPlace } from './page/places'

/** A case cannot be set up. */
export class NotPossible extends Error {}

const MAX_KEYS = 40

async function pressUntil({ press }: Driver, key: string, isDone: () => Promise<boolean>) {
  for (let keys = 0; !(await isDone()); keys += 1) {
    if (keys > MAX_KEYS) throw new NotPossible(`${key} leads nowhere`)
    await press(key)
  }
}

async function expectCaret({ page }: Driver, place: FieldPlace) {
  const wrong = await page('wrongCaret', place)
  if (wrong) throw new NotPossible(`the caret is at ${wrong}, not at ${JSON.stringify(place)}`)
}

async function placeCaret(driver: Driver, { means, position }: Case, place: FieldPlace) {
  const { page, press, click, phone } = driver
  // By keyboard, the caret comes from beside.
  const arrives = means === 'keyboard' && position !== 'empty'
  const isEnd = position === 'end'
  const point = await page('pointOf', arrives ? { ...place, offset: place.offset + (isEnd ? -1 : 1) } : place)
  if (means === 'touch') await phone?.tap(point)
  else await click(point)
  if (arrives) await press(isEnd ? 'ArrowRight' : 'ArrowLeft')
  await expectCaret(driver, place)
}

async function selectText(driver: Driver, { means }: Case, from: FieldPlace, to: FieldPlace) {
  const { page, drag, press, click, phone } = driver
  if (means === 'mouse') await drag(await page('pointOf', from), await page('pointOf', to))
  else if (means === 'touch') {
    await phone?.tap(await page('pointOf', from))
    await page('select', from, to)
  } else {
    await click(await page('pointOf', from))
    for (let length = from.offset; length < to.offset; length += 1) await press('Shift+ArrowRight')
  }
  await expectCaret(driver, to)
}

async function selectBlocks(driver: Driver, { means }: Case, [before, subject]: [FieldPlace, FieldPlace]) {
  const { page, drag, click } = driver
  // Showing one end may move the other.
  await page('pointOf', subject)
  if (means === 'mouse') await drag(await page('pointOf', before), await page('pointOf', subject))
  else {
    await click(await page('pointOf', before))
    await pressUntil(driver, 'Shift+ArrowDown', async () => (await page('selectedBlocks')).length >= 2)
  }
}

/** Brings the caret, or the selection, to where the case begins. */
export async function goTo(driver: Driver, given: Case, run: string) {
  const at = (offset: number): FieldPlace => ({ block: `subject-${run}`, field: given.field, offset })
  const { from, to, position } = given
  if (position === 'selected') return selectText(driver, given, at(from), at(to))
  if (position === 'blocks')
    return selectBlocks(driver, given, [{ block: `before-${run}`, field: 0, offset: 1 }, at(from)])
  return placeCaret(driver, given, at(from))
}

const EDITS: Record<string, 'InsertNewline' | 'DeleteBackward' | 'DeleteForward'> = {
  Enter: 'InsertNewline',
  Backspace: 'DeleteBackward',
  Delete: 'DeleteForward',
}

export async function pressKey({ press, phone }: Driver, { means }: Case, key: string) {
  const edit = means === 'touch' ? EDITS[key] : undefined
  if (edit && phone) return phone.edit(edit)
  return press(key)
}

export async function typeText({ type, phone }: Driver, { means }: Case, text: string) {
  if (means === 'touch') return phone?.insert(text)
  if (means === 'composition') return phone?.compose(text)
  return type(text)
}

async function openByKeyboard(driver: Driver, name: string, nth: number) {
  const { page, press } = driver
  await pressUntil(driver, 'ArrowDown', async () => {
    const item = await page('menuItem', name, nth)
    if (!item) throw new NotPossible(`the menu has no ${name}`)
    return item.hasFocus
  })
  await press('Enter')
}

async function openByPointer({ page, click, phone }: Driver, { means }: Case, name: string, nth: number) {
  const item = await page('menuItem', name, nth)
  if (!item) throw new NotPossible(`the menu has no ${name}`)
  if (means === 'touch') await phone?.tap(item)
  else await click(item)
}

/** Converts the block with the caret by its menu. */
export async function convert(driver: Driver, given: Case, to: BlockType, nth: number) {
  const { page, press, click, phone } = driver
  const isByKeyboard = given.means === 'keyboard' || given.means === 'composition'
  if (isByKeyboard) await press('Control+/')
  else {
    const button = await page('menuButton')
    if (given.means === 'touch') await phone?.tap(button)
    else await click(button)
  }
  await page('menuOpens')
  const choose = (name: string, nth: number) =>
    isByKeyboard ? openByKeyboard(driver, name, nth) : openByPointer(driver, given, name, nth)
  await choose('convert-to', 0)
  await page('menuOffers', to)
  await choose(to, nth)
}
