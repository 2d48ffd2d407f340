import { randomBytes } from 'node:crypto'
import { attemptMs } from './signInState.ts'

/** The one cookie that Firebase Hosting lets through to a function. */
const name = '__session'
const wellFormed = new RegExp(`^${name}=([A-Za-z0-9_-]{43})$`)

/** The secret that ties attempts to a browser, of its `Cookie` header; null where it has none. */
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

/** The `Set-Cookie` that keeps the secret for as long as an attempt lives, for these endpoints alone. */
export function secretCookie(secret: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${secret}; Path=/api/auth; Max-Age=${attemptMs / 1000}; HttpOnly; SameSite=Lax${secure}`
}
