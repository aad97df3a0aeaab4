import { placeState } from '@shared/place-state'
import { expect, test } from 'vitest'

const TODAY = '2026-11-22'

const notice = { severity: 'closed', valid_from: null, valid_until: null } as const
const state = (place: object) => placeState({ notices: [], volcano_level: null, ...place }, TODAY)

test.each([
  ['without notices', {}, 'open'],
  ['with a note', { notices: [{ ...notice, severity: 'info' }] }, 'open'],
  ['with a caution and a closure', { notices: [{ ...notice, severity: 'caution' }, notice] }, 'closed'],
  ['with a closure that begins tomorrow', { notices: [{ ...notice, valid_from: '2026-11-23' }] }, 'open'],
  ['with a closure that ended yesterday', { notices: [{ ...notice, valid_until: '2026-11-21' }] }, 'open'],
  ['with a closure of today', { notices: [{ ...notice, valid_from: TODAY, valid_until: TODAY }] }, 'closed'],
  ['with an article that declares it closed', { closures: [{ id: 1 }] }, 'closed'],
  ['at level I', { volcano_level: 1 }, 'open'],
  ['at level II', { volcano_level: 2 }, 'caution'],
  ['at level III', { volcano_level: 3 }, 'closed'],
  ['at level IV', { volcano_level: 4 }, 'closed'],
])('a place %s', (_, place, expected) => {
  expect(state(place)).toBe(expected)
})
