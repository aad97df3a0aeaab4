let load: (address: string) => void = () => {}

/** What loads a page in advance: the routes, which a first visit does not have yet. */
export function setPrefetch(prefetchPage: typeof load) {
  load = prefetchPage
}

/** Loads the code and the data of a page that the reader is about to open. */
export const prefetch = (address: string) => load(address)
