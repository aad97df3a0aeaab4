import type { Page } from 'playwright-core'

/** A node of the accessibility tree, as Playwright writes it. */
type Node = {
  role: string
  name?: string
  text?: string
  ref?: string
  url?: string
  disabled?: boolean
  cursor?: string
  selected?: boolean
  checked?: boolean
  children?: (Node | string)[]
}

/** What can be pressed. */
const PRESSABLE = new Set(
  'button link tab menuitem menuitemcheckbox menuitemradio checkbox switch radio combobox option textbox searchbox spinbutton slider treeitem'.split(
    ' ',
  ),
)

/** What repeats: of rows of the same make, one is pressed. */
const REPEATED = new Set(['row', 'listitem', 'option', 'article'])

/** The frame of all screens, which is pressed on the first one. */
const FRAME = new Set(['banner', 'navigation'])

const OVERLAY = new Set(['dialog', 'alertdialog', 'menu', 'listbox'])

export type Control = {
  /** The same in all rows, and after a reload. */
  key: string
  role: string
  name: string
  ref: string
  url?: string
  isDisabled: boolean
  /** Pressing what is chosen already may do nothing. */
  isChosen: boolean
  isInFrame: boolean
  overlay?: string
}

export type Tree = {
  controls: Control[]
  /** What a screen reader would read: nothing of this changes if a control does nothing. */
  text: string
  overlays: number
}

const plain = (text: string) => text.replace(/\d+/g, '#').slice(0, 80)

const childrenOf = ({ children = [] }: Node) => children.filter((child): child is Node => typeof child === 'object')

const hasControls = (node: Node): boolean =>
  childrenOf(node).some((child) => PRESSABLE.has(child.role) || child.cursor === 'pointer' || hasControls(child))

const textOf = (node: Node): string =>
  [node.text, ...(node.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child)))]
    .filter(Boolean)
    .join(' ')

/** What has no role and yet asks to be pressed, such as an entry of Editor.js's menus. */
const isClickable = (node: Node) => node.role === 'generic' && node.cursor === 'pointer' && !hasControls(node)

/** The roles of the controls of a row: rows with other controls are pressed too. */
const shapeOf = (node: Node): string =>
  childrenOf(node)
    .map((child) => (PRESSABLE.has(child.role) ? child.role[0] : '') + shapeOf(child))
    .join('')

type Place = { path: string; isInRow: boolean; isInFrame: boolean; overlay?: string }

function collect(nodes: Node[], place: Place, found: Control[], counts: Map<string, number>) {
  for (const node of nodes) {
    // The page shown in a preview is not of the dashboard.
    if (node.role === 'iframe' || node.role === 'tooltip') continue
    const isPlain = isClickable(node)
    const role = isPlain ? 'clickable' : node.role
    const name = isPlain ? textOf(node) : (node.name ?? '')
    const isRow = REPEATED.has(role)
    let inner = place
    if (OVERLAY.has(role)) inner = { ...place, path: `${place.path}/${role}`, overlay: `${role} ${name}`.trim() }
    if (FRAME.has(role)) inner = { ...inner, isInFrame: true, path: `${inner.path}/${role}` }
    if ((isPlain || PRESSABLE.has(role)) && node.ref) {
      const isSame = place.isInRow || isRow
      const base = `${inner.path}|${role}|${isSame ? '' : plain(name)}`
      const count = counts.get(base) ?? 0
      counts.set(base, count + 1)
      // In a row the place counts, elsewhere the name.
      const key = isRow ? base : `${base}|${count}`
      found.push({
        key,
        role,
        name,
        ref: node.ref,
        ...(node.url !== undefined && { url: node.url }),
        isDisabled: node.disabled === true,
        isChosen: node.selected === true || (role === 'radio' && node.checked === true),
        isInFrame: inner.isInFrame,
        ...(inner.overlay !== undefined && { overlay: inner.overlay }),
      })
    }
    if (isRow && !PRESSABLE.has(role)) {
      const path = `${inner.path}/${role}(${shapeOf(node)})`
      collect(childrenOf(node), { ...inner, isInRow: true, path }, found, new Map())
    } else collect(childrenOf(node), inner, found, counts)
  }
}

const countOverlays = (nodes: Node[]): number =>
  nodes.reduce((sum, node) => sum + (OVERLAY.has(node.role) ? 1 : 0) + countOverlays(childrenOf(node)), 0)

/** Without references, and without what a pointer that rests on a control shows. */
const written = (nodes: (Node | string)[]): string =>
  JSON.stringify(nodes, (key, value) =>
    key === 'ref' ||
    key === 'cursor' ||
    key === 'active' ||
    (value && (value.role === 'tooltip' || value.role === 'iframe'))
      ? undefined
      : value,
  )

/** Playwright leaves out some names that come from contents. What assistive technology is not given gets none. */
async function addName(page: Page, control: Control) {
  const find = (element: Element) => (element.closest('[aria-hidden=true], [inert]') ? '' : element.textContent)
  const name = await page
    .locator(`aria-ref=${control.ref}`)
    .evaluate(find, undefined, { timeout: 1_000 })
    .catch(() => '')
  control.name = name ?? ''
  if (!control.key.includes('/row') && !control.key.includes('/listitem')) control.key += plain(control.name)
}

/** The accessibility tree as it is now. */
export async function readTree(page: Page): Promise<Tree> {
  const roots = (await page.ariaSnapshotJSON({ mode: 'ai' })) as unknown as Node[] | Node
  const nodes = Array.isArray(roots) ? roots : [roots]
  const controls: Control[] = []
  collect(nodes, { path: '', isInRow: false, isInFrame: false }, controls, new Map())
  const text = written(nodes)
  // What lies under an open layer has no name, but a text.
  const isCovered = !controls.some(({ name, isInFrame }) => name && isInFrame)
  const reached = controls.filter(({ overlay }) => overlay || !isCovered)
  await Promise.all(reached.filter(({ name }) => !name).map((control) => addName(page, control)))
  const pressable = reached.filter(({ name, role, overlay }) => name && (role !== 'clickable' || overlay || !isCovered))
  return { controls: pressable, text, overlays: countOverlays(nodes) }
}
