import type { AdField } from '@shared/editable-fields'
import type { Ad, AdInput } from '@shared/entities/ad'
import { messages } from '@shared/messages'
import { isHttpUrl, isUploadPath } from '@shared/validation'
import { DEFAULT_VIDEO_HOSTS, videoRefusal } from '@shared/video'
import type { Validator } from 'react-admin'
import { requiredText } from '../forms/required-text'

/** The form's values: an empty field is null. */
export type AdValues = Partial<Pick<Ad, AdField>> & Pick<AdInput, 'ad_type'>

export const emptyAd: AdValues = { ad_type: 'image' }

/** Parameter of the form's address: the id of the rejected ad that fills it. */
export const AGAIN = 'again'

/** The form keeps the address of a picture in case the type changes back; a text ad is sent without it. */
export const toAdInput = (values: object) =>
  (values as AdValues).ad_type === 'text' ? { ...values, image_url: null } : values

const mediaAddress: Validator = (value: string | null) =>
  value && !isHttpUrl(value.trim()) && !isUploadPath(value.trim()) ? messages.urlInvalid : undefined

export const rules = {
  title: requiredText(messages.titleRequired),
  description: requiredText(messages.descriptionRequired),
  image: [requiredText(messages.imageUrlRequired), mediaAddress],
  video: [requiredText(messages.videoUrlRequired), mediaAddress],
  link: [
    (value: string | null) => (value?.trim() && !isHttpUrl(value.trim()) ? messages.urlInvalid : undefined),
  ] as Validator[],
}

/** Whether a video is certain to be accepted and to play. The operator may allow more hosts. */
export const isKnownVideo = (url: string) =>
  isUploadPath(url) || (isHttpUrl(url) && !videoRefusal(url, DEFAULT_VIDEO_HOSTS, location.origin))
