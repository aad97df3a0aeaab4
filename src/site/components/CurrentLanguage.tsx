import { type LanguageCode, languageOf } from '@shared/languages'
import { Icon } from './Icon'

export const Flag = ({ flag }: { flag: string }) => (
  <span className="flag" aria-hidden="true">
    {flag}
  </span>
)

export function CurrentLanguage({ code }: { code: LanguageCode }) {
  const { flag, ownName } = languageOf(code)
  return (
    <>
      <Flag flag={flag} />
      <span className="language-name">{ownName}</span>
      <span className="language-code">{code.toUpperCase()}</span>
      <Icon name="chevron" />
    </>
  )
}
