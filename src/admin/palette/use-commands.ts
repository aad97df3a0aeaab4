import { useOptionalQuery } from '../api/use-call'
import type { Identity } from '../authProvider'
import { useDebouncedValue } from '../use-debounced-value'
import { ownCommands, recordCommand } from './commands'

const TYPING_PAUSE_MS = 200

/** One letter of an alphabet finds too much. A sign of a script without one is a word. */
const isSearch = (words: string) => words.length > 1 || /\p{Lo}/u.test(words)

/** What the palette offers for these words: actions and screens at once, then the records that the host finds. */
export function useCommands(user: Identity, typed: string) {
  const words = typed.trim()
  const q = useDebouncedValue(words, TYPING_PAUSE_MS)
  const isAsking = isSearch(q)
  const { data, error, isFetching, refetch } = useOptionalQuery(
    'GET /api/dashboard/search',
    { query: { q } },
    { enabled: isAsking },
  )
  const isCurrent = q === words
  const records = isAsking && isCurrent ? data?.records : undefined
  const commands = [...ownCommands(user, words), ...(records ?? []).map((record) => recordCommand(record, user.role))]
  return {
    commands,
    isLoading: isSearch(words) && (!isCurrent || isFetching),
    error: isAsking && isCurrent && !isFetching ? error : null,
    retry: () => void refetch(),
  }
}
