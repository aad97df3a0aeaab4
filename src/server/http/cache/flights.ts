import { afterProcessorSeconds } from '../../metering/processor-time'

/**
 * Of processor time. While this process works for so long on something else, the reply may be waiting for its turn: those who wait for it
 * try for themselves. One that only takes long, on a busy machine, is worth waiting for.
 */
const MAX_WAIT_SECONDS = 1

type Flight = { landed: Promise<boolean>; land: (isWorthwhile: boolean) => void }

/** The replies in the making, by key, so that each is made once however many wait for it. */
export function createFlights(after = afterProcessorSeconds) {
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
        cancel()
        if (flights.get(key)?.land === land) flights.delete(key)
        resolve(isWorthwhile)
      }
      const cancel = after(MAX_WAIT_SECONDS, () => land(false))
      flights.set(key, { landed, land })
      return land
    },
  }
}
