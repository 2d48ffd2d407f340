import type { CompetitionRecords } from '../../consistency/competitionRecords.ts'
import { contactsOf } from '../../player/contacts.ts'
import { newProfile } from '../../profile/newProfile.ts'
import type { Profile } from '../../profile/profile.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import type { RosterChange } from '../../team/roster.ts'
import type { Competition } from '../competition.ts'
import { aCompetition } from './aCompetition.ts'

/** A time before every deadline. */
export const now = 1_800_000_000_000

/** The possible players, some of whom have no rank. */
export const uids = Array.from({ length: 14 }, (_, index) => `player-${index}`)

/** Creates a competition without players. */
export function emptyCompetition(
  settings: Pick<Competition, 'format' | 'stages' | 'bestOf' | 'options' | 'places'>,
): CompetitionRecords {
  return {
    competitionId: 'cup',
    competition: aCompetition({
      ...settings,
      game: 'csgo',
      startDate: now + 2000,
      registrationDeadline: now + 1000,
      createdAt: now,
      updatedAt: now,
    }),
    isDeleted: false,
    players: new Map(),
    applicants: new Map(),
    contacts: new Map(),
    teams: new Map(),
    teamNames: new Map(),
    pictures: new Map(),
    drafts: new Map(),
    draftLists: new Map(),
    brackets: new Map(),
    matches: new Map(),
    placings: [],
    lineUps: new Map(),
    commentators: new Map(),
    publicCommentators: new Map(),
    profiles: new Map(uids.map((uid, index) => [uid, profileOf(uid, index % 5 === 4 ? null : index + 1)])),
    ownerPage: null,
    withoutUser: new Set(),
  }
}

function profileOf(uid: string, tier: number | null): Profile {
  return { ...newProfile({ email: null, displayName: uid }, 0), cs: { RankTier: tier } }
}

/** Stores the result of a transition and the resulting name reservations. */
export function withRosterChange(records: CompetitionRecords, change: RosterChange): CompetitionRecords {
  const [teams, teamNames] = [new Map(records.teams), new Map(records.teamNames)]
  for (const teamId of change.teams.keys()) {
    const previous = teams.get(teamId)
    if (previous !== undefined) teamNames.delete(foldedTeamName(previous.name))
  }
  for (const [teamId, team] of change.teams) {
    if (team === null) teams.delete(teamId)
    else {
      teams.set(teamId, team)
      teamNames.set(foldedTeamName(team.name), teamId)
    }
  }
  const players = new Map(records.players)
  for (const [uid, player] of change.players) {
    if (player === null) players.delete(uid)
    else players.set(uid, player)
  }
  return { ...records, teams, teamNames, players }
}

/** Completes totals and contacts as the functions do. */
export function withTotals(records: CompetitionRecords): CompetitionRecords {
  const { competition, players } = records
  const counts = { playerCount: players.size, teamCount: records.teams.size }
  const contacts = new Map(
    [...players.keys()].flatMap(uid => {
      const profile = records.profiles.get(uid)
      return profile === undefined ? [] : [[uid, contactsOf(uid, profile)] as const]
    }),
  )
  return { ...records, competition: { ...competition, ...counts }, contacts }
}
