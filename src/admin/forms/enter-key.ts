/** The key code of keys that an input method handles. */
export const COMPOSING = 229

/**
 * Whether the key is Enter, and does not end the composition of a word. In Safari the composition has ended by then, and only the
 * key code shows it.
 */
export const isEnter = ({ key, isComposing, keyCode }: KeyboardEvent) =>
  key === 'Enter' && !isComposing && keyCode !== COMPOSING
