import type { IdentityProvider } from '@upper-bracket/shared/account/account'
import * as fc from 'fast-check'
import { assertionFields, signedAssertion } from '../../../../scripts/fakes/steam.ts'
import { emulators } from '../../../../testing/emulators.ts'
import { freshAttempt } from '../../support/signInBrowser.ts'

/** What is sent to an endpoint of signing in. */
export interface SignInInput {
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A browser's secret and states that were issued to it, still to be answered. */
export interface OpenAttempts {
  readonly session: string
  readonly states: readonly string[]
}

const nastyText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\n', '\u202e', '%', '%00', '%ff', '..', '__proto__', 'true', 'null'),
  fc.constantFrom(
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '\\\\evil',
    'a'.repeat(9000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const pair = fc.tuple(fc.oneof(nastyText, fc.constantFrom('attempt', 'purpose', 'next', 'code')), nastyText)
const headers = (session: string) =>
  fc
    .record({
      cookie: fc.oneof(
        { weight: 3, arbitrary: fc.constant(`__session=${session}`) },
        { weight: 1, arbitrary: fc.constantFrom('', '__session=', `__session=${'A'.repeat(43)}`, ';;=;') },
        { weight: 1, arbitrary: headerText },
      ),
      'content-type': fc.oneof(
        { weight: 6, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-8', 'x') },
      ),
      origin: fc.oneof(
        { weight: 6, arbitrary: fc.constant(emulators.hosting) },
        { weight: 1, arbitrary: fc.constantFrom('null', 'https://evil.example') },
      ),
    })
    .map(known => Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')))
const headerText = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019=;,"_- '), maxLength: 60 })
  .map(text => text.trim())

/** Inputs of `GET /api/auth/{provider}`, most of them a little wrong. */
export function beginnings(provider: IdentityProvider, { session }: OpenAttempts): fc.Arbitrary<SignInInput> {
  const query = fc
    .record({
      attempt: fc.oneof(fc.constant(freshAttempt()), nastyText),
      purpose: fc.oneof(fc.constantFrom('sign-in', 'link'), nastyText),
      more: fc.array(pair, { maxLength: 2 }),
    })
    .map(
      ({ attempt, purpose, more }) =>
        `${new URLSearchParams([['attempt', attempt], ['purpose', purpose], ...more])}`,
    )
  return fc.record({
    method: fc.constant('GET' as const),
    path: fc
      .tuple(fc.oneof({ weight: 9, arbitrary: query }, { weight: 1, arbitrary: rawQuery }), tail)
      .map(([text, end]) => `/api/auth/${provider}${end}?${text}`),
    headers: headers(session),
    body: fc.constant(''),
  })
}

/** Inputs of `POST /api/auth/{provider}`, each with at least one thing in it for which it must be refused. */
export function returns(provider: IdentityProvider, attempts: OpenAttempts): fc.Arbitrary<SignInInput> {
  const state = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...attempts.states) },
    { weight: 1, arbitrary: nastyText },
  )
  const answer = state.chain(known => (provider === 'steam' ? wrongAssertion(known) : wrongCode(known)))
  const body = fc.oneof(
    { weight: 8, arbitrary: answer.map(text => JSON.stringify({ answer: text })) },
    { weight: 1, arbitrary: fc.jsonValue().map(value => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.record({ answer: fc.jsonValue(), x: nastyText }).map(value => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: nastyText },
  )
  return fc.record({
    method: fc.constant('POST' as const),
    path: tail.map(end => `/api/auth/${provider}${end}`),
    headers: headers(attempts.session),
    body,
  })
}

const tail = fc.oneof(
  { weight: 20, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('/', '/return', '%2e%2e', ';x', '//') },
)
const rawQuery = fc.string({ unit: fc.constantFrom(...'abc019%&=+;?/[].'), maxLength: 60 })

/** What Discord might send somebody back with, and a code that it has not given. */
function wrongCode(state: string): fc.Arbitrary<string> {
  return fc
    .record({
      code: fc.oneof(fc.string({ unit: fc.constantFrom(...'abcXYZ019'), maxLength: 30 }), nastyText),
      error: fc.option(fc.oneof(fc.constantFrom('access_denied', 'server_error'), nastyText), { nil: null }),
      iss: fc.option(fc.oneof(fc.constant(`${emulators.fakes}/discord`), nastyText), { nil: null }),
      more: fc.array(pair, { maxLength: 1 }),
    })
    .map(({ code, error, iss, more }) => {
      const said = new URLSearchParams([['code', code], ...more])
      if (error !== null) said.append('error', error)
      if (iss !== null) said.append('iss', iss)
      said.append('state', state)
      return said.toString()
    })
}

/** An assertion, signed as Steam would sign it, in which one thing at least is not as it has to be. */
function wrongAssertion(state: string): fc.Arbitrary<string> {
  const fields = assertionFields({
    openid: `${emulators.fakes}/steam/openid/login`,
    steamId: '76561190000000001',
    returnTo: `${emulators.hosting}/auth/steam/return?state=${state}`,
  })
  const names = Object.keys(fields).map(name => name.replace('openid.', ''))
  const wrong = fc.oneof(
    // Any other handle is as good as this one.
    fc
      .tuple(fc.constantFrom(...names.filter(name => name !== 'assoc_handle')), nastyText)
      .map(([name, value]) => ({ ...fields, [`openid.${name}`]: value })),
    fc.constantFrom(...names).map(name => without(fields, `openid.${name}`)),
    pair.map(([name, value]) => ({ ...fields, [`x${name}`]: value })),
  )
  const signed = fc.subarray(names, { maxLength: names.length })
  const toBeSigned = names.filter(name => name !== 'ns' && name !== 'mode')
  const tooLittle = fc.subarray(toBeSigned, { maxLength: toBeSigned.length - 1 })
  return fc.oneof(
    wrong.map(changed => query(state, signedAssertion(changed))),
    tooLittle.map(list => query(state, signedAssertion(fields, list))),
    fc.tuple(wrong, signed).map(([changed, list]) => query(state, signedAssertion(changed, list))),
    nastyText.map(signature => query(state, { ...signedAssertion(fields), 'openid.sig': signature })),
    fc
      .constantFrom(...names)
      .map(name => `${query(state, signedAssertion(fields))}&openid.${name}=${fields[`openid.${name}`]}`),
    nastyText,
  )
}

function query(state: string, fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams({ ...fields, state }).toString()
}

function without(fields: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))
}
