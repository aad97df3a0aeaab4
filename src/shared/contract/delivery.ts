import { z } from 'zod'
import { NewsletterDelivery, StoppedAddress } from '../entities/delivery'
import { limitedText } from '../entities/fields'
import { listQuery } from '../list-query'
import { type ContractRow, list, Message } from './parts'

export const delivery = {
  'GET /api/delivery': {
    access: ['list', 'newsletters'],
    summary: 'List the sent newsletters with what each mail provider accepted, delayed or refused, and why',
    query: listQuery(['sent_at', 'id']),
    reply: list('newsletters', NewsletterDelivery),
  },
  'GET /api/delivery/stopped': {
    access: ['list', 'newsletters'],
    summary: 'List the addresses that get no newsletters, for good or for a while',
    query: listQuery(['since', 'id']),
    reply: list('stopped', StoppedAddress),
  },
  'DELETE /api/delivery/stopped/:address': {
    access: ['send', 'newsletters'],
    summary: 'Release a stopped address, so that it gets newsletters again',
    params: z.object({ address: limitedText(254) }),
    reply: Message,
  },
  'DELETE /api/delivery/stopped': {
    access: ['send', 'newsletters'],
    summary: 'Release all stopped addresses',
    reply: Message.extend({ released: z.number().int() }),
  },
} as const satisfies Record<string, ContractRow>
