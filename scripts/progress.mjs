/** What programs tell while they install and build. Uses nothing that has to be installed first. */

const EVERY_MS = 10_000

let isJson = false

/** From now on, lines have the format of the server's log (`src/server/config/logger.ts`), which follows them. */
export function speakAsServer() {
  isJson = (process.env.LOG_FORMAT || (process.stdout.isTTY ? 'text' : 'json')) === 'json'
}

const say = (msg) => console.log(isJson ? JSON.stringify({ level: 30, time: new Date().toISOString(), msg }) : msg)

/** Does a step, and tells that it begins, goes on and has ended. `work` gets a function that takes how far it is. */
export async function step(name, work) {
  const began = performance.now()
  const elapsed = () => `${Math.round((performance.now() - began) / 1000)} s`
  let progress = ''
  say(`${name}…`)
  const timer = setInterval(() => say(`${name}: ${elapsed()}${progress}`), EVERY_MS)
  try {
    await work((text) => {
      progress = `, ${text}`
    })
  } finally {
    clearInterval(timer)
  }
  say(`${name}: done in ${elapsed()}`)
}
