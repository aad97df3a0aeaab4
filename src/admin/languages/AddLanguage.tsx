import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { LanguageName } from './LanguageName'

type Props = { present: LanguageCode[]; pathTo: (language: LanguageCode) => string }

/** Links to the empty form of a language; nothing is stored until that is saved. */
export function AddLanguage({ present, pathTo }: Props) {
  const { t } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const navigate = useNavigate()
  const menuId = useId()
  const missing = LANGUAGES.filter(({ code }) => !present.includes(code))
  if (missing.length === 0) return null
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('articles.translations.add')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {missing.map(({ code, ownName }) => (
          <MenuItem
            key={code}
            onClick={() => {
              setAnchor(null)
              navigate(pathTo(code))
            }}
          >
            <LanguageName code={code} />
            {ownName !== languageName(code) && <span lang={code}>{`\u00a0(${ownName})`}</span>}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
