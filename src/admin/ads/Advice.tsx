import Alert from '@mui/material/Alert'

/** A hint about something that the server accepts but that a reviewer would ask about. */
export const Advice = ({ children }: { children: string }) => (
  <Alert severity="warning" variant="outlined" role="status" sx={{ width: '100%', mb: 1, overflowWrap: 'anywhere' }}>
    {children}
  </Alert>
)
