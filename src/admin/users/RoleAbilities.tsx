import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Ability, abilitiesOf } from '@shared/role-abilities'
import { ROLES, type Role } from '@shared/roles'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)

/** What the chosen role may do and what it may not. */
export function RoleAbilities() {
  const role = useWatch({ name: 'role' })
  if (!isRole(role)) return null
  const { may, mayNot } = abilitiesOf(role)
  return (
    <Box
      aria-live="polite"
      sx={{
        gridColumn: { sm: '1 / -1' },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '1fr 1fr' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        px: 2,
        py: 1.5,
        mt: 0.5,
        mb: 1.5,
      }}
    >
      <Abilities heading="users.abilities.may" abilities={may} />
      <Abilities heading="users.abilities.mayNot" abilities={mayNot} />
    </Box>
  )
}

type Props = { heading: 'users.abilities.may' | 'users.abilities.mayNot'; abilities: Ability[] }

function Abilities({ heading, abilities }: Props) {
  const { t } = useI18n()
  const id = useId()
  if (abilities.length === 0) return null
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ fontWeight: 650 }}>
        {t(heading)}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: 2.25, typography: 'body2', color: 'text.secondary' }}>
        {abilities.map((ability) => (
          <li key={ability}>{t(`users.abilities.${ability}`)}</li>
        ))}
      </Box>
    </div>
  )
}
