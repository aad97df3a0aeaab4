import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { TranslationStatus } from '@shared/statuses'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { languageLabel } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { StatusBadge } from '../lists/StatusBadge'
import { translationPath } from '../paths'
import { AddLanguage } from './AddLanguage'
import { LanguageName } from './LanguageName'
import type { WithTranslations } from './translation-calls'
import { useTranslations } from './use-translations'

type Props = {
  kind: WithTranslations
  id: number
  /** The language of the original. */
  original?: LanguageCode
  /** The language of this form. */
  current?: LanguageCode
  /** No more can be added. */
  isFinal?: boolean
}

/** Links to an original and its translations; nothing on hosts without translations. */
export function RecordLanguages({ kind, id, original = DEFAULT_LANGUAGE, current = original, isFinal = false }: Props) {
  const { data } = useTranslations(kind, id)
  if (!data || (isFinal && data.translations.length === 0)) return null
  return (
    <LanguageTabs
      original={original}
      current={current}
      translations={data.translations}
      pathTo={(language) => translationPath(kind, id, language === original ? null : language)}
      isFinal={isFinal}
    />
  )
}

/** Translations of places have no status: readers see them at once. */
type Listed = { language: LanguageCode; outdated: boolean; status?: TranslationStatus }

type TabsProps = {
  original: LanguageCode
  current: LanguageCode
  translations: readonly Listed[]
  /** The address of the form in a language. */
  pathTo: (language: LanguageCode) => string
  /** No more can be added. */
  isFinal?: boolean
}

export function LanguageTabs({ original, current, translations, pathTo, isFinal = false }: TabsProps) {
  const { t } = useI18n()
  const isNew = current !== original && !translations.some(({ language }) => language === current)
  return (
    <Box
      component="nav"
      aria-label={t('articles.translations.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 2 }}
    >
      <Tab to={pathTo(original)} isCurrent={current === original}>
        {t('articles.translations.original', { name: languageLabel(original) })}
      </Tab>
      {translations.map((translation) => (
        <Tab key={translation.language} to={pathTo(translation.language)} isCurrent={current === translation.language}>
          <LanguageName code={translation.language} /> <State {...translation} />
        </Tab>
      ))}
      {isNew && (
        <Tab to={pathTo(current)} isCurrent>
          <LanguageName code={current} />{' '}
          <Chip size="small" variant="outlined" label={t('articles.translations.new')} />
        </Tab>
      )}
      {!isFinal && (
        <AddLanguage present={[original, current, ...translations.map((each) => each.language)]} pathTo={pathTo} />
      )}
    </Box>
  )
}

function State({ status, outdated }: Omit<Listed, 'language'>) {
  const { t } = useI18n()
  return (
    <>
      {status && <StatusBadge status={status} />}{' '}
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
