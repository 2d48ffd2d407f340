import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import { seedTeams } from '@upper-bracket/shared/bracket/seeding/seedTeams'
import { beforeAll, describe, expect, it } from 'vitest'
import { teamedCompetition } from '../../../testing/bracketedCompetition.ts'
import { database, stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { markStaged } from '../../../testing/staged.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import { sweepLeftovers } from '../../src/brackets/sweepBrackets.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

/** For how long a call that broke off may be taken to be alive. */
const silenceMs = 5000

let people: Record<'owner', Person>
beforeAll(async () => {
  people = await newPeople('owner')
})

function planned(teamIds: readonly string[], bracketId: string) {
  const seeds = seedTeams(
    teamIds.map(teamId => ({ teamId, rankSum: 18 })),
    'rank',
    bracketId,
  )
  const bracket = createBracket({
    teamIds: seeds,
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!bracket.ok) throw new Error(bracket.code)
  return bracket.value
}

/**
 * A competition, and what a call that was killed has left of its bracket: half of the matches, of a bracket for
 * `formerly` teams where it had others then; `silentMs` is how long it has been dead.
 */
async function brokenOff({ teams = 9, formerly = 0, silentMs = 1000 } = {}) {
  const { competitionId, teamIds } = await teamedCompetition(
    people,
    Array.from({ length: teams }, () => [null]),
  )
  const bracketId = freshId()
  const entrants = Array.from({ length: formerly || teams }, (_, index) => teamIds[index] ?? freshId())
  const { shape, matches } = planned(entrants, bracketId)
  const batch = database.batch()
  batch.set(stored.bracket(competitionId, bracketId), {
    ...shape,
    createdBy: people.owner.uid,
    createdAt: Date.now() - silentMs,
    edits: 0,
    sweepAfter: Date.now() - silentMs + silenceMs,
  })
  for (const match of [...matches.values()].slice(matches.size / 2)) {
    batch.set(stored.match(competitionId, bracketId, match.id), match)
  }
  await batch.commit()
  const input = { competitionId, bracketId, seeding: 'rank', replace: false } as const
  return { competitionId, bracketId, teamIds, input }
}

async function isWhole({ competitionId, bracketId, teamIds }: Awaited<ReturnType<typeof brokenOff>>) {
  const { matches, shape } = planned(teamIds, bracketId)
  expect(await storedMatches({ competitionId, bracketId })).toEqual(Object.fromEntries(matches))
  expect((await stored.bracket(competitionId, bracketId).get()).data()).toMatchObject({
    ...shape,
    sweepAfter: null,
  })
  expect((await stored.competition(competitionId).get()).data()).toMatchObject({
    bracketId,
    status: 'running',
  })
}

describe('a bracket whose writing broke off', () => {
  it('is finished by the same call again, soon', async () => {
    const broken = await brokenOff()
    const started = performance.now()
    expect(await callInProcess('generateBracket', people.owner, broken.input)).toMatchObject({ ok: true })
    expect(performance.now() - started).toBeLessThan(25_000)
    await isWhole(broken)
  })

  it('is another one by then, where teams have come or gone', async () => {
    const broken = await brokenOff({ teams: 6, formerly: 16, silentMs: 60_000 })
    expect(await callInProcess('generateBracket', people.owner, broken.input)).toMatchObject({ ok: true })
    await isWhole(broken)
  })

  it('is finished once by many calls at once', async () => {
    const broken = await brokenOff({ teams: 40, silentMs: 60_000 })
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => callInProcess('generateBracket', people.owner, broken.input)),
    )
    expect(replies).toEqual(replies.map(() => ({ ok: true, value: { bracketId: broken.bracketId } })))
    await isWhole(broken)
  })

  it('is finished or swept, and never half of each, when both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const broken = await brokenOff({ teams: 40, silentMs: 60_000 })
      const [reply] = await Promise.all([
        callInProcess('generateBracket', people.owner, broken.input),
        sweepLeftovers(Date.now()),
        sweepLeftovers(Date.now()),
      ])
      expect(reply).toMatchObject({ ok: true })
      await isWhole(broken)
    }
  })

  it('is swept a few seconds after it fell silent, and not before', async () => {
    const [alive, dead] = [await brokenOff({ silentMs: 0 }), await brokenOff({ silentMs: silenceMs + 1000 })]
    await changingNothing(alive.competitionId, [], () => sweepLeftovers(Date.now()))
    expect((await stored.bracket(dead.competitionId, dead.bracketId).get()).exists).toBe(false)
    expect(await storedMatches(dead)).toEqual({})
  })

  it('is given up by the same call where its teams are gone', async () => {
    const broken = await brokenOff({ teams: 2, silentMs: 60_000 })
    await markStaged(broken.competitionId)
    for (const teamId of broken.teamIds) await stored.team(broken.competitionId, teamId).delete()
    expect(await callInProcess('generateBracket', people.owner, broken.input)).toEqual(
      refused('not-enough-teams'),
    )
  })
})
