import { avifSet, imageSource } from '@shared/images'
import { PICTURE_SLOTS } from '@shared/picture-slots'
import { type Placeholders, placeholderOf } from './placeholders'

const ATTRIBUTES = String.raw`(?:\s+[\w-]+(?:="[^"]*")?)*`
const AROUND = `(?:<figure(${ATTRIBUTES})>)?(?:<a${ATTRIBUTES}>)?`
const PICTURE = new RegExp(String.raw`(${AROUND})<img(${ATTRIBUTES})\s*/?>`, 'g')

const CLASS = /\sclass="([^"]*)"/
const SOURCE = /\ssrc="([^"]*)"/

function slotOf(figure = '') {
  const classes = CLASS.exec(figure)?.[1]?.split(' ') ?? []
  if (classes.includes('stretched')) return PICTURE_SLOTS.stretched
  if (classes.includes('half')) return PICTURE_SLOTS.half
  return classes.some((name) => name.startsWith('place-')) ? PICTURE_SLOTS.narrow : PICTURE_SLOTS.figure
}

/**
 * Gives our own pictures in a text the widths and the formats that the server has. Those that are stored with the text are of the
 * version that saved it, and the sanitiser knows no <picture>.
 */
export const withPictures = (html: string, placeholders: Placeholders) =>
  html.replace(PICTURE, (all, around: string, about: string | undefined, attributes: string) => {
    const { sizes, ...range } = slotOf(about)
    const src = SOURCE.exec(attributes)?.[1] ?? ''
    const source = imageSource(src, range)
    const { srcSet } = source
    // Pictures with a class stand in cards of links.
    if (!srcSet || CLASS.exec(attributes)?.[1]) return all
    const kept = attributes.replace(/\s(?:srcset|sizes)="[^"]*"/g, '')
    const image = `<img${kept} srcset="${srcSet}" sizes="${sizes}">`
    const avif = avifSet(source)
    if (!avif) return around + image
    const smaller = `<source type="image/avif" srcset="${avif}" sizes="${sizes}">`
    const blurred = `<img class="blurred" src="${placeholderOf(src, placeholders)}" alt="">`
    return `${around}<span class="frame"><picture>${smaller}${image}</picture>${blurred}</span>`
  })
