import { describe, expect, test } from 'vitest'
import { emptyQueue } from '../competition/entryQueue.ts'
import type { Competition } from '../competition/competition.ts'
import type { Outcome } from '../errors/outcome.ts'
import { cancelDraft } from './cancelDraft.ts'
import { changeClock } from './changeClock.ts'
import { confirmDraft, reopenDraft } from './confirmDraft.ts'
import type { Draft } from './draft.ts'
import { captainIn, isDrafted, membersOf, poolOf } from './members.ts'
import { pauseDraft } from './pauseDraft.ts'
import { bestOf, pickPlayer } from './pickPlayer.ts'
import { replaceCaptain } from './replaceCaptain.ts'
import { createTeam } from '../team/createTeam.ts'
import { joinTeam } from '../team/joinTeam.ts'
import { requestPlayer } from '../team/requestPlayer.ts'
import { startDraft } from './startDraft.ts'
import { takeBackPick } from './takeBackPick.ts'
import { aDraftPlayer, begun, scale } from './testing/draftWorld.ts'

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

function started(captains = 2, others = 8) {
  const clock = { pickSeconds: 30, reserveSeconds: 120 }
  const { draft, players } = begun({
    captains,
    others,
    order: 'straight',
    clock,
    ranks: [],
    isFinished: false,
  })
  return { draft, players: [...players.values()] }
}

const picked = (draft: Draft, players: ReturnType<typeof started>['players'], uid: string, now = 0) =>
  must(
    pickPlayer(draft, {
      turn: draft.turn,
      players,
      now,
      uid,
      caller: { uid: 'owner', isOrganizer: true },
    }),
  )

describe('who has taken over the entry of a guest', () => {
  const { draft, players } = started()
  const taken = (guestUid: string, uid: string) =>
    players.map(player => (player.uid === guestUid ? { ...player, uid, guestUid } : player))

  test('has the guest’s place, as captain, as a picked player, and on lists', () => {
    expect(captainIn(draft, taken('p0', 'ann'), 0)).toBe('ann')
    const after = picked(draft, players, 'p5')
    const heirs = taken('p5', 'ben')
    expect(membersOf(after, heirs)).toEqual([['p0', 'ben'], ['p1']])
    expect(poolOf(after, heirs).map(({ uid }) => uid)).not.toContain('ben')
    // The next change names the person for good.
    expect(picked(after, heirs, 'p6').picks.map(({ uid }) => uid)).toEqual(['ben', 'p6'])
    const pool = taken('p7', 'cat')
    expect(bestOf(['p7'], pool, { scale, players: pool })?.uid).toBe('cat')
  })

  test('does not get a second place', () => {
    const both = picked(picked(draft, players, 'p5'), players, 'p6')
    const heirs = taken('p5', 'p6').filter((player, index) => player.uid !== 'p6' || index === 5)
    expect(membersOf(both, heirs)).toEqual([['p0'], ['p1', 'p6']])
  })
})

test('a captain put in from the pool goes back to it if replaced; others stay in the team', () => {
  const { draft, players } = started()
  const replace = (before: Draft, uid: string) =>
    must(replaceCaptain(before, { turn: before.turn, players, now: 0, team: 0, uid }))
  const mistaken = replace(draft, 'p5')
  expect(membersOf(mistaken, players)[0]).toEqual(['p5', 'p0'])
  expect(membersOf(replace(mistaken, 'p6'), players)[0]).toEqual(['p6', 'p0'])
  const undone = replace(mistaken, 'p0')
  expect(membersOf(undone, players)[0]).toEqual(['p0'])
  expect(poolOf(undone, players).map(({ uid }) => uid)).toContain('p5')
  // Picked ones stay.
  const handedOver = replace(picked(draft, players, 'p7'), 'p7')
  expect(membersOf(replace(handedOver, 'p0'), players)[0]).toEqual(['p0', 'p7'])
  // Their successor is no one who was put in.
  const left = players.filter(({ uid }) => uid !== 'p5')
  const passed = must(replaceCaptain(mistaken, { turn: 2, players: left, now: 0, team: 1, uid: 'p6' }))
  expect(passed.teams.map(({ captainUid, putIn }) => [captainUid, putIn])).toEqual([
    ['p0', undefined],
    ['p6', true],
  ])
})

test('a full team can exchange a captain who was put in', () => {
  const { draft, players } = started(2, 12)
  const teams = draft.teams.with(0, {
    captainUid: 'p5',
    putIn: true,
    seatedUids: ['p0', 'p5', 'p6', 'p7', 'p8'],
    reserveMs: 0,
    teamId: null,
  })
  const replaced = must(replaceCaptain({ ...draft, teams }, { turn: 1, players, now: 0, team: 0, uid: 'p9' }))
  expect(membersOf(replaced, players)[0]).toEqual(['p9', 'p0', 'p6', 'p7', 'p8'])
})

test('a changed reserve is what teams have not spent, also after it was lower', () => {
  const { draft, players } = started()
  const spent = picked(draft, players, 'p5', 130_000)
  const changed = (before: Draft, reserveSeconds: number) =>
    must(
      changeClock(before, {
        turn: before.turn,
        players,
        now: 0,
        clock: { pickSeconds: 30, reserveSeconds },
      }),
    )
  const reserves = ({ teams }: Draft) => teams.map(({ reserveMs }) => reserveMs)
  expect(reserves(spent)).toEqual([20_000, 120_000])
  const lower = changed(spent, 60)
  expect(reserves(lower)).toEqual([0, 60_000])
  expect(reserves(changed(lower, 120))).toEqual([20_000, 120_000])
  expect(reserves(must(takeBackPick(lower, { turn: lower.turn, players, now: 0 })))).toEqual([60_000, 60_000])
})

test('an organizer who is captain picks as captain in time alone', () => {
  const { draft, players } = started()
  const by = (before: Draft, now: number) => {
    const caller = { uid: 'p0', isOrganizer: true }
    return must(pickPlayer(before, { turn: before.turn, players, now, uid: 'p5', caller })).picks[0]?.by
  }
  const paused = must(pauseDraft(draft, { players, now: 0 }))
  expect([by(draft, 149_999), by(draft, 150_000), by(paused, 1)]).toEqual([
    'captain',
    'organizer',
    'organizer',
  ])
})

test('pausing and cancelling do not mind a pick that came first', () => {
  const { draft, players } = started()
  const later = { ...picked(draft, players, 'p5'), turn: 9 }
  expect(must(pauseDraft(later, { players, now: 0 }))).toMatchObject({ status: 'paused', turn: 10 })
  expect(must(cancelDraft(later, { players }))).toMatchObject({ status: 'cancelled', turn: 10 })
})

test('a late repetition does not take back a newer confirmation', () => {
  const { draft, players } = started(2, 1)
  const finished = picked(draft, players, 'p2')
  const competition = { status: 'registration', places: { players: 100, teams: 3 } } as Competition
  const confirmed = (before: Draft, all = players) =>
    confirmDraft(
      competition,
      before,
      { teams: new Map(), players: new Map(all.map(player => [player.uid, player])) },
      { turn: before.turn, draftId: 'd', lang: 'en' },
    )
  const first = must(confirmed(finished))
  const reopened = (change: typeof first, turn: number) =>
    reopenDraft(
      competition,
      change.draft,
      { teams: change.roster.teams as never, players: change.roster.players as never },
      { turn },
    )
  const again = must(reopened(first, first.draft.turn))
  expect(again.draft).toMatchObject({ status: 'paused' })
  const second = must(confirmed(again.draft))
  expect(reopened(second, first.draft.turn)).toMatchObject({ ok: false, code: 'turn-over' })
  expect(reopened(second, second.draft.turn)).toMatchObject({ ok: true })
  expect(
    confirmDraft(
      { ...competition, places: { players: 100, teams: 1 } },
      finished,
      { teams: new Map(), players: new Map(players.map(player => [player.uid, player])) },
      { turn: finished.turn, draftId: 'd', lang: 'en' },
    ),
  ).toMatchObject({
    code: 'too-many-teams',
  })
})

test('starts for no more teams than the tournament admits', () => {
  const players = ['a', 'b', 'c'].map(uid => aDraftPlayer(uid))
  const start = (teams: number) =>
    startDraft(
      {
        status: 'registration',
        game: 'dota2',
        options: { rankBasis: 'rank' },
        teamCount: 1,
        places: { players: 100, teams },
      } as Competition,
      {
        captainUids: ['a', 'b'],
        order: 'snake',
        seeding: 'hand',
        clock: { pickSeconds: null, reserveSeconds: 0 },
      },
      { players, startedBy: 'o', now: 0, drawLots: uids => uids },
    )
  expect(start(2)).toMatchObject({ code: 'too-many-teams', facts: { teams: 3, teamsMax: 2 } })
  expect(start(3).ok).toBe(true)
})

test('drafted players go to no other team by themselves; those of the pool may', () => {
  const { draft, players } = started()
  const after = picked(draft, players, 'p5')
  const competition = {
    status: 'registration',
    options: { wholeTeams: false, substitutes: 0 },
    playerCount: 10,
    teamCount: 0,
    entryQueue: emptyQueue,
    places: { players: 100, teams: 9 },
  } as unknown as Competition
  const refusals = (['p0', 'p5', 'p6'] as const).map(uid => {
    const player = aDraftPlayer(uid)
    const [teamId, team] = ['wolves', { name: 'Wolves', playerUids: [] as string[] }]
    const drafted = { isDrafted: isDrafted(after, player) }
    const made = (isOrganizer: boolean) =>
      createTeam(
        competition,
        { teamId, name: 'Wolves', discordLink: null },
        { uid, player, isOrganizer, ...drafted },
        { team: null, nameHolder: null },
      )
    // An organizer makes an empty team.
    expect(must(made(true)).players.size).toBe(drafted.isDrafted ? 0 : 1)
    return [
      joinTeam(competition, player, { teamId, team: team as never, ...drafted }),
      requestPlayer(competition, player, { teamId, team, wanted: true, now: 0, ...drafted }),
      made(false),
    ].map(outcome => (outcome.ok ? null : outcome.code))
  })
  const refused = ['draft-open', 'draft-open', 'draft-open']
  expect(refusals).toEqual([refused, refused, [null, null, null]])
})
