import { mediaUrl } from '@shared/media-url'
import { useEffect, useState } from 'react'

export type Picture = { is: 'loading' | 'broken' } | { is: 'loaded'; width: number; height: number }

/** Loads the picture at an address to learn its size. */
export function usePicture(url: string | undefined): Picture {
  const [known, setKnown] = useState<{ url: string; picture: Picture }>()
  useEffect(() => {
    if (!url) return
    const image = new Image()
    image.onload = () =>
      setKnown({ url, picture: { is: 'loaded', width: image.naturalWidth, height: image.naturalHeight } })
    image.onerror = () => setKnown({ url, picture: { is: 'broken' } })
    image.src = mediaUrl(url)
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [url])
  return known && known.url === url ? known.picture : { is: 'loading' }
}
