import { palette } from './palette'

/** What WCAG 2.2 asks of text (1.4.3, AA). */
export const MIN_CONTRAST = 4.5

const channel = (byte: number) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The relative luminance of a colour such as #0b5f64. */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export const COLOUR_SCHEMES = ['light', 'dark'] as const
export type ColourScheme = (typeof COLOUR_SCHEMES)[number]

/** The surfaces that links are on, and the text that is on buttons. */
const besideAccent = ({ paper, paperRaised, paperTinted, onAccent }: (typeof palette)[ColourScheme]) => [
  paper,
  paperRaised,
  paperTinted,
  onAccent,
]

/** The lowest contrast that an accent has with what it is beside. */
export const contrastOfAccent = (accent: string, scheme: ColourScheme) =>
  Math.min(...besideAccent(palette[scheme]).map((beside) => contrast(accent, beside)))

const mixed = (one: string, other: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

/** The accent of what is pointed at: nearer to the text, so its contrast is never lower. */
export const strongAccent = (accent: string, scheme: ColourScheme) => mixed(accent, palette[scheme].ink, 0.3)
