/** Services that this process uses. Each has one client, which reports its failures here. */
export const PLACES = ['database', 'bucket', 'smtp', 'translator'] as const
export type Place = (typeof PLACES)[number]

/** So often has each failed since the start of the process. */
export const failures = new Map<Place, number>(PLACES.map((place) => [place, 0]))

type Origin = {
  place: Place
  /** The name of the prepared statement that has failed. */
  statement?: string
}

const origins = new WeakMap<Error, Origin>()

/** Where the error, or one that has caused it, comes from. */
export function originOf(error: unknown): Origin | undefined {
  if (!(error instanceof Error)) return undefined
  return origins.get(error) ?? originOf(error.cause)
}

/** Notes where an error comes from, and counts it unless the service is not to blame. Several callers may get the same one. */
export function noteFailure(error: unknown, origin: Origin, isServiceFailure = true) {
  if (!(error instanceof Error) || originOf(error)) return
  origins.set(error, origin)
  if (isServiceFailure) failures.set(origin.place, (failures.get(origin.place) ?? 0) + 1)
}
