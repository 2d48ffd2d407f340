import { capacityOf } from '../competition/capacityOf.ts'
import type { Competition } from '../competition/competition.ts'
import { newTeam } from '../balance/distributeTeams.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { Language } from '../profile/profile.ts'
import { generatedTeamNames } from '../team/generatedTeamNames.ts'
import { noChange, type Roster, type RosterChange } from '../team/roster.ts'
import { seated, unseated } from '../team/seated.ts'
import type { Team } from '../team/team.ts'
import type { Draft } from './draft.ts'
import { changeDraft, type DraftRefusal } from './draftChange.ts'
import { membersOf, poolOf } from './members.ts'
import { turnOf } from './turn.ts'

/** A draft and what follows for teams and players. */
export interface DraftRosterChange {
  readonly draft: Draft
  readonly roster: RosterChange
}

interface Confirming {
  /** The turn that the caller saw. */
  readonly turn: number
  /** The teams get ids that begin with it and the turn: deleted ones are not used again after a reopened confirmation. */
  readonly draftId: string
  /** The organizer's language, used to name the teams. */
  readonly lang: Language
}

/**
 * Makes the teams of a draft real, once every team is full or nobody is left to be picked. `roster` holds all teams and
 * players of the competition. Teams without members are left out. Confirming again changes nothing.
 */
export function confirmDraft(
  competition: Pick<Competition, 'status' | 'places'>,
  draft: Draft,
  roster: Roster,
  { turn, draftId, lang }: Confirming,
): Outcome<
  DraftRosterChange,
  DraftRefusal | 'competition-started' | 'draft-unfinished' | 'too-many-teams' | 'no-players'
> {
  if (draft.status === 'confirmed') return accept({ draft, roster: noChange })
  const players = [...roster.players.values()]
  const teams = new Map<string, Team>()
  const seats = new Map<string, Player>()
  const teamIdAt = (index: number) => `${draftId}-${turn}-${index + 1}`
  const confirmed = changeDraft(draft, { turn, players }, 'confirm', before => {
    if (competition.status !== 'registration') return refuse('competition-started')
    const current = turnOf(before, players)
    if (current !== null) return refuse('draft-unfinished', { players: poolOf(before, players).length })
    const members = membersOf(before, players)
    const made = members.filter(({ length }) => length > 0).length
    if (made === 0) return refuse('no-players')
    const count = roster.teams.size + made
    const teamsMax = capacityOf(competition).teams
    if (count > teamsMax) return refuse('too-many-teams', { teams: count, teamsMax })
    const taken = [...roster.teams.values()].map(({ name }) => name)
    const names = generatedTeamNames(lang, members.length, taken, draftId)
    for (const [index, playerUids] of members.entries()) {
      const [captainUid] = playerUids
      if (captainUid === undefined) continue
      const teamId = teamIdAt(index)
      teams.set(teamId, { ...newTeam(names[index] ?? teamId), captainUid, playerUids })
      for (const uid of playerUids) {
        const player = roster.players.get(uid)
        if (player !== undefined) seats.set(uid, seated(player, teamId, uid === captainUid))
      }
    }
    return accept({
      ...before,
      status: 'confirmed',
      teams: before.teams.map((team, index) => {
        const teamId = teamIdAt(index)
        return { ...team, teamId: teams.has(teamId) ? teamId : null }
      }),
      turnStartedAt: null,
      usedMs: 0,
    })
  })
  return confirmed.ok ? accept({ draft: confirmed.value, roster: { teams, players: seats } }) : confirmed
}

/**
 * Takes the confirmation of a draft back: dissolves exactly the teams that it made, and leaves the draft paused. Refused
 * if one of them has other members, another captain, name, link or logo by now. `turn` is the one that the caller saw;
 * repeating it changes nothing.
 */
export function reopenDraft(
  competition: Pick<Competition, 'status'>,
  draft: Draft,
  roster: Roster,
  { turn }: Pick<Confirming, 'turn'>,
): Outcome<DraftRosterChange, DraftRefusal | 'competition-started' | 'draft-teams-changed'> {
  if (draft.status === 'cancelled') return refuse('draft-over')
  if (draft.turn === turn + 1 && draft.lastChange === 'reopen') return accept({ draft, roster: noChange })
  if (draft.turn !== turn || draft.status !== 'confirmed') return refuse('turn-over')
  if (competition.status !== 'registration') return refuse('competition-started')
  const teams = new Map<string, null>()
  const players = new Map<string, Player>()
  const members = membersOf(draft, roster.players.values())
  const recorded = recordedOf(draft)
  for (const [index, { teamId }] of draft.teams.entries()) {
    if (teamId === null) continue
    const team = roster.teams.get(teamId)
    const isUntouched = team !== undefined && hasMembers(team, members[index] ?? [], recorded[index] ?? 0)
    if (!isUntouched) return refuse('draft-teams-changed', { name: team?.name ?? '' })
    teams.set(teamId, null)
    for (const uid of team.playerUids) {
      const player = roster.players.get(uid)
      if (player !== undefined) players.set(uid, unseated(player))
    }
  }
  const reopened: Draft = {
    ...draft,
    status: 'paused',
    teams: draft.teams.map(team => ({ ...team, teamId: null })),
    turn: draft.turn + 1,
    lastChange: 'reopen',
  }
  return accept({ draft: reopened, roster: { teams, players } })
}

/** The number of members of each team when the draft was confirmed: those who had left by then are marked. */
function recordedOf({ teams, picks }: Draft): readonly number[] {
  return teams.map(
    ({ seatedUids }, index) =>
      seatedUids.length + picks.filter(({ team, left }) => team === index && !left).length,
  )
}

/** Whether a team is as the draft has made it. */
function hasMembers(team: Team, members: readonly string[], recorded: number): boolean {
  const isSame = team.playerUids.length === recorded && team.playerUids.every(uid => members.includes(uid))
  return isSame && team.captainUid === members[0] && team.revision === 0 && team.logo === undefined
}
