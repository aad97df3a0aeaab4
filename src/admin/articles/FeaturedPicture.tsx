import Box from '@mui/material/Box'
import type { ManagedArticle } from '@shared/entities/article'
import type { Media } from '@shared/entities/media'
import { useRef } from 'react'
import { TextInput, type TextInputProps, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'
import { useHasLibrary } from '../media/use-has-library'
import { PictureInput } from '../uploads/PictureInput'

const inRow = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
}

const TEXTS = ['image_alt', 'image_caption', 'image_credit'] as const

/** The featured picture and, once there is one, its texts. */
export function FeaturedPicture({ slotProps }: Pick<TextInputProps, 'slotProps'>) {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const hasPicture = Boolean(useWatch({ name: 'image_url' }))
  const { getValues, setValue } = useFormContext()
  const hasLibrary = useHasLibrary()
  // Some hosts keep no such texts.
  const takesTexts = article ? article.image_alt !== undefined : hasLibrary
  /** What the library filled in last: another picture replaces it, but not what was typed. */
  const filled = useRef<Record<string, string | null>>({})

  function fill({ alt, caption, credit }: Media) {
    if (!takesTexts) return
    const texts = { image_alt: alt, image_caption: caption, image_credit: credit }
    for (const [name, text] of Object.entries(texts)) {
      const typed = getValues(name) || null
      if (!typed || typed === filled.current[name]) setValue(name, text, { shouldDirty: true })
    }
    filled.current = texts
  }

  /** Without a picture, its texts have no meaning. */
  function clear() {
    if (takesTexts) for (const name of TEXTS) setValue(name, null, { shouldDirty: true })
  }

  return (
    <>
      <PictureInput source="image_url" label={t('articles.form.featuredImage')} onPicked={fill} onRemoved={clear} />
      {hasPicture && takesTexts && (
        <>
          <PictureAltInput slotProps={slotProps} />
          <Box sx={inRow}>
            <PictureCaptionInput slotProps={slotProps} />
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
