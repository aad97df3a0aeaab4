import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { AD_SUBMIT_REDIRECT_MS } from '@shared/constants'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { Notice } from '../layout/Notice'
import { pathOf } from '../paths'
import { AdEditor } from './AdEditor'
import { createWords, editWords } from './ad-words'

const headings = { create: 'Submit Ad', edit: 'Edit Ad' }

/** In place of the form, so that nothing is submitted twice; then leads to the ads. */
function Saved({ message }: { message: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(pathOf.myAds), AD_SUBMIT_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice
      Icon={DoneIcon}
      heading={
        <Typography variant="h6" role="status">
          {message}
        </Typography>
      }
      text="You are being taken to your ads."
      action={
        <Button component={Link} to={pathOf.myAds}>
          My Ads
        </Button>
      }
    />
  )
}

function MyAdEditor() {
  const [message, setMessage] = useState<string>()
  if (message) return <Saved message={message} />
  return (
    <AdEditor
      resource="my-ads"
      headings={headings}
      home={pathOf.myAds}
      onSaved={(isNew) => setMessage((isNew ? createWords : editWords).success)}
    />
  )
}

/** For members. */
export const SubmitAd = () => <MyAdEditor key={useParams().id ?? 'new'} />
