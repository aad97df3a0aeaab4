import type { WidthRange } from './images'

/**
 * Where pictures stand on the site. `sizes` follows the style sheets of src/site/styles: a change of the columns there needs one
 * here. `from` and `to` are the needed widths in pixels of the device.
 */
export type PictureSlot = WidthRange & { sizes: string }

export const PICTURE_SLOTS = {
  /** In a grid of one, two or three columns. */
  card: {
    sizes: '(min-width:80rem) 379px,(min-width:66.9rem) 29.5vw,(min-width:43.75rem) 45vw,92vw',
    from: 305,
    to: 1500,
  },
  /** In a grid of one or two columns. */
  event: { sizes: '(min-width:80rem) 584px,(min-width:58.1rem) 45vw,92vw', from: 305, to: 1880 },
  /** In a row that scrolls sideways. */
  ad: {
    sizes: '(min-width:40rem) 276px,(min-width:25.2rem) 304px,75vw',
    from: 245,
    to: 960,
  },
  /** An only ad fills the row of phones. */
  onlyAd: {
    sizes: '(min-width:40rem) 276px,92vw',
    from: 245,
    to: 1500,
  },
  /** On phones in a row that scrolls sideways, elsewhere four in a row. */
  season: {
    sizes: '(min-width:80rem) 276px,(min-width:40rem) 21.6vw,(min-width:25.2rem) 304px,75vw',
    from: 145,
    to: 960,
  },
  lead: { sizes: '(min-width:80rem) 696px,(min-width:48rem) 54vw,92vw', from: 305, to: 2350 },
  /** Above an article or a place. */
  featured: { sizes: '(min-width:75rem) 1120px,(min-width:60rem) 92vw,100vw', from: 380, to: 2560 },
  /** Above an article, over the whole width, or beside its headline. */
  full: { sizes: '100vw', from: 380, to: 2560 },
  split: { sizes: '(min-width:60rem) 50vw,100vw', from: 380, to: 2560 },
  /** In a text. */
  figure: { sizes: '(min-width:62.5rem) 624px,(min-width:44rem) 646px,92vw', from: 305, to: 1880 },
  /** In a text, at two thirds of its width. */
  narrow: {
    sizes: '(min-width:62.5rem) 412px,(min-width:44rem) 426px,(min-width:40rem) 61vw,92vw',
    from: 305,
    to: 1500,
  },
  /** In a text, two side by side. */
  half: { sizes: '(min-width:62.5rem) 306px,(min-width:44rem) 317px,45vw', from: 150, to: 960 },
  /** In a text, wider than it. */
  stretched: { sizes: '(min-width:75rem) 880px,(min-width:44rem) 704px,100vw', from: 380, to: 2560 },
  /** In a row of places, and on the card of the map. */
  thumb: { sizes: '112px', from: 112, to: 340 },
  /** In the list of saved articles. */
  saved: { sizes: '112px', from: 110, to: 340 },
  author: { sizes: '160px', from: 155, to: 480 },
  byline: { sizes: '64px', from: 64, to: 195 },
} satisfies Record<string, PictureSlot>
