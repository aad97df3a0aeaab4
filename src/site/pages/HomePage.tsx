import { useLoaderData } from 'react-router'
import { later } from '../components/later'
import type { HomeData } from '../cover/cover-loader'
import { homeExcerpt } from '../cover/home-excerpt'
import { magazineName, useSettings } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { Hero } from './home/Hero'
import { LeadStory } from './home/LeadStory'

export { homeMeta as describe } from '../head/home-meta'

const Strips = later(async () => ({ default: (await import('../cover/Strips')).Strips }), { texts: 'cover' })

export function Component() {
  const { t } = useI18n()
  const settings = useSettings()
  const { hero_text: heroText, hero_image_url: picture } = settings.own ?? {}
  const data = useLoaderData<HomeData>()
  const { lead } = data
  return (
    <>
      <Hero title={magazineName(settings)} tagline={heroText ?? t('home.tagline')} picture={picture} />
      {lead && <LeadStory article={lead} excerpt={homeExcerpt(lead.excerpt)} />}
      <Strips data={data} />
    </>
  )
}
