import type { HttpsFunction } from 'firebase-functions/https'

type Handled = Parameters<HttpsFunction>

/** Whether a request would change something, where one can only read; if so, it is answered. */
export function refusesMethod({ method }: Handled[0], response: Handled[1]): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  response.status(405).set({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
  return true
}
