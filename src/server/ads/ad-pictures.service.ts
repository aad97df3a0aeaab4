import type { Ad } from '@shared/entities/ad'
import { copyPicture } from '../files/uploads/picture-copy.service'
import type { Editing } from '../http/route'
import { hasForeignPicture } from './ads.queries'

/** Our copy of the picture that a reviewer has seen; undefined if it is ours already, or cannot be copied. */
export async function copyForeignPicture(editing: Editing, ad: Pick<Ad, 'ad_type' | 'image_url'>) {
  const { image_url } = ad
  if (!image_url || !hasForeignPicture(ad)) return undefined
  const copy = await copyPicture(editing, image_url)
  return copy === undefined ? undefined : { image_url: copy, copied_from: image_url }
}
