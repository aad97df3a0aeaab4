import type { ReactNode } from 'react'

/** Shown when a link from a mail has expired or was already used. The children offer a way to go on. */
export const ExpiredLink = ({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) => (
  <div className="message-page">
    <h1>{heading}</h1>
    <p role="alert">{text}</p>
    {children}
  </div>
)
