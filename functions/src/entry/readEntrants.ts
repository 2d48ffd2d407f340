import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { JoiningProfile } from '@upper-bracket/shared/competition/admitPlayer'
import type { Applicant, EnteringTeam } from '@upper-bracket/shared/entry/applicant'
import type { Entrant } from '@upper-bracket/shared/entry/enter'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Roster } from '@upper-bracket/shared/team/roster'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { type RevocableKind, revokedId } from '../platform/transaction/revokedIds.ts'
import { joiningProfiles } from '../roster/joiningProfiles.ts'
import { readRoster } from '../roster/readRoster.ts'
import type { RosterSnapshots } from '../roster/storeRosterChange.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'

/** People as they were read, by uid, and their competition. */
export interface ReadEntrants {
  readonly competition: DocumentSnapshot<Competition>
  readonly players: ReadonlyMap<string, DocumentSnapshot<Player>>
  readonly applicants: ReadonlyMap<string, DocumentSnapshot<Applicant>>
  readonly profiles: ReadonlyMap<string, DocumentSnapshot<Profile>>
  /** Those who have a profile, as it is when they join. */
  readonly joining: ReadonlyMap<string, Profile & JoiningProfile>
  /**
   * The competition with the exact number of players, and of teams if everybody has been read; undefined if there is
   * none.
   */
  readonly held: Competition | undefined
  /** Everybody in the competition if a team may enter; otherwise empty. */
  readonly everybody: RosterSnapshots
  readonly roster: Roster
  /** See `Admission`. */
  readonly revokedIds: ReadonlySet<string>
}

const unread: RosterSnapshots = { teams: new Map(), players: new Map() }

/** Reads a competition with the exact number of players, and of teams if some are in the queue. */
export async function readCounted(
  reads: Transaction,
  competitionId: string,
): Promise<Pick<ReadEntrants, 'competition' | 'held'>> {
  const [competition, counted] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    reads.get(documents.players(competitionId).count()),
  ])
  const current = competition.data()
  if (current === undefined) return { competition, held: undefined }
  // The fields of the document lag for a moment when players leave.
  const teams = current.entryQueue.teams && (await reads.get(documents.teams(competitionId).count()))
  const { teamCount } = teams === undefined ? current : { teamCount: teams.data().count }
  return { competition, held: { ...current, playerCount: counted.data().count, teamCount } }
}

/**
 * Reads people with what decides whether they enter a competition; everybody, if one of them may enter with a team.
 *
 * @param counted the competition, if it has been read already
 * @param entering the team with which somebody enters who has not asked with it
 * @param mayEnter whether a captain may enter now with the team of the application
 */
export async function readEntrants(
  reads: Transaction,
  competitionId: string,
  uids: readonly string[],
  {
    counted = readCounted(reads, competitionId),
    entering = null as EnteringTeam | null,
    mayEnter = (_: Applicant): boolean => true,
  } = {},
): Promise<ReadEntrants> {
  const [{ competition, held: current }, players, applicants, profiles] = await Promise.all([
    counted,
    snapshotsOf(reads, uids, uid => documents.player(competitionId, uid)),
    snapshotsOf(reads, uids, uid => documents.applicant(competitionId, uid)),
    snapshotsOf(reads, uids, documents.profile),
  ])
  const asked = [...applicants.values()].flatMap(each => each.data() ?? [])
  const queued = asked.flatMap(each => (each.team && mayEnter(each) ? each.team : []))
  const ofTeams = entering === null ? queued : [...queued, entering]
  const isTeam = ofTeams.length > 0
  const readRevoked = (kind: RevocableKind, ids: readonly string[]) =>
    snapshotsOf(reads, ids, id => revokedId(competitionId, kind, id))
  const [everybody, ...revoked] = await Promise.all([
    isTeam ? readRoster(reads, competitionId) : unread,
    readRevoked(
      'teams',
      ofTeams.map(({ teamId }) => teamId),
    ),
    readRevoked(
      'players',
      ofTeams.flatMap(({ members }) => members.map(({ uid }) => uid)),
    ),
  ])
  const revokedIds = new Set(
    revoked.flatMap(found => [...found].flatMap(([id, { exists }]) => (exists ? [id] : []))),
  )
  const held = current && isTeam ? { ...current, teamCount: everybody.teams.size } : current
  const joining = held === undefined ? new Map() : await joiningProfiles(held, profiles)
  const roster = { teams: dataOf(everybody.teams.values()), players: dataOf(everybody.players.values()) }
  return { competition, players, applicants, profiles, joining, held, everybody, roster, revokedIds }
}

/** Returns a person as read. */
export function entrantOf(
  { players, applicants }: ReadEntrants,
  uid: string,
): Pick<Entrant, 'player' | 'applicant'> {
  return { player: players.get(uid)?.data() ?? null, applicant: applicants.get(uid)?.data() ?? null }
}
