import type { Person } from './person.ts'

/** The same person with a token whose sign-in was at another time; the emulator asks for no signature. */
export function signedInAt(person: Person, time: number): Person {
  const [, payload = ''] = person.idToken.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = { ...Object(claims), auth_time: Math.floor(time / 1000) }
  const header = encoded({ alg: 'none', typ: 'JWT' })
  return { ...person, idToken: `${header}.${encoded(changed)}.` }
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
