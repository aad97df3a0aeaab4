import { mediaUrl } from '@shared/api-host'
import { imageSource } from '@shared/images'
import { useState } from 'react'

type Props = { url: string | null; alt: string; sizes: string; eager?: boolean }

/** The picture of an article or an ad, or a pattern of contour lines if there is none or it does not load. */
export function Picture({ url, alt, sizes, eager = false }: Props) {
  const [broken, setBroken] = useState(false)
  if (!url || broken) return <div className="picture picture-none" />
  const { src, srcSet, width, height } = imageSource(mediaUrl(url))
  return (
    <img
      className="picture"
      alt={alt}
      src={src}
      srcSet={srcSet}
      width={width}
      height={height}
      sizes={srcSet && sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
