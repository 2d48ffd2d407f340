import { expect, test } from 'vitest'
import { announcementLine } from '../../announcements/announcementLine.ts'
import { bracketSubjects } from '../../announcements/bracketSubjects.ts'
import { en } from '../../announcements/texts/en.ts'
import { championFields } from '../../competition/champions.ts'
import type { Competition } from '../../competition/competition.ts'
import { placeEvents } from '../../events/bracketEvents.ts'
import { formatTemplates } from '../../format/formatTemplates.ts'
import { bracketChangeEvents } from '../../integrations/bracketChangeEvents.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { reopenMatch } from '../results/reopenMatch.ts'
import { startMatch } from '../results/startMatch.ts'
import { after } from '../testing/after.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { champions, isDecided, isFinished } from './champions.ts'
import { competitionResult } from './competitionResult.ts'
import { standings } from './standings.ts'

/** Two leagues of three teams: A has the seeds 1, 4 and 5, B the seeds 2, 3 and 6. */
const [league] = formatTemplates.league(6).stages
if (league === undefined) throw new Error('No league')
const start = bracketOf(6, { format: 'table', stages: [{ ...league, groups: 2 }] })
const firstOver = playStages(start, match => (match.group === 0 ? betterSeedWins(match) : null))
const last = [...firstOver.matches.values()].findLast(({ section }) => section !== 'tie-break')
const almost = playStages(firstOver, match => (match.id === last?.id ? null : betterSeedWins(match)))
const running: Pick<Competition, 'status' | 'champion' | 'champions' | 'broadcastQueue'> = {
  status: 'running',
  champion: null,
  broadcastQueue: null,
}
const [ofA, ofB] = [
  { teamId: 'team-1', group: 0 },
  { teamId: 'team-2', group: 1 },
]
const named = (all: readonly { readonly teamId: string; readonly group: number }[]) =>
  championFields(
    all.map(each => ({ ...each, name: each.teamId })),
    running,
  )

test('each group of the last stage has a champion, known once its own matches are over', () => {
  expect([champions(start), champions(firstOver)]).toEqual([[], [ofA]])
  expect(competitionResult(running, firstOver, { isWhole: true })).toEqual({
    status: 'running',
    champions: [ofA],
  })
  expect([isDecided(almost), isFinished(almost)]).toEqual([false, false])
  const over = playStages(almost, betterSeedWins)
  expect(competitionResult({ ...running, ...named([ofA]) }, over, { isWhole: true })).toEqual({
    status: 'finished',
    champions: [ofA, ofB],
  })
  const stored = { ...running, status: 'finished', ...named([ofA, ofB]) } as const
  expect(competitionResult(stored, over, { isWhole: true })).toBeNull()
  // The champions that are taken back leave an empty list, because an update keeps the fields that it does not name.
  expect(championFields([], stored)).toEqual({ champion: null, champions: [] })
})

test('the places of each group count from 1, the other groups apart', () => {
  const placesOf = (group: number) =>
    standings(firstOver).flatMap(each => (each.group === group ? [[each.teamId, each.best, each.worst]] : []))
  expect(placesOf(0)).toEqual([
    ['team-1', 1, 1],
    ['team-4', 2, 2],
    ['team-5', 3, 3],
  ])
  expect(placesOf(1).map(place => place.slice(1))).toEqual([
    [1, 3],
    [1, 3],
    [1, 3],
  ])
  const [first] = placeEvents(playStages(almost, betterSeedWins), 'b')
  expect(first?.facts).toEqual({ bracketId: 'b', best: 1, worst: 1, teamCount: 3, group: 0 })
})

test('a champion of a group is announced, and sent to webhooks at the end, apart from the others', () => {
  const id = last?.id ?? ''
  const played = after(almost, before => startMatch(before, id))
  const finish = finishSeries(played, id, betterSeedWins(last as never))
  if (!finish.ok) throw new Error(finish.code)
  const known = { ...running, ...named([ofA]) }
  const subjects = bracketSubjects(known, 'b', finish.value, { isWhole: true })
  expect(subjects.filter(each => each.startsWith('champion'))).toEqual(['champion/b/1'])
  const competition = { ...known, ...named([ofA, ofB]), name: 'Cup', bracketId: 'b', liveLinks: [] }
  const scene = { competition, ...finish.value.bracket, teamNames: new Map<string, string>(), draft: null }
  expect(announcementLine('champion/b/1', { ...scene, shape: start.shape }, en, { isPosted: false })).toBe(
    '🏆 team-2 won group B of Cup!',
  )
  expect(bracketChangeEvents(known, 'b', finish.value, { isWhole: true })).toContainEqual({
    type: 'competition.finished',
    bracketId: 'b',
    championTeamId: null,
    championTeamIds: ['team-1', 'team-2'],
  })
  const reopened = reopenMatch(finish.value.bracket, id, { cascade: true })
  if (!reopened.ok) throw new Error(reopened.code)
  const over = { ...known, status: 'finished', ...named([ofA, ofB]) } as const
  const withdrawn = bracketSubjects(over, 'b', reopened.value, { isWhole: true })
  expect(withdrawn.filter(each => each.startsWith('champion'))).toEqual(['champion/b/1'])
})
