import { describe, expect, it } from 'vitest'
import { credentialProblems } from './credentials.ts'

describe('credentialProblems', () => {
  it('misses an e-mail and a password that are not there', () => {
    expect(credentialProblems('  ', '', null)).toEqual({
      email: 'auth-missing-email',
      password: 'auth-missing-password',
    })
  })

  it.each(['nobody', 'no body@example.org', 'a@b', '@example.org', 'a@@example.org'])(
    'refuses the e-mail %j',
    email => {
      expect(credentialProblems(email, 'secret', null)).toEqual({ email: 'auth-invalid-email' })
    },
  )

  it('wants six characters of a new password, and nothing of one that exists', () => {
    expect(credentialProblems('a@example.org', '12345', '12345')).toEqual({ password: 'auth-weak-password' })
    expect(credentialProblems('a@example.org', '123456', '123456')).toEqual({})
    expect(credentialProblems('a@example.org', '12345', null)).toEqual({})
  })

  it('wants a new password twice alike', () => {
    expect(credentialProblems('a@example.org', '123456', '123465')).toEqual({ differ: true })
    expect(credentialProblems('a@example.org', '123456', '')).toEqual({ differ: true })
  })
})
