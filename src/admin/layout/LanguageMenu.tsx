import TranslateIcon from '@mui/icons-material/Translate'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { useId, useState } from 'react'
import { useLocaleState, useLocales, useNotify } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { changeLanguage } from '../i18n/provider'

/**
 * The languages of the dashboard, by their own names. react-admin's LocalesMenuButton has no accessible name on phones, and remounts the page on
 * a change, so that what was typed is lost.
 */
export function LanguageMenu() {
  const { t } = useI18n()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const languages = useLocales()
  const [locale, setLocale] = useLocaleState()
  const notify = useNotify()
  const menuId = useId()
  const find = (code: string) => languages.find((language) => language.locale === code)
  // An earlier visit may have chosen a language that the dashboard does not speak.
  const current = find(locale) ?? find(DEFAULT_LANGUAGE)
  const label = t('shell.language', { name: current?.name })

  async function choose(code: string) {
    setButton(null)
    try {
      await changeLanguage(code, () => setLocale(code))
    } catch {
      notify('shell.languageFailed', { type: 'error' })
    }
  }
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={button !== null}
          aria-controls={button ? menuId : undefined}
          onClick={(event) => setButton(event.currentTarget)}
        >
          <TranslateIcon />
        </IconButton>
      </Tooltip>
      <Menu id={menuId} anchorEl={button} open={button !== null} onClose={() => setButton(null)}>
        {languages.map(({ locale: code, name }) => (
          <MenuItem key={code} lang={code} selected={code === current?.locale} onClick={() => choose(code)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
