import type { Element } from 'domhandler'
import { isHttpUrl } from '../../validation'
import { foreignVideo } from '../../video'
import { linkAddress } from '../addresses'
import { findAll } from '../dom'
import type { LossKind } from '../losses'

const VIDEO_SITES =
  /(?:^|\.)(?:youtube(?:-nocookie)?|youtu|vimeo|dailymotion|dai|ted|tiktok|twitch|wistia|videopress|vine|loom|rumble|streamable|bilibili|kickstarter)\.\w+$/
const AUDIO_SITES =
  /(?:^|\.)(?:spotify|soundcloud|mixcloud|bandcamp|anchor|transistor|buzzsprout|libsyn|deezer|audioboom|simplecast|podbean|reverbnation)\.\w+$/

/** What is lost where a frame or an address of another site stood. */
export function kindOfEmbedded(address: string): LossKind {
  const { hostname, pathname } = new URL(address, 'https://here.invalid')
  if (/\.(?:mp4|m4v|mov|webm|ogv|avi|wmv|flv|mpe?g)$/i.test(pathname) || VIDEO_SITES.test(hostname)) return 'videos'
  if (/\.(?:mp3|m4a|ogg|oga|wav|aac|flac|wma)$/i.test(pathname) || AUDIO_SITES.test(hostname)) return 'audio'
  if (isFile(pathname)) return 'files'
  return 'code'
}

/** The same for an address that a page shows as what it leads to. */
export function kindOfAddress(address: string): LossKind {
  const kind = kindOfEmbedded(address)
  return kind === 'code' ? 'links' : kind
}

/** Files that a link leads to, which are not pages. */
export const isFile = (path: string) =>
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|epub|zip|gz|tar|rar|7z|csv|gpx|kml|kmz|ics)$/i.test(path)

const ADDRESSES = ['src', 'data', 'data-src', 'data-lazy-src', 'data-litespeed-src', 'data-original']
const PARAMETERS = ['movie', 'src', 'url', 'filename']

const isSource = ({ name }: Element) => name === 'source' || name === 'embed'

/** Where a film, a sound or a frame may come from, the most likely address first. */
export function sourcesOf(element: Element): string[] {
  const { attribs, children } = element
  const parameters = findAll(children, ({ name }) => name === 'param').filter(({ attribs: { name = '' } }) =>
    PARAMETERS.includes(name.toLowerCase()),
  )
  return [
    ...ADDRESSES.map((name) => attribs[name]),
    ...findAll(children, isSource).map((each) => each.attribs.src),
    ...parameters.map((each) => each.attribs.value),
  ].flatMap((address) => (address?.trim() ? [address.trim()] : []))
}

/** The film of another site in a frame. Old pages frame it without encryption. */
export const framedFilm = (address: string) => foreignVideo(address.replace(/^http:/i, 'https:'))

/** The address that a frame can be linked by. */
export const frameAddress = (given: string) => {
  const address = linkAddress(given)
  return address && (isHttpUrl(address) || address.startsWith('/')) ? address : undefined
}

/** The scripts of services whose posts stand in a text as quotations. */
export const DRAWN =
  /\/\/(?:platform\.(?:twitter|x)\.com\/widgets|(?:www|platform)\.instagram\.com\/(?:[\w-]+\/)?embeds?|www\.tiktok\.com\/embed|embed\.reddit\.com\/widgets|embed\.bsky\.app\/static\/embed|gist\.github\.com\/.*\.css)/
