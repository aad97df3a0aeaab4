import { START, STOPS } from '../paths'

/** The part of an address that names a trip; empty for one without a stop. Its commas and semicolons stay readable. */
export const tripQuery = ({ stops, start }: { stops: string; start?: string | null }) =>
  stops && `?${STOPS}=${stops}${start ? `&${START}=${start}` : ''}`
