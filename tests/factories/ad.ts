import type { Ad } from '@shared/entities/ad'
import { momentOf, sequence } from './sequence'

const nextId = sequence()

/** A published picture ad. */
export function makeAd(overrides: Partial<Ad> = {}): Ad {
  const id = overrides.id ?? nextId()
  return {
    id,
    title: `Homestay ${id}`,
    description: 'Rooms with a view of the lake.',
    link: `https://homestay-${id}.example`,
    image_url: `https://pictures.example/homestay-${id}.webp`,
    ad_type: 'image',
    status: 'published',
    advertiser_id: null,
    advertiser_name: 'Maria Simbolon',
    advertiser_email: 'maria@homestay.example',
    starts_at: null,
    ends_at: null,
    place_ids: [],
    months: [],
    views: 0,
    clicks: 0,
    image_is_foreign: true,
    rejection_reason: null,
    created_at: momentOf(id),
    updated_at: momentOf(id),
    version: 1,
    ...overrides,
  }
}
