declare module '@editorjs/checklist' {
  import type { BlockTool, BlockToolConstructorOptions } from '@editorjs/editorjs'

  export default class Checklist implements BlockTool {
    static readonly toolbox: { icon: string; title: string }
    constructor(options: BlockToolConstructorOptions)
    render(): HTMLElement
    save(): { items: { text: string; checked: boolean }[] }
    validate(data: { items: unknown[] }): boolean
    toggleCheckbox(event: { target: EventTarget | null }): void
    createChecklistItem(item?: { text?: string; checked?: boolean }): HTMLElement
  }
}

declare module '@editorjs/marker' {
  import type { API, InlineTool } from '@editorjs/editorjs'

  export default class Marker implements InlineTool {
    static readonly isInline: boolean
    static readonly sanitize: { mark: { class: string } }
    constructor(options: { api: API })
    render(): HTMLElement
    surround(range: Range | null): void
    checkState(): boolean
  }
}
