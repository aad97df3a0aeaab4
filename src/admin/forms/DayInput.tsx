import type { ComponentProps } from 'react'
import { DateInput, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { writtenDay } from '../i18n/formats'

type Props = Omit<ComponentProps<typeof DateInput>, 'helperText'> & {
  /** Shown after the day. */
  help?: string
}

/** A field for a day, with the chosen one below as the magazine writes it: browsers show it in the order of their own country. */
export function DayInput({ help, source, ...props }: Props) {
  const value: unknown = useWatch({ name: useWrappedSource(source) })
  const written = typeof value === 'string' ? writtenDay(value) : undefined
  const text = [written, help].filter(Boolean).join(' · ')
  return <DateInput {...props} source={source} helperText={text || false} />
}
