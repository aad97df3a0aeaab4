import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { AD_DESCRIPTION_LENGTH, AD_TITLE_LENGTH } from '@shared/ad-limits'
import type { Ad } from '@shared/entities/ad'
import type { AdType } from '@shared/statuses'
import { useRef } from 'react'
import { RadioButtonGroupInput, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormButtons } from '../forms/FormButtons'
import { useI18n } from '../i18n/i18n'
import { useDebouncedValue } from '../use-debounced-value'
import { AdFigures, hasFigures } from './AdFigures'
import { AdGuidelines, ReviewProcess } from './AdGuidelines'
import { AdPreview } from './AdPreview'
import { Advice } from './Advice'
import { adTypeChoices } from './ad-messages'
import { type AdValues, rules } from './ad-rules'
import { isBlocked, PictureAddress, VideoAddress } from './MediaInput'
import { RunInputs } from './RunInputs'
import { findingOf, useAdCheck } from './use-ad-check'
import { usePicture } from './use-picture'

// Half an address is not worth a request.
const TYPING_PAUSE_MS = 400

/** The title's length compared with the guideline; longer titles are allowed. */
function TitleLength() {
  const { t } = useI18n()
  const { length } = useWatch<AdValues, 'title'>({ name: 'title' }) ?? ''
  const isLong = length > AD_TITLE_LENGTH
  return (
    <Box component="span" role="status" sx={{ color: isLong ? 'warning.main' : undefined }}>
      {isLong
        ? t('ads.form.tooLong', { length, max: AD_TITLE_LENGTH })
        : t('ads.form.length', { length, max: AD_TITLE_LENGTH })}
    </Box>
  )
}

/** Longer descriptions are allowed, but the card on the site cuts them. */
function DescriptionLength() {
  const { t } = useI18n()
  const { length } = useWatch<AdValues, 'description'>({ name: 'description' }) ?? ''
  if (length <= AD_DESCRIPTION_LENGTH) return null
  return (
    <Box component="span" role="status" sx={{ color: 'warning.main' }}>
      {t('ads.form.descriptionCut', { length, max: AD_DESCRIPTION_LENGTH })}
    </Box>
  )
}

/** Keeps an address for each type, so that switching between the types loses none. */
function useAddressByType() {
  const form = useFormContext()
  const current = useRef<AdType>(form.getValues('ad_type'))
  const kept = useRef<Partial<Record<AdType, string | null>>>({})
  return (type: AdType) => {
    kept.current[current.current] = form.getValues('image_url')
    current.current = type
    const own = kept.current[type]
    if (type !== 'text' && own) form.setValue('image_url', own, { shouldDirty: true })
    form.clearErrors('image_url')
  }
}

type Props = { isNew: boolean; onCancel: () => void }

/** The inputs of an ad, with its preview and the guidelines next to them. */
export function AdInputs({ isNew, onCancel }: Props) {
  const { t } = useI18n()
  const [type, imageUrl] = useWatch<AdValues, ['ad_type', 'image_url']>({ name: ['ad_type', 'image_url'] })
  const changeType = useAddressByType()
  const address = useDebouncedValue(imageUrl?.trim() ?? '', TYPING_PAUSE_MS)
  const loaded = usePicture(type === 'image' && !isBlocked(address) ? address : undefined)
  const ad = useRecordContext<Ad>()
  const findings = useAdCheck(isNew ? undefined : ad?.id)
  const [aboutTitle, aboutPicture, aboutLink] = (['title', 'image_url', 'link'] as const).map((field) =>
    findingOf(findings, field),
  )
  const picture = isBlocked(address) ? ({ is: 'broken' } as const) : loaded
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
      <Card sx={{ p: { xs: 2, sm: 3 }, alignSelf: 'start' }}>
        <RadioButtonGroupInput
          source="ad_type"
          label={t('common.type')}
          choices={adTypeChoices}
          helperText={false}
          onChange={(event) => changeType(event.target.value)}
        />
        <TextInput source="title" validate={rules.title} autoComplete="off" helperText={<TitleLength />} />
        {aboutTitle && <Advice>{aboutTitle}</Advice>}
        <TextInput
          source="description"
          validate={rules.description}
          multiline
          minRows={4}
          helperText={<DescriptionLength />}
        />
        {type === 'image' && <PictureAddress address={address} picture={picture} />}
        {aboutPicture && <Advice>{aboutPicture}</Advice>}
        {type === 'video' && <VideoAddress address={address} />}
        <TextInput
          source="link"
          label={t('ads.form.link')}
          validate={rules.link}
          inputMode="url"
          autoComplete="off"
          helperText={t('ads.form.linkHelp')}
        />
        {aboutLink && <Advice>{aboutLink}</Advice>}
        <RunInputs isNew={isNew} />
        <FormButtons save={isNew ? t('ads.submit') : t('ads.update')} onCancel={onCancel} />
      </Card>
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        <Box component="section" aria-label={t('common.preview')}>
          <Typography variant="h6" component="h2" gutterBottom>
            {t('common.preview')}
          </Typography>
          <AdPreview address={address} picture={picture} />
        </Box>
        {!isNew && ad && hasFigures(ad) && (
          <Box component="section" aria-label={t('ads.figures.heading')}>
            <Typography variant="h6" component="h2" gutterBottom>
              {t('ads.figures.heading')}
            </Typography>
            <AdFigures id={ad.id} />
          </Box>
        )}
        <AdGuidelines />
        {isNew && <ReviewProcess />}
      </Stack>
    </Box>
  )
}
