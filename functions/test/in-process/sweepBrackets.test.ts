import { beforeAll, expect, it } from 'vitest'
import {
  type BracketedCompetition,
  bracketedCompetition,
  newBracket,
} from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour } from '../../../testing/seededCompetition.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import { sweepLeftovers } from '../../src/brackets/sweepBrackets.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner', Person>
beforeAll(async () => {
  people = await newPeople('owner')
})

const now = Date.now()

/** A bracket that its competition does not have any more, as a sweep that failed at once would leave it. */
async function superseded(sweepAfter: number): Promise<BracketedCompetition> {
  const old = await bracketedCompetition(people, { teams: 4 })
  await newBracket(old, people.owner, {})
  await stored.bracket(old.competitionId, old.bracketId).update({ sweepAfter })
  return old
}

async function remains({ competitionId, bracketId }: BracketedCompetition): Promise<boolean> {
  const matches = Object.keys(await storedMatches({ competitionId, bracketId })).length
  const { exists } = await stored.bracket(competitionId, bracketId).get()
  expect(matches > 0).toBe(exists)
  return exists
}

it('deletes what nobody reads any more, and nothing before its time, also twice at once', async () => {
  const [due, later] = await Promise.all([superseded(now - hour), superseded(now + hour)])
  await Promise.all([sweepLeftovers(now), sweepLeftovers(now)])
  expect(await remains(due)).toBe(false)
  expect(await remains(later)).toBe(true)
  const { bracketId } = (await stored.competition(due.competitionId).get()).data() ?? {}
  expect(await remains({ ...due, bracketId: bracketId ?? '' })).toBe(true)
})

it('keeps the bracket that its competition has, whatever its document says', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4 })
  await stored
    .bracket(testCompetition.competitionId, testCompetition.bracketId)
    .update({ sweepAfter: now - hour })
  await sweepLeftovers(now)
  expect(await remains(testCompetition)).toBe(true)
  expect(
    (await stored.bracket(testCompetition.competitionId, testCompetition.bracketId).get()).data()?.sweepAfter,
  ).toBeNull()
})

it('finishes what a broken generation left behind, of a competition that has gone too', async () => {
  const draft = await superseded(now - hour)
  await stored.competition(draft.competitionId).delete()
  await sweepLeftovers(now)
  expect(await remains(draft)).toBe(false)
})

it('is told by generateBracket what may be swept', async () => {
  const old = await bracketedCompetition(people, { teams: 2 })
  const { competitionId } = old
  const bracketId = freshId()
  const generation = { competitionId, bracketId, seeding: 'rank', replace: true } as const
  expect(await callInProcess('generateBracket', people.owner, generation)).toMatchObject({ ok: true })
  expect((await stored.bracket(competitionId, bracketId).get()).data()?.sweepAfter).toBeNull()
  expect(await remains(old)).toBe(false)
})
