import type { StoredBracketShape } from '../bracket/model/bracket.ts'
import type { Matches } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'
import type { Player } from '../player/player.ts'
import type { PublicProfile } from '../profile/profile.ts'
import type { Team } from '../team/team.ts'

/** One competition with all that lies below it, as of one moment. */
export interface CompetitionRecords {
  readonly competitionId: string
  readonly competition: Competition
  /** Whether its id has been put down as that of a deleted one. */
  readonly isDeleted: boolean
  readonly players: ReadonlyMap<string, Player>
  readonly teams: ReadonlyMap<string, Team>
  /** Whose each reserved name is, by the folded name. */
  readonly teamNames: ReadonlyMap<string, string>
  /** All brackets; null for an id that has matches and no document. */
  readonly brackets: ReadonlyMap<string, StoredBracketShape | null>
  /** Of the bracket that the competition names; none where it names none. */
  readonly matches: Matches
  /** Of those of the players who have one. */
  readonly profiles: ReadonlyMap<string, PublicProfile>
  /** Those of the owner and the administrators who have no account. */
  readonly withoutUser: ReadonlySet<string>
}
