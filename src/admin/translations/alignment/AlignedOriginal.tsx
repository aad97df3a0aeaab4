import type { ComponentProps } from 'react'
import { OriginalCard } from '../OriginalCard'
import { useAlignment } from './alignment-context'
import { OriginalBlocks } from './OriginalBlocks'

/** The original with its blocks beside those of the translation. `children`: its texts before the blocks. */
export function AlignedOriginal({ children, ...card }: Omit<ComponentProps<typeof OriginalCard>, 'pane'>) {
  const { pane } = useAlignment()
  return (
    <OriginalCard {...card} pane={pane}>
      {children}
      <OriginalBlocks />
    </OriginalCard>
  )
}
