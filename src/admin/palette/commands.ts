import type SvgIcon from '@mui/material/SvgIcon'
import { hasWords } from '@shared/content/folded'
import type { FoundRecord } from '@shared/entities/found-record'
import type { RecordKind } from '@shared/record-kinds'
import type { Role } from '@shared/roles'
import { mayOpen, type ScreenName } from '@shared/screens'
import type { Identity } from '../authProvider'
import { shortDay } from '../i18n/formats'
import { t } from '../i18n/i18n'
import { actionsFor } from '../overview/quick-actions'
import { listPath, recordPath } from '../paths'
import { icons, menuEntries } from '../screens'

/** Something that the palette offers: an action, a screen or a record. */
export type Command = {
  key: string
  /** What it is listed under. */
  group: string
  label: string
  /** Tells commands of the same name apart. */
  detail?: string
  Icon: typeof SvgIcon
  to: string
}

/** What the user may do and open, whose names have these words. */
export function ownCommands(user: Identity, words: string): Command[] {
  const actions = actionsFor(user).map(({ label, Icon, to }) => ({ label: t(label), Icon, to }))
  const entries = menuEntries(user.role, { hasAdditions: user.totp !== undefined }).flatMap((group) => group.entries)
  const screens = entries.map(({ name, Icon, address }) => ({ label: t(`screens.${name}`), Icon, to: address }))
  const groups = [
    { group: t('palette.screens'), commands: screens },
    { group: t('palette.actions'), commands: actions },
  ]
  return groups.flatMap(({ group, commands }) =>
    commands
      .filter(({ label }) => hasWords(label, words))
      .map((command) => ({ ...command, group, key: `${group} ${command.label}` })),
  )
}

/** The screen with the form of a record of each kind. */
const SCREENS: Record<RecordKind, ScreenName> = {
  articles: 'articles',
  places: 'places',
  pages: 'pages',
  categories: 'categories',
  series: 'series',
  newsletters: 'newsletter',
  ads: 'adForm',
  users: 'users',
  media: 'media',
}

function addressOf({ kind, id, title }: FoundRecord, role: Role) {
  const screen = SCREENS[kind]
  // Members find an ad in their list.
  return mayOpen(role, screen) ? recordPath(screen, id) : listPath('myAds', { q: title })
}

function stateOf({ kind, state, at }: FoundRecord) {
  if (state === null) return undefined
  if (kind === 'users') return t(`roles.${state as Role}`)
  if (kind === 'media') return t(`media.kinds.${state as 'image'}`)
  if (kind === 'ads') return t(`ads.status.${state as 'pending'}`)
  if (kind === 'newsletters') return t(`newsletters.status.${state as 'sent'}`, { day: shortDay(at) })
  return t(`articles.status.${state as 'draft'}`)
}

/** A record, with what tells it from others of its name. */
export function recordCommand(record: FoundRecord, role: Role): Command {
  const { kind, id, title, state, at } = record
  const day = state === 'sent' ? undefined : shortDay(at)
  return {
    key: `${kind} ${id}`,
    group: t(`palette.kinds.${kind}`),
    label: title || t('media.untitled'),
    detail: [stateOf(record), day].filter(Boolean).join(' · '),
    Icon: icons[SCREENS[kind]],
    to: addressOf(record, role),
  }
}
