import type { LanguageCode } from '@shared/languages'
import { type ComponentType, lazy, memo, Suspense, use } from 'react'
import { logFailure } from '../data/api'
import { loadFrom, orInEnglish, type TextFolder, useI18n } from '../i18n/i18n'
import { onFresh } from '../offline/connection'

type Code<Props> = { default: ComponentType<Props> }

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

const texts = new Map<string, Promise<void>>()

/** The same promise each time. */
function textsOf(folder: TextFolder, language: LanguageCode) {
  const key = `${folder}/${language}`
  const loading = texts.get(key) ?? loadPatiently(() => orInEnglish(loadFrom(folder), language))
  texts.set(key, loading)
  return loading
}

/** On the server: what has to be there before a page is rendered. */
const waiting = new Set<() => Promise<unknown>>()
const folders = new Set<TextFolder>()

/** Waits for the parts of the pages whose code has been loaded, with their texts in a language. For the server, which renders them whole. */
export async function partsReady(language: LanguageCode) {
  await Promise.all([...waiting].map((load) => load()))
  await Promise.all([...folders].map((folder) => textsOf(folder, language)))
}

/** The part, or nothing until its code is there. The server has it at once. */
function partOf<Props extends object>(load: () => Promise<Code<Props>>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(() => loadPatiently(load))
  let Loaded: ComponentType<Props>
  const start = async () => {
    Loaded = (await load()).default
    waiting.delete(start)
  }
  waiting.add(start)
  return (props) => <Loaded {...props} />
}

/**
 * A part of a page that readers need not have at first: below the first screen, or of use only while the script runs. The server renders
 * it; a browser keeps that HTML, and fetches the code, and the texts of a folder of their own, after the page's.
 */
export function later<Props extends object>(
  load: () => Promise<Code<Props>>,
  { texts: folder }: { texts?: TextFolder } = {},
) {
  const Part = partOf(load)
  if (import.meta.env.SSR && folder) folders.add(folder)

  function WithTexts(props: Props) {
    const { language } = useI18n()
    // The server has loaded them.
    if (folder && !import.meta.env.SSR) use(textsOf(folder, language))
    return <Part {...props} />
  }

  return memo((props: Props) => (
    <Suspense>
      <WithTexts {...props} />
    </Suspense>
  ))
}
