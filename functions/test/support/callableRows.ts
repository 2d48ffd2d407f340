import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'

export const invitationId = 'A'.repeat(22)
const guestUid = `guest-${'A'.repeat(20)}`
export const requestId = 'R'.repeat(20)

/** `captain` and `mate` are one team, `rival` captain of another, `loner` without one. */
export const names = ['stranger', 'loner', 'mate', 'rival', 'captain', 'administrator', 'owner'] as const
export type Who = (typeof names)[number]

export interface Row<N extends CallableName> {
  /** What it is called with where it can be done. */
  readonly input: CallableInput<N>
  /**
   * Input that makes the call change nothing for permitted callers, except that the competition `closed` has started.
   */
  readonly harmless?: Partial<CallableInput<N>> | (() => Promise<Partial<CallableInput<N>>>)
  /** Of those who may not. */
  readonly code?: ErrorCode
  /** Who hears that something does not exist. */
  readonly by?: Who
  /** Fields that can name what does not exist, and the document that is missing then. */
  readonly absent?: Readonly<Partial<Record<keyof CallableInput<N>, string | null>>>
}
type Rows = { readonly [N in CallableName]: Row<N> }

export interface TestCompetition {
  readonly competitionId: string
  readonly teamIds: readonly string[]
}

/** Who calls, and the competition that has a bracket. */
interface Stage {
  readonly people: Readonly<Record<Who, Person>>
  readonly running: TestCompetition & { readonly bracketId: string }
}

/** The call of each callable in the competition `testCompetition`, one of those on the stage. */
export function callableRows({ people, running }: Stage, { competitionId, teamIds }: TestCompetition): Rows {
  const { owner, administrator, captain, mate, rival, loner } = people
  /** Another competition, for what cannot be done without harm. */
  const ofNobodysUse = () => elsewhere({ owner, administrators: [administrator] })
  /** Another competition, for what a player can do once. */
  const ofAllPlayersUse = () => elsewhere({ owner, players: [captain, mate, rival, loner] })
  const [teamId = '', rivalsId = ''] = teamIds
  const inCompetition = { absent: { competitionId: 'competition' } } as const
  const ofTeam = {
    absent: { competitionId: 'competition', teamId: 'team' },
  } as const
  const ofRequest = { absent: { competitionId: 'competition', requestId: 'request' } } as const
  const bracket = { competitionId: running.competitionId, bracketId: running.bracketId }
  const match = { ...bracket, matchId: 'main-1-1', revision: 0 }
  /** Here only the team is one of the competition. */
  const forTeam = { ...match, competitionId, teamId }
  const matchRoomId = `main-1-1.${teamId}.${rivalsId}`
  /** Of a match as nobody has seen it. */
  const ofMatch = {
    harmless: { revision: 99 },
    absent: { competitionId: 'competition', bracketId: null, matchId: null },
  } as const
  const [first = '', second = ''] = running.teamIds
  const now = Date.now()
  const settings = {
    name: 'Winter Cup',
    game: 'dota2',
    startDate: now + 48 * hour,
    registrationDeadline: now + 24 * hour,
    format: 'single',
    bestOf: { rounds: 1, final: 1 },
  } as const
  return {
    createCompetition: {
      input: { competitionId: freshId(), ...settings },
      harmless: { startDate: 0 },
    },
    updateCompetition: {
      input: { competitionId, revision: 0, changes: { name: 'Mine now' } },
      harmless: { revision: 99 },
      ...inCompetition,
    },
    deleteCompetition: { input: { competitionId }, harmless: ofNobodysUse, ...inCompetition },
    setLiveLinks: { input: { competitionId, revision: 0, links: [] }, ...inCompetition },
    showMatch: { input: { competitionId, match: null }, ...inCompetition },
    requestCommentator: {
      input: {
        competitionId,
        requestId: freshId(),
        secret: invitationId,
        broadcastLink: 'twitch.tv/starladder',
        contact: { service: 'discord', handle: 'commentator' },
        comment: '',
      },
      harmless: { broadcastLink: 'nowhere' },
      ...inCompetition,
    },
    cancelCommentatorRequest: { input: { competitionId, requestId }, ...ofRequest },
    renewCommentatorLink: { input: { competitionId, requestId, secret: invitationId }, ...ofRequest },
    openCommentatorLink: { input: { competitionId, requestId, secret: invitationId }, ...inCompetition },
    respondToCommentatorRequest: { input: { competitionId, requestId, accept: false }, ...inCompetition },
    seekCommentators: { input: { competitionId, wanted: false }, ...inCompetition },
    offerCommentary: {
      input: {
        competitionId,
        broadcastLink: 'twitch.tv/starladder',
        languages: ['ru'],
        comment: '',
        matches: null,
      },
      ...inCompetition,
    },
    confirmOffer: { input: { competitionId, requestId }, ...ofRequest },
    bookCommentator: {
      input: { competitionId, requestId, matches: null, despiteOverlap: false },
      ...ofRequest,
    },
    sendChatMessage: {
      input: { competitionId, requestId, messageId: freshId(), text: 'Hello' },
      ...ofRequest,
    },
    markChatRead: { input: { competitionId, requestId, upTo: 1 }, ...ofRequest },

    resendMessages: {
      input: { competitionId, messageIds: ['matchReady-none'] },
      ...inCompetition,
    },
    connectDiscordChannel: {
      input: { competitionId, address: 'https://discord.com/api', lang: 'ru' },
      ...inCompetition,
    },
    createChatCode: { input: { competitionId, lang: 'ru' }, ...inCompetition },
    updateAnnouncer: {
      input: { competitionId, service: 'discord', lang: 'ru', kinds: [] },
      ...inCompetition,
    },
    testAnnouncer: { input: { competitionId, service: 'discord' }, ...inCompetition },
    disconnectAnnouncer: { input: { competitionId, service: 'discord' }, ...inCompetition },

    joinCompetition: {
      input: { competitionId, joinId: freshId() },
      absent: { competitionId: 'competition' },
    },
    leaveCompetition: {
      input: { competitionId },
      harmless: ofAllPlayersUse,
      code: 'not-in-competition',
      absent: { competitionId: 'competition' },
    },
    removePlayer: {
      input: { competitionId, uid: people.loner.uid },
      harmless: { uid: people.mate.uid },
      ...inCompetition,
    },
    addGuestPlayers: {
      input: {
        competitionId,
        players: [{ uid: guestUid, name: 'Guest', rankTier: null, teamId }],
        teams: [],
      },
      ...inCompetition,
    },
    updateGuestPlayer: {
      input: { competitionId, uid: guestUid, name: 'Guest', rankTier: null },
      ...inCompetition,
    },

    addAdministrator: {
      input: { competitionId, uid: people.loner.uid },
      harmless: { uid: people.administrator.uid },
      ...inCompetition,
    },
    removeAdministrator: { input: { competitionId, uid: people.loner.uid }, ...inCompetition },
    handOver: {
      input: { competitionId, uid: people.administrator.uid },
      harmless: { uid: people.owner.uid },
      ...inCompetition,
    },
    createInvitation: {
      input: {
        competitionId,
        invitationId: 'B'.repeat(22),
        role: 'teamMember',
        teamId,
        lifetimeHours: 1,
        maxUses: 1,
      },
      ...ofTeam,
    },
    revokeInvitation: { input: { competitionId, invitationId }, ...inCompetition },
    acceptInvitation: { input: { invitationId: 'C'.repeat(22) } },

    createTeam: {
      input: { competitionId, teamId: freshId(), name: 'Foxes', discordLink: null },
      absent: { competitionId: 'competition' },
    },
    updateTeam: {
      input: { competitionId, teamId, revision: 0, name: 'Foxes' },
      harmless: { revision: 99 },
      ...ofTeam,
    },
    deleteTeam: { input: { competitionId, teamId }, ...ofTeam },
    joinTeam: {
      input: { competitionId, teamId: rivalsId },
      code: 'not-in-competition',
      by: 'loner',
      absent: { competitionId: 'competition', teamId: 'team' },
    },
    leaveTeam: {
      input: { competitionId, teamId },
      code: 'not-in-competition',
      by: 'mate',
      absent: { competitionId: 'competition', teamId: 'team' },
    },
    makeCaptain: {
      input: { competitionId, teamId, uid: people.mate.uid },
      harmless: { uid: people.loner.uid },
      ...ofTeam,
    },
    assignPlayer: { input: { competitionId, teamId, uid: people.loner.uid }, ...ofTeam },
    requestPlayer: {
      input: { competitionId, teamId, uid: people.loner.uid, wanted: true },
      by: 'captain',
      ...inCompetition,
    },
    declineTeamRequest: {
      input: { competitionId, teamId },
      code: 'not-in-competition',
      by: 'loner',
      ...inCompetition,
    },
    releasePlayer: {
      input: { competitionId, teamId, uid: people.mate.uid },
      by: 'captain',
      ...inCompetition,
    },
    substitutePlayer: {
      input: { competitionId, teamId, outUid: people.mate.uid, inUid: people.loner.uid },
      harmless: { inUid: people.rival.uid },
      ...ofTeam,
    },
    distributePlayers: {
      input: {
        competitionId,
        distributionId: freshId(),
        mode: 'alternating',
        scope: 'unassigned',
        preview: true,
        basis: null,
      },
      ...inCompetition,
    },

    startReadinessCheck: {
      input: { competitionId, checkId: freshId(), replaces: null, minutes: 5 },
      harmless: { replaces: freshId() },
      ...inCompetition,
    },
    closeReadinessCheck: { input: { competitionId, checkId: freshId() }, ...inCompetition },
    remindPlayers: {
      input: { competitionId, checkId: freshId(), uids: [people.loner.uid] },
      ...inCompetition,
    },
    confirmReadiness: {
      input: { competitionId, checkId: freshId() },
      code: 'not-in-competition',
      absent: { competitionId: 'competition' },
    },
    confirmTeamReadiness: { input: { competitionId, checkId: freshId(), teamId }, ...ofTeam },
    confirmGuestReadiness: { input: { competitionId, checkId: freshId(), uid: guestUid }, ...inCompetition },

    generateBracket: {
      input: { competitionId, bracketId: freshId(), seeding: 'rank', replace: false },
      harmless: { competitionId: running.competitionId },
      ...inCompetition,
    },
    deleteBracket: {
      input: { ...bracket, confirmed: true },
      harmless: { bracketId: freshId() },
      ...inCompetition,
    },
    planMatches: {
      input: { ...bracket, planId: freshId(), edition: 0, ...defaultSchedule, starts: [['main-1-1', 1]] },
      harmless: { edition: 1 },
      absent: { competitionId: 'competition', bracketId: null },
    },
    checkInForMatch: { input: forTeam, ...inCompetition },
    takeVetoStep: { input: { ...forTeam, step: 0, choice: 'mirage' }, ...inCompetition },
    reportResult: {
      input: { ...forTeam, reportId: freshId(), score: [1, 0], games: [] },
      by: 'captain',
      ...inCompetition,
    },
    addScreenshot: {
      input: { ...forTeam, screenshotId: freshId(), picture: '/9j/4AAQ' },
      by: 'captain',
      ...inCompetition,
    },
    answerReport: {
      input: { ...forTeam, reportId: freshId(), accepts: true },
      by: 'captain',
      ...inCompetition,
    },
    proposeTime: {
      input: { ...forTeam, proposalId: freshId(), startsAt: Date.now() + hour },
      by: 'captain',
      ...inCompetition,
    },
    answerProposal: {
      input: { ...forTeam, proposalId: freshId(), accepts: true },
      by: 'captain',
      ...inCompetition,
    },
    sendMatchMessage: {
      input: {
        competitionId,
        bracketId: running.bracketId,
        matchRoomId,
        messageId: freshId(),
        text: 'Hello',
      },
      by: 'captain',
      ...inCompetition,
    },
    markMatchRead: {
      input: { competitionId, bracketId: running.bracketId, matchRoomId, upTo: 1 },
      by: 'captain',
      ...inCompetition,
    },
    setLobby: {
      input: {
        ...{ competitionId, bracketId: running.bracketId, matchRoomId },
        ...{ revision: 0, name: 'Lobby', password: '' },
      },
      by: 'captain',
      ...inCompetition,
    },
    askForStandIn: {
      input: { ...forTeam, standInId: freshId(), outUid: mate.uid, inUid: loner.uid },
      ...inCompetition,
    },
    answerStandIn: {
      input: { ...forTeam, standInId: freshId(), accepts: true },
      ...inCompetition,
    },
    placeTeam: { input: { ...match, slot: 0, teamId: first }, ...ofMatch },
    clearSlot: { input: { ...match, slot: 0 }, ...ofMatch },
    startMatch: { input: match, ...ofMatch },
    unstartMatch: { input: match, ...ofMatch },
    setScore: { input: { ...match, score: [1, 0] }, ...ofMatch },
    finishSeries: { input: { ...match, score: [1, 0] }, ...ofMatch },
    correctScore: { input: { ...match, score: [1, 0] }, ...ofMatch },
    forfeitMatch: { input: { ...match, sides: [0] }, ...ofMatch },
    reopenMatch: { input: { ...match, cascade: false, preview: false }, ...ofMatch },
    disqualifyTeam: {
      input: { ...bracket, teamId: first },
      harmless: { teamId: freshId() },
      absent: { competitionId: 'competition', bracketId: null, teamId: null },
    },
    replaceTeam: {
      input: { ...bracket, teamId: first, byTeamId: second },
      harmless: { teamId: freshId() },
      absent: { competitionId: 'competition', bracketId: null, teamId: null, byTeamId: null },
    },

    linkAccount: { input: { ticket: 'A'.repeat(43) } },
    unlinkAccount: { input: { provider: 'discord' } },
    createTelegramLink: { input: {} },
    createCalendarLink: { input: { secret: freshId().padEnd(22, 'A') } },
    disconnectTelegram: { input: {} },
    readPushKey: { input: {} },
    addPushDevice: { input: nobodysDevice },
    removePushDevice: { input: { deviceId: 'A'.repeat(43) } },
    exportMyData: { input: {} },
    deleteMyAccount: { input: {} },
  }
}

/** Of no known push service. */
const nobodysDevice = {
  endpoint: 'https://push.example.org/device',
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
}

async function elsewhere(seed: Seed): Promise<{ readonly competitionId: string }> {
  const { competitionId } = await seededCompetition(seed)
  return { competitionId }
}
