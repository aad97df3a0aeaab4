import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { flushSync } from 'react-dom'
import { useRecordForm } from '../../forms/record-form-context'
import { useIdentity } from '../../layout/use-identity'

/** What is written; all other fields of the form are details. */
const WRITTEN = ['title', 'blocks', 'content']

export type Tab = 'text' | 'details'

/**
 * Whether the details of an article stand beside its text, which the browser remembers for each person; or, where there is no room
 * beside it, which of the two is shown: first the text. Shows by itself what holds a field that is to get the focus.
 */
export function useDetails({ isPreviewing }: { isPreviewing: boolean }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
  const [isOpen, setOpen] = useStore(`articles.details.${useIdentity()?.id}`, true)
  const [tab, setTab] = useState<Tab>('text')
  const { reveal } = useRecordForm()
  const isBeside = !isNarrow && !isPreviewing
  const showsText = isBeside || tab === 'text'
  const showsDetails = isBeside ? isOpen : tab === 'details'

  useEffect(() => {
    reveal.current = (field) => {
      const wanted: Tab = WRITTEN.includes(field) ? 'text' : 'details'
      if (wanted === 'text' ? showsText : showsDetails) return undefined
      // A step later, since the caller may be rendering.
      return Promise.resolve().then(() =>
        flushSync(() => {
          setTab(wanted)
          if (isBeside) setOpen(true)
        }),
      )
    }
    return () => {
      reveal.current = null
    }
  }, [reveal, showsText, showsDetails, isBeside, setOpen])

  return { isBeside, showsText, showsDetails, tab, setTab, setOpen }
}
