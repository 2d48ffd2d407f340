import { capacityOf } from '../competition/capacityOf.ts'
import { freePlaces } from '../competition/closedRefusal.ts'
import type { Competition } from '../competition/competition.ts'
import { type Requirement, unmetRequirements } from '../competition/requirements.ts'
import { accept, type Outcome, type Refusal, refuse } from '../errors/outcome.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import type { RankTier } from '../ranks/rankTier.ts'
import { noChange, type Roster, type Seating } from '../team/roster.ts'
import { closedNaming, type NamingClosed } from './closedNaming.ts'
import { type AddGuestsRefusal, addGuestPlayers, isEntered, type NewGuest } from './addGuestPlayers.ts'

export type NewMember = Omit<NewGuest, 'teamId'>

export type NameMembersRefusal = NamingClosed | Requirement | AddGuestsRefusal

/**
 * Gives free seats of a team to players without an account whom its captain names, all or none, until the deadline.
 * What the competition requires of newcomers applies to them. `roster` is the whole competition. Repeating the call
 * changes nothing.
 */
export function nameMembers(
  competition: Competition,
  roster: Roster,
  { teamId, members }: { readonly teamId: string; readonly members: readonly NewMember[] },
  now: number,
): Outcome<Seating, NameMembersRefusal> {
  if (members.every(member => isEntered(roster, { ...member, teamId }))) return accept(noChange)
  const closed = closedNaming(competition, now)
  if (closed !== null) return closed
  if (members.some(({ uid }) => roster.players.has(uid))) return refuse('id-taken')
  const counted = { ...competition, playerCount: roster.players.size, teamCount: roster.teams.size }
  // Those who wait come first.
  if (freePlaces(counted) < members.length) {
    return refuse('competition-full', { players: capacityOf(competition).players })
  }
  for (const member of members) {
    const refusal = memberRefusal(competition, member)
    if (refusal !== null) return refusal
  }
  const players = members.map(member => ({ ...member, teamId }))
  return addGuestPlayers(competition, roster, { players, teams: [], areNamed: true }, now)
}

/** Refuses a member who lacks what the competition requires of newcomers; nothing is linked to a guest. */
export function memberRefusal(
  competition: Pick<Competition, 'game' | 'options'>,
  { name, rankTier }: { readonly name: string; readonly rankTier: RankTier | null },
): Refusal<Requirement> | null {
  const unlinked = { steamID: null, emailVerified: false, telegramConnected: false }
  const [unmet] = unmetRequirements(competition.options, { ...unlinked, rankTier })
  return unmet === undefined ? null : refuse(unmet, { name, scale: rankScaleOf(competition) })
}
