import { ACTIONS, meets, type Needs, RESOURCES } from '@shared/permissions'
import { ABILITIES, type Ability, abilitiesOf } from '@shared/role-abilities'
import { ROLES } from '@shared/roles'
import { expect, test } from 'vitest'

const lines = Object.entries(ABILITIES) as [Ability, readonly Needs[]][]
const holders = (needs: Needs) => ROLES.filter((role) => meets(role, needs))

test('every grant of the permission table is explained', () => {
  const told = lines.flatMap(([, needs]) => needs)
  const untold = ROLES.flatMap((role) =>
    RESOURCES.flatMap((resource) =>
      ACTIONS.filter((action) => meets(role, [action, resource]))
        .filter((action) => !told.some((needs) => needs[0] === action && needs[1] === resource && meets(role, needs)))
        .map((action) => `${role}: ${action} ${resource}`),
    ),
  )
  expect(untold).toEqual([])
})

test.each(lines)('the line %s is true of whole roles: all of its grants are held by the same ones', (name, needs) => {
  const [first = []] = needs.map(holders)
  expect(first.length).toBeGreaterThan(0)
  for (const each of needs) expect([each, holders(each)]).toEqual([each, first])
  for (const role of ROLES) expect(abilitiesOf(role).may.includes(name)).toBe(first.includes(role))
})

test('no two roles are explained in the same way', () => {
  const texts = ROLES.map((role) => JSON.stringify(abilitiesOf(role)))
  expect(new Set(texts).size).toBe(ROLES.length)
  expect(abilitiesOf('admin').mayNot).toEqual(['publishArticles', 'publishAds'])
})
