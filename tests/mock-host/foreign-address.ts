const LOCAL = /^(?:localhost|\[.*\]|\d+\.\d+\.\d+\.\d+)$/

/** The server looks at what the name resolves to; here, a name is foreign, and a number is not. */
export const isForeign = (url: string) => !LOCAL.test(new URL(url).hostname)
