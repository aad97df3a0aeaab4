import { safely } from './storage'

/** Local storage: the colours that the reader has chosen. public/before-paint.js reads it too. */
const THEME_KEY = 'theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

/** The choice, if the browser blocks storage: it then lasts as long as the page. */
let unstored: Theme | undefined

export function currentTheme(): Theme {
  const stored = unstored ?? safely(() => localStorage.getItem(THEME_KEY))
  return isTheme(stored) ? stored : 'system'
}

/** Makes the style sheet, and the browser around the page, follow the choice. */
export function applyTheme() {
  const theme = currentTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme } = meta.dataset
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = theme === scheme ? 'all' : 'not all'
  }
}

const listeners = new Set<() => void>()

function update() {
  applyTheme()
  for (const listener of listeners) listener()
}

export function chooseTheme(theme: Theme) {
  unstored = theme
  safely(() => {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
    unstored = undefined
  })
  update()
}

/** Calls back when the choice changes, here or in another tab. */
export function onThemeChange(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => (key === THEME_KEY || key === null) && update()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
