import Button from '@mui/material/Button'
import { TextInput } from 'react-admin'
import { useDerivedSlug } from './use-derived-slug'

export function CategoryInputs({ isNew }: { isNew: boolean }) {
  const { isDerived, derive, follow } = useDerivedSlug({ isNew })
  return (
    <>
      <TextInput source="name" isRequired autoFocus={isNew} autoComplete="off" onChange={follow} helperText={false} />
      <TextInput
        source="slug"
        isRequired
        autoComplete="off"
        helperText="The category’s name in addresses: lowercase letters, digits and hyphens"
      />
      <Button size="small" onClick={derive} disabled={isDerived}>
        Derive from name
      </Button>
      <TextInput source="description" multiline minRows={3} helperText={false} />
    </>
  )
}
