import { accessSync, constants } from 'node:fs'

const INSTALLED_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium from npm, unpacked on first use. It runs on Linux x64 only. */
async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/** The path of a Chromium: CHROMIUM_PATH, the packaged one, or an installed one. */
export async function findChromium() {
  const path = process.env.CHROMIUM_PATH || (await packagedChromium()) || INSTALLED_PATHS.find(isExecutable)
  if (path && isExecutable(path)) return path
  throw new Error(
    'The browser tests need Chromium and found none: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.',
  )
}
