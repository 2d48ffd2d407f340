import type { StoredBracketShape } from '../bracket/model/bracket.ts'
import type { Matches } from '../bracket/model/match.ts'
import type { CommentatorRequest } from '../commentators/commentatorRequest.ts'
import type { PublicCommentator } from '../commentators/publicCommentator.ts'
import type { Competition } from '../competition/competition.ts'
import type { Draft } from '../draft/draft.ts'
import type { DraftList } from '../draft/saveList.ts'
import type { Applicant } from '../entry/applicant.ts'
import type { MatchLineUps } from '../lineUp/matchLineUps.ts'
import type { OrganizerPage } from '../organizerPage/organizerPage.ts'
import type { Contacts, ReachableProfile } from '../player/contacts.ts'
import type { Player } from '../player/player.ts'
import type { PublicProfile } from '../profile/profile.ts'
import type { Team } from '../team/team.ts'
import type { PlacingEntry } from './placedByHand.ts'

/** A consistent snapshot of one competition and everything below it. */
export interface CompetitionRecords {
  readonly competitionId: string
  readonly competition: Competition
  readonly isDeleted: boolean
  readonly players: ReadonlyMap<string, Player>
  readonly applicants: ReadonlyMap<string, Applicant>
  readonly contacts: ReadonlyMap<string, Contacts>
  readonly teams: ReadonlyMap<string, Team>
  /** Team ids by reserved (folded) name. */
  readonly teamNames: ReadonlyMap<string, string>
  /** The versions of all pictures, by `pictureId`. */
  readonly pictures: ReadonlyMap<string, number>
  readonly drafts: ReadonlyMap<string, Draft>
  /** The lists of each draft, by its id and the uids of captains. */
  readonly draftLists: ReadonlyMap<string, ReadonlyMap<string, DraftList>>
  /** All brackets; null for an id that has matches but no document. */
  readonly brackets: ReadonlyMap<string, StoredBracketShape | null>
  /** The matches of the competition's bracket, if any. */
  readonly matches: Matches
  /** The log entries of `placingActions`. */
  readonly placings: readonly PlacingEntry[]
  /** The stored line-ups by match id. */
  readonly lineUps: ReadonlyMap<string, MatchLineUps>
  readonly commentators: ReadonlyMap<string, CommentatorRequest>
  readonly publicCommentators: ReadonlyMap<string, PublicCommentator>
  /** The players' profiles; deleted accounts have none. */
  readonly profiles: ReadonlyMap<string, PublicProfile & ReachableProfile>
  /** The page of the owner; null if there is none. */
  readonly ownerPage: OrganizerPage | null
  /** The uids of organizers without an account. */
  readonly withoutUser: ReadonlySet<string>
}
