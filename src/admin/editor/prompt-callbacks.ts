/**
 * Editor.js begins to listen to a new block when the browser is idle, or after two seconds: while a busy computer was kept
 * from it, Enter in a heading broke its line, and an arrow did not leave the block. So its callbacks come at once, as they
 * do in Safari, which has none for idle time. To be imported before the editor.
 */
window.requestIdleCallback = (callback) =>
  setTimeout(callback, 0, { didTimeout: false, timeRemaining: () => 50 }) as unknown as number
