import type { AnnouncerService } from '../announcements/announcer.ts'
import type { DistributionMode, DistributionScope } from '../balance/distribute.ts'
import type { InviteRole } from '../invitation/inviteRoles.ts'
import type { LiveLink } from '../live/liveLinks.ts'
import type { RankTier } from '../ranks/rankTier.ts'

/** Named as they were at the time. The name is null once the person's account has been deleted. */
interface LoggedPerson {
  readonly uid: string
  readonly name: string | null
  /** What they were called before, where an action changed it. Erased together with the name. */
  readonly formerName?: string | null
}

interface LoggedTeam {
  readonly teamId: string
  readonly name: string
}

interface TeamFields {
  readonly name: string
  readonly discordLink: string | null
}

interface LoggedInvitation {
  readonly role: InviteRole
  /** Null unless the invitation is to a team. */
  readonly team: LoggedTeam | null
  /** Whom to take over. Absent unless the invitation is to do that. */
  readonly person?: LoggedPerson
  readonly maxUses: number
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/**
 * What the log keeps of each action of an organizer, apart from those on a bracket. Whoever is concerned is always
 * `person`, and a second one `outgoing`: that is where names are erased together with the account.
 */
interface Deeds {
  readonly addAdministrator: { readonly person: LoggedPerson }
  readonly removeAdministrator: { readonly person: LoggedPerson }
  readonly handOver: { readonly person: LoggedPerson }
  readonly createInvite: LoggedInvitation
  readonly revokeInvite: LoggedInvitation
  /** Of those who became administrators by an invitation: the person is the one who did so. */
  readonly acceptInvite: { readonly person: LoggedPerson }
  /** Somebody took over a player without an account, who had the former name and this uid. */
  readonly takeOver: { readonly person: LoggedPerson; readonly guestUid: string }
  readonly setLiveLinks: { readonly before: readonly LiveLink[]; readonly after: readonly LiveLink[] }
  readonly requestCommentator: { readonly broadcastLink: string }
  readonly cancelCommentatorRequest: { readonly broadcastLink: string }
  readonly renewCommentatorLink: { readonly broadcastLink: string }
  readonly seekCommentators: { readonly wanted: boolean }
  readonly confirmOffer: { readonly person: LoggedPerson }
  /** `matchCount`: 0 for the whole competition. */
  readonly bookCommentator: { readonly person: LoggedPerson; readonly matchCount: number }
  /** `title`: what the service calls the chat or the webhook. */
  readonly connectAnnouncer: { readonly service: AnnouncerService; readonly title: string }
  readonly updateAnnouncer: { readonly service: AnnouncerService }
  readonly disconnectAnnouncer: { readonly service: AnnouncerService }
  readonly removePlayer: { readonly person: LoggedPerson; readonly team: LoggedTeam | null }
  readonly addGuestPlayer: { readonly person: LoggedPerson; readonly team: LoggedTeam | null }
  /** Of a list. */
  readonly addGuestPlayers: { readonly playerCount: number; readonly teamCount: number }
  readonly updateGuestPlayer: {
    readonly person: LoggedPerson
    readonly before: { readonly rankTier: RankTier | null }
    readonly after: { readonly rankTier: RankTier | null }
  }
  readonly planMatches: { readonly matchCount: number }
  readonly resendMessages: { readonly messageCount: number }
  readonly startReadinessCheck: { readonly minutes: number }
  readonly closeReadinessCheck: { readonly minutesEarly: number }
  readonly createTeam: { readonly team: LoggedTeam }
  readonly updateTeam: {
    readonly team: LoggedTeam
    readonly before: TeamFields
    readonly after: TeamFields
  }
  readonly deleteTeam: { readonly team: LoggedTeam; readonly playerCount: number }
  /** `from` and `to` are null where the player had, or has, no team. */
  readonly assignPlayer: {
    readonly person: LoggedPerson
    readonly from: LoggedTeam | null
    readonly to: LoggedTeam | null
  }
  /** The person is the new captain. */
  readonly makeCaptain: {
    readonly person: LoggedPerson
    readonly team: LoggedTeam
    readonly formerUid: string | null
  }
  /** The person takes the place of `outgoing`. */
  readonly substitutePlayer: {
    readonly person: LoggedPerson
    readonly outgoing: LoggedPerson
    readonly team: LoggedTeam
  }
  readonly distributePlayers: {
    readonly mode: DistributionMode
    readonly scope: DistributionScope
    readonly playerCount: number
    readonly teamCount: number
  }
}

/** An action of an organizer with what it was about. */
export type Deed = { readonly [A in keyof Deeds]: { readonly action: A } & Deeds[A] }[keyof Deeds]
