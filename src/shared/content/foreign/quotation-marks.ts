/** The outer and the inner quotation marks, of other languages than English. */
const MARKS: Record<string, readonly [string, string, string, string]> = {
  de: ['„', '“', '‚', '‘'],
  es: ['«', '»', '“', '”'],
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  it: ['«', '»', '“', '”'],
  ja: ['「', '」', '『', '』'],
  pt: ['«', '»', '“', '”'],
  ru: ['«', '»', '„', '“'],
  nl: ['‘', '’', '“', '”'],
  pl: ['„', '”', '«', '»'],
  cs: ['„', '“', '‚', '‘'],
  da: ['»', '«', '›', '‹'],
  nb: ['«', '»', '‘', '’'],
  no: ['«', '»', '‘', '’'],
  sv: ['”', '”', '’', '’'],
  fi: ['”', '”', '’', '’'],
  ar: ['«', '»', '“', '”'],
}
const ENGLISH = ['“', '”', '‘', '’'] as const

/** Those that a browser draws around a `q`, which is in so many others. */
export function quotationMarks(language: string, around: number): [open: string, close: string] {
  const [open, close, innerOpen, innerClose] = MARKS[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH
  return around % 2 === 0 ? [open, close] : [innerOpen, innerClose]
}
