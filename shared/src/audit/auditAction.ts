import type { AnnouncerService } from '../announcements/announcer.ts'
import type { DistributionMode, DistributionScope } from '../balance/distribute.ts'
import type { ApiScope } from '../integrations/apiKey.ts'
import type { InvitationRole } from '../invitation/invitationRoles.ts'
import type { LiveLink } from '../live/liveLinks.ts'
import type { OverlayView } from '../live/overlay.ts'
import type { RankTier } from '../ranks/rankTier.ts'

/** A person with their name at the time; the name is null once the account has been deleted. */
interface LoggedPerson {
  readonly uid: string
  readonly name: string | null
  /** The previous name, if the action changed it. It is erased together with the name. */
  readonly previousName?: string | null
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
  readonly role: InvitationRole
  /** Null unless the invitation is to a team. */
  readonly team: LoggedTeam | null
  /** The guest to take over. Absent for other invitations. */
  readonly person?: LoggedPerson
  readonly maxUses: number
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/**
 * The data that the log keeps of each organizer action, apart from commands on a bracket. The person concerned is
 * always `person`, and a second one `outgoing`, because names are erased from these two fields together with the
 * account.
 */
interface AuditActions {
  readonly addAdministrator: { readonly person: LoggedPerson }
  readonly removeAdministrator: { readonly person: LoggedPerson }
  readonly handOver: { readonly person: LoggedPerson }
  readonly createInvitation: LoggedInvitation
  readonly revokeInvitation: LoggedInvitation
  /** Logged when `person` becomes an administrator by an invitation. */
  readonly acceptInvitation: { readonly person: LoggedPerson }
  /** A person took over a player without an account, who had the previous name and this uid. */
  readonly takeOver: { readonly person: LoggedPerson; readonly guestUid: string }
  readonly setLiveLinks: { readonly before: readonly LiveLink[]; readonly after: readonly LiveLink[] }
  /** The names of the sponsors, in their order. */
  readonly setSponsors: { readonly before: readonly string[]; readonly after: readonly string[] }
  readonly requestCommentator: { readonly broadcastLink: string }
  readonly cancelCommentatorRequest: { readonly broadcastLink: string }
  readonly renewCommentatorLink: { readonly broadcastLink: string }
  readonly seekCommentators: { readonly wanted: boolean }
  readonly confirmOffer: { readonly person: LoggedPerson }
  /** `matchCount` is 0 for the whole competition. */
  readonly bookCommentator: { readonly person: LoggedPerson; readonly matchCount: number }
  readonly setProducer: { readonly person: LoggedPerson; readonly allowed: boolean }
  /** `title` is the name that the service gives the chat or the webhook. */
  readonly connectAnnouncer: { readonly service: AnnouncerService; readonly title: string }
  readonly updateAnnouncer: { readonly service: AnnouncerService }
  readonly disconnectAnnouncer: { readonly service: AnnouncerService }
  /** `address` is what organizers see of it. */
  readonly addWebhook: { readonly address: string }
  readonly updateWebhook: { readonly address: string }
  readonly rotateWebhookSecret: { readonly address: string }
  readonly pauseWebhook: { readonly address: string }
  readonly resumeWebhook: { readonly address: string }
  readonly removeWebhook: { readonly address: string }
  readonly createApiKey: { readonly name: string; readonly scopes: readonly ApiScope[] }
  readonly revokeApiKey: { readonly name: string }
  readonly createOverlay: { readonly view: OverlayView }
  readonly revokeOverlay: { readonly view: OverlayView }
  readonly removePlayer: { readonly person: LoggedPerson; readonly team: LoggedTeam | null }
  /** `waits`: there was no place, so the person waits. Optional: older entries lack the team of a captain. */
  readonly admitApplicant: {
    readonly person: LoggedPerson
    readonly team?: LoggedTeam | null
    readonly waits: boolean
  }
  /** The reason is erased together with the name. */
  readonly declineApplicant: {
    readonly person: LoggedPerson
    readonly team?: LoggedTeam | null
    readonly reason: string | null
  }
  readonly addGuestPlayer: { readonly person: LoggedPerson; readonly team: LoggedTeam | null }
  /** Logged when a list of players is added. */
  readonly addGuestPlayers: { readonly playerCount: number; readonly teamCount: number }
  readonly updateGuestPlayer: {
    readonly person: LoggedPerson
    readonly before: { readonly rankTier: RankTier | null }
    readonly after: { readonly rankTier: RankTier | null }
  }
  readonly inviteGuestsByMail: { readonly mailCount: number }
  /** The competition was created from a file. */
  readonly importCompetition: { readonly playerCount: number; readonly teamCount: number }
  readonly importLogos: { readonly teamCount: number }
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
  readonly setTeamLogo: { readonly team: LoggedTeam; readonly hasLogo: boolean }
  readonly letTeamPlay: { readonly team: LoggedTeam; readonly plays: boolean }
  readonly deleteTeam: { readonly team: LoggedTeam; readonly playerCount: number }
  /** `from` and `to` are null if the player had, or has, no team. */
  readonly assignPlayer: {
    readonly person: LoggedPerson
    readonly from: LoggedTeam | null
    readonly to: LoggedTeam | null
  }
  /** The person is the new captain. */
  readonly makeCaptain: {
    readonly person: LoggedPerson
    readonly team: LoggedTeam
    readonly previousUid: string | null
  }
  /** `person` takes the place of `outgoing`. */
  readonly substitutePlayer: {
    readonly person: LoggedPerson
    readonly outgoing: LoggedPerson
    readonly team: LoggedTeam
  }
  readonly startDraft: { readonly captainCount: number }
  /** An organizer picked a player for a captain. */
  readonly pickPlayer: { readonly person: LoggedPerson }
  readonly takeBackPick: { readonly person: LoggedPerson }
  readonly changeDraftClock: { readonly pickSeconds: number | null; readonly reserveSeconds: number }
  /** The person is the new captain of the team with this number. */
  readonly replaceDraftCaptain: { readonly person: LoggedPerson; readonly number: number }
  readonly cancelDraft: { readonly pickCount: number }
  readonly confirmDraft: { readonly playerCount: number; readonly teamCount: number }
  readonly reopenDraft: { readonly teamCount: number }
  readonly distributePlayers: {
    readonly mode: DistributionMode
    readonly scope: DistributionScope
    readonly playerCount: number
    readonly teamCount: number
  }
}

/** An organizer's action with its data. */
export type AuditAction = {
  readonly [A in keyof AuditActions]: { readonly action: A } & AuditActions[A]
}[keyof AuditActions]
