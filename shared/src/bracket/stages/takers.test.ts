import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { keptFacts } from '../commands/keptFacts.ts'
import type { Bracket } from '../model/bracket.ts'
import { required } from '../testing/playOut.ts'
import { done } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

const group = (advance: number): StagePlan => ({
  kind: 'round-robin',
  groups: 1,
  legs: 1,
  advance,
  bestOf: 1,
  criteria: ['points', 'head-to-head', 'seed'],
})

/** The better seed wins every match of the group, except those of `upsets`. */
function groupPlayed(start: Bracket, upsets: readonly string[] = []): Bracket {
  const seed = (teamId: string | null) => start.shape.teamIds.indexOf(teamId ?? '')
  const open = [...start.matches.values()].filter(({ stage, status }) => stage === 's1' && status === 'ready')
  return open.reduce((bracket, { id: matchId, slots }) => {
    const isUpperBetter = seed(slots[0].teamId) < seed(slots[1].teamId)
    const score = isUpperBetter === upsets.includes(matchId) ? [0, 1] : [1, 0]
    return done(done(bracket, 'startMatch', { matchId }), 'finishSeries', { matchId, score })
  }, start)
}

const teamsIn = (bracket: Bracket, matchId: string) =>
  required(bracket, matchId).slots.map(({ teamId }) => teamId)

/** As a bracket was stored before it recorded who took its places. */
function asBefore({ shape, matches }: Bracket): Bracket {
  const { takers, ...rest } = shape
  expect(takers).toBeDefined()
  return { shape: rest, matches }
}

test('in a bracket that does not record its takers yet, a correction moves teams, and a slot cleared by hand stays empty', () => {
  const stored = asBefore(groupPlayed(bracketOf(4, { stages: [group(2)] })))
  expect(teamsIn(stored, 's2-main-1-1')).toEqual(['team-1', 'team-2'])
  const [match] = [...stored.matches.values()].filter(({ slots }) =>
    slots.every(({ teamId }) => teamId === 'team-1' || teamId === 'team-2'),
  )
  if (match === undefined) throw new Error('no match')
  const score = [match.score[1], match.score[0]]
  const corrected = done(stored, 'correctScore', { matchId: match.id, score })
  expect(teamsIn(corrected, 's2-main-1-1')).toEqual(['team-2', 'team-1'])

  const cleared = asBefore(done(stored, 'clearSlot', { matchId: 's2-main-1-1', slot: 0 }))
  const replaced = done(cleared, 'replaceTeam', { teamId: 'team-2', byTeamId: 'other' })
  expect(teamsIn(replaced, 's2-main-1-1')).toEqual([null, 'other'])

  const changes = [...cleared.matches.values()].flatMap(match => {
    const after = required(replaced, match.id)
    return after.revision === match.revision ? [] : [[match, after] as const]
  })
  const kept = {
    ...keptFacts(cleared, { bracket: replaced, changes }),
    isLater: () => false,
    isAdded: () => false,
  }
  const input = { competitionId: '', bracketId: '', entryIds: [] }
  const back = applyCommand('takeBack', replaced, input, [kept])
  expect(back.ok && teamsIn(back.value.bracket, 's2-main-1-1')).toEqual([null, 'team-2'])
})

test('a team that would go straight on to a slot that was filled by hand waits until that is free', () => {
  const start = bracketOf(6, { stages: [group(3)] })
  const filled = done(start, 'placeTeam', { matchId: 's2-main-2-1', slot: 0, teamId: 'team-6' })
  const played = groupPlayed(filled)
  expect(teamsIn(played, 's2-main-1-1')).toEqual([null, null])
  expect(teamsIn(played, 's2-main-1-2')).toEqual(['team-2', 'team-3'])
  const free = done(played, 'clearSlot', { matchId: 's2-main-2-1', slot: 0 })
  expect(teamsIn(free, 's2-main-2-1')).toEqual(['team-1', null])
})
