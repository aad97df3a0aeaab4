export const BLOCK = '.ce-block'

/** A text with inline markup. */
export const FIELD = '[contenteditable=true]'

export const elementOf = (node: Node | null | undefined) => (node instanceof Element ? node : node?.parentElement)

export const fieldAt = (node: Node | null | undefined) => elementOf(node)?.closest<HTMLElement>(FIELD) ?? undefined
export const blockAt = (node: Node | null | undefined) => elementOf(node)?.closest<HTMLElement>(BLOCK) ?? undefined

export const idOf = ({ dataset }: HTMLElement) => dataset.id as string

/** All blocks, in the order of the text. */
export const blockElements = ({ holder }: { holder: HTMLElement }) => [...holder.querySelectorAll<HTMLElement>(BLOCK)]

export const blockElement = ({ holder }: { holder: HTMLElement }, id: string) =>
  holder.querySelector<HTMLElement>(`${BLOCK}[data-id="${CSS.escape(id)}"]`) ?? undefined
