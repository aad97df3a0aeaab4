import type { Newsletter } from '@shared/entities/newsletter'
import { createContext, useContext } from 'react'

/** The part of a newsletter that the send dialogs need. */
export type Sendable = Pick<Newsletter, 'id' | 'subject'> & Partial<Pick<Newsletter, 'version' | 'content'>>

/** The send dialog that is open. Without `userIds`, the newsletter goes to all subscribers. */
export type Step =
  | { name: 'recipients'; newsletter: Sendable }
  | { name: 'schedule'; newsletter: Sendable; userIds?: number[] }
  | { name: 'send'; newsletter: Sendable; userIds?: number[] }
  | { name: 'deliveries'; newsletter: Sendable }

type Open = (step: Step) => void

const SendingContext = createContext<Open | null>(null)
export const SendingProvider = SendingContext.Provider

/** Opens a send dialog. The dialogs live above list and form, so they stay open when the form closes. */
export function useSending(): Open {
  const open = useContext(SendingContext)
  if (!open) throw new Error('useSending must be used within a SendingProvider')
  return open
}
