import CloudOffIcon from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { Notice } from './Notice'

/** In place of a list that could not be fetched. */
export function ListError() {
  const { error, refetch } = useListContext()
  return (
    <Notice
      Icon={CloudOffIcon}
      heading={<Typography variant="h6">This list could not be loaded</Typography>}
      text={error?.message}
      action={
        <Button variant="outlined" onClick={() => refetch()}>
          Try again
        </Button>
      }
    />
  )
}
