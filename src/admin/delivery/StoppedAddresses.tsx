import UndeliveredIcon from '@mui/icons-material/MarkEmailReadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { StoppedAddress } from '@shared/entities/delivery'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { shortDay } from '../i18n/formats'
import { t, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { searchFilter } from '../layout/search-filter'
import { CardList } from '../lists/CardList'
import { DataList } from '../lists/DataList'
import { ListTools } from '../lists/ListTools'
import { ConfirmDialog } from '../security/ConfirmDialog'

/** A change of the list: says that it worked, or why it did not. */
function useRelease(release: (request: DashboardData['request']) => Promise<string>, onSettled?: () => void) {
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => release(request),
    onSuccess: (text) => notify(text, { type: 'success' }),
    onError: (error) => notify(failureText(error, 'delivery.releaseFailed'), { type: 'error' }),
    onSettled: () => {
      onSettled?.()
      refresh()
    },
  })
}

function Release({ id }: Pick<StoppedAddress, 'id'>) {
  const { mutate, isPending } = useRelease(async (request) => {
    await request('DELETE /api/delivery/stopped/:address', { params: { address: id } })
    return t('users.bounce.allowed', { email: id })
  })
  return (
    <Button
      size="small"
      aria-label={t('delivery.releaseNamed', { address: id })}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {t('delivery.release')}
    </Button>
  )
}

function ReleaseAll() {
  const { total = 0, filterValues } = useListContext()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useRelease(
    async (request) => {
      const { released } = await request('DELETE /api/delivery/stopped')
      return t('delivery.released', { count: released })
    },
    () => setAsking(false),
  )
  // What a search has found are not all.
  if (total === 0 || Object.keys(filterValues).length > 0) return null
  return (
    <Box sx={{ textAlign: 'right', mb: 1 }}>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('delivery.releaseAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delivery.releaseAllQuestion')}
        text={t('delivery.releaseAllText')}
        action={t('delivery.releaseAll')}
        isPending={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

const untilText = ({ until }: StoppedAddress) =>
  until ? t('delivery.pausedUntil', { day: shortDay(until) }) : t('delivery.forGood')

const Empty = () => <Notice Icon={UndeliveredIcon} heading={t('delivery.noneStopped')} />

const Column = DataTable.Col<StoppedAddress>

const Table = () => (
  <DataTable<StoppedAddress> bulkActionButtons={false} empty={<Empty />} rowClick={false}>
    <Column source="id" label={t('delivery.address')} sx={{ overflowWrap: 'anywhere', minWidth: 140 }} />
    <Column label={t('delivery.why')} disableSort render={({ reason }) => t(`delivery.reasons.${reason}`)} />
    <Column
      source="answer"
      label={t('delivery.answer')}
      disableSort
      sx={{ width: '40%', overflowWrap: 'anywhere', color: 'text.secondary' }}
    />
    <Column
      source="since"
      label={t('delivery.since')}
      sx={{ whiteSpace: 'nowrap' }}
      render={({ since }) => shortDay(since)}
    />
    <Column label={t('delivery.until')} disableSort sx={{ whiteSpace: 'nowrap' }} render={untilText} />
    <Column label={t('common.actions')} disableSort render={(row) => <Release {...row} />} />
  </DataTable>
)

const card = (row: StoppedAddress) => (
  <>
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 620, lineHeight: 1.3 }}>{row.id}</Typography>
      <Typography variant="body2">
        {t(`delivery.reasons.${row.reason}`)} · {shortDay(row.since)} · {untilText(row)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {row.answer}
      </Typography>
    </Box>
    <Box>
      <Release {...row} />
    </Box>
  </>
)

const filters = [searchFilter]

/** The addresses that get no newsletters. */
export function StoppedAddresses() {
  useI18n()
  return (
    <DataList
      resource="stopped-addresses"
      tools={
        <>
          <ListTools filters={filters} />
          <ReleaseAll />
        </>
      }
      sort={{ field: 'since', order: 'DESC' }}
      exporter={false}
      table={<Table />}
      cards={<CardList<StoppedAddress> card={card} empty={<Empty />} />}
    />
  )
}
