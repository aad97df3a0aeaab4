import DetailsIcon from '@mui/icons-material/ViewSidebarOutlined'
import Button from '@mui/material/Button'
import TabButton from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useI18n } from '../../i18n/i18n'
import type { Tab, useDetails } from './use-details'

type Props = {
  details: ReturnType<typeof useDetails>
  /** The ids of the two parts of the form. */
  ids: Record<Tab, string>
}

/** Shows and hides the details beside the text or, on narrow screens, changes between the two. */
export function DetailsSwitch({ details, ids }: Props) {
  const { t } = useI18n()
  const { isBeside, showsDetails, tab, setTab, setOpen } = details
  if (isBeside)
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<DetailsIcon />}
        aria-expanded={showsDetails}
        aria-controls={ids.details}
        onClick={() => setOpen(!showsDetails)}
        sx={{ ml: 'auto' }}
      >
        {t('articles.form.details')}
      </Button>
    )
  return (
    <Tabs value={tab} onChange={(_, chosen: Tab) => setTab(chosen)} aria-label={t('articles.form.parts')}>
      <TabButton value="text" label={t('articles.form.text')} aria-controls={ids.text} />
      <TabButton value="details" label={t('articles.form.details')} aria-controls={ids.details} />
    </Tabs>
  )
}
