import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { teamPair } from '../../bracket/model/matchState.ts'
import { winsNeeded } from '../../bracket/model/series.ts'
import { teamRecords } from '../../bracket/tables/teamRecords.ts'
import { fromAdvantage } from '../../bracket/testing/fromAdvantage.ts'
import { created } from '../../bracket/testing/law.ts'
import { done } from '../../bracket/testing/playRandomStages.ts'
import { staged } from '../../bracket/testing/randomStages.ts'
import { bracketOf, randomTournament } from '../../bracket/testing/randomTournament.ts'
import { inAnyState } from '../testing/inAnyState.ts'
import { bracketsManagerSchema } from './bracketsManagerData.ts'
import { unrepresentable } from './unrepresentable.ts'
import { writeBracketsManager } from './writeBracketsManager.ts'

const names = {
  team: (teamId: string) => teamId,
  stage: ({ key }: { key: string }, group: number | null) => `Stage ${key} ${group ?? ''}`,
}

const elimination = fc.oneof(
  randomTournament({ format: 'single', teamsMax: 40 }),
  randomTournament({ format: 'double', teamsMin: 3, teamsMax: 32 }),
)

describe('brackets-manager takes the data of any tournament in any state', () => {
  test('an elimination: the same matches can be played next, and it ends the same', async () => {
    await fc.assert(
      fc.asyncProperty(elimination, fc.nat({ max: 150 }), async ({ plan, luck }, steps) => {
        const bracket = inAnyState(created(plan), { luck, steps, without: ['disqualifyTeam'] })
        const manager = await imported(bracket)
        const played = await playOnTheirs(manager, bracket)
        expect(played.sort()).toEqual(playOnOurs(bracket).sort())
      }),
      { numRuns: Math.min(1000, Number(process.env['LAW_RUNS'] ?? 20)) },
    )
  })

  test('several stages: the same matches can be played next, and tables count the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        staged.filter(({ plan }) => unrepresentable(created(plan).shape).length === 0),
        fc.nat({ max: 150 }),
        async ({ plan, luck }, steps) => {
          // Their table counts the games of a running match.
          const bracket = inAnyState(created(plan), { luck, steps, without: ['reopenMatch', 'setScore'] })
          // A team that has entered late in the elimination is invited.
          fc.pre(unrepresentable(bracket.shape).length === 0)
          const manager = await imported(bracket)
          const { match } = await manager.export()
          const ready = match.flatMap(({ status, opponent1, opponent2 }) =>
            status === 2 || status === 3 ? [[opponent1?.id, opponent2?.id]] : [],
          )
          expect(ready.toSorted()).toEqual(openPairs(bracket).toSorted())
          await expectSameRecords(manager, bracket)
        },
      ),
      { numRuns: Math.min(1000, Number(process.env['LAW_RUNS'] ?? 20)) },
    )
  })
})

async function expectSameRecords(manager: BracketsManager, bracket: Bracket): Promise<void> {
  const stages = (await manager.export()).stage.filter(({ type }) => type === 'round_robin')
  const own = bracket.shape.stages.filter(({ kind }) => kind === 'round-robin')
  expect(stages).toHaveLength(own.length)
  for (const [index, { id }] of stages.entries()) {
    const theirs = await manager.get.finalStandings(id, {
      rankingFormula: ({ wins, draws }) => 3 * wins + draws,
    })
    const matches = [...bracket.matches.values()].filter(
      ({ stage, section }) => stage === own[index]?.key && section !== 'tie-break',
    )
    const ours = teamRecords(bracket.shape.teamIds, matches, { win: 3, draw: 1, loss: 0 })
    for (const { id: team, wins, draws, losses, forfeits, points, scoreFor, scoreAgainst } of theirs) {
      const record = ours.get(bracket.shape.teamIds[Number(team)] ?? '')
      expect({ wins, draws, lost: losses + forfeits, forfeits, points, scoreFor, scoreAgainst }).toEqual({
        wins: record?.wins,
        draws: record?.draws,
        lost: record?.losses,
        forfeits: record?.forfeits,
        points: record?.points,
        scoreFor: record?.gamesWon,
        scoreAgainst: record?.gamesLost,
      })
    }
  }
}

async function imported(bracket: Bracket): Promise<BracketsManager> {
  const written = writeBracketsManager(bracket, names)
  if (!written.ok) throw new Error(JSON.stringify(written.problems))
  expect(bracketsManagerSchema.parse(JSON.parse(JSON.stringify(written.data)))).toEqual(written.data)
  const manager = new BracketsManager(new InMemoryDatabase())
  await manager.import(structuredClone(written.data) as Parameters<BracketsManager['import']>[0])
  expect(await manager.export()).toEqual(written.data)
  return manager
}

/** The numbers of the teams whose matches can be played now, or are. */
function openPairs({ shape, matches }: Bracket): readonly (readonly number[])[] {
  return [...matches.values()].flatMap(match =>
    (match.status === 'ready' || match.status === 'running') && match.section !== 'tie-break'
      ? [teamPair(match).map(teamId => shape.teamIds.indexOf(teamId ?? ''))]
      : [],
  )
}

/** Plays on, each won by the team with the smaller number; `0 beats 5`. */
async function playOnTheirs(manager: BracketsManager, bracket: Bracket): Promise<string[]> {
  const played: string[] = []
  for (;;) {
    const { match, group, stage } = await manager.export()
    const finals = match.filter(
      ({ group_id }) => stage[0]?.type === 'double_elimination' && group[2]?.id === group_id,
    )
    const isOver = finals[0]?.opponent1?.result === 'win'
    const open = match.filter(
      each => (each.status === 2 || each.status === 3) && !(isOver && each.id === finals[1]?.id),
    )
    if (played.length === 0)
      expect(open.map(each => [each.opponent1?.id, each.opponent2?.id]).toSorted()).toEqual(
        openPairs(bracket).toSorted(),
      )
    const [next] = open
    if (next === undefined) return played
    const [one, other] = [Number(next.opponent1?.id), Number(next.opponent2?.id)]
    played.push(`${Math.min(one, other)} beats ${Math.max(one, other)}`)
    await manager.update.match({
      id: next.id,
      opponent1: { score: 1, ...(one < other && { result: 'win' }) },
      opponent2: { score: 0, ...(other < one && { result: 'win' }) },
    })
  }
}

function playOnOurs(start: Bracket): string[] {
  const played: string[] = []
  let bracket = start
  for (;;) {
    const next = [...bracket.matches.values()].find(
      ({ status }) => status === 'ready' || status === 'running',
    )
    if (next === undefined) return played
    const [one = 0, other = 0] = teamPair(next).map(teamId => bracket.shape.teamIds.indexOf(teamId ?? ''))
    played.push(`${Math.min(one, other)} beats ${Math.max(one, other)}`)
    const won = winsNeeded(next.bestOf)
    if (next.status === 'ready') bracket = done(bracket, 'startMatch', { matchId: next.id })
    const score = fromAdvantage(next, one < other ? [won, 0] : [0, won])
    bracket = done(bracket, 'finishSeries', { matchId: next.id, score })
  }
}

const swiss = {
  kind: 'swiss',
  groups: 1,
  pairing: 'top-half',
  rounds: 3,
  advance: 4,
  bestOf: 1,
  decidingBestOf: 1,
  publishing: 'automatic',
  criteria: ['points', 'seed'],
} as const
const lowerGroups = {
  kind: 'round-robin',
  groups: 2,
  legs: 1,
  advance: 2,
  advanceLower: 2,
  bestOf: 1,
  criteria: ['points', 'seed'],
} as const
const { advanceLower: _, ...invitingGroup } = { ...lowerGroups, groups: 1, invitedNext: 2 }

test.each([
  ['swiss', 0, bracketOf(8, { stages: [swiss] })],
  ['invited', 1, bracketOf(10, { stages: [invitingGroup] })],
  ['two-teams', 0, bracketOf(2, { format: 'double' })],
  ['lower-entrants', 1, bracketOf(8, { format: 'double', stages: [lowerGroups] })],
  ['drops', 0, bracketOf(33, { format: 'double' })],
])('what it cannot have is named: %s', (reason, stage, bracket) => {
  expect(writeBracketsManager(bracket, names)).toEqual({ ok: false, problems: [{ stage, reason }] })
})
