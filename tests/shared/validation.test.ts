import { slugify } from '@shared/slugify'
import { isHttpUrl, isLocalPath, registrationErrors } from '@shared/validation'
import { embedUrl } from '@shared/video'
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
  ['https://www.youtube.com/watch?v=abcDEF12345&t=3', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://youtu.be/abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789'],
  ['/uploads/film.mp4', '/uploads/film.mp4'],
])('the player for %s is %s', (url, framed) => expect(embedUrl(url)).toBe(framed))
