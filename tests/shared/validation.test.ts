import { slugify } from '@shared/slugify'
import { isHttpUrl, isLocalPath, isUploadPath, registrationErrors } from '@shared/validation'
import { embedUrl } from '@shared/video'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const values = { name: 'A', email: 'a@b.id', password: 'secret', confirmPassword: 'secret' }

describe('registration', () => {
  test('a reader needs name, email and password', () => {
    expect(registrationErrors(values, 'user')).toEqual({})
    expect(registrationErrors({ name: ' ', email: '', password: '', confirmPassword: '' }, 'user')).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
    })
  })

  test('a member business also needs phone and company; a website is optional but has to be valid', () => {
    expect(registrationErrors({ ...values, website: 'samosir' }, 'membership')).toEqual({
      phone: 'Phone is required',
      company: 'Company is required',
      website: 'Enter a full address that starts with http:// or https://',
    })
  })

  test.each([
    ['12345', '12345', { password: 'Password must be at least 6 characters long' }],
    ['123456', '123456', {}],
    ['123456', '1234567', { confirmPassword: 'Passwords do not match' }],
    ['x'.repeat(201), 'x'.repeat(201), { password: 'Password is too long' }],
  ])('the password %j repeated as %j has the expected errors', (password, confirmPassword, errors) => {
    expect(registrationErrors({ ...values, password, confirmPassword }, 'user')).toEqual(errors)
  })
})

test.each([
  ['https://example.com', true],
  ['http://example.com/a?b#c', true],
  ['javascript:alert(1)', false],
  ['ftp://example.com', false],
  ['//example.com', false],
  ['example.com', false],
  ['', false],
])('%j is an http address: %s', (url, expected) => expect(isHttpUrl(url)).toBe(expected))

test.each([
  ['/membership', true],
  ['/articles?x=1#y', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['membership', false],
  ['https://example.com', false],
])('%j is a path of this site: %s', (path, expected) => expect(isLocalPath(path)).toBe(expected))

test.each([
  ['Craters & Volcanoes', 'craters-volcanoes'],
  ['  Lake   Toba -- 2026 ', 'lake-toba-2026'],
  ['Åland', 'land'],
  ['- Lakes -', 'lakes'],
  ['多巴湖', ''],
])('the slug of %j is %j', (name, slug) => expect(slugify(name)).toBe(slug))

test.each([
  ['https://www.youtube.com/watch?v=abcDEF12345&t=3', 'https://www.youtube-nocookie.com/embed/abcDEF12345?start=3'],
  ['https://youtu.be/abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789'],
  ['/uploads/film.mp4', '/uploads/film.mp4'],
])('the player for %s is %s', (url, framed) => expect(embedUrl(url)).toBe(framed))

const name = fc.stringMatching(/^[\w-]{1,20}$/)
const ending = fc.constantFrom('.webp', '.avif', '.mp4')
const compatible = fc.constantFrom('.w1240.jpg', '.w1240.png', '.w1240.gif')

test('the path of an upload is that of a stored file or of a copy, and nothing else', () => {
  const copy = fc.option(fc.nat({ max: 9999 }).map((width) => `.w${width}`)).map((part) => part ?? '')
  fc.assert(fc.property(name, copy, ending, (...parts) => isUploadPath(`/uploads/${parts.join('')}`)))
  fc.assert(fc.property(name, compatible, (...parts) => isUploadPath(`/uploads/${parts.join('')}`)))
  const other = fc.oneof(
    fc.constantFrom(
      'a.w1241.jpg',
      'a.w1240.svg',
      'a.w1240.w1240.jpg',
      '..',
      '.',
      '',
      '.webp',
      'a',
      'a.html',
      'a.svg',
      'a.webp.',
      'a..webp',
      'a.webp\n',
      'a.w.webp',
      '%2e%2e',
    ),
    fc
      .tuple(name, fc.constantFrom('/', '\\', '..', '?', '#', ' ', '\0', '%2f', ':'), name, ending)
      .map((parts) => parts.join('')),
    fc
      .tuple(
        name,
        fc.stringMatching(/^\.\w{1,9}$/).filter((each) => !/^\.(webp|avif|mp4)$/.test(each)),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(fc.property(other, (each) => !isUploadPath(`/uploads/${each}`)))
  fc.assert(
    fc.property(
      name,
      ending,
      (...parts) => !isUploadPath(parts.join('')) && !isUploadPath(`//uploads/${parts.join('')}`),
    ),
  )
})
