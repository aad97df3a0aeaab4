import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { MediaUse } from '@shared/entities/media'
import { paths } from '@shared/paths'
import type { Role } from '@shared/roles'
import { mayOpen, type ScreenName } from '@shared/screens'
import { Link as RouterLink } from 'react-router-dom'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { historyPath, listPath, pathOf, recordPath, translationPath, workingCopyPath } from '../paths'

type Place = { screen: ScreenName; address: string }

/** The screen of the dashboard on which the use can be changed. */
function placeOf({ kind, id, title, language }: MediaUse): Place | undefined {
  if (kind === 'trash') return { screen: 'trash', address: pathOf.trash }
  if (id === null) return undefined
  switch (kind) {
    case 'articles':
      return { screen: 'articles', address: recordPath('articles', id) }
    case 'translations':
      return { screen: 'articles', address: translationPath('articles', id, language) }
    case 'working-copies':
      return { screen: 'articles', address: workingCopyPath(id) }
    case 'revisions':
      return { screen: 'articles', address: historyPath(id) }
    case 'ads':
      return { screen: 'adForm', address: `${pathOf.adForm}/${id}` }
    case 'categories':
    case 'series':
    case 'places':
    case 'users':
      return { screen: kind, address: recordPath(kind, id) }
    case 'pages':
      return { screen: 'pages', address: translationPath('pages', id, language) }
    case 'newsletters':
      return { screen: 'newsletter', address: listPath('newsletter', { q: title }) }
    case 'other':
      return undefined
  }
}

/**
 * Where a user of this role can look at the use: in the dashboard if the role may open that screen. Otherwise a published article
 * on the site, and an ad in the list of the member’s ads.
 */
function addressFor(use: MediaUse, role: Role) {
  const place = placeOf(use)
  if (place && mayOpen(role, place.screen)) return place.address
  if (use.kind === 'articles' && use.id !== null && use.published) return paths.article(use.id)
  return use.kind === 'ads' ? listPath('myAds', { q: use.title }) : undefined
}

function Use({ use }: { use: MediaUse }) {
  const { t } = useI18n()
  const identity = useIdentity()
  const address = identity && addressFor(use, identity.role)
  const { kind, title, language, published } = use
  const what = [t(`media.uses.${kind}`), language && languageName(language), published && t('media.published')]
  const name = title || t('media.untitled')
  return (
    <li>
      {address ? (
        <Link component={RouterLink} to={address}>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {what.filter(Boolean).join(' · ')}
      </Typography>
    </li>
  )
}

/** Where a file is used, each with a link to the place. */
export const MediaUses = ({ uses }: { uses: MediaUse[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
    {uses.map((use) => (
      <Use key={`${use.kind} ${use.id} ${use.language} ${use.title}`} use={use} />
    ))}
  </Box>
)
