import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRepetition } from './use-repetition'

/**
 * A save outside of a RecordForm. While the server is busy, it is sent again with the same input: show `repetition` with SaveWait. What
 * `mutationFn` reads of the component is as it is by then.
 */
export function useSave<Result, Input = void>(options: UseMutationOptions<Result, Error, Input>) {
  const repetition = useRepetition()
  const save = useMutation<Result, Error, Input>({
    ...options,
    onMutate: repetition.stop,
    onError: (...failure) => {
      const [error, input] = failure
      if (!repetition.offer(error, () => save.mutate(input))) return options.onError?.(...failure)
    },
  })
  return { ...save, repetition }
}
