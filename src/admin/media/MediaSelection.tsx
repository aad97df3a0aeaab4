import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import type { Media } from '@shared/entities/media'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { ChosenTexts } from './ChosenTexts'
import { RemoveChosen } from './RemoveChosen'

/** Chooses all files of the page, and offers what can be done with those that are chosen. */
export function MediaSelection() {
  const { t } = useI18n()
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Media>()
  const [isWriting, setWriting] = useState(false)
  const count = selectedIds.length
  const others = selectedIds.filter((id) => !data.some((media) => media.id === id))
  const chosenHere = count - others.length
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pt: 1 }}>
      <FormControlLabel
        label={count > 0 ? t('media.selected', { count }) : t('media.selectPage')}
        control={
          <Checkbox
            checked={chosenHere === data.length}
            indeterminate={chosenHere > 0 && chosenHere < data.length}
            onChange={(_, isOn) => onSelect(isOn ? [...others, ...data.map(({ id }) => id)] : others)}
            slotProps={{ input: { 'aria-label': t('media.selectPage') } }}
          />
        }
      />
      {count > 0 && (
        <>
          <Button onClick={() => setWriting(true)}>{t('media.bulk.change')}</Button>
          <RemoveChosen />
          <Button color="inherit" onClick={() => onUnselectItems()}>
            {t('lists.unselect')}
          </Button>
        </>
      )}
      {isWriting && <ChosenTexts onClose={() => setWriting(false)} />}
    </Stack>
  )
}
