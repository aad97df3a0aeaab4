/**
 * Import this before Editor.js. The editor attaches the listeners of a new block in an idle callback, which on a busy
 * computer may come two seconds late. Until then, Enter in a heading inserts a line break and the arrow keys do not
 * leave the block. So run idle callbacks at once, as the editor's own fallback for Safari does.
 */
window.requestIdleCallback = (callback) =>
  setTimeout(callback, 0, { didTimeout: false, timeRemaining: () => 50 }) as unknown as number
