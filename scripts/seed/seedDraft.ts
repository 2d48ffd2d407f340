import { randomUUID } from 'node:crypto'
import pMap from 'p-map'
import type { Person } from '../../testing/person.ts'
import { ask } from './ask.ts'

const day = 24 * 60 * 60_000

/** Creates a competition whose captains are picking players, without a clock: the first of the people is on turn. */
export async function draftCompetition(owner: Person, people: readonly Person[]): Promise<void> {
  const competitionId = 'demonstration-dota2-draft'
  const draftId = 'demonstration-captains'
  const now = Date.now()
  await ask('createCompetition', owner, {
    competitionId,
    name: 'Кубок капитанов Dota 2',
    game: 'dota2',
    startDate: now + 2 * day,
    registrationDeadline: now + day,
    format: 'single',
    bestOf: { rounds: 1, final: 3 },
  })
  await pMap(people, person => ask('joinCompetition', person, { competitionId, joinId: randomUUID() }), {
    concurrency: 3,
  })
  const captains = people.slice(0, 3)
  const picks = people.slice(3, 6)
  await ask('startDraft', owner, {
    competitionId,
    draftId,
    captainUids: captains.toReversed().map(({ uid }) => uid),
    order: 'snake',
    seeding: 'hand',
    clock: { pickSeconds: null, reserveSeconds: 0 },
  })
  for (const [index, { uid }] of picks.entries())
    await ask('pickPlayer', owner, { competitionId, draftId, turn: index + 1, uid })
}
