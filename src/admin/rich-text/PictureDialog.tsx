import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { isPictureAddress } from '@shared/content/addresses'
import { isHttpUrl } from '@shared/validation'
import type { Editor } from '@tiptap/react'
import type { SyntheticEvent } from 'react'
import { TextInput } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'
import { PictureInput } from '../uploads/PictureInput'
import { MAX_PICTURE } from './letter-schema'
import { PLACEHOLDER, type Uploads } from './letter-uploads'

type Values = { src: string; alt: string; width: string }

const isWidth = (text: string) => text === '' || (/^\d+$/.test(text) && Number(text) > 0 && Number(text) <= MAX_PICTURE)

type Props = { editor: Editor; uploads: Uploads; onClose: () => void }

/** Chooses a picture, or changes the one that is selected. */
export function PictureDialog({ editor, uploads, onClose }: Props) {
  const { t } = useI18n()
  const { src, alt, width } = editor.getAttributes('image')
  const isChange = editor.isActive('image')
  const form = useForm<Values>({
    defaultValues: { src: src === PLACEHOLDER ? '' : (src ?? ''), alt: alt ?? '', width: width ? String(width) : '' },
  })
  const address = form.watch('src')

  const save = form.handleSubmit((values) => {
    const address = values.src.trim()
    // A picture of another site becomes one of this.
    const upload = address !== src && isHttpUrl(address) ? uploads.add({ url: address }) : null
    const attrs = { src: address, alt: values.alt ?? '', width: Number(values.width) || null, height: null, upload }
    const chain = editor.chain().focus()
    if (isChange) chain.updateAttributes('image', attrs).run()
    else chain.insertContent({ type: 'image', attrs }).run()
    onClose()
  })
  const submit = (event: SyntheticEvent) => {
    // React passes it on to the form around the editor.
    event.stopPropagation()
    void save(event)
  }

  return (
    <FormProvider {...form}>
      <MessageDialog
        title={t('richText.picture')}
        maxWidth="sm"
        isLarge
        onClose={onClose}
        actions={
          <>
            {isChange && (
              <Button
                color="error"
                sx={{ mr: 'auto' }}
                onClick={() => {
                  editor.chain().focus().deleteSelection().run()
                  onClose()
                }}
              >
                {t('uploads.remove')}
              </Button>
            )}
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="contained" onClick={submit}>
              {t(isChange ? 'richText.apply' : 'richText.insert')}
            </Button>
          </>
        }
      >
        <form onSubmit={submit}>
          <PictureInput
            source="src"
            label={t('editor.image.file')}
            validate={(value: string) => (isPictureAddress(value?.trim() ?? '') ? undefined : 'richText.noPicture')}
            onPicked={(media) => {
              if (!form.getValues('alt')) form.setValue('alt', media.alt ?? '')
            }}
          />
          <TextField
            label={t('editor.image.address')}
            value={address}
            onChange={({ target }) => form.setValue('src', target.value)}
          />
          <TextInput source="alt" label={t('pictures.alt')} helperText={t('pictures.altHelp')} />
          <TextInput
            source="width"
            label={t('richText.width')}
            helperText={t('richText.widthHelp', { max: MAX_PICTURE })}
            parse={(text) => text.trim()}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            validate={(value: string) => (isWidth(value) ? undefined : 'richText.invalidWidth')}
          />
        </form>
      </MessageDialog>
    </FormProvider>
  )
}
