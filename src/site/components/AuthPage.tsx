import type { ReactNode } from 'react'

/** A form's page: a heading, perhaps something beside it, and the form. */
export const AuthPage = ({ heading, intro, children }: { heading: string; intro?: ReactNode; children: ReactNode }) => (
  <div className={intro ? 'auth wrap with-intro' : 'auth wrap'}>
    <div className="auth-intro">
      <h1>{heading}</h1>
      {intro}
    </div>
    <div className="auth-form">{children}</div>
  </div>
)
