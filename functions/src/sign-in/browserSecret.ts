import { randomBytes } from 'node:crypto'
import { attemptMs } from './signInState.ts'

/** The only cookie that Firebase Hosting passes on to a function. */
const name = '__session'
const wellFormed = new RegExp(`^${name}=([A-Za-z0-9_-]{43})$`)

/** The secret that ties attempts to a browser, from its `Cookie` header; null where there is none. */
export function browserSecret(cookies: string | undefined): string | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [, secret] = wellFormed.exec(cookie.trim()) ?? []
    if (secret !== undefined) return secret
  }
  return null
}

export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The `Set-Cookie` that keeps the secret as long as an attempt is valid, for these endpoints only. */
export function secretCookie(secret: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${secret}; Path=/api/auth; Max-Age=${attemptMs / 1000}; HttpOnly; SameSite=Lax${secure}`
}
