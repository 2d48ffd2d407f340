import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import { readChallonge } from '@upper-bracket/shared/transfer/challonge/readChallonge'
import { answersOfVersion1, answersOfVersion2 } from '@upper-bracket/shared/transfer/testing/challongeAnswers'
import type { ReadFile } from '@upper-bracket/shared/transfer/transferReader'
import { expect } from 'vitest'
import { fakeStartgg, fakeStartggToken } from '../../../../scripts/fakes/startgg/startgg.ts'
import { type FakeEvent, pastCup } from '../../../../scripts/fakes/startgg/startggEvents.ts'
import { stored } from '../../../../testing/database.ts'
import type { Person } from '../../../../testing/person.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { competitionRecords } from '../../../src/consistency/competitionRecords.ts'
import { listStartggEvents, readStartggEvent } from '../../../src/transfer/readStartggEvent.ts'
import { callInProcess } from './callInProcess.ts'
import { mortal } from './mortal.ts'
import { pastTournament } from './pastTournament.ts'

/**
 * Imports so many past events of an organizer, half from each service. Every import is killed before, at or after its
 * commit (see `killAtRequests`), and all start over with other ids, as another browser would.
 */
export async function importPastEvents(
  organizer: Person,
  count: number,
  limits: Parameters<typeof fakeStartgg>[0] = {},
): Promise<void> {
  const ofStartgg = Math.ceil(count / 2)
  const events = Array.from({ length: ofStartgg }, (_, index) => pastCup(index + 1))
  const { promise: listening, resolve } = Promise.withResolvers<number>()
  const fake = fakeStartgg({ ...limits, events })
  let requests = 0
  // Each seventh request is one too many, also on a machine too slow to reach a rate limit.
  const fetch = async (request: Request) => {
    requests += 1
    return requests % 7 === 0 ? new Response('', { status: 429 }) : fake.fetch(request)
  }
  const service = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port)) as Server
  using _ended = { [Symbol.dispose]: () => void service.close() }
  const address = `http://127.0.0.1:${await listening}/gql/alpha`
  const access = () => ({
    address,
    token: fakeStartggToken,
    deadline: AbortSignal.timeout(60_000),
    wait: (ms: number) => wait(limits.windowMs === undefined ? 0 : ms),
  })
  const listed = await listStartggEvents(access())
  expect(listed.events).toHaveLength(ofStartgg)
  const read: ReadFile[] = []
  for (const { slug } of listed.events)
    read.push(await readStartggEvent({ of: 'event', slug }, access(), Date.now()))
  expect(requests).toBeGreaterThan(7)
  const said = new Map(events.map(event => [`${event.tournament} · ${event.name}`, championAndDate(event)]))
  for (let number = 1; number <= count - ofStartgg; number += 1) {
    const tournament = pastTournament(number)
    const [champion] = tournament.ranking ?? []
    const name = tournament.participants.find(({ id }) => id === champion)?.name
    said.set(tournament.name, { champion: name, startDate: Date.parse(tournament.startedAt ?? '') })
    const answers = (number % 2 === 0 ? answersOfVersion1 : answersOfVersion2)(tournament)
    const context = { name: '', game: 'dota2', now: Date.now() } as const
    read.push(readChallonge(JSON.stringify(answers), context))
  }
  const files = read.map(each => {
    if (!each.ok) throw new Error(JSON.stringify(each.problems))
    return each
  })
  const page = {
    address: `cups-${organizer.uid
      .toLowerCase()
      .replace(/[^a-z\d]/g, '')
      .slice(0, 12)}`,
    name: 'Cups',
  }
  const fields = { ...page, description: '', links: [], revision: 0 }
  expect(await callInProcess('saveOrganizerPage', organizer, fields)).toMatchObject({ ok: true })
  const importOf = ({ file, source = '' }: (typeof files)[number]) => {
    const input = { competitionId: freshId(), file: JSON.stringify(file), source, onPage: true }
    return callInProcess('importCompetition', organizer, input)
  }
  for (const [index, file] of files.entries())
    await mortal(index % 3, () => importOf(file)).catch(() => undefined)
  for (const file of files) expect(await importOf(file)).toMatchObject({ ok: true })
  const { docs } = await stored.competitions().where('ownerUid', '==', organizer.uid).get()
  expect(docs.map(each => each.data().name).toSorted()).toEqual(
    files.map(({ file }) => file.settings.name).toSorted(),
  )
  const guests = new Map<string, number>()
  for (const competition of docs) {
    const { name, status, champion, startDate, onPage } = competition.data()
    expect({ champion: champion?.name, startDate }).toEqual(said.get(name))
    expect({ status, onPage }).toMatchObject({ status: 'finished', onPage: { toldAt: null } })
    const records = await competitionRecords(competition.id)
    expect(records === null ? ['missing'] : competitionInconsistencies(records.records)).toEqual([])
    const players = await stored.players(competition.id).get()
    for (const { id } of players.docs) guests.set(id, (guests.get(id) ?? 0) + 1)
  }
  // The captains on Challonge are the same in all its tournaments.
  const often = [...guests.values()].filter(times => times === count - ofStartgg)
  expect(often.length).toBeGreaterThanOrEqual(8)
}

/** Who has won the last set of an event of start.gg, and when the event began. */
function championAndDate({ phases, entrants, startAt }: FakeEvent) {
  const winnerId = phases.at(-1)?.sets.at(-1)?.winnerId
  return { champion: entrants.find(({ id }) => id === winnerId)?.name, startDate: startAt }
}
