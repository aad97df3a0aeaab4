import { escapeHtml } from '@shared/content/html'
import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from '@shared/languages'
import { type Palette, palette } from '@shared/palette'
import { mailTexts } from './mail-texts'
import { inlineStyles } from './render'

const SERIF = `Georgia, 'Times New Roman', serif`
const SANS = `'Segoe UI', Helvetica, Arial, sans-serif`

/** Written out, because mail programs do not support custom properties. */
const colours = (
  { paper, paperRaised, paperTinted, ink, inkQuiet, line, accent, onAccent, sulphur }: Palette,
  important = '',
) => `
  body, .page { background-color: ${paper}${important}; }
  .sheet { background-color: ${paperRaised}${important}; border-color: ${line}${important}; }
  .head { border-color: ${sulphur}${important}; }
  .sheet, h1, h2, h3, h4, h5, h6, .name { color: ${ink}${important}; }
  .tagline, .foot, .foot a, figcaption, cite, .link-card-description, .link-card-address { color: ${inkQuiet}${important}; }
  .content a, .video { color: ${accent}${important}; }
  .button td, .button a { background-color: ${accent}${important}; color: ${onAccent}${important}; }
  blockquote, .callout { border-color: ${sulphur}${important}; }
  .data th, code, pre, .callout, .link-card { background-color: ${paperTinted}${important}; }
  .data th, .data td, hr, details, .notes, .link-card { border-color: ${line}${important}; }
`

/** Scripts that have no slanted letters. */
const UPRIGHT: readonly LanguageCode[] = ['ar', 'hi', 'ja', 'ko', 'th', 'zh-CN']

/** Outlook knows no logical sides, so that of the content's start is written out. */
const css = (start: 'left' | 'right', isUpright: boolean) => `
  body { margin: 0; padding: 0; font-family: ${SANS}; font-size: 17px; line-height: 1.6; -webkit-text-size-adjust: 100%; }
  .page { width: 100%; }
  .preheader { display: none; max-height: 0; overflow: hidden; mso-hide: all; font-size: 1px; line-height: 1px; }
  .frame { padding: 24px 12px; }
  .sheet { width: 100%; max-width: 620px; table-layout: fixed; border-width: 1px; border-style: solid; border-radius: 10px; }
  .head { padding: 24px 30px 18px; border-bottom-width: 3px; border-bottom-style: solid; }
  .name { font-family: ${SERIF}; font-size: 24px; font-weight: bold; text-decoration: none; }
  .tagline { font-size: 14px; }
  .content { padding: 24px 30px 30px; overflow-wrap: break-word; }
  h1, h2, h3, h4, h5, h6 { font-family: ${SERIF}; line-height: 1.25; margin: 26px 0 12px; }
  h1 { font-size: 30px; margin-top: 0; } h2 { font-size: 25px; } h3 { font-size: 21px; } h4, h5, h6 { font-size: 18px; }
  p, ul, ol, blockquote, figure, table.data, pre, details, .callout { margin: 0 0 16px; }
  img { max-width: 100%; height: auto; border: 0; border-radius: 6px; } .unsized { width: auto; }
  figcaption, cite { font-size: 14px; }
  blockquote { padding: 4px 0; padding-${start}: 18px; border-${start}-width: 4px; border-${start}-style: solid; font-family: ${SERIF}; font-style: italic; }
  .align-left { text-align: left; } .align-center { text-align: center; } .align-right { text-align: right; }
  .data th, .data td { padding: 6px 10px; border-width: 1px; border-style: solid; text-align: start; vertical-align: top; }
  .table-frame { overflow-x: auto; } .data p { margin: 0; } small { font-size: 14px; }
  hr { border-style: solid; border-width: 1px 0 0; margin: 26px 0; }
  code, pre { padding: 1px 4px; border-radius: 3px; font-size: 15px; }
  pre { padding: 10px 14px; white-space: pre-wrap; }
  .callout { padding: 10px 14px 1px; border-${start}-width: 4px; border-${start}-style: solid; }
  details { padding: 10px 14px 1px; border-width: 1px; border-style: solid; border-radius: 6px; }
  summary { margin: 0 0 10px; font-weight: bold; }
  .notes { margin-top: 26px; border-top-width: 1px; border-top-style: solid; font-size: 14px; }
  .link-card { display: block; padding: 12px 14px; border-width: 1px; border-style: solid; border-radius: 6px; text-decoration: none; }
  .link-card-title { display: block; font-weight: bold; }
  .link-card-description, .link-card-address { display: block; font-size: 14px; }
  ul.checklist { list-style: none; padding-${start}: 0; }
  .button { margin: 22px 0; }
  .button td { border-radius: 6px; mso-padding-alt: 12px 22px; }
  .button a { display: inline-block; padding: 12px 22px; border-radius: 6px; font-weight: bold; text-decoration: none; }
  .foot { padding: 18px 30px 24px; font-size: 14px; line-height: 1.5; }
  ${isUpright ? 'em, i, cite, blockquote { font-style: normal; }' : ''}
  ${colours(palette.light)}
`

/** Media queries cannot be inlined. */
const headCss = `
  @media (prefers-color-scheme: dark) { ${colours(palette.dark, ' !important')} }
  @media (max-width: 480px) {
    .frame { padding: 0 !important; }
    .head, .content, .foot { padding-left: 18px !important; padding-right: 18px !important; }
  }
`

/** How the magazine is called. The tagline is missing if it is ours, which is in each language. */
export type Magazine = { name: string; tagline?: string }

type Page = {
  language: LanguageCode
  /** The language of the content. An original has none: owners may have written it in any language. */
  contentLanguage: LanguageCode | undefined
  title: string
  /** The preview text that mail programs show next to the subject. */
  preheader: string
  site: string
  magazine: Magazine
  /** Sanitised HTML. */
  content: string
  /** Trusted HTML. */
  foot: string
}

/** What is around the link of a button. Outlook shows no padding of a link, but `mso-padding-alt` of a cell, which others ignore. */
export const buttonFrame = {
  open: `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${palette.light.accent}">`,
  close: '</td></tr></table>',
}

/** The layout uses tables and their attributes, because Outlook supports nothing else. */
export function mailPage({ language, contentLanguage, title, preheader, site, magazine, content, foot }: Page) {
  const dir = directionOf(language)
  const contentDir = contentLanguage ? directionOf(contentLanguage) : 'auto'
  const style = css(
    contentDir === 'rtl' ? 'right' : 'left',
    contentLanguage !== undefined && UPRIGHT.includes(contentLanguage),
  )
  // Mail programs may drop the html element, so the tables have the direction as well.
  const page = `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${headCss}</style>
</head>
<body>
<div class="preheader">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" dir="${dir}" width="100%" bgcolor="${palette.light.paper}" cellpadding="0" cellspacing="0" border="0"><tr><td class="frame" align="center">
<!--[if mso]><table role="presentation" width="620" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" class="sheet" width="100%" bgcolor="${palette.light.paperRaised}" cellpadding="0" cellspacing="0" border="0" align="center">
<tr><td class="head"><a class="name" href="${escapeHtml(site)}">${escapeHtml(magazine.name)}</a><div class="tagline">${escapeHtml(magazine.tagline ?? mailTexts[language].tagline)}</div></td></tr>
<tr><td class="content" lang="${contentLanguage ?? DEFAULT_LANGUAGE}" dir="${contentDir}">${content}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
<table role="presentation" class="foot-frame" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="foot" align="center">${foot}</td></tr></table>
</td></tr></table>
</body>
</html>
`
  return inlineStyles(page, style)
}
