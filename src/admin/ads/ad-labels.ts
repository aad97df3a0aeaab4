import type { AdStatus, AdType } from '@shared/entities/ad'

// Not from AD_STATUSES and AD_TYPES: the entities bring the schema library along.
const statuses = {
  pending: 'Pending',
  approved: 'Approved',
  published: 'Published',
  rejected: 'Rejected',
} as const satisfies Record<AdStatus, string>

const types = { image: 'Image', text: 'Text', video: 'Video' } as const satisfies Record<AdType, string>

const choicesOf = <Id extends string>(labels: Record<Id, string>) =>
  (Object.entries(labels) as [Id, string][]).map(([id, name]) => ({ id, name }))

export const adStatusChoices = choicesOf<AdStatus>(statuses)
export const adTypeChoices = choicesOf<AdType>(types)
export const statusLabel = (status: AdStatus) => statuses[status]
export const typeLabel = (type: AdType) => types[type]
