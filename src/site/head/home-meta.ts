import { TAGLINE } from '@shared/magazine'
import { paths } from '@shared/paths'
import { magazineName } from '../data/settings'
import type { PageMeta } from './head'
import type { Page } from './meta'
import { heroPreview, publisher } from './meta-parts'

export const homeMeta = ({ t, language, addressOf, settings }: Page): PageMeta => ({
  title: settings.own?.tagline ?? t('home.title'),
  description: t('home.description'),
  path: paths.home,
  ...heroPreview({ t, settings }),
  structuredData: {
    '@type': 'WebSite',
    name: magazineName(settings),
    alternateName: settings.own?.tagline ?? TAGLINE,
    inLanguage: language,
    url: addressOf(paths.home),
    publisher: publisher(settings),
  },
})
