import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { Newsletter } from '@shared/entities/newsletter'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useI18n } from '../i18n/i18n'

/** Whether the site's archive has a sent newsletter. Some hosts have no archive. */
export function PublicSwitch({ newsletter: { id, public: isPublic } }: { newsletter: Newsletter }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  const helpId = useId()
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      request('PUT /api/newsletters/:id/public', { params: { id }, body: { public: wanted } }),
    onSuccess: (_, wanted) =>
      notify(t(wanted ? 'newsletters.archive.shown' : 'newsletters.archive.hidden'), { type: 'success' }),
    onError: (error) =>
      notify(t('common.error', { reason: failureText(error, t('newsletters.archive.failed')) }), { type: 'error' }),
    onSettled: () => refresh(),
  })
  if (isPublic === undefined) return null
  return (
    <FormControl>
      <FormControlLabel
        label={t('newsletters.archive.label')}
        control={
          <Switch
            checked={change.isPending ? change.variables : isPublic}
            disabled={change.isPending}
            onChange={(_, wanted) => change.mutate(wanted)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <FormHelperText id={helpId}>{t('newsletters.archive.help')}</FormHelperText>
    </FormControl>
  )
}
