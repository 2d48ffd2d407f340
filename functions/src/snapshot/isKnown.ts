import type { Request } from 'firebase-functions/https'

/** Unlike Express's `fresh`, this ignores `no-cache`, which is meant for the caches on the way. */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? []
  return known.some(each => each.trim() === etag)
}
