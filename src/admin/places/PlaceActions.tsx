import Stack from '@mui/material/Stack'
import type { ManagedPlace } from '@shared/entities/place'
import { useI18n } from '../i18n/i18n'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { recordPath } from '../paths'
import { deleteMessages } from './place-messages'

/** The actions on a row. */
export const PlaceActions = ({ id, name }: Pick<ManagedPlace, 'id' | 'name'>) => {
  const { t } = useI18n()
  return (
    <Stack direction="row">
      <EditLink label={t('common.editNamed', { name })} to={recordPath('places', id)} />
      <DeleteButton
        messages={deleteMessages}
        label={t('common.deleteNamed', { name })}
        warning="places.deleteWarning"
      />
    </Stack>
  )
}
