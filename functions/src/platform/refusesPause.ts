import type { HttpsFunction } from 'firebase-functions/https'
import { isPaused, retryAfterSeconds } from './pause.ts'

/** Whether the operation is paused; if so, the request is answered without reading anything. */
export async function refusesPause(response: Parameters<HttpsFunction>[1]): Promise<boolean> {
  if (!(await isPaused())) return false
  response
    .status(503)
    .set({ 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' })
    .end()
  return true
}
