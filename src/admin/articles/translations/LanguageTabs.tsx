import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { TranslationSummary } from '@shared/entities/translation'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useOptionalQuery } from '../../api/use-call'
import { useI18n } from '../../i18n/i18n'
import { recordPath, translationPath } from '../../paths'
import { StatusBadge } from '../StatusBadge'
import { AddLanguage } from './AddLanguage'
import { LanguageName } from './LanguageName'

type Props = { article: number; current: LanguageCode }

/** Links to the original and its translations; nothing on hosts without translations. */
export function LanguageTabs({ article, current }: Props) {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/articles/manage/:id/translations', { params: { id: article } })
  if (!data) return null
  const { translations } = data
  const isNew = current !== DEFAULT_LANGUAGE && !translations.some(({ language }) => language === current)
  return (
    <Box
      component="nav"
      aria-label={t('articles.translations.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 2 }}
    >
      <Tab to={recordPath('articles', article)} isCurrent={current === DEFAULT_LANGUAGE}>
        {t('articles.translations.original')}
      </Tab>
      {translations.map((translation) => (
        <Tab
          key={translation.language}
          to={translationPath(article, translation.language)}
          isCurrent={current === translation.language}
        >
          <LanguageName code={translation.language} /> <State {...translation} />
        </Tab>
      ))}
      {isNew && (
        <Tab to={translationPath(article, current)} isCurrent>
          <LanguageName code={current} />{' '}
          <Chip size="small" variant="outlined" label={t('articles.translations.new')} />
        </Tab>
      )}
      <AddLanguage
        article={article}
        present={[DEFAULT_LANGUAGE, current, ...translations.map((each) => each.language)]}
      />
    </Box>
  )
}

function State({ status, outdated }: TranslationSummary) {
  const { t } = useI18n()
  return (
    <>
      <StatusBadge status={status} />{' '}
      {outdated && <Chip size="small" variant="outlined" color="warning" label={t('articles.translations.outdated')} />}
    </>
  )
}

const Tab = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) => (
  <Button
    component={Link}
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    color={isCurrent ? 'primary' : 'inherit'}
    sx={{
      gap: 1,
      borderRadius: 0,
      borderBottom: 2,
      borderColor: isCurrent ? 'primary.main' : 'transparent',
      '& .MuiChip-root': { cursor: 'inherit' },
    }}
  >
    {children}
  </Button>
)
