import type { Conflict } from '@shared/calendar-conflicts'
import { t } from '../i18n/i18n'

export const conflictText = ({ reason, with: other, name }: Conflict) =>
  reason === 'hour'
    ? t('calendar.conflicts.hour', { title: other.title })
    : t('calendar.conflicts.person', { title: other.title, name })
