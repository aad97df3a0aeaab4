import { BlockEditorInput } from '@admin/editor/BlockEditorInput'
import { RecordForm } from '@admin/forms/RecordForm'
import { useRecordForm } from '@admin/forms/record-form-context'
import { useLanguageProvider } from '@admin/i18n/provider'
import { IdentityContext } from '@admin/layout/use-identity'
import { lightTheme } from '@admin/theme'
import CssBaseline from '@mui/material/CssBaseline'
import { useEffect } from 'react'
import { AdminContext, memoryStore, testDataProvider } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { useFormContext } from 'react-hook-form'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { connectForm } from './typing'

/** An editor of the magazine, who may use the library. */
const identity = {
  id: 1,
  fullName: 'Editor',
  avatar: undefined,
  email: 'editor@eyeofsumatra.example',
  role: 'editor',
  totp: false,
  invites: false,
  hasLanguage: false,
  lacksSecondFactor: false,
} as const

function FormDoor() {
  const form = useFormContext()
  const { reads } = useRecordForm()
  useEffect(() => connectForm({ form, reads }), [form, reads])
  return null
}

const messages = { failure: 'articles.saveFailed' } as const
const store = memoryStore()
const dataProvider = testDataProvider()

/** The editor of the article form, in the form that all records have, without the rest of the dashboard. */
function Page() {
  const i18nProvider = useLanguageProvider()
  return (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store} theme={lightTheme}>
      <CssBaseline />
      <IdentityContext value={identity}>
        <RecordForm resource="articles" messages={messages} onSaved={() => {}}>
          <FormDoor />
          <BlockEditorInput source="blocks" htmlSource="content" label="Content" />
        </RecordForm>
      </IdentityContext>
    </AdminContext>
  )
}

const router = createBrowserRouter([{ path: '*', element: <Page /> }])
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />)
