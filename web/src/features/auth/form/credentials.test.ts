import { describe, expect, it } from 'vitest'
import { appError } from '#platform/errors/appError.ts'
import { credentialProblemsOf, readCredentials } from './credentials.ts'

const current = (email: string, password: string) =>
  readCredentials({ email, password, confirmation: '' }, 'present')
const created = (email: string, password: string, confirmation: string) =>
  readCredentials({ email, password, confirmation }, 'new')

describe('readCredentials', () => {
  it('trims the e-mail, but not the password', () => {
    expect(current(' a@example.org ', ' secret ')).toEqual({
      ok: true,
      value: { email: 'a@example.org', password: ' secret ' },
    })
  })

  it('requires an e-mail and a password', () => {
    expect(current('  ', '')).toEqual({
      ok: false,
      problems: { email: 'auth-missing-email', password: 'auth-missing-password' },
    })
  })

  it.each(['nobody', 'no body@example.org', 'a@b', '@example.org', 'a@@example.org'])(
    'refuses the e-mail %j',
    email => {
      expect(current(email, 'secret')).toEqual({ ok: false, problems: { email: 'auth-invalid-email' } })
    },
  )

  it('requires six characters of a new password, but not of an existing one', () => {
    expect(created('a@example.org', '12345', '12345')).toMatchObject({
      problems: { password: 'auth-weak-password' },
    })
    expect(created('a@example.org', '123456', '123456')).toMatchObject({ ok: true })
    expect(current('a@example.org', '12345')).toMatchObject({ ok: true })
  })

  it.each(['123465', ''])('requires a matching confirmation, not %j', confirmation => {
    expect(created('a@example.org', '123456', confirmation)).toEqual({
      ok: false,
      problems: { confirmation: 'passwordsDiffer' },
    })
  })
})

it('finds the field to which a refusal belongs', () => {
  expect(credentialProblemsOf(appError('auth-email-exists'))).toEqual({ email: 'auth-email-exists' })
  expect(credentialProblemsOf(appError('offline'))).toEqual({})
})
