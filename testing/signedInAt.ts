import type { Person } from './person.ts'

/** Returns the person with a token whose sign-in was at another time. */
export function signedInAt(person: Person, time: number): Person {
  return { ...person, idToken: tokenSignedInAt(person.idToken, time) }
}

/** Returns the token with another time of sign-in; the emulator does not check signatures. */
export function tokenSignedInAt(token: string, time: number): string {
  return changedToken(token, { auth_time: Math.floor(time / 1000) })
}

/** Returns the token of somebody else, who need not have an account. */
export function tokenOf(
  token: string,
  { uid, email }: { readonly uid: string; readonly email: string },
): string {
  return changedToken(token, { user_id: uid, sub: uid, email })
}

function changedToken(token: string, claims: Readonly<Record<string, unknown>>): string {
  const [, payload = ''] = token.split('.')
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims }
  const header = encoded({ alg: 'none', typ: 'JWT' })
  return `${header}.${encoded(changed)}.`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
