import { currentLanguage, loadLanguage, setLanguage, translateText } from '@admin/i18n/i18n'
import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { fieldErrors } from '@shared/field-error'
import { videoRefusal } from '@shared/video'
import { tooOften } from '@shared/waiting'
import { serverMessages } from '@tests/texts/server-messages'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'

/** The dashboard never causes these: its requests have the right form, and are not those of other programs. */
const forPrograms = new Set([
  'Send JSON',
  'Send the file as a form (multipart/form-data)',
  'Send the form of the page',
  'Must be full or lite',
  'Must be a path of this site',
  'The Host header is missing or is not a host',
  'Must be 1 to 200 printable characters',
  'This Idempotency-Key was used for another request',
  'The first request with this Idempotency-Key is still running',
  'Must be a status code such as 5.1.1',
  'Must be 64 hexadecimal digits',
  'Must be asc or desc',
  'Must be desc',
  'Must be 1',
  'Must not be before from',
  'At most 400 days',
  'At most 7 days',
  'Must be at most 20 ids, divided by commas',
  'Must be at most 7 ids',
  'Must be at most 100 ids',
  'Must be a month such as 2026-11',
  'Must be the path of a page',
  'Link not found',
  'Calendar not found',
  'Must be one of scheduled, overdue',
  'Bounce address not found',
  'Copy not found',
  'it was taken down here',
])

const tooLong = 'x'.repeat(3000)
const wrongValues = [undefined, null, 5, -1, 1e12, 1.5, '', tooLong, true, [], [5], [tooLong], {}, Array(2000).fill(1)]

/** What the schemas of the calls say about wrong values. */
function schemaMessages() {
  const schemas = Object.values<ContractRow>(contract).flatMap(({ body, query }) => [body, query])
  const objects = schemas.filter((schema): schema is z.ZodObject => Boolean(schema && 'shape' in schema))
  const issues = objects.flatMap((schema) =>
    [...Object.keys(schema.shape), 'unknown'].flatMap((key) =>
      wrongValues.flatMap((value) => schema.safeParse({ [key]: value }).error?.issues ?? []),
    ),
  )
  return issues.flatMap(({ path, message }) => Object.values(fieldErrors([{ path: path.map(String), message }])))
}

const replies = [
  videoRefusal('https://videos.example/1', ['www.youtube.com', 'player.vimeo.com']) ?? '',
  'Readers can see this file in “Toba”, “Kerinci” and 3 more',
  'Newsletter sent to 1 subscriber',
  'Newsletter sent to 12 subscribers',
  'Mail is not configured: 12 messages went to the outbox folder /data/outbox. 2 of 12 sent so far, the rest follows',
  'Test sent to reader@example.com',
  'The mail server did not answer for 4 days: connect ECONNREFUSED',
  'Block 3 cannot be read: data.text: At most 5 characters',
]

const all = [...new Set([...serverMessages.keys(), ...schemaMessages(), ...replies])].filter(
  (text) => !forPrograms.has(text),
)

beforeAll(async () => {
  for (const language of ['id', 'fr']) await loadLanguage(language)
})
afterEach(() => setLanguage('en'))

test('the messages are found in the sources and schemas', () => {
  expect(serverMessages.size).toBeGreaterThan(60)
  expect(all).toEqual(
    expect.arrayContaining(['Article not found', 'At most 7 characters', 'At most 100 characters', 'Must be a list']),
  )
})

describe.each(['id', 'fr'])('in %s', (language) => {
  test('every message that the server may send is translated, whatever its variable parts are', () => {
    setLanguage(language)
    expect(currentLanguage()).toBe(language)
    const left = all.filter((text) => translateText(text) === text)
    expect(left.map((text) => `${text} (${serverMessages.get(text) ?? 'schema'})`)).toEqual([])
  })
})

test('English messages stay as the server sends them', () => {
  expect(all.filter((text) => translateText(text) !== text)).toEqual([])
})

test('variable parts stay in the translation, and a message within a message is translated too', () => {
  setLanguage('id')
  expect(translateText('The file is larger than 5 MB')).toBe('Berkas lebih besar dari 5 MB')
  expect(translateText('Block 3 cannot be read: Title is required')).toBe(
    'Blok 3 tidak dapat dibaca: Judul wajib diisi',
  )
  expect(translateText('Block 3 cannot be read: data.text: At most 500 characters')).toBe(
    'Blok 3 tidak dapat dibaca: data.text: Paling banyak 500 karakter',
  )
  expect(translateText('The mail server did not take the message: 550 no such user')).toBe(
    'Server email tidak menerima pesan: 550 no such user',
  )
  expect(translateText('Password must be at least 6 characters')).toBe('Kata sandi paling sedikit 6 karakter')
})

test('a refusal of what was done too often says in the chosen language when to go on', () => {
  setLanguage('fr')
  expect(translateText(tooOften(40))).toContain('Vous pourrez recommencer dans 40 secondes.')
  expect(translateText(tooOften(23 * 3600))).toContain('Vous pourrez recommencer dans 23 heures.')
  setLanguage('en')
  expect(translateText(tooOften(1))).toBe('You have done this too often for now. You can do it again in 1 second.')
})

test('a text that is not of the server stays as it is', () => {
  setLanguage('fr')
  for (const text of ['Toba: a supervolcano', 'Toba', 'At most', '']) expect(translateText(text)).toBe(text)
})
