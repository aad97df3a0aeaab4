/** Adds contentEditable, which jsdom lacks. Tests of the block editor import this. */
Object.defineProperties(HTMLElement.prototype, {
  contentEditable: {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('contenteditable') ?? 'inherit'
    },
    set(this: HTMLElement, value: string | boolean) {
      this.setAttribute('contenteditable', String(value))
    },
  },
  isContentEditable: {
    configurable: true,
    get(this: HTMLElement) {
      return this.closest('[contenteditable]')?.getAttribute('contenteditable') === 'true'
    },
  },
})
