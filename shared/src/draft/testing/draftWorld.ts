import * as fc from 'fast-check'
import type { Outcome } from '../../errors/outcome.ts'
import { teamSize } from '../../format/teamLimits.ts'
import type { Player } from '../../player/player.ts'
import { rankTiers } from '../../ranks/rankTier.ts'
import { cancelDraft } from '../cancelDraft.ts'
import { changeClock } from '../changeClock.ts'
import { confirmDraft, reopenDraft } from '../confirmDraft.ts'
import { type Draft, type DraftClock, draftOrders } from '../draft.ts'
import { captainIn, membersOf, poolOf } from '../members.ts'
import { pauseDraft, resumeDraft } from '../pauseDraft.ts'
import { pickByClock, pickPlayer } from '../pickPlayer.ts'
import { replaceCaptain } from '../replaceCaptain.ts'
import { startDraft } from '../startDraft.ts'
import { takeBackPick } from '../takeBackPick.ts'
import { deadlineOf, turnOf } from '../turn.ts'

export const scale = 'dota2'
const tiers = rankTiers('dota2')

/** A draft in progress, with the players of its competition. */
export interface DraftWorld {
  draft: Draft
  now: number
  readonly players: Map<string, Player>
  /** Those who have left, and may return. */
  readonly gone: string[]
  /** The real teams that confirming has made. */
  readonly made: Map<string, { readonly playerUids: readonly string[]; readonly captainUid: string | null }>
}

export const aDraftPlayer = (uid: string, changes: Partial<Player> = {}): Player => ({
  uid,
  displayName: uid,
  photoURL: null,
  rankTier: 11,
  teamId: null,
  captain: false,
  joinedAt: 0,
  ...changes,
})

const clocks: readonly DraftClock[] = [
  { pickSeconds: null, reserveSeconds: 0 },
  { pickSeconds: 30, reserveSeconds: 0 },
  { pickSeconds: 60, reserveSeconds: 120 },
]

/** How a draft begins. */
export const beginnings = fc.record({
  captains: fc.integer({ min: 2, max: 6 }),
  others: fc.integer({ min: 1, max: 30 }),
  order: fc.constantFrom(...draftOrders),
  clock: fc.constantFrom(...clocks),
  isFinished: fc.constantFrom(false, false, true),
  ranks: fc.array(fc.option(fc.nat(tiers.length - 1), { freq: 6 }), { minLength: 36, maxLength: 36 }),
})

const competition = {
  status: 'registration',
  game: 'dota2',
  options: { rankBasis: 'rank' },
  teamCount: 0,
  places: { players: 512, teams: 512 },
} as const

export function begun({
  captains,
  others,
  order,
  clock,
  ranks,
  isFinished,
}: Of<typeof beginnings>): DraftWorld {
  const players = new Map<string, Player>()
  for (let index = 0; index < captains + others; index++) {
    const rank = ranks[index] ?? null
    const uid = `p${index}`
    players.set(uid, aDraftPlayer(uid, { rankTier: rank === null ? null : (tiers[rank] ?? null) }))
  }
  const captainUids = Array.from({ length: captains }, (_, index) => `p${index}`)
  const started = startDraft(
    competition as never,
    { captainUids, order, seeding: 'rank', clock },
    { players: [...players.values()], startedBy: 'organizer', now: 0, drawLots: uids => uids },
  )
  if (!started.ok) throw new Error(started.code)
  const world = { draft: started.value, now: 0, players, gone: [], made: new Map() }
  if (isFinished) finish(world)
  return world
}

/** What may happen: the actions of people, and of the world around the draft. */
export const happenings = fc.record({
  kind: fc.constantFrom(
    ...(['captain', 'captain', 'captain', 'captain', 'stranger', 'organizer', 'clock', 'clock'] as const),
    ...([
      'leave',
      'leave',
      'rejoin',
      'join',
      'seat',
      'unseat',
      'takeOver',
      'pause',
      'resume',
      'clockChange',
    ] as const),
    ...([
      'organizingCaptain',
      'takeBack',
      'replace',
      'replace',
      'confirm',
      'confirm',
      'reopen',
      'reopen',
      'cancel',
    ] as const),
  ),
  /** Which of those whom it may concern. */
  who: fc.nat(40),
  team: fc.nat(6),
  behind: fc.constantFrom(0, 0, 0, 0, 0, 1, -1),
  waits: fc.constantFrom(0, 5, 5, 29, 31, 61, 200),
  clock: fc.constantFrom(...clocks),
})
export type Happening = Of<typeof happenings>
type Of<A> = A extends fc.Arbitrary<infer T> ? T : never

/** What the world does to a draft's players. Returns false for an action of the draft. */
export function befall(world: DraftWorld, { kind, who, team }: Happening): boolean {
  const { players } = world
  const all = [...players.values()]
  const drafted = membersOf(world.draft, all).flat()
  // Those of the draft leave more often than others.
  const uid = team > 2 ? drafted[who % Math.max(1, drafted.length)] : undefined
  const player = players.get(uid ?? '') ?? all[who % Math.max(1, all.length)]
  switch (kind) {
    case 'leave':
      if (player !== undefined && player.teamId === null) leave(world, player)
      return true
    case 'rejoin':
      for (const uid of world.gone.splice(0)) players.set(uid, aDraftPlayer(uid))
      return true
    case 'join':
      players.set(`late${players.size}`, aDraftPlayer(`late${players.size}`))
      return true
    case 'seat':
      if (player?.teamId === null) players.set(player.uid, { ...player, teamId: `real${team}` })
      return true
    case 'takeOver':
      if (player !== undefined && player.guestUid === undefined) takeOver(world, player)
      return true
    case 'unseat':
      if (player?.teamId?.startsWith('real')) players.set(player.uid, { ...player, teamId: null })
      return true
    default:
      return false
  }
}

function leave({ players, gone }: DraftWorld, { uid }: Player): void {
  players.delete(uid)
  gone.push(uid)
}

function takeOver({ players, made }: DraftWorld, player: Player): void {
  const heir = { ...player, uid: `of-${player.uid}`, guestUid: player.uid }
  players.delete(player.uid)
  players.set(heir.uid, heir)
  const renamed = (uid: string) => (uid === player.uid ? heir.uid : uid)
  for (const [teamId, team] of made) {
    const captainUid = team.captainUid && renamed(team.captainUid)
    made.set(teamId, { ...team, playerUids: team.playerUids.map(renamed), captainUid })
  }
}

/** A change that somebody asks of a draft; asked again, it may find the draft changed. */
export type Asked = (draft: Draft) => Outcome<Draft>

/** Returns what is asked of the draft, for the turn that its author has seen; null if nothing is. */
export function asked(world: DraftWorld, { kind, who, team, behind, clock }: Happening): Asked | null {
  const { draft: seen, now } = world
  const players = [...world.players.values()]
  const turn = seen.turn - behind
  const moment = { turn, players, now }
  const current = turnOf(seen, players)
  const pool = poolOf(seen, players)
  const uid = (team === 0 ? undefined : pool[who % Math.max(1, pool.length)]?.uid) ?? `p${who}`
  const pick =
    (by: string, isOrganizer = false): Asked =>
    draft =>
      pickPlayer(draft, { ...moment, uid, caller: { uid: by, isOrganizer } })
  switch (kind) {
    case 'captain':
      return pick((current && captainIn(seen, players, current.team)) ?? 'nobody')
    case 'organizingCaptain':
      return pick((current && captainIn(seen, players, current.team)) ?? 'nobody', true)
    case 'stranger':
      return pick(`p${who}`)
    case 'organizer':
      return pick('organizer', true)
    case 'clock':
      return draft => pickByClock(draft, { ...moment, list: [`p${who}`, `p${team}`], scale })
    case 'pause':
      return draft => pauseDraft(draft, moment)
    case 'resume':
      return draft => resumeDraft(draft, moment)
    case 'clockChange':
      return draft => changeClock(draft, { ...moment, clock })
    case 'takeBack':
      return draft => takeBackPick(draft, moment)
    case 'replace':
      return draft => replaceCaptain(draft, { ...moment, team: team % draft.teams.length, uid: `p${who}` })
    case 'confirm':
      return draft => confirmIn(world, draft, turn)
    case 'reopen':
      return draft => reopenIn(world, draft, turn)
    case 'cancel':
      // Rare, since nothing comes after it.
      return who < 4 ? draft => cancelDraft(draft, moment) : null
    default:
      return null
  }
}

function rosterOf({ players, made }: DraftWorld) {
  return { teams: made as never, players }
}

function confirmIn(world: DraftWorld, draft: Draft, turn: number): Outcome<Draft> {
  const confirmed = confirmDraft(competition, draft, rosterOf(world), {
    turn,
    draftId: 'd',
    lang: 'en',
  })
  if (!confirmed.ok) return confirmed
  apply(world, confirmed.value.roster)
  return { ok: true, value: confirmed.value.draft }
}

function reopenIn(world: DraftWorld, draft: Draft, turn: number): Outcome<Draft> {
  const reopened = reopenDraft(competition, draft, rosterOf(world), { turn })
  if (!reopened.ok) return reopened
  apply(world, reopened.value.roster)
  return { ok: true, value: reopened.value.draft }
}

function apply(
  world: DraftWorld,
  change: {
    readonly teams: ReadonlyMap<string, unknown>
    readonly players: ReadonlyMap<string, Player | null>
  },
) {
  for (const [teamId, team] of change.teams) {
    if (team === null) world.made.delete(teamId)
    else world.made.set(teamId, team as never)
  }
  for (const [uid, player] of change.players) if (player !== null) world.players.set(uid, player)
}

/** Brings a draft to its end: the clock picks, or where none runs an organizer. Returns the number of steps. */
export function finish(world: DraftWorld): number {
  let steps = 0
  const most = world.players.size * teamSize + 10
  for (; steps < most; steps++) {
    const players = [...world.players.values()]
    const { draft } = world
    const moment = { turn: draft.turn, players, now: world.now }
    if (draft.status === 'paused') {
      take(world, resumeDraft(draft, moment))
      continue
    }
    if (turnOf(draft, players) === null) break
    const deadline = deadlineOf(draft, players)
    if (deadline !== null) world.now = Math.max(world.now, deadline)
    if (draft.clock.pickSeconds !== null) {
      take(world, pickByClock(draft, { ...moment, now: world.now, list: [], scale }))
      continue
    }
    const uid = poolOf(draft, players)[0]?.uid ?? ''
    take(world, pickPlayer(draft, { ...moment, uid, caller: { uid: 'organizer', isOrganizer: true } }))
  }
  return steps
}

function take(world: DraftWorld, outcome: Outcome<Draft>): void {
  if (!outcome.ok) throw new Error(`a draft that can go on refuses: ${outcome.code}`)
  world.draft = outcome.value
}
