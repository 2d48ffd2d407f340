import { createHash } from 'node:crypto'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { refusesPause } from '../platform/refusesPause.ts'
import { isKnown } from '../snapshot/isKnown.ts'
import { findCalendar } from './findCalendar.ts'

/** A person's calendar is private, so no shared cache stores it. */
const caching = {
  public: 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  own: 'private, no-cache',
} as const

/**
 * Serves planned matches to calendar applications: those of a competition at
 * `/api/competitions/{competitionId}/calendar.ics`, of a team at
 * `/api/competitions/{competitionId}/teams/{teamId}/calendar.ics` (both with `?lang=en`), and of all teams of the
 * person who created the link at `/api/calendars/{secret}.ics`.
 */
export const calendarFeed = onRequest(
  { region: functionsRegion, ...capacity.calendar },
  async (request, response) => {
    if (refusesMethod(request, response) || (await refusesPause(response))) return
    try {
      const found = await findCalendar(request.path, request.query['lang'], Date.now())
      response.set('cache-control', found?.isPublic === false ? caching.own : caching.public)
      if (found === null) {
        response.status(404).end()
        return
      }
      const etag = `"${createHash('sha256').update(found.file).digest('base64url').slice(0, 22)}"`
      response.set('etag', etag)
      if (isKnown(request, etag)) response.status(304).end()
      else response.set('content-type', 'text/calendar; charset=utf-8').send(found.file)
    } catch (thrown) {
      logs.calendarFailed(thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)
