import { mediaUrl } from '@shared/api-host'
import { imageSource } from '@shared/images'
import type { LanguageCode } from '@shared/languages'
import { useState } from 'react'

/** Set by public/before-paint.js. */
const FAILED_ATTRIBUTE = 'data-failed'

type Props = {
  url: string | null
  alt: string
  /** The language of `alt`. */
  lang?: LanguageCode
  sizes: string
  eager?: boolean
}

/** In place of a picture: a pattern of contour lines, with what the picture would show. */
const NoPicture = ({ alt, lang }: Pick<Props, 'alt' | 'lang'>) => (
  <div className="picture picture-none" lang={lang} {...(alt && { role: 'img', 'aria-label': alt })}>
    {alt}
  </div>
)

/** The picture of an article or an ad, or a pattern of contour lines if there is none or it does not load. */
export function Picture({ url, alt, lang, sizes, eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!url || broken === url) return <NoPicture alt={alt} lang={lang} />
  const { src, srcSet, width, height } = imageSource(mediaUrl(url))
  return (
    <img
      className="picture"
      alt={alt}
      lang={lang}
      src={src}
      srcSet={srcSet}
      width={width}
      height={height}
      sizes={srcSet && sizes}
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
}
