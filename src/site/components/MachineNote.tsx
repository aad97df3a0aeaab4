import { keyedQuery } from '@shared/keyed-address'
import { splitLanguage } from '@shared/language-paths'
import { useLocation } from 'react-router'
import { useI18n } from '../i18n/i18n'
import { machineNoteOf, originalOf } from '../i18n/machine-text'
import { OriginalLink } from './OriginalLink'
import { Trans } from './Trans'

/** Says that a machine has translated the page, or will. `data`: what the page's loader returned. */
export function MachineNote({ data }: { data: object | undefined }) {
  const { t } = useI18n()
  const { pathname, search } = useLocation()
  const note = machineNoteOf(data)
  if (!note) return null
  return (
    <p className="machine-note wrap">
      {note === 'machineComing' ? (
        t('language.machineComing')
      ) : (
        <Trans
          text={t(`language.${note}`)}
          tag={(text) => (
            <OriginalLink to={splitLanguage(pathname).path + keyedQuery(search)} language={originalOf(data)}>
              {text}
            </OriginalLink>
          )}
        />
      )}
    </p>
  )
}
