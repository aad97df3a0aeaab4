import type { Newsletter } from '@shared/entities/newsletter'
import { createContext, useContext } from 'react'

/** What of a newsletter the dialogs of sending need. */
export type Sendable = Pick<Newsletter, 'id' | 'subject'> & Partial<Pick<Newsletter, 'version'>>

/** The dialogs of sending, one at a time. Without `userIds`, it goes to all subscribers. */
export type Step =
  | { name: 'recipients'; newsletter: Sendable }
  | { name: 'schedule'; newsletter: Sendable; userIds?: number[] }
  | { name: 'send'; newsletter: Sendable; userIds?: number[] }
  | { name: 'deliveries'; newsletter: Sendable }

type Open = (step: Step) => void

const SendingContext = createContext<Open | null>(null)
export const SendingProvider = SendingContext.Provider

/** Opens the dialogs of sending. They lie over table and form alike, and outlive the one that they were opened from. */
export function useSending(): Open {
  const open = useContext(SendingContext)
  if (!open) throw new Error('useSending must be used within a SendingProvider')
  return open
}
