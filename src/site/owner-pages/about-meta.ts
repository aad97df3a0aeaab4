import { paths } from '@shared/paths'
import type { PageMeta } from '../head/head'
import type { Page } from '../head/meta'
import { heroPreview, publisher } from '../head/meta-parts'
import type { OwnerPageData } from './owner-page-loaders'
import { metaOf } from './owner-page-meta'

const housesMeta = ({ t, language, settings }: Page): PageMeta => ({
  title: t('about.title'),
  description: t('about.description'),
  path: paths.about,
  ...heroPreview({ t, settings }),
  structuredData: {
    '@type': 'AboutPage',
    name: t('about.title'),
    inLanguage: language,
    mainEntity: publisher(settings),
  },
})

export const aboutMeta = ({ data, ...about }: Page<OwnerPageData | undefined>): PageMeta =>
  data?.page ? metaOf(data.page, about) : housesMeta({ ...about, data: undefined })
