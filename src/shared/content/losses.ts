/** What an article cannot hold, as imports name it too. */
export const LOSS_KINDS = ['pictures', 'videos', 'audio', 'links', 'forms', 'code'] as const
export type LossKind = (typeof LOSS_KINDS)[number]

/** A part of foreign HTML that is not in the text. `what`: its name, address or first words, by which the writer recognises it. */
export type Loss = { kind: LossKind; what: string }
