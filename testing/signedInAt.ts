import type { Person } from './person.ts'

/** The same person with a token whose sign-in was at another time. */
export function signedInAt(person: Person, time: number): Person {
  return { ...person, idToken: tokenSignedInAt(person.idToken, time) }
}

/** The same token, but for the time of the sign-in; the emulator asks for no signature. */
export function tokenSignedInAt(token: string, time: number): string {
  const [, payload = ''] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = { ...Object(claims), auth_time: Math.floor(time / 1000) }
  const header = encoded({ alg: 'none', typ: 'JWT' })
  return `${header}.${encoded(changed)}.`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
