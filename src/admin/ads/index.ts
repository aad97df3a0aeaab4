import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

/** The forms are at /ad-form and /ad-form/:id. */
export const ads: ResourceProps = {
  name: 'ads',
  list: lazyScreen(() => import('./AdList'), 'AdList'),
  recordRepresentation: 'title',
}

/** A member's own ads; the forms are at /submit-ad and /submit-ad/:id. */
export const myAds: ResourceProps = {
  name: 'my-ads',
  list: lazyScreen(() => import('./MyAds'), 'MyAds'),
  recordRepresentation: 'title',
}

/** The form of staff for a new ad or, with an id, for an existing one. */
export const AdForm = lazyScreen(() => import('./AdEditor'), 'AdForm')
/** The form of members for their own ads. */
export const SubmitAd = lazyScreen(() => import('./SubmitAd'), 'SubmitAd')
