declare const self: ServiceWorkerGlobalScope

/** The global scope, with the type that it has in a service worker. */
export const scope = self
