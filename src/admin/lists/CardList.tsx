import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Loading, type RaRecord, RecordsIterator, WithListContext } from 'react-admin'

/** Replaces a table on phones. */
export const CardList = <Row extends RaRecord>({
  card,
  empty,
}: {
  card: (row: Row) => ReactNode
  empty: ReactNode
}) => (
  <WithListContext<Row>
    loading={<Loading />}
    empty={empty}
    render={() => (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <RecordsIterator<Row>
          render={(row) => (
            <Stack component="li" direction="row" spacing={2} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
              {card(row)}
            </Stack>
          )}
        />
      </Box>
    )}
  />
)
