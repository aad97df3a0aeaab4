import { cleanLine, cut } from '@shared/content/clean-text'
import type { LanguageCode } from '@shared/languages'
import { checkNesting } from '../content/nesting'
import { mailContent } from './mail-content'
import { mailTexts } from './mail-texts'
import { textOf } from './render'
import { type Magazine, mailPage } from './template'

const PREHEADER_LENGTH = 120

type Parts = {
  subject: string
  /** Sanitised HTML. */
  content: string
  /** The addresses of the home page and of the newsletter on the site, and the site's origin. */
  site: string
  webVersion: string
  origin: string
  magazine: Magazine
  /** Trusted HTML. */
  foot: string
  /** The reader's language. */
  language: LanguageCode
  /** The language of the content, unless it is the original. */
  contentLanguage: LanguageCode | undefined
  /** The addresses that count how often a link is followed, by where it leads. */
  counted?: Record<string, string>
}

/** Where the links in a newsletter's content lead that are worth counting, each once. */
export function newsletterLinks({
  content,
  ...reading
}: Pick<Parts, 'content' | 'origin' | 'language' | 'webVersion'>) {
  checkNesting(content)
  const found = new Set<string>()
  const follow = (address: string) => {
    found.add(address)
    return address
  }
  mailContent(content, { ...reading, watchVideo: '', listen: '', follow })
  return [...found]
}

/** The HTML and the text of a newsletter's copies. */
export async function renderNewsletterPage(parts: Parts) {
  const { subject, content, site, webVersion, origin, magazine, foot, language, contentLanguage, counted } = parts
  // Newsletters from before this was checked when they are saved.
  checkNesting(content)
  const adapted = mailContent(content, {
    origin,
    language,
    webVersion,
    watchVideo: mailTexts[language].newsletter.video,
    listen: mailTexts[language].newsletter.audio,
    ...(counted && { follow: (address) => counted[address] ?? address }),
  })
  const preheader = cut(cleanLine(await textOf(adapted)), PREHEADER_LENGTH)
  const html = mailPage({
    language,
    contentLanguage,
    title: subject,
    preheader,
    site,
    magazine,
    content: adapted,
    foot,
  })
  return { html, text: await textOf(html) }
}
