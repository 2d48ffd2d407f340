import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import {
  errorKinds,
  errorReportLimits,
  pageWithoutIds,
  withoutPrivate,
} from '@upper-bracket/shared/errors/errorReport'
import { onRequest } from 'firebase-functions/https'
import * as z from 'zod/mini'
import { capacity } from '../platform/capacity.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { logs } from '../platform/logs.ts'

/** The rate limits per address and in total, counted by the only instance. */
const consume = limiter({ burst: 30, refillMs: 10_000 })
const consumeTogether = limiter({ burst: 300, refillMs: 1000 })

const maxBytes = 4096

const text = (most: number) => z.string().check(z.maxLength(most))
const { name, message, code, frame, frames, page, build } = errorReportLimits
const errorReport = z.strictObject({
  kind: z.enum(errorKinds),
  name: text(name).check(z.regex(/^\w+$/)),
  message: z.pipe(text(message), z.transform(withoutPrivate)),
  code: z.nullable(text(code).check(z.regex(/^[\w/.-]+$/))),
  frames: z.array(text(frame).check(z.regex(/^[\w.-]+:\d+:\d+$/))).check(z.maxLength(frames)),
  page: z.pipe(text(page), z.transform(pageWithoutIds)),
  build: text(build).check(z.regex(/^[\w.-]*$/)),
})

/**
 * Logs the error reports that browsers send to `POST /api/errors` (`ErrorReport`), from anyone. It always returns 204.
 * A single instance bounds the cost of a flood.
 */
export const browserErrors = onRequest(
  { region: functionsRegion, memory: '256MiB', ...capacity.reports, cors: false },
  (request, response) => {
    response.set('cache-control', 'no-store')
    if (request.method !== 'POST') {
      response.status(405).set('allow', 'POST').end()
      return
    }
    const address = callerAddress(each => request.get(each), request.socket.remoteAddress, {
      behindHosting: true,
    })
    const now = Date.now()
    const own = consume(address ?? '', now)
    const consumed = own.ok ? consumeTogether('all', now) : own
    if (!consumed.ok) {
      response.status(429).set('retry-after', String(consumed.facts['retryAfterSeconds'])).end()
      return
    }
    // Old browsers do not send the site.
    const site = request.get('sec-fetch-site') ?? 'same-origin'
    const isOurs = site === 'same-origin' && request.is('application/json') !== false
    const report = errorReport.safeParse(isOurs && request.rawBody.length <= maxBytes ? request.body : null)
    if (!report.success) {
      response.status(400).end()
      return
    }
    logs.browserFailed(report.data)
    response.status(204).end()
  },
)
