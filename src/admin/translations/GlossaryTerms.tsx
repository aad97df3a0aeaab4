import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { plainText } from '@shared/content/html'
import { partsOf, type Texts } from '@shared/content/parts'
import type { TranslationLanguage } from '@shared/entities/translation'
import { entriesIn, type GlossaryEntry, loadGlossary, unusedEntries } from '@shared/glossary/glossary'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

/** What a reader sees of the texts, without markup. */
const textOf = (texts: Texts) => [...partsOf(texts).values()].map(plainText).join('\n')

type Translated = { id: string; language: TranslationLanguage; version: number }

const wordOf = ({ english, translations }: GlossaryEntry) => `${english[0]} (${translations[0]})`

/** The glossary's entries for a text and, from the first save on, those that the form's translation does not use. */
function useGlossary(original: Texts) {
  const { language, version } = useRecordContext<Translated>() as Translated
  const { data: entries } = useQuery({
    queryKey: ['glossary', language],
    queryFn: () => loadGlossary(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const values = useDeferredValue(useWatch())
  const source = useMemo(() => textOf(original), [original])
  const found = useMemo(() => entriesIn(source, entries ?? []), [source, entries])
  const written = useMemo(() => textOf(values), [values])
  const unused = useMemo(
    () => (version > 0 ? unusedEntries(source, written, found) : []),
    [source, written, found, version],
  )
  return { language, found, unused }
}

/** The words of the glossary that occur in an original, with their translations. Only a warning: a text may need another word. */
export function GlossaryTerms({ original }: { original: Texts }) {
  const { t } = useI18n()
  const headingId = useId()
  const { language, found, unused } = useGlossary(original)
  if (found.length === 0) return null
  return (
    <>
      {unused.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t('articles.translations.glossaryUnused', { words: unused.map(wordOf).join(', ') })}
        </Alert>
      )}
      <Box component="details" open sx={{ mb: 2 }}>
        <Typography
          id={headingId}
          component="summary"
          variant="body2"
          sx={{ color: 'text.secondary', cursor: 'pointer' }}
        >
          {t('articles.translations.glossary')}
        </Typography>
        <Box component="ul" aria-labelledby={headingId} sx={{ my: 1, pl: 2.5, typography: 'body2' }}>
          {/* A mountain and a people can have the same name. */}
          {found.map(({ english, translations, use, note }) => (
            <li key={`${use} ${english.join()}`}>
              <span lang="en">{english.join(', ')}</span>
              {' → '}
              <Box component="b" {...textIn(language)}>
                {translations.join(', ')}
              </Box>
              {note && (
                <Box component="span" lang="en" sx={{ color: 'text.secondary' }}>
                  {' '}
                  {note}
                </Box>
              )}
            </li>
          ))}
        </Box>
      </Box>
    </>
  )
}
