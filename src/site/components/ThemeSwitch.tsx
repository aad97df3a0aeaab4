import { useEffect, useSyncExternalStore } from 'react'
import { useI18n } from '../i18n/i18n'
import { applyTheme, chooseTheme, currentTheme, onThemeChange, THEMES } from '../reader/theme'
import { Icon } from './Icon'

const icons = { system: 'device', light: 'sun', dark: 'moon' } as const

/** Light or dark colours, or those of the device. The style sheet hides it where no script runs. */
export function ThemeSwitch() {
  const { t } = useI18n()
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'system')
  // The browser's own bar follows too.
  useEffect(applyTheme, [])
  return (
    <fieldset className="theme-switch">
      <legend>{t('theme.label')}</legend>
      {THEMES.map((each) => (
        <label key={each}>
          <input type="radio" name="theme" value={each} checked={each === theme} onChange={() => chooseTheme(each)} />
          <Icon name={icons[each]} />
          {t(`theme.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
