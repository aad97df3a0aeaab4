import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Newsletter } from '@shared/entities/newsletter'
import type { LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { TextInput } from 'react-admin'
import { SafeHtml } from '../../articles/SafeHtml'
import { requiredText } from '../../forms/required-text'
import { textIn } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { RichText } from '../../rich-text/RichText'
import { unsentPicture } from '../../rich-text/unsent-picture'
import { OriginalCard } from '../../translations/OriginalCard'
import { TranslationScreen } from '../../translations/TranslationScreen'
import { PreviewOfForm } from '../PreviewOfForm'
import { useMailStatus } from '../sending/use-mail-status'
import { useIfSaved, useSendTest } from '../sending/use-send-test'
import { SentVersion } from './SentVersion'

const failures = { absent: 'server.newsletterNotFound', notLoaded: 'newsletters.notLoaded' } as const
const subjectRequired = requiredText(messages.subjectRequired)
const contentRules = [requiredText(messages.contentRequired), unsentPicture]

/** The form of a newsletter in another language, next to the original. */
export function NewsletterTranslationEdit() {
  const { t } = useI18n()
  return (
    <TranslationScreen<Newsletter>
      kind="newsletters"
      failures={failures}
      nameOf={({ subject }) => subject}
      sealed={({ original: { id, sent_at }, language }) =>
        sent_at && <SentVersion newsletterId={id} language={language} sentAt={sent_at} />
      }
      beside={(newsletter) => (
        <OriginalCard title={newsletter.subject} original={newsletter}>
          <SafeHtml html={newsletter.content} />
        </OriginalCard>
      )}
      inputs={({ language }) => (
        <>
          <TextInput source="subject" validate={subjectRequired} slotProps={{ htmlInput: textIn(language) }} />
          <RichText source="content" label={t('newsletters.content')} validate={contentRules} language={language} />
          <PreviewOfForm language={language} />
          <Typography variant="body2" sx={{ color: 'text.secondary', my: 2 }}>
            {t('newsletters.translations.help')}
          </Typography>
        </>
      )}
      actions={({ original, language }) => <TestButton newsletterId={original.id} language={language} />}
    />
  )
}

function TestButton({ newsletterId, language }: { newsletterId: number; language: LanguageCode }) {
  const { t } = useI18n()
  const test = useSendTest(newsletterId, language)
  const ifSaved = useIfSaved()
  if (!useMailStatus()) return null
  return (
    <Button onClick={() => ifSaved(() => test.mutate())} disabled={test.isPending}>
      {t('newsletters.sending.test')}
    </Button>
  )
}
