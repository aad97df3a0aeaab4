import type { ReactNode } from 'react'

/** Layout of a page with one form: a heading, an optional introduction next to the form, and the form. */
export const AuthPage = ({ heading, intro, children }: { heading: string; intro?: ReactNode; children: ReactNode }) => (
  <div className={intro ? 'auth wrap with-intro' : 'auth wrap'}>
    <div className="auth-intro">
      <h1>{heading}</h1>
      {intro}
    </div>
    <div className="auth-form">{children}</div>
  </div>
)
