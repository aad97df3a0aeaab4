import Button from '@mui/material/Button'
import { TextInput } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { useDerivedSlug } from './use-derived-slug'

export function CategoryInputs({ isNew }: { isNew: boolean }) {
  const { t } = useI18n()
  const { isDerived, derive, follow } = useDerivedSlug({ isNew })
  return (
    <>
      <TextInput source="name" isRequired autoFocus={isNew} autoComplete="off" onChange={follow} helperText={false} />
      <TextInput source="slug" isRequired autoComplete="off" helperText={t('categories.slugHelp')} />
      <Button size="small" onClick={derive} disabled={isDerived}>
        {t('categories.derive')}
      </Button>
      <TextInput source="description" multiline minRows={3} helperText={false} />
    </>
  )
}
