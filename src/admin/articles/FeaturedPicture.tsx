import Box from '@mui/material/Box'
import type { ManagedArticle } from '@shared/entities/article'
import { TextInput, type TextInputProps, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'
import { PictureInput } from '../uploads/PictureInput'

const inRow = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

/** The featured picture and, once there is one, its texts. */
export function FeaturedPicture() {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const hasPicture = Boolean(useWatch({ name: 'image_url' }))
  // Some hosts keep no such texts.
  const takesTexts = !article || article.image_alt !== undefined
  return (
    <>
      <PictureInput source="image_url" label={t('articles.form.featuredImage')} />
      {hasPicture && takesTexts && (
        <>
          <PictureAltInput />
          <Box sx={inRow}>
            <PictureCaptionInput />
            <TextInput source="image_credit" label={t('pictures.credit')} helperText={t('pictures.creditHelp')} />
          </Box>
        </>
      )}
    </>
  )
}

export function PictureAltInput(props: Pick<TextInputProps, 'slotProps'>) {
  const { t } = useI18n()
  return (
    <TextInput source="image_alt" label={t('pictures.alt')} helperText={t('pictures.altHelp')} multiline {...props} />
  )
}

export function PictureCaptionInput(props: Pick<TextInputProps, 'slotProps'>) {
  const { t } = useI18n()
  return (
    <TextInput
      source="image_caption"
      label={t('pictures.caption')}
      helperText={t('pictures.captionHelp')}
      multiline
      {...props}
    />
  )
}
