import type { Role } from '@shared/roles'
import { screen } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import type { Host } from '@tests/host'
import { openDashboard } from './open-dashboard'

export const lake = makeAd({
  title: 'Lake view rooms',
  description: 'Breakfast above the caldera.',
  status: 'pending',
  views: 1234,
  advertiser_name: 'Maria Simbolon',
  advertiser_email: 'maria@homestay.example',
})
const film = makeAd({ title: 'Surf camp film', status: 'published', ad_type: 'video' })
export const note = makeAd({ title: 'Guides wanted', status: 'rejected', ad_type: 'text', image_url: null })
export const ads = [lake, film, note]

export const dropdown = (title: string) => screen.findByRole('combobox', { name: `Status of ${title}` })

export async function choose(user: ReturnType<typeof openDashboard>['user'], title: string, status: string) {
  await user.click(await dropdown(title))
  await user.click(await screen.findByRole('option', { name: status }))
}

export const statusOf = async (host: Host, title: string) =>
  (await host.rows('ads')).find((ad) => ad.title === title)?.status

type Options = Parameters<typeof openDashboard>[1]
export const openAds = (role: Role = 'editor', options: Options = {}) =>
  openDashboard('/dashboard/ads', { role, ads, ...options })
