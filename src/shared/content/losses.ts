/** What a text from elsewhere may lack here. Pastes, imports and their tables name the same kinds. */
export const LOSS_KINDS = [
  'links',
  'pictures',
  'captions',
  'videos',
  'audio',
  'files',
  'forms',
  'code',
  'footnotes',
  'authors',
  'dates',
  'characters',
  'fields',
  'shortcodes',
] as const
export type LossKind = (typeof LOSS_KINDS)[number]

/**
 * A part of a source that the text does not show as it was. `text`: its name, title or first words, by which the writer recognises it.
 * `address`: where it led, or where it is.
 */
export type Loss = {
  kind: LossKind
  text: string
  address?: string
  /** It is changed, not lost: this stands in its place. */
  became?: 'link' | 'text'
}

/** How often a source has something of each kind; kinds that it has not are missing. */
export type Found = Partial<Record<LossKind, number>>

/** How a writer recognises a loss; empty if there is nothing but its kind. */
export const nameOfLoss = ({ text, address }: Loss) => text || address || ''

/** What is nowhere in the text. */
export const isWhollyLost = ({ became }: Loss) => became === undefined
