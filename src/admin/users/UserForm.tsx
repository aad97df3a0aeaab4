import type { FormPlace } from '../forms/ListWithForm'
import { RecordDialog } from '../forms/RecordDialog'
import { useI18n } from '../i18n/i18n'
import { useIdentity, useRefreshIdentity } from '../layout/use-identity'
import { UserSecurity } from '../security/UserSecurity'
import { UserBounce } from './UserBounce'
import { UserInputs } from './UserInputs'
import { createMessages, editMessages } from './user-messages'
import { newUser, toUserInput, unchangedPassword, userErrors } from './user-rules'

const failures = { absent: 'users.notFound', notLoaded: 'users.notLoaded' } as const

/** The dialog of a new or existing user. */
export function UserForm({ id, onClose }: FormPlace) {
  const { t } = useI18n()
  const identity = useIdentity()
  const refreshIdentity = useRefreshIdentity()
  const isNew = id === undefined
  const isOwn = Number(id) === identity?.id
  return (
    <RecordDialog
      id={id}
      title={isNew ? t('users.add') : t('users.edit')}
      failures={failures}
      messages={isNew ? createMessages : editMessages}
      defaultValues={isNew ? newUser : unchangedPassword}
      validate={userErrors(isNew)}
      transform={toUserInput}
      onClose={onClose}
      after={
        !isNew && (
          <>
            <UserBounce />
            {!isOwn && <UserSecurity />}
          </>
        )
      }
      onSaved={async () => {
        onClose()
        // The menus show the user's name.
        if (isOwn) await refreshIdentity()
      }}
    >
      <UserInputs whose={isNew ? 'new' : isOwn ? 'own' : 'other'} />
    </RecordDialog>
  )
}
