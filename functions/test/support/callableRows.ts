import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { defaultOverlay } from '@upper-bracket/shared/live/overlay'
import { fakeStartggToken } from '../../../scripts/fakes/startgg/startgg.ts'
import type { Person } from '../../../testing/person.ts'
import { logoFiles, sponsorFiles } from '../../../testing/logoFiles.ts'
import { freshId, hour, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import type { Row } from './callableRow.ts'
import { competitionFileText } from './competitionFiles.ts'
import { aPreview } from './distributing.ts'

export const invitationId = 'A'.repeat(22)
const guestUid = `guest-${'A'.repeat(20)}`
const webhookSecret = `whsec_${'A'.repeat(32)}`
export const requestId = 'R'.repeat(20)
/** Of a change that was taken back already. */
export const entryId = 'E'.repeat(20)

/** `captain` and `mate` are one team, `rival` captain of another, `loner` without one, `producer` does not play. */
export const names = [
  'stranger',
  'loner',
  'mate',
  'rival',
  'captain',
  'producer',
  'administrator',
  'owner',
] as const
export type Who = (typeof names)[number]

type Rows = { readonly [N in CallableName]: Row<N> }

export interface TestCompetition {
  readonly competitionId: string
  readonly teamIds: readonly string[]
}

/** Who calls, and the competition that has a bracket of one Swiss stage. */
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
  const ofTeam = { absent: { teamId: 'team' } } as const
  const bracket = { competitionId: running.competitionId, bracketId: running.bracketId }
  const match = { ...bracket, matchId: 'main-1-1', revision: 0 }
  /** Here only the team is one of the competition. */
  const forTeam = { ...match, competitionId, teamId }
  const matchRoomId = `main-1-1.${teamId}.${rivalsId}`
  /** Of a match as nobody has seen it. */
  const ofMatch = {
    harmless: { revision: 99 },
    absent: { matchId: null },
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
  const ofDraft = { competitionId, draftId: freshId(), turn: 1 }
  const inDraft = { absent: { draftId: 'draft' } } as const
  const ofWebhook = { competitionId, webhookId: freshId() }
  return {
    createCompetition: {
      input: { competitionId: freshId(), ...settings },
      harmless: { startDate: 0 },
    },
    importCompetition: {
      input: { competitionId: freshId(), file: competitionFileText(2, 0) },
      harmless: { file: '{}' },
    },
    importLogos: { input: { competitionId, logos: [{ team: 'Foxes', files: logoFiles() }] } },
    findOwnGuests: { input: {} },
    takeOverOwnGuest: {
      input: { competitionId, guestUid },
    },
    findImportedEvents: { input: { sources: ['startgg:1'] } },
    listStartggEvents: { input: { token: fakeStartggToken } },
    readStartggEvent: {
      input: { event: 'tournament/winter-clash/event/ultimate-singles', token: fakeStartggToken },
    },
    updateCompetition: {
      input: { competitionId, revision: 0, changes: { name: 'Mine now' } },
      harmless: { revision: 99 },
    },
    deleteCompetition: { input: { competitionId }, harmless: ofNobodysUse },
    setLiveLinks: { input: { competitionId, revision: 0, links: [] } },
    setSponsors: {
      input: {
        competitionId,
        revision: 0,
        sponsors: [{ id: freshId(), name: 'Wolf', url: 'https://wolf.example/', picture: sponsorFiles() }],
      },
    },
    setBroadcastQueue: { input: { ...bracket, revision: 0, matches: [] } },
    saveOverlay: { input: { competitionId, overlayId: freshId(), revision: 0, options: defaultOverlay } },
    revokeOverlay: { input: { competitionId, overlayId: freshId() } },
    showScene: { input: { competitionId, stream: 0, scene: null } },
    setCaptions: { input: { competitionId, stream: 0, captions: { text: true } } },
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
    },
    cancelCommentatorRequest: { input: { competitionId, requestId } },
    renewCommentatorLink: { input: { competitionId, requestId, secret: invitationId } },
    openCommentatorLink: { input: { competitionId, requestId, secret: invitationId } },
    respondToCommentatorRequest: { input: { competitionId, requestId, accept: false } },
    seekCommentators: { input: { competitionId, wanted: false } },
    offerCommentary: {
      input: {
        competitionId,
        broadcastLink: 'twitch.tv/starladder',
        languages: ['ru'],
        comment: '',
        matches: null,
      },
    },
    confirmOffer: { input: { competitionId, requestId } },
    bookCommentator: {
      input: { competitionId, requestId, matches: null, despiteOverlap: false },
    },
    setProducer: { input: { competitionId, requestId, allowed: true } },
    sendChatMessage: {
      input: { competitionId, requestId, messageId: freshId(), text: 'Hello' },
    },
    markChatRead: { input: { competitionId, requestId, upTo: 1 } },

    resendMessages: {
      input: { competitionId, messageIds: ['matchReady-none'] },
    },
    connectDiscordChannel: {
      input: { competitionId, address: 'https://discord.com/api', lang: 'ru' },
    },
    createChatCode: { input: { competitionId, lang: 'ru' } },
    updateAnnouncer: {
      input: { competitionId, service: 'discord', lang: 'ru', kinds: [] },
    },
    testAnnouncer: { input: { competitionId, service: 'discord' } },
    addWebhook: {
      input: {
        competitionId,
        webhookId: freshId(),
        kinds: ['match.finished'],
        address: 'https://localhost/',
        secret: webhookSecret,
      },
    },
    updateWebhook: {
      input: { ...ofWebhook, kinds: ['match.finished'] },
      absent: { webhookId: 'webhook' },
    },
    rotateWebhookSecret: {
      input: { ...ofWebhook, secret: webhookSecret },
      absent: { webhookId: 'webhook' },
    },
    setWebhookPaused: { input: { ...ofWebhook, paused: true }, absent: { webhookId: 'webhook' } },
    testWebhook: { input: { ...ofWebhook, deliveryId: freshId() }, absent: { webhookId: 'webhook' } },
    resendWebhookDelivery: {
      input: { competitionId, deliveryId: freshId(), copyId: freshId() },
      absent: { deliveryId: 'delivery' },
    },
    removeWebhook: { input: ofWebhook },
    disconnectAnnouncer: { input: { competitionId, service: 'discord' } },

    createApiKey: {
      input: { competitionId, keyId: freshId(), name: 'Bot', scopes: ['results'], lifetimeDays: 7 },
    },
    revokeApiKey: { input: { competitionId, keyId: freshId() }, absent: { keyId: 'key' } },

    joinCompetition: {
      input: { competitionId, joinId: freshId() },
    },
    withdrawApplication: { input: { competitionId } },
    confirmPlace: { input: { competitionId } },
    decideApplicants: { input: { competitionId, uids: [loner.uid], decision: 'admit' } },
    leaveCompetition: {
      input: { competitionId },
      harmless: ofAllPlayersUse,
    },
    removePlayer: {
      input: { competitionId, uid: people.loner.uid },
      harmless: { uid: people.mate.uid },
    },
    addGuestPlayers: {
      input: {
        competitionId,
        players: [{ uid: guestUid, name: 'Guest', rankTier: null, teamId }],
        teams: [],
      },
    },
    updateGuestPlayer: {
      input: { competitionId, uid: `guest-${'B'.repeat(20)}`, teamId, name: 'Guest', rankTier: null },
    },

    addAdministrator: {
      input: { competitionId, uid: people.loner.uid },
      harmless: { uid: people.administrator.uid },
    },
    removeAdministrator: { input: { competitionId, uid: people.loner.uid } },
    handOver: {
      input: { competitionId, uid: people.administrator.uid },
      harmless: { uid: people.owner.uid },
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
    inviteGuestsByMail: { input: { competitionId, uids: [guestUid], lang: 'en', send: true } },
    revokeInvitation: { input: { competitionId, invitationId } },
    acceptCode: { input: { competitionId, code: 'AAAA-AAAA' } },
    acceptInvitation: { input: { invitationId: 'C'.repeat(22) } },

    enterTeam: {
      input: {
        competitionId,
        joinId: freshId(),
        teamId: freshId(),
        name: 'Foxes',
        discordLink: null,
        members: [],
      },
    },
    nameMembers: {
      input: { competitionId, teamId, members: [{ uid: guestUid, name: 'Guest', rankTier: null }] },
    },
    createTeam: {
      input: { competitionId, teamId: freshId(), name: 'Foxes', discordLink: null },
    },
    updateTeam: {
      input: { competitionId, teamId, revision: 0, name: 'Foxes' },
      harmless: { revision: 99 },
    },
    setTeamLogo: {
      input: { competitionId, teamId, logo: logoFiles() },
    },
    letTeamPlay: { input: { competitionId, teamId, plays: true }, harmless: { plays: false } },
    deleteTeam: { input: { competitionId, teamId } },
    joinTeam: {
      input: { competitionId, teamId: rivalsId },
    },
    leaveTeam: {
      input: { competitionId, teamId },
    },
    makeCaptain: {
      input: { competitionId, teamId, uid: people.mate.uid },
      harmless: { uid: people.loner.uid },
    },
    assignPlayer: { input: { competitionId, teamId, uid: people.loner.uid }, ...ofTeam },
    requestPlayer: {
      input: { competitionId, teamId, uid: people.loner.uid, wanted: true },
    },
    sendTeamMessage: {
      input: { competitionId, teamId, messageId: freshId(), text: 'Hello' },
    },
    notifyTeam: {
      input: { competitionId, teamId, messageId: freshId(), text: 'Hello' },
    },
    markTeamRead: {
      input: { competitionId, teamId, upTo: 1 },
    },
    declineTeamRequest: {
      input: { competitionId, teamId },
    },
    releasePlayer: {
      input: { competitionId, teamId, uid: people.mate.uid },
    },
    substitutePlayer: {
      input: { competitionId, teamId, outUid: people.mate.uid, inUid: people.loner.uid },
      harmless: { inUid: people.rival.uid },
    },
    distributePlayers: {
      input: aPreview(competitionId),
    },

    startDraft: {
      input: {
        competitionId,
        draftId: freshId(),
        captainUids: [people.loner.uid, people.stranger.uid],
        order: 'snake',
        seeding: 'rank',
        clock: { pickSeconds: 60, reserveSeconds: 0 },
      },
    },
    volunteerAsCaptain: { input: { competitionId, wanted: true } },
    pickPlayer: { input: { ...ofDraft, uid: people.loner.uid }, ...inDraft },
    pickByClock: { input: ofDraft, ...inDraft },
    takeBackPick: { input: ofDraft, ...inDraft },
    pauseDraft: { input: { ...ofDraft, paused: true }, ...inDraft },
    changeDraftClock: { input: { ...ofDraft, clock: { pickSeconds: null, reserveSeconds: 0 } }, ...inDraft },
    replaceDraftCaptain: { input: { ...ofDraft, team: 0, uid: people.loner.uid }, ...inDraft },
    saveDraftList: {
      input: { competitionId, draftId: ofDraft.draftId, uids: [people.loner.uid] },
      ...inDraft,
    },
    cancelDraft: { input: ofDraft, ...inDraft },
    confirmDraft: { input: ofDraft, ...inDraft },
    reopenDraft: { input: ofDraft, ...inDraft },

    startReadinessCheck: {
      input: { competitionId, checkId: freshId(), replaces: null, minutes: 5 },
      harmless: { replaces: freshId() },
    },
    closeReadinessCheck: { input: { competitionId, checkId: freshId() } },
    remindPlayers: {
      input: { competitionId, checkId: freshId(), uids: [people.loner.uid] },
    },
    confirmReadiness: {
      input: { competitionId, checkId: freshId() },
    },
    confirmTeamReadiness: { input: { competitionId, checkId: freshId(), teamId } },
    confirmPlayersReadiness: { input: { competitionId, checkId: freshId(), uids: [guestUid] } },

    generateBracket: {
      input: { competitionId, bracketId: freshId(), seeding: 'rank', replace: false },
      harmless: { competitionId: running.competitionId },
    },
    deleteBracket: {
      input: { ...bracket, confirmed: true },
      harmless: { bracketId: freshId() },
    },
    planMatches: {
      input: { ...bracket, planId: freshId(), edition: 0, ...defaultSchedule, starts: [['main-1-1', 1]] },
      harmless: { edition: 1 },
    },
    checkInForMatch: { input: forTeam },
    takeVetoStep: { input: { ...forTeam, step: 0, choice: 'mirage' } },
    pickVetoStepAtRandom: { input: { ...forTeam, step: 0 } },
    reportResult: {
      input: { ...forTeam, reportId: freshId(), score: [1, 0], games: [] },
    },
    addScreenshot: {
      input: { ...forTeam, screenshotId: freshId(), picture: logoFiles().small },
    },
    answerReport: {
      input: { ...forTeam, reportId: freshId(), accepts: true },
    },
    proposeTime: {
      input: { ...forTeam, proposalId: freshId(), startsAt: Date.now() + hour },
    },
    answerProposal: {
      input: { ...forTeam, proposalId: freshId(), accepts: true },
    },
    sendMatchMessage: {
      input: {
        competitionId,
        bracketId: running.bracketId,
        matchRoomId,
        messageId: freshId(),
        text: 'Hello',
      },
    },
    markMatchRead: {
      input: { competitionId, bracketId: running.bracketId, matchRoomId, upTo: 1 },
    },
    setLobby: {
      input: {
        competitionId,
        bracketId: running.bracketId,
        matchRoomId,
        revision: 0,
        name: 'Lobby',
        password: '',
      },
    },
    askForStandIn: {
      input: { ...forTeam, standInId: freshId(), outUid: mate.uid, inUid: loner.uid },
    },
    answerStandIn: {
      input: { ...forTeam, standInId: freshId(), accepts: true },
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
      absent: { teamId: null },
    },
    reinstateTeam: {
      input: { ...bracket, teamId: first, cascade: false },
      harmless: { teamId: second },
      absent: { teamId: null },
    },
    replaceTeam: {
      input: { ...bracket, teamId: first, byTeamId: second },
      harmless: { teamId: freshId() },
      absent: { teamId: null, byTeamId: null },
    },
    enterLate: {
      input: { ...bracket, teamId: freshId() },
      absent: { teamId: null },
    },
    cancelLateEntry: { input: { ...bracket, teamId: freshId() } },
    // The same pairings once more.
    publishRound: { input: { ...bracket, stage: '', round: 1, redraw: true } },
    decideTie: { input: { ...bracket, stage: '', group: 0, tieOrder: [first, second], by: 'decision' } },
    setSeriesLength: { input: { ...bracket, series: { stage: '' }, bestOf: 3 } },
    reshapeStage: { input: { ...bracket, stage: '', options: { thirdPlace: true } } },
    takeBack: { input: { ...bracket, entryIds: [entryId] } },

    saveOrganizerPage: {
      input: {
        address: `${freshId()
          .toLowerCase()
          .replaceAll(/[^a-z]/g, 'x')}`,
        name: 'Wolf',
        description: '',
        links: [],
        revision: 9,
      },
    },
    deleteOrganizerPage: { input: {} },
    showOnOrganizerPage: { input: { competitionId, shown: false }, harmless: { shown: true } },
    followOrganizer: { input: { organizerUid: freshId(), follows: false } },

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
