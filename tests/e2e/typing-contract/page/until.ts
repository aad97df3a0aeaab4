export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** Editor.js attaches the listeners of new blocks in idle time. */
export const idle = () => new Promise((resolve) => requestIdleCallback(resolve))

export async function until(isDone: () => unknown) {
  for (let frames = 0; !isDone(); frames += 1) {
    if (frames > 300) throw new Error(`Not reached: ${isDone}`)
    await frame()
  }
}
