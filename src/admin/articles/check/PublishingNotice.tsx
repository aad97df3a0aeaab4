import Alert from '@mui/material/Alert'
import type { Checked } from '@shared/content/publication-check'
import type { ManagedArticle } from '@shared/entities/article'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { DashboardData } from '../../api/data-provider'
import { useI18n } from '../../i18n/i18n'
import { useDebouncedValue } from '../../use-debounced-value'
import { CHECKED_FIELDS } from './checked-fields'
import { type Examined, examine, isComplete } from './examine'
import { FindingList } from './FindingList'
import { useFindings } from './use-findings'
import { useGoTo } from './use-go-to'

const TYPING_PAUSE_MS = 500

/** Once the next save would publish the article: what it lacks, until it is there. Nothing is refused for it. */
export function PublishingNotice() {
  const before = useRecordContext<ManagedArticle>()?.status
  const status = useWatch({ name: 'status' })
  return status === 'published' && before !== 'published' ? <Notice /> : null
}

function Notice() {
  const values = useWatch<Checked, typeof CHECKED_FIELDS>({ name: CHECKED_FIELDS })
  const article: Checked = Object.fromEntries(CHECKED_FIELDS.map((name, index) => [name, values[index]]))
  // As text: the values are new objects at each render.
  const examined = useExamined(useDebouncedValue(JSON.stringify(article), TYPING_PAUSE_MS))
  return examined && !isComplete(examined) ? <Findings {...examined} /> : null
}

/** As last examined: the list stays while the next one is made. */
function useExamined(article: string) {
  const { requestOptional } = useDataProvider<DashboardData>()
  const client = useQueryClient()
  const [examined, setExamined] = useState<Examined>()
  useEffect(() => {
    let isOutdated = false
    examine(JSON.parse(article), requestOptional, client)
      .then((result) => !isOutdated && setExamined(result))
      // Without the rules there is no list; publishing works all the same.
      .catch(() => {})
    return () => {
      isOutdated = true
    }
  }, [article, requestOptional, client])
  return examined
}

function Findings(examined: Examined) {
  const { t } = useI18n()
  const goTo = useGoTo()
  const { lines, pending } = useFindings(examined)
  if (lines.length + pending === 0) return null
  return (
    <Alert
      role="status"
      severity="warning"
      variant="outlined"
      sx={{ my: 1, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      {t('articles.check.heading')}
      <FindingList lines={lines} pending={pending} onGo={goTo} />
    </Alert>
  )
}
