import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useI18n } from '../i18n/i18n'
import { useAuth } from '../reader/auth'
import { Icon } from './Icon'
import { useDismiss } from './use-dismiss'

export function UserMenu({ name }: { name: string }) {
  const { t, language } = useI18n()
  const { logout } = useAuth()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(container, isOpen, close)

  const signOut = () => {
    close()
    logout()
    navigate(languagePath(language, paths.home))
  }

  return (
    <div className="dropdown" ref={container}>
      <button
        type="button"
        className="dropdown-button"
        aria-expanded={isOpen}
        aria-controls="user-menu"
        aria-label={t('nav.account', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="user" />
        <span className="user-name">{name}</span>
        <Icon name="chevron" />
      </button>
      <ul id="user-menu" className="dropdown-list" hidden={!isOpen}>
        <li>
          <a href={paths.dashboard}>{t('nav.dashboard')}</a>
        </li>
        <li>
          <button type="button" onClick={signOut}>
            {t('nav.logout')}
          </button>
        </li>
      </ul>
    </div>
  )
}
