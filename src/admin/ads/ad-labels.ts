import type { AdStatus, AdType } from '@shared/entities/ad'
import type { TextKey } from '../i18n/i18n'

// Not from AD_STATUSES and AD_TYPES: the entities bring the schema library along.
const statuses = {
  pending: 'ads.status.pending',
  approved: 'ads.status.approved',
  published: 'ads.status.published',
  rejected: 'ads.status.rejected',
} as const satisfies Record<AdStatus, TextKey>

const types = { image: 'ads.type.image', text: 'ads.type.text', video: 'ads.type.video' } as const satisfies Record<
  AdType,
  string
>

const choicesOf = <Id extends string>(labels: Record<Id, TextKey>) =>
  (Object.entries(labels) as [Id, TextKey][]).map(([id, name]) => ({ id, name }))

export const adStatusChoices = choicesOf<AdStatus>(statuses)
export const adTypeChoices = choicesOf<AdType>(types)
export const statusKey = (status: AdStatus) => statuses[status]
export const typeKey = (type: AdType) => types[type]
