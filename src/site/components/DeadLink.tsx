import type { ReactNode } from 'react'

/** A link from a mail that leads nowhere any more, and what to do instead. */
export const DeadLink = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <div className="message-page">
    <h1>{heading}</h1>
    <p role="alert">{text}</p>
    {children}
  </div>
)
