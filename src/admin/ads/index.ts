import type { ResourceProps } from 'react-admin'
import { lazyScreen } from '../lazy-screen'

/** Their forms are at /ad-form and /ad-form/:id. */
export const ads: ResourceProps = {
  name: 'ads',
  list: lazyScreen(() => import('./AdList'), 'AdList'),
  recordRepresentation: 'title',
}

/** A member's; their forms are at /submit-ad and /submit-ad/:id. */
export const myAds: ResourceProps = {
  name: 'my-ads',
  list: lazyScreen(() => import('./MyAds'), 'MyAds'),
  recordRepresentation: 'title',
}

/** For staff: creates, or with an id edits. */
export const AdForm = lazyScreen(() => import('./AdForm'), 'AdForm')
/** For members. */
export const SubmitAd = lazyScreen(() => import('./SubmitAd'), 'SubmitAd')
