import { LANGUAGES } from '@shared/languages'
import { dashboardPath, paths } from '@shared/paths'
import type { Role } from '@shared/roles'
import { mayOpen, type ScreenName, screens } from '@shared/screens'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'

export const DASHBOARD = paths.dashboard

const codes = new Set<string>(LANGUAGES.map(({ code }) => code))

/** The kind of screen at an address: `/articles/5/translations/id` is `articles/:id/translations/:language`. */
export const patternOf = (address: string) =>
  (address.split('?')[0] ?? '')
    .slice(DASHBOARD.length)
    .split('/')
    .filter(Boolean)
    .map((part, index, parts) =>
      /^\d+$/.test(part) ? ':id' : parts[index - 1] === 'translations' && codes.has(part) ? ':language' : part,
    )
    .join('/')

/** The addresses of all screens that a role may open. */
export const addressesOf = (role: Role) =>
  (Object.keys(screens) as ScreenName[])
    .filter((name) => mayOpen(role, name))
    .map((name) => dashboardPath(screens[name].path))

type Props = {
  children?: ReactNode
  name?: string
  path?: string
  element?: ReactElement
  list?: unknown
  create?: unknown
  edit?: unknown
  show?: unknown
  hasCreate?: boolean
  hasEdit?: boolean
}

/** The kinds of screens of the dashboard's routes. */
export const patternsOf = (elements: ReactNode): string[] =>
  Children.toArray(elements).flatMap((element) => {
    if (!isValidElement<Props>(element)) return []
    const { children, name, path, element: screen, list, create, edit, show, hasCreate, hasEdit } = element.props
    if (path) return screen?.type === Navigate ? [] : [path.replace(/^\//, '')]
    if (!name) return patternsOf(children)
    const below = { '': list, '/create': create ?? hasCreate, '/:id': edit ?? hasEdit, '/:id/show': show }
    return Object.entries(below).flatMap(([rest, isThere]) => (isThere ? [name + rest] : []))
  })
