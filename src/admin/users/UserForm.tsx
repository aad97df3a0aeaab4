import { useAuthProvider, useGetIdentity } from 'react-admin'
import type { DashboardAuth } from '../authProvider'
import type { FormPlace } from '../forms/ListWithForm'
import { RecordDialog } from '../forms/RecordDialog'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { UserInputs } from './UserInputs'
import { createWords, editWords } from './user-messages'
import { newUser, toUserInput, unchangedPassword, userErrors } from './user-rules'

const failures = { absent: 'users.notFound', notLoaded: 'users.notLoaded' } as const

/** The dialog of a new or existing user. */
export function UserForm({ id, onClose }: FormPlace) {
  const { t } = useI18n()
  const identity = useIdentity()
  const { refetch } = useGetIdentity()
  const authProvider = useAuthProvider<DashboardAuth>()
  const isNew = id === undefined
  const isOwn = Number(id) === identity?.id
  return (
    <RecordDialog
      id={id}
      title={isNew ? t('users.add') : t('users.edit')}
      failures={failures}
      words={isNew ? createWords : editWords}
      defaultValues={isNew ? newUser : unchangedPassword}
      validate={userErrors(isNew)}
      transform={toUserInput}
      onClose={onClose}
      onSaved={async () => {
        onClose()
        if (!isOwn) return
        // The menus show the user's name.
        await authProvider?.refreshIdentity()
        await refetch()
      }}
    >
      <UserInputs whose={isNew ? 'new' : isOwn ? 'own' : 'other'} />
    </RecordDialog>
  )
}
