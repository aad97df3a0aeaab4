import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import Button from '@mui/material/Button'
import type { Media } from '@shared/entities/media'
import { useI18n } from '../i18n/i18n'
import { useMediaChoice } from './use-media-choice'

/** Opens the library. Left out for users, and on hosts, that have none. */
export function PickButton({ onPick }: { onPick: (media: Media) => void }) {
  const { t } = useI18n()
  const { choose, dialog } = useMediaChoice()
  if (!choose) return null
  const pick = async () => {
    const media = await choose('image')
    if (media) onPick(media)
  }
  return (
    <>
      <Button startIcon={<LibraryIcon />} onClick={pick}>
        {t('media.pick')}
      </Button>
      {dialog}
    </>
  )
}
