import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId } from '../../testing/seededCompetition.ts'

const people = await signUpAll('owner', 'player', 'stranger')

const eight = Date.UTC(2027, 4, 1, 17)
const minute = 60_000

// Through Hosting, as calendar programs ask.
const ask = (path: string, init: RequestInit = {}) => fetch(`${emulators.hosting}/api/${path}`, init)

async function eventsAt(path: string) {
  const response = await ask(path)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  return calendar.getAllSubcomponents('vevent').map(event => {
    const value = (name: string) => String(event.getFirstPropertyValue(name))
    return {
      match: value('uid').split('.')[0],
      uid: value('uid'),
      starts: Date.parse(value('dtstart')),
      sequence: Number(value('sequence')),
    }
  })
}

it('gives a competition, a team and a person their planned matches, and follows a move', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4 })
  const { competitionId, bracketId, teamIds } = testCompetition
  const plan = (edition: number, startsAt: number) =>
    call('planMatches', people.owner, {
      competitionId,
      bracketId,
      planId: freshId(),
      edition,
      ...defaultSchedule,
      starts: [
        ['main-1-1', startsAt],
        ['main-1-2', startsAt],
      ],
    })
  expect(await plan(0, eight)).toMatchObject({ ok: true })
  const ofTestCompetition = `competitions/${competitionId}/calendar.ics`
  const ofTeam = `competitions/${competitionId}/teams/${teamIds[0]}/calendar.ics`
  const secret = 'S'.repeat(2) + freshId()
  const link = await call('createCalendarLink', people.player, { secret })
  expect(link).toMatchObject({
    ok: true,
    value: { url: expect.stringMatching(`/api/calendars/${secret}.ics$`) },
  })

  const before = await eventsAt(ofTestCompetition)
  expect(before).toMatchObject([
    { match: 'main-1-1', starts: eight, sequence: 1 },
    { match: 'main-1-2', starts: eight, sequence: 1 },
  ])
  expect(await eventsAt(ofTeam)).toEqual([before[0]])
  expect(await eventsAt(`calendars/${secret}.ics`)).toEqual([before[0]])

  const response = await ask(`${ofTestCompetition}?lang=en`)
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  )
  const etag = response.headers.get('etag') ?? ''
  const again = await ask(`${ofTestCompetition}?lang=en`, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])

  expect(await plan(1, eight + 15 * minute)).toMatchObject({ ok: true })
  await eventually(async () => {
    expect(await eventsAt(ofTeam)).toEqual([{ ...before[0], starts: eight + 15 * minute, sequence: 2 }])
  })
})

it('is 404 where there is nothing, and for an address that has been renewed or whose account is gone', async () => {
  const [first, second] = [`AA${freshId()}`, `BB${freshId()}`]
  const { stranger } = people
  for (const secret of [first, first, second]) {
    expect(await call('createCalendarLink', stranger, { secret })).toMatchObject({ ok: true })
  }
  expect(await call('createCalendarLink', people.owner, { secret: second })).toMatchObject({
    code: 'id-taken',
  })
  const links = await stored.calendarLinks().where('uid', '==', stranger.uid).get()
  expect(links.docs.map(({ id }) => id)).toEqual([expect.not.stringContaining(second)])

  const statuses = (...paths: string[]) => Promise.all(paths.map(async path => (await ask(path)).status))
  const own = await ask(`calendars/${second}.ics`)
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(
    await statuses(`calendars/${first}.ics`, 'calendars/x.ics', `competitions/${freshId()}/calendar.ics`),
  ).toEqual([404, 404, 404])
  expect((await ask(`calendars/${second}.ics`, { method: 'POST' })).status).toBe(405)

  expect(await call('deleteMyAccount', stranger, {})).toMatchObject({ ok: true })
  expect(await statuses(`calendars/${second}.ics`)).toEqual([404])
  expect((await stored.calendarLinks().where('uid', '==', stranger.uid).get()).size).toBe(0)
})
