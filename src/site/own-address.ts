import { languagePath, splitLanguage } from '@shared/language-paths'
import { type LoaderFunctionArgs, redirect } from 'react-router'

/** Leads from any other way to write a page's address to `path`, its only one, in the language of the reader. */
export function leadToOwnAddress({ request: { url } }: LoaderFunctionArgs, path: string) {
  const { href, pathname, search } = new URL(url)
  const own = languagePath(splitLanguage(pathname).language, path)
  if (new URL(own, href).pathname !== pathname) throw redirect(own + search, 301)
}
