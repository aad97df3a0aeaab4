import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AuditEntry } from '@shared/entities/audit'
import type { ReactNode } from 'react'
import { dateAndTime } from '../i18n/formats'
import { t, translate, useI18n } from '../i18n/i18n'

/** Before the name of a command of the shell. */
const SHELL = /^shell /

export const callText = (call: string) =>
  SHELL.test(call)
    ? translate(`audit.commands.${call.replace(SHELL, '')}`, call)
    : translate(`audit.calls.${call}`, call)

const fieldText = (field: string) => translate(`audit.changes.${field}`, field)

/** The fields whose values are moments. */
const MOMENTS = ['due_at', 'publish_at', 'scheduled_at']

function valueText(field: string, value: string | null | undefined) {
  if (!value) return '–'
  return MOMENTS.includes(field) ? dateAndTime(value) : translate(`roles.${value}`, value)
}

/** Such as 'Role: User → Editor, Password'. */
export const changesText = (changes: AuditEntry['changes']) =>
  changes
    .map(({ field, from, to }) => {
      if (to === undefined) return fieldText(field)
      const value =
        from === undefined
          ? valueText(field, to)
          : t('audit.changed', { from: valueText(field, from), to: valueText(field, to) })
      return `${fieldText(field)}: ${value}`
    })
    .join(', ')

export function actorText({ actor_id, actor_name, call }: AuditEntry) {
  if (SHELL.test(call)) return t('audit.shell')
  return actor_name ?? (actor_id === null ? t('audit.visitor') : `${t('audit.deleted')} (${actor_id})`)
}

export const recordText = ({ record_kind, record_id, record_title }: AuditEntry) =>
  [translate(`audit.kinds.${record_kind}`, record_kind), record_title ?? record_id].filter(Boolean).join(': ')

const Secondary = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
)

export function When({ created_at }: AuditEntry) {
  useI18n()
  return (
    <time dateTime={created_at} title={dateAndTime(created_at, { dateStyle: 'short', timeStyle: 'medium' })}>
      {dateAndTime(created_at)}
    </time>
  )
}

export function Actor(entry: AuditEntry) {
  useI18n()
  return (
    <>
      {actorText(entry)}
      {entry.actor_role && <Secondary>{t(`roles.${entry.actor_role}`)}</Secondary>}
    </>
  )
}

/** What was done, whether it was refused, and how often in a row. */
export function Done({ call, outcome, times, last_at }: AuditEntry) {
  useI18n()
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {callText(call)}
        {outcome === 'failed' && (
          <Chip size="small" color="error" variant="outlined" label={t('audit.outcomes.failed')} />
        )}
      </Stack>
      {times > 1 && <Secondary>{t('audit.times', { count: times, when: dateAndTime(last_at) })}</Secondary>}
    </>
  )
}

export function Network({ network, call }: AuditEntry) {
  useI18n()
  if (SHELL.test(call)) return <>–</>
  return <>{network ?? t('audit.networkRemoved')}</>
}
