import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { type TextKey, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { pathOf } from '../paths'
import { AdEditor } from './AdEditor'
import { createMessages, editMessages } from './ad-messages'
import { AGAIN } from './ad-rules'

const REDIRECT_MS = 2000

const headings = { create: 'ads.submit', edit: 'ads.edit' } as const

/** Replaces the form, so that nothing is submitted twice, then navigates to the list. */
function Saved({ heading, message }: { heading: TextKey; message: TextKey }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(pathOf.myAds), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <PageHeading>{t(heading)}</PageHeading>
      <Notice
        Icon={DoneIcon}
        heading={
          <Typography variant="h6" component="p" role="status">
            {t(message)}
          </Typography>
        }
        text={t('ads.takenToAds')}
        action={
          <Button component={Link} to={pathOf.myAds}>
            {t('ads.goThere')}
          </Button>
        }
      />
    </>
  )
}

function MyAdEditor() {
  const [saved, setSaved] = useState<ComponentProps<typeof Saved>>()
  if (saved) return <Saved {...saved} />
  return (
    <AdEditor
      resource="my-ads"
      headings={headings}
      home={pathOf.myAds}
      onSaved={(isNew) =>
        setSaved(
          isNew
            ? { heading: headings.create, message: createMessages.success }
            : { heading: headings.edit, message: editMessages.success },
        )
      }
    />
  )
}

/** The page for members; staff have AdForm. */
export function SubmitAd() {
  const { id } = useParams()
  const [search] = useSearchParams()
  return <MyAdEditor key={id ?? `new ${search.get(AGAIN)}`} />
}
