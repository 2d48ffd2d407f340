import { randomBytes } from 'node:crypto'
import { commandNames } from '@upper-bracket/shared/bracket/commands/commandNames'
import { commandTable } from '@upper-bracket/shared/bracket/commands/commandTable'
import { randomInput } from '@upper-bracket/shared/bracket/testing/randomInput'
import type { CompetitionRecords } from '@upper-bracket/shared/consistency/competitionRecords'
import { chance } from '@upper-bracket/shared/random/chance'
import { callWith, type Reply } from '../../../testing/call.ts'
import type { Person } from '../../../testing/person.ts'
import { logoFiles } from '../../../testing/logoFiles.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { distributing } from './distributing.ts'

export interface Cast {
  readonly organizers: readonly Person[]
  readonly players: readonly Person[]
}

/** A competition as somebody saw it a moment ago. */
type Seen = Pick<
  CompetitionRecords,
  'competitionId' | 'competition' | 'players' | 'teams' | 'brackets' | 'matches'
>

type Play = (seen: Seen, cast: Cast, below: (n: number) => number) => Promise<Reply<unknown>>

/** What people do on a match day, each with what they see; some of it takes two calls. */
const plays: Readonly<Record<string, Play>> = {
  joinCompetition: ({ competitionId }, { players }, below) =>
    callWith('joinCompetition', one(players, below), { competitionId, joinId: freshId() }),
  leaveCompetition: ({ competitionId }, { players }, below) =>
    callWith('leaveCompetition', one(players, below), { competitionId }),
  removePlayer: (seen, { organizers }, below) =>
    callWith('removePlayer', one(organizers, below), { ...about(seen), uid: anyPlayer(seen, below) }),
  acceptInvitation: async (seen, { organizers, players }, below) => {
    const invitationId = randomBytes(16).toString('base64url')
    const teamId = below(2) === 0 ? anyTeam(seen, below) : null
    const role = teamId === null ? 'player' : 'teamMember'
    const invite = { ...about(seen), invitationId, role, teamId, lifetimeHours: 24, maxUses: 1 }
    const created = await callWith('createInvitation', one(organizers, below), invite)
    if (!created.ok) return created
    const guests = [one(players, below), one(players, below)]
    const replies = await Promise.all(
      guests.map(guest => callWith('acceptInvitation', guest, { invitationId })),
    )
    return replies.find(({ ok }) => ok) ?? replies[0] ?? created
  },
  addGuestPlayers: (seen, { organizers }, below) => {
    const teamId = [null, anyTeam(seen, below), freshId()][below(3)] ?? null
    const teams = teamId === null || seen.teams.has(teamId) ? [] : [{ teamId, name: anyName(below) }]
    const guest = { uid: `guest-${freshId()}`, name: `Guest ${below(9)}`, rankTier: 21, teamId }
    return callWith('addGuestPlayers', one(organizers, below), { ...about(seen), players: [guest], teams })
  },
  updateGuestPlayer: (seen, { organizers }, below) =>
    callWith('updateGuestPlayer', one(organizers, below), {
      ...about(seen),
      uid: anyGuest(seen, below),
      name: `Guest ${below(9)}`,
      rankTier: one([null, 33], below),
    }),
  takeOver: async (seen, { organizers, players }, below) => {
    const invitationId = randomBytes(16).toString('base64url')
    const playerUid = anyGuest(seen, below)
    const invite = { role: 'takeOver', teamId: null, playerUid, lifetimeHours: 24, maxUses: 1 }
    const created = await callWith('createInvitation', one(organizers, below), {
      ...about(seen),
      invitationId,
      ...invite,
    })
    return created.ok ? callWith('acceptInvitation', one(players, below), { invitationId }) : created
  },
  createTeam: (seen, { organizers, players }, below) =>
    callWith('createTeam', one([...players, ...organizers], below), {
      ...about(seen),
      teamId: freshId(),
      name: anyName(below),
      discordLink: null,
    }),
  updateTeam: (seen, { organizers }, below) => {
    const teamId = anyTeam(seen, below)
    const revision = seen.teams.get(teamId)?.revision ?? 0
    const changes = { teamId, revision, name: anyName(below) }
    return callWith('updateTeam', one(organizers, below), { ...about(seen), ...changes })
  },
  setTeamLogo: (seen, { organizers }, below) =>
    callWith('setTeamLogo', one(organizers, below), {
      ...about(seen),
      teamId: anyTeam(seen, below),
      logo: below(3) === 0 ? null : logoFiles([below(256), 0, 0]),
    }),
  deleteTeam: (seen, { organizers }, below) =>
    callWith('deleteTeam', one(organizers, below), { ...about(seen), teamId: anyTeam(seen, below) }),
  joinTeam: (seen, { players }, below) =>
    callWith('joinTeam', one(players, below), { ...about(seen), teamId: anyTeam(seen, below) }),
  leaveTeam: (seen, { players }, below) => {
    const person = one(players, below)
    const teamId = seen.players.get(person.uid)?.teamId ?? anyTeam(seen, below)
    return callWith('leaveTeam', person, { ...about(seen), teamId })
  },
  assignPlayer: (seen, { organizers }, below) =>
    callWith('assignPlayer', one(organizers, below), {
      ...about(seen),
      uid: anyPlayer(seen, below),
      teamId: below(4) === 0 ? null : anyTeam(seen, below),
    }),
  requestPlayer: async (seen, { players }, below) => {
    const asks = { teamId: anyTeam(seen, below), uid: anyPlayer(seen, below), wanted: below(4) > 0 }
    const asked = await callWith('requestPlayer', captainOf(seen, players, asks.teamId), {
      ...about(seen),
      ...asks,
    })
    const player = players.find(({ uid }) => uid === asks.uid)
    if (!asked.ok || player === undefined || below(2) === 0) return asked
    return callWith('declineTeamRequest', player, { ...about(seen), teamId: asks.teamId })
  },
  releasePlayer: (seen, { players }, below) => {
    const [teamId, team] = one([...seen.teams], below) ?? [freshId(), null]
    const uid = one(team?.playerUids ?? [], below) ?? anyPlayer(seen, below)
    return callWith('releasePlayer', captainOf(seen, players, teamId), { ...about(seen), teamId, uid })
  },
  makeCaptain: (seen, { organizers }, below) => {
    const [teamId, team] = one([...seen.teams], below) ?? [freshId(), null]
    const uid = one(team?.playerUids ?? [], below) ?? anyPlayer(seen, below)
    return callWith('makeCaptain', one(organizers, below), { ...about(seen), teamId, uid })
  },
  substitutePlayer: (seen, { organizers }, below) => {
    const [teamId, team] = one([...seen.teams], below) ?? [freshId(), null]
    const outUid = one(team?.playerUids ?? [], below) ?? anyPlayer(seen, below)
    const input = { teamId, outUid, inUid: anyPlayer(seen, below) }
    return callWith('substitutePlayer', one(organizers, below), { ...about(seen), ...input })
  },
  distributePlayers: (seen, { organizers }, below) => {
    const scope = one(['unassigned', 'fillTeams', 'everyone'] as const, below)
    const mode = one(['alternating', 'even'] as const, below)
    return distributing(() => one(organizers, below)).distributed(seen.competitionId, { scope, mode })
  },
  generateBracket: (seen, { organizers }, below) =>
    callWith('generateBracket', one(organizers, below), {
      ...about(seen),
      bracketId: freshId(),
      seeding: one(['rank', 'random'], below),
      replace: below(2) === 0,
    }),
  deleteBracket: (seen, { organizers }, below) =>
    callWith('deleteBracket', one(organizers, below), {
      ...about(seen),
      bracketId: seen.competition.bracketId ?? freshId(),
      confirmed: below(3) > 0,
    }),
  bracketCommand: (seen, { organizers }, below) => {
    const { competition, brackets, matches, teams } = seen
    const { bracketId } = competition
    const shape = bracketId === null ? null : brackets.get(bracketId)
    const name = one(commandNames, below)
    if (bracketId === null || !shape) return callWith(name, one(organizers, below), {})
    const random = randomInput({ shape, matches }, [...teams.keys()], below)
    const { about: kind, takes } = commandTable[name]
    const { matchId } = random
    const match = kind === 'match' ? { matchId, revision: matches.get(matchId)?.revision } : {}
    const fields = Object.fromEntries(
      takes.flatMap(field => (field in random ? [[field, random[field as keyof typeof random]]] : [])),
    )
    return callWith(name, one(organizers, below), { ...about(seen), bracketId, ...match, ...fields })
  },
}

const names = Object.keys(plays)
/** What a competition lives from, and what carries a bracket on. */
const frequent = [
  'joinCompetition',
  'joinCompetition',
  'joinTeam',
  'createTeam',
  'bracketCommand',
  'bracketCommand',
]

export interface Played {
  readonly name: string
  readonly reply: Reply<unknown>
}

/** Somebody does something; what, is drawn by `luck`. */
export async function playSomething(seen: Seen, cast: Cast, luck: number): Promise<Played> {
  const below = chance(luck)
  const name = one(below(2) === 0 ? names : frequent, below)
  const play = plays[name]
  if (play === undefined) throw new Error(`Nobody knows how to ${name}`)
  return { name, reply: await play(seen, cast, below) }
}

function one<T>(among: readonly [T, ...T[]] | readonly T[], below: (n: number) => number): T {
  return among[below(among.length)] as T
}

function about({ competitionId }: Seen) {
  return { competitionId }
}

function anyTeam({ teams }: Seen, below: (n: number) => number): string {
  return [...teams.keys()][below(teams.size)] ?? freshId()
}

/** Anybody where the captain is none of the cast. */
function captainOf({ teams }: Seen, players: readonly Person[], teamId: string): Person {
  const captain = players.find(({ uid }) => uid === teams.get(teamId)?.captainUid) ?? players[0]
  if (captain === undefined) throw new Error('Nobody plays')
  return captain
}

function anyPlayer({ players }: Seen, below: (n: number) => number): string {
  return [...players.keys()][below(players.size)] ?? freshId()
}

function anyGuest({ players }: Seen, below: (n: number) => number): string {
  const guests = [...players.values()].filter(({ guest }) => guest)
  return guests[below(guests.length)]?.uid ?? `guest-${freshId()}`
}

/** Some are the same to the eye. */
function anyName(below: (n: number) => number): string {
  return one(['Wolves', 'WOLVES', 'Wоlves', 'Bears', 'Foxes', 'Hares', 'Owls'], below)
}
