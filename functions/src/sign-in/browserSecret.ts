import { randomBytes } from 'node:crypto'
import { attemptMs } from './signInState.ts'

/** The only cookie that Firebase Hosting forwards to a function. */
const name = '__session'
const wellFormed = new RegExp(`^${name}=([A-Za-z0-9_-]{43})$`)

/** Returns the secret that binds attempts to a browser, from its `Cookie` header; null if there is none. */
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

/** Returns the `Set-Cookie` that stores the secret for the lifetime of an attempt, for these endpoints only. */
export function secretCookie(secret: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${secret}; Path=/api/auth; Max-Age=${attemptMs / 1000}; HttpOnly; SameSite=Lax${secure}`
}
