import { isDeepStrictEqual } from 'node:util'
import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import { clearSlot } from '@upper-bracket/shared/bracket/slots/clearSlot'
import { type CommandName, commandTable } from '@upper-bracket/shared/bracket/commands/commandTable'
import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import { setScore } from '@upper-bracket/shared/bracket/results/setScore'
import { withPlannedMatches } from '@upper-bracket/shared/bracket/layout/plannedIds'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import {
  type BracketedCompetition,
  bracketedCompetition,
  newBracket,
} from '../../../testing/bracketedCompetition.ts'
import { call, callWith } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { markStaged } from '../../../testing/staged.ts'
import { applied, played, swissStage, twoGroups } from '../../../testing/stagedCompetition.ts'
import { storedBracket, storedCompetition, storedMatch } from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'
import { onMatch } from '../support/onMatch.ts'
import { outsideTeam } from '../support/outsideTeam.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { snapshot, withoutFollowers } from '../support/snapshot.ts'

const people = await bracketCast()
const { owner, administrator } = people

type Seed = Parameters<typeof bracketedCompetition>[1]
type Fields = Readonly<Record<string, unknown>> & { readonly matchId?: string }

interface Row {
  /** In which state the command can be given. */
  readonly state: Seed | (() => Promise<BracketedCompetition>)
  /** What it is given with, beyond the address; with the match, if it is about one. */
  readonly fields: (testCompetition: BracketedCompetition) => Fields | Promise<Fields>
  /** Refused when it is repeated, because what it was about is gone. */
  readonly isGoneThen?: true
}

const inFirst = { matchId: 'main-1-1' }
const isOver: Seed = { teams: 4, bestOf: 3, played: { 'main-1-1': [2, 1] } }
const double: Seed = { teams: 4, format: 'double', bestOf: 3, played: { 'upper-1-1': 'running' } }
const withdrawn = (bracket: Bracket, teamId = '') => after(bracket, before => disqualifyTeam(before, teamId))
const running: Seed = { teams: 4, bestOf: 3, played: { 'main-1-1': 'running' } }

/** The first, second and third of four teams have two wins each, and nothing but points counts. */
const tiedTable: Seed = {
  teams: 4,
  format: 'table',
  stages: [{ ...twoGroups, groups: 1, advance: 1, criteria: ['points'] }],
  after: bracket => {
    const [first, , third] = bracket.shape.teamIds
    const pair = [...bracket.matches.values()].find(({ section, slots }) => {
      return section === 'main' && slots.every(({ teamId }) => teamId === first || teamId === third)
    })
    const matchId = pair?.id ?? ''
    const score: [number, number] = pair?.slots[0].teamId === first ? [0, 1] : [1, 0]
    const upset = applied(applied(bracket, 'startMatch', { matchId }), 'finishSeries', { matchId, score })
    return played(upset, ({ section }) => section === 'main')
  },
}

const roundOver: Seed = {
  teams: 8,
  stages: [{ ...swissStage, publishing: 'manual' }],
  after: bracket => played(bracket, ({ round }) => round === 1),
}
const lateEntry = async (testCompetition: BracketedCompetition) => ({
  teamId: await outsideTeam(testCompetition, [freshId()]),
  pointsPerMissedRound: 0.5,
})
const withLateEntry = async () => {
  const testCompetition = await bracketedCompetition(people, roundOver)
  const { competitionId, bracketId } = testCompetition
  const entry = { competitionId, bracketId, ...(await lateEntry(testCompetition)) }
  expect(await callWith('enterLate', owner, entry)).toMatchObject({ ok: true })
  return testCompetition
}

type Given = Exclude<CommandName, 'takeBack'>
const rows: { readonly [N in Given]: Row } = {
  startMatch: { state: { teams: 4 }, fields: () => inFirst },
  unstartMatch: {
    state: { ...running, after: bracket => after(bracket, now => setScore(now, 'main-1-1', [1, 1])) },
    fields: () => inFirst,
  },
  setScore: { state: running, fields: () => ({ ...inFirst, score: [1, 0] }) },
  finishSeries: { state: double, fields: () => ({ matchId: 'upper-1-1', score: [1, 2] }) },
  correctScore: { state: isOver, fields: () => ({ ...inFirst, score: [2, 0] }) },
  forfeitMatch: { state: double, fields: () => ({ matchId: 'upper-1-2', sides: [0] }) },
  reopenMatch: { state: isOver, fields: () => ({ ...inFirst, cascade: false, preview: false }) },
  placeTeam: {
    state: { teams: 4, after: bracket => after(bracket, now => clearSlot(now, { ...inFirst, side: 0 })) },
    fields: ({ teamIds }) => ({ ...inFirst, slot: 0, teamId: teamIds[0] }),
  },
  clearSlot: { state: { teams: 4 }, fields: () => ({ ...inFirst, slot: 1 }) },
  disqualifyTeam: { state: double, fields: ({ teamIds }) => ({ teamId: teamIds[0], penalty: true }) },
  reinstateTeam: {
    state: { ...double, after: bracket => withdrawn(bracket, bracket.shape.teamIds[0]) },
    fields: ({ teamIds }) => ({ teamId: teamIds[0] }),
  },
  replaceTeam: {
    state: isOver,
    fields: async testCompetition => ({
      teamId: testCompetition.teamIds[0],
      byTeamId: await outsideTeam(testCompetition, [freshId()]),
    }),
  },
  enterLate: { state: roundOver, fields: lateEntry },
  cancelLateEntry: {
    state: withLateEntry,
    fields: async testCompetition => ({
      teamId: (await storedBracket(testCompetition)).shape.teamIds.at(-1),
    }),
  },
  setSeriesLength: { state: double, fields: () => ({ series: { stage: '', section: 'final' }, bestOf: 5 }) },
  reshapeStage: { state: double, fields: () => ({ stage: '', options: { grandFinal: 'reset' } }) },
  publishRound: { state: roundOver, fields: () => ({ stage: 's1', round: 2 }) },
  decideTie: {
    state: tiedTable,
    fields: ({ teamIds: [first, second, third] }) => {
      return { stage: '', group: 0, tieOrder: [third, second, first], by: 'decision' }
    },
    isGoneThen: true,
  },
}

describe.each(Object.keys(rows) as Given[])('%s', name => {
  it('is committed as the domain says, once, not on what the caller has not seen, and taken back', async () => {
    const { state, fields: fieldsOf, isGoneThen } = rows[name]
    const testCompetition =
      typeof state === 'function' ? await state() : await bracketedCompetition(people, state)
    const { competitionId, bracketId } = testCompetition
    await markStaged(competitionId)
    const fields = await fieldsOf(testCompetition)
    const before = await storedBracket(testCompetition)
    const match = before.matches.get(fields.matchId ?? '')
    const input = { competitionId, bracketId, ...fields, ...(match && { revision: match.revision }) }

    if (match !== undefined) {
      const { revision, slots } = match
      const changed = refused('changed-meanwhile', { revision })
      await changingNothing(competitionId, [], async () => {
        expect(await callWith(name, owner, { ...input, revision: revision + 7 })).toEqual(changed)
        if (name === 'placeTeam') return
        const teamIds = slots.map(({ teamId }) => teamId).toReversed()
        expect(await callWith(name, owner, { ...input, teamIds })).toEqual(changed)
      })
    }

    const callers = [owner, administrator, owner]
    const replies = await Promise.all(callers.map(person => callWith(name, person, input)))
    const done = { ok: true, value: expect.objectContaining(match ? { revision: match.revision + 1 } : {}) }
    const again = isGoneThen ? refused('tie-gone') : done
    expect(replies.filter(({ ok }) => ok)).toHaveLength(isGoneThen ? 1 : callers.length)
    for (const reply of replies) expect(reply).toEqual(reply.ok ? done : again)
    const now = await storedBracket(testCompetition)
    expect(resultsOf(now)).toEqual(resultsOf(applied(before, name, fields as never)))
    await changingNothing(competitionId, [], async () => {
      expect(await callWith(name, owner, input)).toEqual(again)
    })

    expect(await seedsOf(competitionId)).toEqual(new Map(now.shape.teamIds.map((id, at) => [id, at + 1])))
    if (match !== undefined) {
      const { status, since } = (await stored.match(competitionId, bracketId, match.id).get()).data() ?? {}
      if (status !== match.status) expect(since).toEqual({ status, at: expect.any(Number) })
    }
    const { logs } = commandTable[name]
    const entries = (await logOf(testCompetition)).filter(({ action }) => action === name)
    const teamIds = logs?.flatMap(field => fields[field])
    const { penalty } = fields
    const said = { matchId: match?.id ?? null, teamIds, ...(penalty === true && { penalty }) }
    expect(entries).toMatchObject(logs === null ? [] : [said])
    expect(changesOf(entries[0])).toContain(logs === null ? undefined : match?.id)

    const entryIds = replies.flatMap(reply =>
      reply.ok ? ((reply.value as { entryId?: string }).entryId ?? []) : [],
    )
    expect(entryIds).toHaveLength(1)
    const back = await callWith('takeBack', owner, { competitionId, bracketId, entryIds })
    expect(back).toEqual({ ok: true, value: {} })
    expect(factsOf(await storedBracket(testCompetition))).toEqual(factsOf(before))
    expect(await seedsOf(competitionId)).toEqual(new Map(before.shape.teamIds.map((id, at) => [id, at + 1])))

    await newBracket(testCompetition, owner, {})
    await changingNothing(competitionId, [], async () => {
      expect(await callWith(name, owner, input)).toEqual(refused('changed-meanwhile'))
    })
  })
})

const resultsOf = ({ shape: { teamIds, stages }, matches }: Bracket) => ({
  teamIds,
  stages,
  matches: Object.fromEntries(matches),
})

const factsOf = (bracket: Bracket) => ({
  ...resultsOf(bracket),
  matches: [...withPlannedMatches(bracket).matches.values()].map(
    ({ revision: _, since: __, ...facts }) => facts,
  ),
})

async function seedsOf(competitionId: string) {
  const teams = await stored.teams(competitionId).get()
  const seeded = teams.docs.flatMap(team => {
    const { seed } = team.data()
    return seed === null ? [] : [[team.id, seed] as const]
  })
  return new Map(seeded.toSorted(([, one], [, other]) => one - other))
}

/** The matches whose change is in the history. */
function changesOf(entry: LogEntry | undefined): readonly (string | undefined)[] {
  const changes = entry !== undefined && 'changes' in entry ? entry.changes : []
  return [undefined, ...changes.map(({ matchId }) => matchId)]
}

describe('the competition', () => {
  it('has its champion with the final, and is finished with the match for third place', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      thirdPlace: true,
      played: {
        'main-1-1': [1, 0],
        'main-1-2': [0, 1],
        'main-2-1': 'running',
        'third-place-1-1': 'running',
      },
    })
    const finish = async (matchId: string, score: [number, number]) => {
      const { revision } = await storedMatch(testCompetition, matchId)
      const finished = { ...onMatch(testCompetition, matchId, revision), score }
      expect(await call('finishSeries', owner, finished)).toMatchObject({ ok: true })
    }
    const champion = { teamId: testCompetition.teamIds[2], name: 'Team 3' }
    await finish('main-2-1', [0, 1])
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'running', champion })
    await finish('third-place-1-1', [1, 0])
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'finished', champion })
  })

  it('is finished once by a final and a match for third place that end in the same instant, over and over', {
    timeout: 180_000,
  }, async () => {
    const lasts = ['main-2-1', 'third-place-1-1']
    for (let time = 0; time < raceRounds(2); time += 1) {
      const { competitionId, bracketId, teamIds } = await bracketedCompetition(people, {
        teams: 4,
        thirdPlace: true,
        played: {
          'main-1-1': [1, 0],
          'main-1-2': [1, 0],
          'main-2-1': 'running',
          'third-place-1-1': 'running',
        },
      })
      const replies = await Promise.all(
        lasts.map(matchId =>
          call('finishSeries', owner, {
            competitionId,
            bracketId,
            matchId,
            revision: 3,
            score: [1, 0],
          }),
        ),
      )
      expect(replies).toMatchObject([{ ok: true }, { ok: true }])
      expect((await stored.competition(competitionId).get()).data()).toMatchObject({
        status: 'finished',
        champion: { teamId: teamIds[0] },
      })
    }
  })
})

it('one of two contrary results counts', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4, played: { 'main-1-1': 'running' } })
  const target = onMatch(testCompetition, 'main-1-1', 1)
  const replies = await Promise.all([
    call('finishSeries', owner, { ...target, score: [1, 0] }),
    call('finishSeries', administrator, { ...target, score: [0, 1] }),
  ])
  expect(replies.find(reply => !reply.ok)).toEqual(refused('changed-meanwhile', { revision: 2 }))
  const winner = replies[0].ok ? 0 : 1
  const teamId = testCompetition.teamIds[winner === 0 ? 0 : 3]
  expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({ winner, revision: 2 })
  expect(await storedMatch(testCompetition, 'main-2-1')).toMatchObject({
    slots: [{ teamId }, { teamId: null }],
  })
})

it('what a device gave without a network is done where what it made of the match is recorded already', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 2, played: { 'main-1-1': 'running' } })
  const result = { ...onMatch(testCompetition, 'main-1-1', 1), score: [1, 0] as [number, number] }
  expect(await call('finishSeries', owner, result)).toMatchObject({ ok: true })
  const forfeits: [boolean, boolean] = [false, false]
  const sees = { status: 'ready' as const, score: [0, 0] as [number, number], forfeits }
  const leadsTo = { status: 'finished' as const, score: [1, 0] as [number, number], forfeits }
  const start = { ...onMatch(testCompetition, 'main-1-1', 0), queued: { sees, leadsTo, repeated: true } }
  await changingNothing(testCompetition.competitionId, [], async () => {
    expect(await call('startMatch', administrator, start)).toEqual({ ok: true, value: { revision: 2 } })
  })
})

it('a score with its games changes one document that viewers read, the match', async () => {
  const testCompetition = await bracketedCompetition(people, {
    teams: 4,
    bestOf: 3,
    played: { 'main-1-1': 'running' },
  })
  const { competitionId } = testCompetition
  const read = async () => withoutFollowers(await snapshot(competitionId, []))
  const before = await read()
  const games = [
    { outcome: 0, source: 'organizer', map: 'mirage', rounds: [13, 7] },
    { outcome: null, source: 'organizer', map: 'nuke', rounds: [4, 2] },
  ] as const
  const given = { ...onMatch(testCompetition, 'main-1-1', 1), score: [1, 0] as [number, number], games }
  expect(await call('setScore', owner, given)).toMatchObject({ ok: true })
  const written = await read()
  const changed = Object.keys(written).filter(path => !isDeepStrictEqual(written[path], before[path]))
  // What keeps the change for its undo is read by organizers alone.
  const ofViewers = changed.filter(path => !path.includes('/changes/'))
  expect(ofViewers).toEqual([expect.stringMatching(/\/matches\/main-1-1$/)])
})

it('a team is placed once, however many try at the same time', async () => {
  const testCompetition = await bracketedCompetition(people, {
    teams: 4,
    after: bracket =>
      after(
        bracket,
        now => clearSlot(now, { matchId: 'main-1-1', side: 0 }),
        now => clearSlot(now, { matchId: 'main-1-2', side: 1 }),
      ),
  })
  await markStaged(testCompetition.competitionId)
  const teamId = testCompetition.teamIds[0] ?? ''
  const replies = await Promise.all([
    call('placeTeam', owner, { ...onMatch(testCompetition, 'main-1-1', 1), slot: 0, teamId }),
    call('placeTeam', administrator, { ...onMatch(testCompetition, 'main-1-2', 1), slot: 1, teamId }),
  ])
  expect(replies.filter(reply => reply.ok)).toHaveLength(1)
  expect(replies.find(reply => !reply.ok)).toEqual(refused('same-round'))
})
