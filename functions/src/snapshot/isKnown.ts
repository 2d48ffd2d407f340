import type { Request } from 'firebase-functions/https'

/** Ignores `no-cache`, unlike Express's `fresh`, because that is meant for the caches in between. */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? []
  return known.some(each => each.trim() === etag)
}
