import { avifSet, imageSource } from '@shared/images'
import type { LanguageCode } from '@shared/languages'
import { mediaUrl } from '@shared/media-url'
import { PICTURE_SLOTS, type PictureSlot } from '@shared/picture-slots'
import { type ComponentProps, useState } from 'react'
import { placeholderOf, storedIn, usePlaceholders } from './placeholders'

/** Set by public/before-paint.js. */
const FAILED_ATTRIBUTE = 'data-failed'

type Slot = keyof typeof PICTURE_SLOTS

type ImageProps = Omit<ComponentProps<'img'>, 'slot'> & { url: string; alt: string; slot: Slot | PictureSlot }

type Props = {
  url: string | null
  alt: string
  /** The language of `alt`. */
  lang?: LanguageCode
  slot: Slot
  eager?: boolean
}

/** In place of a picture: a pattern of contour lines, with what the picture would show. */
const NoPicture = ({ alt, lang }: Pick<Props, 'alt' | 'lang'>) => (
  <div className="picture picture-none" lang={lang} {...(alt && { role: 'img', 'aria-label': alt })}>
    {alt}
  </div>
)

/** A picture in the width that its place needs, in the smallest format that the browser knows. */
export function PictureImage({ url, slot, alt, ...attributes }: ImageProps) {
  const { sizes, ...range }: PictureSlot = typeof slot === 'string' ? PICTURE_SLOTS[slot] : slot
  const source = imageSource(mediaUrl(url), range)
  const avif = avifSet(source)
  const image = <img {...source} sizes={source.srcSet && sizes} alt={alt} {...attributes} />
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}

/** The picture of an article or an ad, or a pattern of contour lines if there is none or it does not load. */
export function Picture({ url, alt, lang, slot, eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const placeholders = usePlaceholders()
  if (!url || broken === url) return <NoPicture alt={alt} lang={lang} />
  const image = (
    <PictureImage
      url={url}
      slot={slot}
      className="picture"
      alt={alt}
      lang={lang}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(url)}
      // It may have failed before this script ran.
      ref={(image) => {
        if (image?.hasAttribute(FAILED_ATTRIBUTE)) setBroken(url)
      }}
      suppressHydrationWarning
    />
  )
  if (storedIn(url).length === 0) return image
  return (
    <span className="frame">
      {image}
      {/* The browser does not have the placeholder that the server put here, and leaves it. */}
      <img className="blurred" src={placeholderOf(url, placeholders)} alt="" suppressHydrationWarning />
    </span>
  )
}
