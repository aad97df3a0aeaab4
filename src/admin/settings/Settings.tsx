import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { SETTING_GROUPS, SETTING_NAMES, SETTINGS } from '@shared/site-settings'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { stickyActions } from '../articles/sticky-actions'
import { FormButtons } from '../forms/FormButtons'
import { LoadFailure } from '../forms/LoadFailure'
import { RecordForm } from '../forms/RecordForm'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { SettingInput } from './SettingInput'
import { SettingsLanguages } from './SettingsLanguages'
import { MAGAZINE, SETTINGS_RESOURCE } from './settings-data'
import { loadFailures, saveMessages } from './settings-messages'

/** The form stays as it is. */
const stay = () => {}

/** What the owner sets of the magazine: a card for each group of the table. */
export function Settings() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Error>()
  const close = () => navigate(paths.dashboard)
  if (failure)
    return <LoadFailure failures={loadFailures} error={failure} onRetry={() => setFailure(undefined)} onClose={close} />
  return (
    <>
      <PageHeading>{t('screens.settings')}</PageHeading>
      <SettingsLanguages current={DEFAULT_LANGUAGE} />
      <RecordForm
        id={MAGAZINE}
        resource={SETTINGS_RESOURCE}
        messages={saveMessages}
        onSaved={stay}
        onLoadError={setFailure}
      >
        <Stack spacing={2} sx={{ mt: 2, maxWidth: 900 }}>
          {SETTING_GROUPS.map((group) => (
            <Card key={group} component="section" aria-labelledby={`settings-${group}`} sx={{ p: { xs: 2, sm: 3 } }}>
              <Typography id={`settings-${group}`} variant="h6" component="h2" sx={{ mb: 1 }}>
                {t(`settings.groups.${group}`)}
              </Typography>
              {SETTING_NAMES.filter((name) => SETTINGS[name].group === group).map((name) => (
                <SettingInput key={name} name={name} />
              ))}
            </Card>
          ))}
          <Box sx={stickyActions}>
            <FormButtons save={t('settings.save')} onCancel={close} />
          </Box>
        </Stack>
      </RecordForm>
    </>
  )
}
