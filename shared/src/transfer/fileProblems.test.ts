import { describe, expect, test } from 'vitest'
import type { BracketPlan } from '../bracket/creation/createBracket.ts'
import { created } from '../bracket/testing/law.ts'
import { done } from '../bracket/testing/playRandomStages.ts'
import { teamIds } from '../bracket/testing/randomTournament.ts'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import { defaultSelfService } from '../selfService/selfService.ts'
import { defaultVeto } from '../selfService/vetoSettings.ts'
import type { CompetitionFile } from './competitionFile.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'
import { exported, now } from './testing/importedCompetition.ts'
import { competitionOf } from './testing/randomCompetition.ts'

const four = {
  teamIds: teamIds(4),
  format: 'single',
  bestOf: { rounds: 1, final: 1 },
  stages: [],
  thirdPlace: false,
  grandFinal: 'single',
} as const satisfies BracketPlan

/** Four teams of which t1 has won its first match against t4, and t2 and t3 are to play. */
const elimination = fileOf(four)
/** Two groups of two teams; in the first one the first team has won. */
const groups = fileOf({
  ...four,
  stages: [{ kind: 'round-robin', groups: 2, legs: 1, advance: 1, bestOf: 1, criteria: ['points'] }],
})

function fileOf(plan: BracketPlan & Parameters<typeof competitionOf>[0]['plan']): CompetitionFile {
  const [first] = [...created(plan).matches.values()].filter(({ status }) => status === 'ready')
  const started = done(created(plan), 'startMatch', { matchId: first?.id })
  const bracket = done(started, 'finishSeries', { matchId: first?.id, score: [1, 0] })
  // This luck draws line-ups for the match.
  return exported(competitionOf({ plan, bracket, luck: 3 }))
}

/** The file with other values at paths. */
function changed(file: CompetitionFile, changes: Readonly<Record<string, unknown>>): string {
  const copy: unknown = structuredClone(file)
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const parent = keys.slice(0, -1).reduce((at, key) => (at as never)[key], copy)
    ;(parent as Record<string, unknown>)[keys.at(-1) ?? ''] = value
  }
  return JSON.stringify(copy)
}

function problemsOf(text: string): readonly FieldProblem[] {
  const read = readCompetitionFile(text, { now })
  return read.ok ? [] : read.problems
}

const [firstPlayer = ''] = elimination.teams[0]?.players ?? []
const lineUps = elimination.bracket?.matches[0]?.lineUps
const linedUp = lineUps?.teams[0][0]?.player
const deleted = elimination.players.findIndex(({ id }) => id === linedUp)
const ninth = { id: 't9', name: 'Ninth', captain: 'p99', players: ['p99'] }
const withNinth = {
  'teams.4': ninth,
  [`players.${elimination.players.length}`]: { id: 'p99', name: 'New', rank: null },
}
const byHand = (team: string) => ({
  team,
  source: { from: 'winner', matchId: 'main-1-2' },
  closed: false,
  byHand: true,
})

test('files without mistakes have no problems, and line-ups', () => {
  expect([elimination, groups].map(file => problemsOf(JSON.stringify(file)))).toEqual([[], []])
  expect(lineUps).toBeDefined()
})

test('an account that one player has twice is no mistake', () => {
  expect(problemsOf(changed(elimination, { 'players.0.accounts': ['steam:2', 'steam:2'] }))).toEqual([])
})

test('a series longer than the pool of the veto is no mistake of a bracket, whose lengths can change', () => {
  const veto = { game: 'csgo', maps: ['dust2', 'mirage', 'nuke'], stepSeconds: 60 }
  const changes = {
    'settings.game': 'csgo',
    'settings.bestOf.final': 5,
    'settings.selfService': { ...defaultSelfService, veto },
  }
  const open = { ...elimination, bracket: null, status: 'registration', champion: null } as const
  expect(problemsOf(changed(elimination, changes)).map(({ problem }) => problem)).not.toContain('veto-unfit')
  expect(problemsOf(changed(open, changes)).map(({ problem }) => problem)).toContain('veto-unfit')
})

describe('each mistake is named with its path', () => {
  test.each<[problem: string, path: string, changes: Readonly<Record<string, unknown>>]>([
    ['invalid-type', 'bracket.matches.0.score', { 'bracket.matches.0.score': null }],
    ['unrecognized-keys', 'players.0', { 'players.0.uid': 'x' }],
    ['email-address', 'players.0.name', { 'players.0.name': 'ann@example.org' }],
    ['too-big', 'teams.0.players', { 'teams.0.players': ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['deadline-after-start', 'settings.registrationDeadline', { 'settings.registrationDeadline': now + 9 }],
    ['date-too-far', 'settings.startDate', { 'settings.startDate': now * 2 }],
    [
      'veto-unfit',
      'settings.selfService.veto',
      { 'settings.selfService': { ...defaultSelfService, veto: defaultVeto('csgo') } },
    ],
    ['rank-range-unfit', 'settings.options.rankTo', { 'settings.options.rankTo': 30_000 }],
    [
      'unsupported-broadcast',
      'liveLinks.0.url',
      { liveLinks: [{ url: 'https://example.org', lang: 'ru', title: '' }] },
    ],
    ['id-twice', 'players.1.id', { 'players.1.id': 'p1' }],
    ['id-twice', 'teams.1.id', { 'teams.1.id': 't1' }],
    ['name-twice', 'teams.1.name', { 'teams.1.name': 'TEAM  TEAM-1' }],
    [
      'account-twice',
      'players.1.accounts.1',
      {
        'players.0.accounts': ['startgg:1', 'steam:2'],
        'players.1.accounts': ['startgg:1', 'steam:2'],
      },
    ],
    ['rank-invalid', 'players.0.rank', { 'players.0.rank': 999 }],
    ['unknown-player', 'teams.0.players.0', { 'teams.0.players.0': 'p99' }],
    ['in-two-teams', 'teams.1.players.0', { 'teams.1.players.0': firstPlayer }],
    ['in-two-teams', 'teams.1.substitutes.0', { 'teams.1.substitutes': [firstPlayer] }],
    ['captain-not-in-team', 'teams.0.captain', { 'teams.0.captain': null }],
    ['team-twice', 'bracket.seeds.1', { 'bracket.seeds.1': 't1' }],
    ['unknown-team', 'bracket.seeds.1', { 'bracket.seeds.1': 't9' }],
    ['team-without-players', 'bracket.seeds.0', { 'teams.0.players': [], 'teams.0.captain': null }],
    [
      'stages-unfit',
      'settings.stages.0',
      { 'settings.stages': [{ kind: 'gsl', groups: 4, advance: 2, bestOf: 1 }] },
    ],
    ['stages-unlike-settings', 'bracket.stages.0.kind', { 'settings.format': 'double' }],
    ['stages-unlike-settings', 'bracket.stages.0.thirdPlace', { 'settings.options.thirdPlace': true }],
    ['seeds-unlike-groups', 'bracket.stages.0.groups', { 'bracket.stages.0.groups.0.entrants.0.seed': 2 }],
    [
      'late-entry-unfit',
      'bracket.stages.0.groups',
      { 'bracket.stages.0.groups.0.entrants.3.late': { missedRounds: 1, pointsPerMissedRound: 0 } },
    ],
    ['unknown-match', 'bracket.matches.2.id', { 'bracket.matches.2.id': 'main-3-1' }],
    ['match-missing', 'bracket.matches.main-2-1', { 'bracket.matches.2.id': 'main-3-1' }],
    ['match-twice', 'bracket.matches.2.id', { 'bracket.matches.2.id': 'main-1-1' }],
    [
      'source-unlike-stage',
      'bracket.matches.0.slots.0.source',
      { 'bracket.matches.0.slots.0.source.seed': 2 },
    ],
    ['unknown-team', 'bracket.matches.0.slots.0.team', { 'bracket.matches.0.slots.0.team': 't9' }],
    ['series-unfit', 'bracket.matches.0.bestOf', { 'bracket.matches.0.bestOf': 2 }],
    ['status-unlike-slots', 'bracket.matches.2.status', { 'bracket.matches.2.status': 'ready' }],
    ['score-invalid', 'bracket.matches.0.score', { 'bracket.matches.0.score': [2, 0] }],
    ['forfeits-unlike-status', 'bracket.matches.1.forfeits', { 'bracket.matches.1.forfeits': [true, false] }],
    ['winner-unlike-score', 'bracket.matches.0.winner', { 'bracket.matches.0.winner': 1 }],
    ['line-ups-without-start', 'bracket.matches.1.lineUps', { 'bracket.matches.1.lineUps': lineUps }],
    ['name-of-deleted', 'bracket.matches.0.lineUps.teams.0.0.name', { [`players.${deleted}.name`]: null }],
    ['not-from-source', 'bracket.matches.2.slots.0.team', { 'bracket.matches.2.slots.0.team': 't4' }],
    [
      'twice-in-round',
      'bracket.matches.1.slots.0.team',
      { 'bracket.matches.1.slots.0.team': 't1', 'bracket.matches.1.slots.0.byHand': true },
    ],
    [
      'not-in-bracket',
      'bracket.matches.2.slots.1.team',
      { ...withNinth, 'bracket.matches.2.slots.1': byHand('t9'), 'bracket.matches.2.status': 'ready' },
    ],
    [
      'in-two-open-matches',
      'bracket.matches.2.slots.1.team',
      { 'bracket.matches.2.slots.1': byHand('t2'), 'bracket.matches.2.status': 'ready' },
    ],
    ['unlike-bracket', 'champion', { champion: { team: 't1', name: 'Team 1' } }],
    ['bracket-says-running', 'status', { status: 'finished' }],
    ['bracket-says-registration', 'status', { bracket: null }],
    ['unknown-match', 'shownMatch', { shownMatch: 'main-9-1' }],
  ])('%s at %s', (problem, path, changes) => {
    expect(problemsOf(changed(elimination, changes))).toContainEqual({ path, problem })
  })

  test('criteria by rounds of a game without rounds are named', () => {
    const open = { bracket: null, status: 'registration', champion: null, shownMatch: null } as const
    const file = changed(groups, {
      ...open,
      'settings.game': 'dota2',
      'settings.selfService': null,
      'settings.stages.0.criteria': ['points', 'rounds-won'],
    })
    expect(readCompetitionFile(file, { now })).toMatchObject({
      ok: true,
      notes: [{ note: 'criteria-unfit' }],
    })
  })

  test('of a table too', () => {
    const slot = groups.bracket?.matches.findIndex(({ id }) => id === 's1g2-main-1-1')
    const path = `bracket.matches.${slot}.slots.0`
    expect(problemsOf(changed(groups, { [`${path}.byHand`]: true }))).toContainEqual({
      path: `${path}.byHand`,
      problem: 'drawn-by-table',
    })
    const tieBreak = groups.bracket?.matches.findIndex(({ id }) => id === 's1g2-tie-break-1-1')
    const tied = ['t1', 't2'].map(team => ({ team, source: { from: 'pairing' }, closed: false }))
    const changes = {
      [`bracket.matches.${tieBreak}.slots`]: tied,
      [`bracket.matches.${tieBreak}.status`]: 'ready',
    }
    expect(problemsOf(changed(groups, changes))).toContainEqual({
      path: `bracket.matches.${tieBreak}.slots.0.team`,
      problem: 'not-in-group',
    })
  })
})

test('all mistakes are named at once', () => {
  const text = changed(elimination, {
    'settings.startDate': now * 2,
    'players.0.rank': 999,
    'teams.1.name': 'Team team-1',
    'bracket.matches.0.winner': 1,
    'bracket.matches.1.bestOf': 2,
  })
  expect(problemsOf(text).map(({ problem }) => problem)).toEqual([
    'date-too-far',
    'name-twice',
    'rank-invalid',
    'winner-unlike-score',
    'series-unfit',
  ])
})

test('another format or version, and what is not JSON, is refused by its name', () => {
  expect(problemsOf('{')).toEqual([{ path: '', problem: 'not-json' }])
  expect(problemsOf('[]')).toEqual([{ path: 'format', problem: 'unknown-format' }])
  expect(problemsOf(changed(elimination, { version: 2 }))).toEqual([
    { path: 'version', problem: 'unknown-version' },
  ])
})
