import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { done, playRandomStages } from '../bracket/testing/playRandomStages.ts'
import { createdOrNull, staged } from '../bracket/testing/randomStages.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { startDraft } from '../draft/startDraft.ts'
import { formatTemplates } from '../format/formatTemplates.ts'
import { chance } from '../random/chance.ts'
import type { PublicSnapshot } from '../snapshot/publicSnapshot.ts'
import { largeSnapshot } from '../snapshot/testing/largeSnapshot.ts'
import { readAnswers, type SceneOperationId, type TimedScene } from './readAnswers.ts'
import { readOperations } from './readOperations.ts'
import { MovingCompetition } from './testing/movingCompetition.ts'

function sceneOf(snapshot: PublicSnapshot): TimedScene {
  const read = new MovingCompetition(snapshot, chance(1)).read()
  return { ...read, competitionId: 'competition', origin: 'https://a.example' }
}

function allAnswers(scene: TimedScene): readonly (readonly [SceneOperationId, unknown])[] {
  const matchId = scene.snapshot.bracket?.matches[0]?.id ?? ''
  return (Object.keys(readAnswers) as SceneOperationId[]).map(id => [
    id,
    readAnswers[id](scene, { path: { matchId }, query: {} }),
  ])
}

const groups = largeSnapshot(16, 2)

test('every answer has the form of its schema, in any state of any bracket', () => {
  fc.assert(
    fc.property(staged, fc.nat(150), ({ plan, luck }, steps) => {
      const created = createdOrNull(plan)
      if (created === null) return
      const { shape, matches } = playRandomStages(created, chance(luck), steps)
      const bracket = { id: 'bracket', shape: { ...shape, createdAt: 0 }, matches: [...matches.values()] }
      const teams = groups.teams.map((team, index) => ({ ...team, id: plan.teamIds[index] ?? team.id }))
      for (const [id, answer] of allAnswers(sceneOf({ ...groups, teams, bracket }))) {
        const { error } = z.safeParse(readOperations[id].answer, answer)
        expect(error?.issues, id).toBeUndefined()
      }
      expectKnownGroups(sceneOf({ ...groups, teams, bracket }))
    }),
    { numRuns: 12 },
  )
})

test('an open draft is answered with whose turn it is, its teams and its pool', () => {
  const [one, other, ...others] = groups.players
    .slice(0, 6)
    .map(each => ({ ...each, teamId: null, rankTier: 35 as const }))
  if (one === undefined || other === undefined) throw new Error('There are players')
  const players = [one, other, ...others]
  const started = startDraft(
    { ...groups.competition, status: 'registration', teamCount: 0 },
    {
      captainUids: [one.uid, other.uid],
      order: 'snake',
      seeding: 'hand',
      clock: { pickSeconds: 60, reserveSeconds: 0 },
    },
    { players, startedBy: 'organizer', now: 0, drawLots: uids => uids },
  )
  if (!started.ok) throw new Error(started.code)
  const scene = sceneOf({ ...groups, players, draft: { ...started.value, id: 'first' } })
  const answer = readAnswers.getDraft(scene, { path: {}, query: {} })
  expect(z.safeParse(readOperations.getDraft.answer, answer).error?.issues).toBeUndefined()
  expect(answer?.draft).toMatchObject({
    turn: { number: 1, team: 0, round: 1 },
    deadline: '1970-01-01T00:01:00.000Z',
    teams: [{ uids: [one.uid] }, { uids: [other.uid] }],
    pool: expect.arrayContaining(others.map(({ uid }) => uid)),
    picks: [],
  })
  expect(readAnswers.getDraft(sceneOf(groups), { path: {}, query: {} })?.draft).toBeNull()

  // A person has taken over the entry of a guest who had been picked.
  const [guest, ...rest] = others
  if (guest === undefined) throw new Error('There are players')
  const picked = {
    turn: 1,
    team: 0,
    uid: guest.uid,
    by: 'captain',
    place: 0,
    reserveSpentMs: 0,
    at: 5,
  } as const
  const heir = { ...guest, uid: 'heir', guestUid: guest.uid }
  const taken = sceneOf({
    ...groups,
    players: [one, other, heir, ...rest],
    draft: { ...started.value, id: 'first', picks: [picked], turn: 2, place: 1 },
  })
  expect(readAnswers.getDraft(taken, { path: {}, query: {} })?.draft).toMatchObject({
    teams: [{ uids: [one.uid, 'heir'] }, { uids: [other.uid] }],
    picks: [{ team: 0, uid: 'heir' }],
  })
})

test('of those who have asked to enter, it answers the numbers alone', () => {
  const entryQueue = { requested: 3, confirming: 1, waiting: [4, 7], askedAt: 5, toldAt: 6 }
  const competition = { ...groups.competition, entryQueue }
  const answer = readAnswers.getCompetition(sceneOf({ ...groups, competition }), { path: {}, query: {} })
  expect(answer).toMatchObject({ competition: { queue: { requested: 3, toConfirm: 1, waiting: 2 } } })
})

/** Whatever comes from a place names a group by the letter that its stage has, or null if it has none. */
function expectKnownGroups(scene: TimedScene): void {
  const stages = readAnswers.listStages(scene, { path: {}, query: {} })?.stages ?? []
  const letters = new Map(
    stages.map(({ id, groups: each }) => [id, [null, ...each.map(({ group }) => group)]]),
  )
  const sources = [
    ...stages.flatMap(stage => stage.groups.flatMap(({ entrants }) => entrants)),
    ...(readAnswers.listMatches(scene, { path: {}, query: {} })?.matches ?? []).flatMap(({ sides }) =>
      sides.map(({ source }) => source),
    ),
  ]
  for (const source of sources) {
    if (source.from === 'place') expect(letters.get(source.stageId)).toContain(source.group)
  }
}

test('a competition says which stages it has, and what its last plan was made with', () => {
  const schedule = {
    edition: 4,
    planId: 'p',
    minutes: { 1: 45, 2: 80, 3: 120, 5: 180, 7: 250 },
    pauseMinutes: 5,
    atOnce: 2,
  }
  const bracket = groups.bracket && { ...groups.bracket, shape: { ...groups.bracket.shape, schedule } }
  const answer = readAnswers.getCompetition(sceneOf({ ...groups, bracket }), { path: {}, query: {} })
  const { planId: _, ...shown } = schedule
  expect(answer?.competition).toMatchObject({ stages: ['round-robin', 'double'], schedule: shown })
})

test('the players without a team are answered too, with what the writing operations take', () => {
  const [first, ...others] = groups.players
  if (first === undefined) throw new Error('There are players')
  const free = { ...first, teamId: null, captain: false, guest: true as const }
  const scene = sceneOf({ ...groups, players: [free, ...others] })
  const players = readAnswers.listPlayers(scene, { path: {}, query: {} })?.players
  expect(players).toHaveLength(groups.players.length)
  expect(players?.[0]).toEqual({
    uid: free.uid,
    name: free.displayName,
    teamId: null,
    substituteOf: null,
    isCaptain: false,
    isGuest: true,
    rankTier: free.rankTier,
    steamProfileUrl: free.steamProfileURL || null,
  })
})

test('no answer says more of an account than the page does, or what only organizers need', () => {
  const steam = groups.players.map(({ steamProfileURL = '' }) => steamProfileURL).filter(url => url !== '')
  const text = JSON.stringify(allAnswers(sceneOf(groups)))
  expect(text).not.toContain(groups.competition.ownerUid)
  expect(text).not.toMatch(/firebasestorage|avatars|checkId|joinedAt|joinId|discord|contact|adminUids/i)
  expect(steam.every(url => text.includes(url))).toBe(true)
})

test('a Swiss stage as at majors lists the matches that are played, from the start to the end', () => {
  const start = bracketOf(16, formatTemplates.swiss(16))
  for (const { shape, matches } of [start, playRandomStages(start, chance(2))]) {
    const bracket = { id: 'bracket', shape: { ...shape, createdAt: 0 }, matches: [...matches.values()] }
    const answer = readAnswers.listMatches(sceneOf({ ...groups, bracket }), { path: {}, query: {} })
    const rounds = Map.groupBy(answer?.matches ?? [], ({ stageId, round }) => `${stageId} ${round}`)
    expect([...rounds.values()].map(({ length }) => length)).toEqual([8, 8, 8, 6, 3, 4, 2, 1])
    expect(answer?.matches.filter(({ status }) => status === 'bye')).toEqual([])
  }
})

test('a best of one that was played is answered with its score and its rounds', () => {
  const start = bracketOf(2)
  const games = [{ outcome: 0, map: 'mirage', rounds: [13, 7], source: 'organizer' }] as const
  const over = done(done(start, 'startMatch', { matchId: 'main-1-1' }), 'finishSeries', {
    matchId: 'main-1-1',
    score: [1, 0],
    games,
  })
  const bracket = {
    id: 'bracket',
    shape: { ...over.shape, createdAt: 0 },
    matches: [...over.matches.values()],
  }
  const answer = readAnswers.getMatch(sceneOf({ ...groups, bracket }), {
    path: { matchId: 'main-1-1' },
    query: {},
  })
  expect(answer?.match).toMatchObject({ sides: [{ score: 1 }, { score: 0 }], games })
})

test('filters combine', () => {
  const scene = sceneOf(groups)
  const all = readAnswers.listMatches(scene, { path: {}, query: {} })?.matches ?? []
  const [first] = all
  const team = first?.sides[0]?.teamId ?? ''
  const filtered = readAnswers.listMatches(scene, {
    path: {},
    query: { stage: 's1', status: 'finished', team },
  })?.matches
  expect(filtered).toEqual(
    all.filter(
      ({ stageId, status, sides }) =>
        stageId === 's1' && status === 'finished' && sides.some(({ teamId }) => teamId === team),
    ),
  )
  expect(filtered?.length).toBeGreaterThan(0)
  expect(filtered?.length).toBeLessThan(all.filter(({ stageId }) => stageId === 's1').length)
})

test('a table says for each row why it is above the next one, and what the team has played', () => {
  const { tables = [], standings = [] } =
    readAnswers.getTables(sceneOf(groups), { path: {}, query: {} }) ?? {}
  expect(tables.map(({ stageId, group, rows }) => [stageId, group, rows.length])).toEqual([
    ['s1', 'A', 8],
    ['s1', 'B', 8],
  ])
  for (const { rows } of tables) {
    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1]
      expect(row.reason !== null).toBe(next !== undefined && next.bestPlace !== row.bestPlace)
      expect(row.rounds).toHaveLength(row.wins + row.draws + row.losses)
    }
  }
  expect(standings).toHaveLength(16)
})

test('a team names the addresses of its logo, which anybody can open', () => {
  const teams = groups.teams.slice(0, 2).map((team, index) => ({ ...team, logo: index === 0 ? 3 : null }))
  const scene = sceneOf({ ...groups, teams })
  const [one, other] = readAnswers.listTeams(scene, { path: {}, query: {} })?.teams ?? []
  const address = `${scene.origin}/api/competitions/${scene.competitionId}/pictures/teamLogo/${one?.id}/3`
  expect([one?.logo, other?.logo]).toEqual([{ small: `${address}-small`, large: `${address}-large` }, null])
})

test('before there is a bracket, the competition and its teams are answered', () => {
  const scene = sceneOf({ ...groups, competition: { ...groups.competition, bracketId: null }, bracket: null })
  expect(readAnswers.listTeams(scene, { path: {}, query: {} })?.teams).toHaveLength(16)
  expect(readAnswers.listMatches(scene, { path: {}, query: {} })?.matches).toEqual([])
  expect(readAnswers.getMatch(scene, { path: { matchId: 'main-1-1' }, query: {} })).toBeNull()
})
