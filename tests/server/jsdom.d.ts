declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string })
    readonly window: Pick<typeof globalThis, 'document' | 'localStorage' | 'sessionStorage'>
  }
}
