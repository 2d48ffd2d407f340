import type { IdentityProvider } from '../account/account.ts'

/** Document paths as used in inconsistencies. */
export const paths = {
  competition: (competitionId: string) => `competitions/${competitionId}`,
  player: (competitionId: string, uid: string) => `competitions/${competitionId}/players/${uid}`,
  applicant: (competitionId: string, uid: string) => `competitions/${competitionId}/applicants/${uid}`,
  contacts: (competitionId: string, uid: string) => `competitions/${competitionId}/contacts/${uid}`,
  team: (competitionId: string, teamId: string) => `competitions/${competitionId}/teams/${teamId}`,
  teamName: (competitionId: string, folded: string) => `competitions/${competitionId}/teamNames/${folded}`,
  picture: (competitionId: string, pictureId: string) =>
    `competitions/${competitionId}/pictures/${pictureId}`,
  commentator: (competitionId: string, requestId: string) =>
    `competitions/${competitionId}/commentators/${requestId}`,
  publicCommentator: (competitionId: string, requestId: string) =>
    `competitions/${competitionId}/publicCommentators/${requestId}`,
  bracket: (competitionId: string, bracketId: string) =>
    `competitions/${competitionId}/brackets/${bracketId}`,
  draft: (competitionId: string, draftId: string) => `competitions/${competitionId}/drafts/${draftId}`,
  draftList: (competitionId: string, draftId: string, uid: string) =>
    `competitions/${competitionId}/drafts/${draftId}/lists/${uid}`,
  match: (competitionId: string, bracketId: string, matchId: string) =>
    `competitions/${competitionId}/brackets/${bracketId}/matches/${matchId}`,
  lineUps: (competitionId: string, bracketId: string, matchId: string) =>
    `competitions/${competitionId}/brackets/${bracketId}/lineUps/${matchId}`,
  deletedCompetition: (competitionId: string) => `deletedCompetitions/${competitionId}`,
  profile: (uid: string) => `profiles/${uid}`,
  account: (uid: string) => `accounts/${uid}`,
  identity: (provider: IdentityProvider, id: string) => `identities/${provider}:${id}`,
  telegramChat: (chatId: number | string) => `telegramChats/${chatId}`,
  organizerPage: (uid: string) => `organizerPages/${uid}`,
  organizerAddress: (folded: string) => `organizerAddresses/${folded}`,
  follower: (organizerUid: string, uid: string) => `organizerPages/${organizerUid}/followers/${uid}`,
  pushDevice: (deviceId: string) => `pushDevices/${deviceId}`,
} as const
