import type { OwnSettings } from '@shared/site-entry'
import type { TextFolder } from '../i18n/i18n'
import { isConnected } from '../offline/connection'
import type { Loaded } from './loaders'

export type PageState = {
  /** The page is worth showing without its data, and says in the place of that data if it did not load. */
  standsAlone?: boolean
  /** Where those of the page's texts are that come with its code. */
  texts?: TextFolder
}

/** A matched route, in the browser or on the server. */
export type Match = { handle?: unknown; loaderData?: unknown }

/** The page among the matched routes, which is the deepest. React Router leaves handles and data untyped. */
export function findPage(matches: Match[]) {
  const match = matches.at(-1)
  return {
    handle: match?.handle as PageState | undefined,
    data: (match?.loaderData ?? undefined) as Loaded | undefined,
  }
}

/** The owner's settings, which the layout has loaded: it is the first of the matched routes. */
export const ownSettingsOf = ([layout]: Match[]) =>
  (layout?.loaderData as { own?: OwnSettings } | null | undefined)?.own

/** What the page's loader returned; undefined for a page without one, or if it failed. */
export const pageData = (matches: Match[]) => findPage(matches).data

const lacksContent = (data: Loaded | undefined) => data?.failed === true && !data.hasContent

/** Whether to show, instead of the page, that what it is about did not load. */
export function hasNotLoaded(matches: Match[]) {
  const { handle, data } = findPage(matches)
  return lacksContent(data) && !handle?.standsAlone
}

/** The status of a page whose main content is missing. */
export function failureStatus(data: Loaded | undefined) {
  if (data?.isUnavailable) return 503
  return lacksContent(data) ? 500 : undefined
}

/** Whether a page, given the data of its loader, can be shown neither from the network nor from a copy. */
export const isUnavailableOffline = (data: Loaded | undefined) => lacksContent(data) && !isConnected()

/** The path at which the shell, a page without data, was loaded: the worker has no copy of that page. */
export const shellPath =
  typeof document === 'undefined' || document.getElementById('data') ? undefined : document.location.pathname
