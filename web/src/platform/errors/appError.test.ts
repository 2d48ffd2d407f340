import { errorCodes } from '@upper-bracket/shared/errors/errorCatalogue'
import { refuse } from '@upper-bracket/shared/errors/outcome'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appError, toAppError } from './appError.ts'

const thrownBy = (code: string, details?: unknown) =>
  Object.assign(new Error('from Firebase'), { code, details })

describe('toAppError', () => {
  it.each(errorCodes)('reads the refusal %s with its facts', code => {
    const thrown = thrownBy('functions/failed-precondition', { code, limit: 5, names: ['Wolves'] })
    expect(toAppError(thrown)).toEqual({ code, facts: { limit: 5, names: ['Wolves'] }, fields: [] })
  })

  it('reads the refusals of the domain', () => {
    const refusals = errorCodes.map(code => refuse(code, { limit: 5 }))
    expect(refusals.map(refusal => toAppError(refusal))).toEqual(
      errorCodes.map(code => appError(code, { limit: 5 })),
    )
  })

  it('reads the invalid fields', () => {
    const fields = [{ path: 'name', problem: 'too-short' }]
    expect(toAppError(thrownBy('functions/invalid-argument', { code: 'invalid-input', fields }))).toEqual(
      appError('invalid-input', {}, fields),
    )
  })

  it.each([
    ['auth/user-not-found', 'auth-user-not-found'],
    ['auth/wrong-password', 'auth-wrong-password'],
    ['auth/invalid-credential', 'auth-invalid-credential'],
    ['auth/invalid-email', 'auth-invalid-email'],
    ['auth/email-already-in-use', 'auth-email-exists'],
    ['auth/weak-password', 'auth-weak-password'],
    ['auth/missing-email', 'auth-missing-email'],
    ['auth/network-request-failed', 'offline'],
    ['auth/some-code-of-tomorrow', 'unknown'],
    ['permission-denied', 'permission-denied'],
    ['functions/unauthenticated', 'unauthenticated'],
    ['functions/internal', 'unknown'],
    ['functions/unavailable', 'try-again'],
    ['constructor', 'unknown'],
  ])('reports %s as %s', (code, expected) => {
    expect(toAppError(thrownBy(code)).code).toBe(expected)
  })

  it.each([
    'Failed to fetch dynamically imported module: https://upper.example/a.js',
    'error loading dynamically imported module: https://upper.example/a.js',
    'Importing a module script failed.',
  ])('knows code that the page cannot fetch again: %s', message => {
    expect(toAppError(new TypeError(message), true)).toEqual(appError('code-missing'))
    expect(toAppError(new TypeError(message), false)).toEqual(appError('offline'))
  })

  it('reports a missing connection if nothing else is known', () => {
    expect(toAppError(new TypeError('Failed to fetch'), false)).toEqual(appError('offline'))
    expect(toAppError(thrownBy('auth/wrong-password'), false)).toEqual(appError('auth-wrong-password'))
  })

  it('keeps a plain string unchanged, online or not', () => {
    expect(toAppError('Please sign', false)).toEqual({ ...appError('unknown'), text: 'Please sign' })
    expect(toAppError(toAppError('Please sign')).text).toBe('Please sign')
    expect(toAppError(' ', true)).toEqual(appError('unknown'))
  })

  it('passes its own errors through', () => {
    const error = appError('team-full', { limit: 5 })
    expect(toAppError(error)).toBe(error)
  })

  it('returns plain data for anything thrown, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ code: fc.anything(), details: fc.anything() })),
        thrown => {
          const error = toAppError(thrown)
          expect(JSON.parse(JSON.stringify(error))).toEqual(error)
        },
      ),
    )
  })
})
