import type { LanguageCode } from '@shared/languages'
import type { TranslatedKind } from '@shared/translation-desk'

export type Wanted = { kind: TranslatedKind; record_id: number; language: LanguageCode }

/** More are noted by later readers. */
const MAX_NOTED = 5000

/** What readers have asked for and no one has translated. A read only notes it, so it writes nothing and waits for nothing. */
export class Demand {
  #noted = new Map<string, Wanted>()
  #onNoted = () => {}

  onNoted(listener: () => void) {
    this.#onNoted = listener
  }

  note(wanted: Wanted) {
    if (this.#noted.size >= MAX_NOTED) return
    this.#noted.set(`${wanted.kind} ${wanted.record_id} ${wanted.language}`, wanted)
    this.#onNoted()
  }

  take() {
    const noted = [...this.#noted.values()]
    this.#noted.clear()
    return noted
  }
}

declare module '../http/services' {
  interface Services {
    /** What readers ask machines to translate, if they do so here. */
    machine: Demand | undefined
  }
}
