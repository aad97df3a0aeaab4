import { createContext, useContext } from 'react'

type PublicationCheck = {
  /** Shows what the text lacks. */
  open: () => Promise<void>
  /** Before the text is published or scheduled: shows what it lacks, if anything. Answers whether to go on. */
  confirm: () => Promise<boolean>
}

export const PublicationCheckContext = createContext<PublicationCheck | null>(null)

export function usePublicationCheck() {
  const check = useContext(PublicationCheckContext)
  if (!check) throw new Error('usePublicationCheck must be used within a PublicationCheck')
  return check
}
