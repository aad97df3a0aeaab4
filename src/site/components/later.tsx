import type { LanguageCode } from '@shared/languages'
import { type ComponentType, lazy, memo, Suspense, useMemo } from 'react'
import { logFailure } from '../data/api'
import { loadFrom, orInEnglish, type TextFolder, useI18n } from '../i18n/i18n'
import { perLanguage } from '../i18n/translate'
import { onFresh } from '../offline/connection'

const comesBack = () =>
  new Promise<void>((resolve) => {
    const stop = onFresh(() => {
      stop()
      resolve()
    })
  })

/** Until the code can be loaded, the server's HTML stands. */
async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    logFailure('Part of the page', error)
    await comesBack()
    return loadPatiently(load)
  }
}

const texts = new Map<string, { loading: Promise<void>; isReady: boolean }>()

/** The same promise each time. */
function textsOf(folder: TextFolder, language: LanguageCode) {
  const key = `${folder}/${language}`
  const found = texts.get(key)
  if (found) return found
  const loading = loadPatiently(() => orInEnglish(loadFrom(folder), language))
  const added = { loading, isReady: false }
  texts.set(key, added)
  loading.then(() => {
    added.isReady = true
  })
  return added
}

/** While a page that the server has rendered starts, its HTML stands for the parts. */
export const hydration = { isStarting: false }

const starts = new Set<() => Promise<unknown>>()
const folders = new Set<TextFolder>()

/** Waits for the parts of the pages whose code has been loaded, and their texts: the server renders them whole, as does a navigation. */
export async function partsReady(language: LanguageCode) {
  // The code of a part may bring parts of its own.
  for (let known = 0; known < starts.size; ) {
    known = starts.size
    await Promise.all([...starts].map((start) => start()))
  }
  await Promise.all([...folders].map((folder) => textsOf(folder, language).loading))
}

/**
 * A part of a page that readers need not have at first: below the first screen, or of use only while the script runs. The server renders
 * it; a browser keeps that HTML, and fetches the code, and the texts of a folder of their own, after the page's.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { texts: folder }: { texts?: TextFolder } = {},
) {
  let Loaded: ComponentType<Props> | undefined
  starts.add(async () => {
    Loaded ??= (await load()).default
  })
  if (folder) folders.add(folder)
  const lazyIn = perLanguage((language) =>
    lazy(async () => {
      const [code] = await Promise.all([loadPatiently(load), folder && textsOf(folder, language).loading])
      return code
    }),
  )

  function Part(props: Props) {
    const { language } = useI18n()
    // The same one for as long as it is shown: a part that is replaced would lose what was typed.
    const Shown = useMemo(() => {
      const hasTexts = !folder || textsOf(folder, language).isReady
      return Loaded && hasTexts ? Loaded : lazyIn(language)
    }, [language])
    return <Shown {...props} />
  }

  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}
