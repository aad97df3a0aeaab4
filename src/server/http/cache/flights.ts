// Not the global ones: tests of the front ends stop those, and the server in their process must go on.
import { clearTimeout, setTimeout } from 'node:timers'

/** One that takes longer may be about to fail. Those who wait try for themselves. */
const MAX_WAIT_MS = 1000

type Flight = { landed: Promise<boolean>; land: (isWorthwhile: boolean) => void }

/** The replies in the making, by key, so that each is made once however many wait for it. */
export function createFlights() {
  const flights = new Map<string, Flight>()
  return {
    /** Resolves when it is done: with whether it is worthwhile to wait for the next one. */
    waitFor: (key: string) => flights.get(key)?.landed,
    /** Call the returned function when the reply is done; again has no effect. */
    begin(key: string) {
      let resolve: (isWorthwhile: boolean) => void = () => {}
      const landed = new Promise<boolean>((done) => {
        resolve = done
      })
      const land = (isWorthwhile: boolean) => {
        clearTimeout(timer)
        if (flights.get(key)?.land === land) flights.delete(key)
        resolve(isWorthwhile)
      }
      const timer = setTimeout(() => land(false), MAX_WAIT_MS).unref()
      flights.set(key, { landed, land })
      return land
    },
  }
}
