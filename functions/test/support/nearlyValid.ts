import { randomBytes } from 'node:crypto'
import { signInMethods } from '@upper-bracket/shared/account/account'
import { announcementKinds, announcerServices } from '@upper-bracket/shared/announcements/announcer'
import { distributionModes, distributionScopes } from '@upper-bracket/shared/balance/distribute'
import type { CommandField, CommandFields } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import {
  type CommandName,
  commandNames,
  commandTable,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { contactServices } from '@upper-bracket/shared/commentators/contact'
import { formSettings } from '@upper-bracket/shared/competition/settings/settings'
import {
  type ControlArbitraries,
  someSettings,
} from '@upper-bracket/shared/competition/testing/randomSettings'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import { seriesLengths } from '@upper-bracket/shared/format/series'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { broadcastLanguages } from '@upper-bracket/shared/live/liveLinks'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { vetoChoices } from '@upper-bracket/shared/matchRoom/veto/veto'
import { languages } from '@upper-bracket/shared/profile/profile'
import * as fc from 'fast-check'
import { freshId, hour } from '../../../testing/seededCompetition.ts'
import type { TestCompetition } from './arena.ts'

const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u202eabc',
    '\u200b\u200b\u200b',
    '\ud800',
    '.',
    '..',
    '__x__',
    'a/b',
    '../..',
  ),
  fc.constantFrom('constructor', '__proto__', "' or 1=1", '<script>', 'a'.repeat(50_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(freshId(), 'upper-1-1', 'https://discord.gg/x', 'javascript:alert(1)'),
)
const nastyNumber = fc.oneof(
  fc.constantFrom(-1, -0, 0.5, 1e308, -1e308, 2 ** 53, -(2 ** 31), Number.EPSILON, 8.64e15, 8.64e15 + 1),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
/** Anything that JSON can carry, with a liking for what breaks programs. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: {} } }, { length: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const strangeKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '@type',
  '',
  'uid',
  '0',
)

type Mutation =
  | { readonly kind: 'replace' | 'remove'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'add'; readonly at: number; readonly key: string; readonly value: unknown }

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value: nasty }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(), value: nasty }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(), key: strangeKey, value: nasty }),
)

/** Inputs for a callable: valid ones that name what exists in `testCompetitions`, the same with some of it spoilt, and rubbish. */
export function nearlyValid(
  name: CallableName,
  testCompetitions: readonly TestCompetition[],
): fc.Arbitrary<unknown> {
  const valid = fc
    .constantFrom(...testCompetitions)
    .chain(testCompetition => inputs(testCompetition)[name] as fc.Arbitrary<unknown>)
  const spoilt = fc
    .tuple(valid, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([input, mutations]) => mutations.reduce(spoil, input))
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 5, arbitrary: spoilt },
    { weight: 1, arbitrary: nasty },
  )
}

type CommandArbitraries = { readonly [F in CommandField]-?: fc.Arbitrary<CommandFields[F]> }
type Inputs = { readonly [N in CallableName]: fc.Arbitrary<CallableInput<N>> }

function inputs(testCompetition: TestCompetition): Inputs {
  const competitionId = fc.constantFrom(
    testCompetition.competitionId,
    testCompetition.competitionId,
    testCompetition.competitionId,
    freshId(),
  )
  const inTestCompetition = { competitionId }
  const newId = fc.constant(null).map(freshId)
  const uid = fc.constantFrom(...testCompetition.playerUids, freshId())
  const teamId = fc.constantFrom(...testCompetition.teamIds, freshId())
  const groups = fc.array(fc.array(uid, { minLength: 2, maxLength: 5 }), { maxLength: 2 })
  const revision = fc.nat(2)
  const name = fc.oneof(nastyText, fc.constantFrom('Team 1', 'Волки', 'Winter Cup'))
  const discordLink = fc.oneof(fc.constantFrom(null, 'https://discord.gg/wolves'), nastyText)
  // Few, so that one call meets those whom another has added.
  const guestUid = fc.constantFrom('A', 'B').map(letter => `guest-${letter.repeat(20)}`)
  const rankTier = fc.constantFrom(null, 11, 54, 17, 81)
  const time = fc.oneof(
    fc.integer({ min: -100, max: 100 }).map(hours => Date.now() + hours * hour),
    nastyNumber,
  )
  const text = fc.oneof(nastyText, fc.constantFrom('', 'Line', '# Rules\r\n- one\n\n\n\n\t- two'))
  const values: ControlArbitraries = {
    text: fc.oneof(name, text),
    markdown: text,
    date: time,
    limit: fc.nat(3000),
    banner: fc.oneof(fc.constantFrom(null, ownBanner(testCompetition.competitionId)), nastyText),
    selfService: fc.constant(null),
  }
  const invitationId = fc.constantFrom('A'.repeat(22), randomBytes(16).toString('base64url'))
  const invite = {
    ...inTestCompetition,
    invitationId,
    lifetimeHours: fc.constantFrom(...invitationLimits.lifetimes),
    maxUses: fc.integer({ min: 1, max: 3000 }),
  }
  const bracketId = fc.constantFrom(testCompetition.bracketId, testCompetition.bracketId, freshId())
  const slot = fc.constantFrom(0 as const, 1 as const)
  const round = fc.constantFrom('main-1', 'upper-1', 'upper-2', 'lower-1', 'final-1', 'third-place-1')
  const ofMatch = {
    ...inTestCompetition,
    bracketId,
    matchId: fc.constantFrom(...testCompetition.matchIds),
    revision,
  }
  const matchRoomId = fc
    .tuple(fc.constantFrom(...testCompetition.matchIds), teamId, teamId)
    .map(ids => ids.join('.'))
  const withMatchRoom = { ...inTestCompetition, bracketId, matchRoomId: fc.oneof(matchRoomId, nastyText) }
  const score = fc.tuple(fc.oneof(fc.nat(3), nastyNumber), fc.oneof(fc.nat(3), nastyNumber))

  const reportedGames = fc.array(
    fc.record({ winner: slot, reference: fc.option(nastyText, { nil: null }) }),
    { maxLength: 6 },
  )

  const fields: CommandArbitraries = {
    slot,
    score,
    sides: fc.array(slot, { minLength: 1, maxLength: 2 }),
    teamId,
    byTeamId: teamId,
    cascade: fc.boolean(),
    preview: fc.boolean(),
    basis: fc.constantFrom('', 'x'),
  }
  const addresses = { match: ofMatch, bracket: { ...inTestCompetition, bracketId } }
  const commandInputs = Object.fromEntries(
    commandNames.map(command => {
      const { about, takes } = commandTable[command]
      const taken = Object.fromEntries(takes.map(field => [field, fields[field]]))
      return [command, fc.record({ ...addresses[about], ...taken })]
    }),
  ) as unknown as Pick<Inputs, CommandName>

  const broadcastLink = fc.oneof(
    fc.constantFrom('twitch.tv/starladder', 'https://youtu.be/dQw4w9WgXcQ'),
    nastyText,
  )
  const spoken = fc.array(fc.constantFrom(...broadcastLanguages), { minLength: 1, maxLength: 3 })
  const chosenMatches = fc.option(
    fc.record({
      bracketId,
      matchIds: fc.array(fc.constantFrom(...testCompetition.matchIds, freshId()), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { nil: null },
  )
  const ofRequest = { ...inTestCompetition, requestId: fc.constantFrom(testCompetition.requestId, freshId()) }
  const liveLink = fc.record({
    url: broadcastLink,
    lang: fc.constantFrom(...broadcastLanguages),
    title: fc.oneof(fc.constant(''), name),
  })
  const lang = fc.constantFrom(...languages)
  const ofAnnouncer = { ...inTestCompetition, service: fc.constantFrom(...announcerServices) }
  // Of the competition, so that one callable may find the check of another.
  const checkId = fc.constantFrom(testCompetition.competitionId, freshId())
  const ticket = fc.constantFrom('A'.repeat(43), randomBytes(32).toString('base64url'))

  return {
    linkAccount: fc.record({ ticket }),
    unlinkAccount: fc.record({ provider: fc.constantFrom(...signInMethods) }),
    createCompetition: fc
      .tuple(
        fc.record({ competitionId: newId, bannerOf: competitionId }, { requiredKeys: ['competitionId'] }),
        someSettings(values, { from: formSettings, required: ['name', 'startDate', 'registrationDeadline'] }),
      )
      .map(([ids, settings]) => ({ ...ids, ...settings }) as CallableInput<'createCompetition'>),
    updateCompetition: fc.record({ ...inTestCompetition, revision, changes: someSettings(values) }),
    deleteCompetition: fc.record(inTestCompetition),
    setLiveLinks: fc.record({ ...inTestCompetition, revision, links: fc.array(liveLink, { maxLength: 7 }) }),
    checkInForMatch: fc.record({ ...ofMatch, teamId }),
    takeVetoStep: fc.record({
      ...ofMatch,
      teamId,
      step: fc.nat(12),
      choice: fc.constantFrom(...vetoChoices),
    }),
    reportResult: fc.record({ ...ofMatch, teamId, reportId: newId, score, games: reportedGames }),
    addScreenshot: fc.record({
      ...ofMatch,
      ...{ teamId, screenshotId: newId, picture: fc.oneof(fc.constant('/9j/4AAQ'), nastyText) },
    }),
    answerReport: fc.record({ ...ofMatch, teamId, reportId: newId, accepts: fc.boolean() }),
    proposeTime: fc.record({ ...ofMatch, teamId, proposalId: newId, startsAt: time }),
    answerProposal: fc.record({ ...ofMatch, teamId, proposalId: newId, accepts: fc.boolean() }),
    sendMatchMessage: fc.record({ ...withMatchRoom, messageId: newId, text }),
    markMatchRead: fc.record({ ...withMatchRoom, upTo: fc.oneof(fc.nat(), nastyNumber) }),
    setLobby: fc.record({ ...withMatchRoom, revision, name, password: nastyText }),
    askForStandIn: fc.record({ ...ofMatch, teamId, standInId: newId, outUid: uid, inUid: uid }),
    answerStandIn: fc.record({ ...ofMatch, teamId, standInId: newId, accepts: fc.boolean() }),
    showMatch: fc.record({
      ...inTestCompetition,
      match: fc.oneof(
        fc.constant(null),
        fc.record({ bracketId, matchId: fc.oneof(fc.constantFrom(...testCompetition.matchIds), nastyText) }),
      ),
    }),
    requestCommentator: fc.record({
      ...inTestCompetition,
      requestId: fc.oneof(newId, fc.constant(testCompetition.requestId)),
      secret: invitationId,
      broadcastLink,
      contact: fc.record({ service: fc.constantFrom(...contactServices), handle: name }),
      comment: text,
    }),
    cancelCommentatorRequest: fc.record(ofRequest),
    renewCommentatorLink: fc.record({ ...ofRequest, secret: invitationId }),
    openCommentatorLink: fc.record({ ...ofRequest, secret: fc.option(invitationId, { nil: null }) }),
    respondToCommentatorRequest: fc.oneof(
      fc.record({ ...ofRequest, accept: fc.constant(true as const), languages: spoken }),
      fc.record({ ...ofRequest, accept: fc.constant(false as const) }),
    ),
    seekCommentators: fc.record({ ...inTestCompetition, wanted: fc.boolean() }),
    offerCommentary: fc.record({
      ...inTestCompetition,
      broadcastLink,
      languages: spoken,
      comment: text,
      matches: chosenMatches,
    }),
    confirmOffer: fc.record(ofRequest),
    bookCommentator: fc.record({ ...ofRequest, matches: chosenMatches, despiteOverlap: fc.boolean() }),
    sendChatMessage: fc.record({ ...ofRequest, messageId: newId, text }),
    markChatRead: fc.record({ ...ofRequest, upTo: fc.oneof(fc.nat(), nastyNumber) }),
    resendMessages: fc.record({
      ...inTestCompetition,
      messageIds: fc.array(fc.oneof(fc.constantFrom(...testCompetition.messageIds), nastyText), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    connectDiscordChannel: fc.record({
      ...inTestCompetition,
      address: fc.oneof(
        fc.constant(`https://discord.com/api/webhooks/${'1'.repeat(18)}/${'A'.repeat(68)}`),
        nastyText,
      ),
      lang,
    }),
    createChatCode: fc.record({ ...inTestCompetition, lang }),
    updateAnnouncer: fc.record({
      ...ofAnnouncer,
      lang,
      kinds: fc.array(fc.constantFrom(...announcementKinds)),
    }),
    testAnnouncer: fc.record(ofAnnouncer),
    disconnectAnnouncer: fc.record(ofAnnouncer),
    joinCompetition: fc.record({ ...inTestCompetition, joinId: newId }),
    leaveCompetition: fc.record(inTestCompetition),
    removePlayer: fc.record({ ...inTestCompetition, uid }),
    addGuestPlayers: fc.record({
      ...inTestCompetition,
      players: fc.array(fc.record({ uid: guestUid, name, rankTier, teamId: fc.option(teamId) }), {
        minLength: 1,
        maxLength: 7,
      }),
      teams: fc.array(fc.record({ teamId: fc.oneof(newId, teamId), name }), { maxLength: 2 }),
    }),
    updateGuestPlayer: fc.record({ ...inTestCompetition, uid: guestUid, name, rankTier }),
    addAdministrator: fc.record({ ...inTestCompetition, uid }),
    removeAdministrator: fc.record({ ...inTestCompetition, uid }),
    handOver: fc.record({ ...inTestCompetition, uid }),
    createInvitation: fc.oneof(
      fc.record({ ...invite, role: fc.constantFrom('player', 'administrator'), teamId: fc.constant(null) }),
      fc.record({ ...invite, role: fc.constant('teamMember'), teamId }),
      fc.record({
        ...invite,
        role: fc.constant('takeOver'),
        teamId: fc.constant(null),
        playerUid: guestUid,
      }),
    ),
    revokeInvitation: fc.record({ ...inTestCompetition, invitationId }),
    acceptInvitation: fc.record({ invitationId }),
    createTelegramLink: fc.constant({}),
    createCalendarLink: fc.record({
      secret: fc.oneof(
        newId.map(id => `${id}AA`.slice(0, 22)),
        nastyText,
      ),
    }),
    disconnectTelegram: fc.constant({}),
    readPushKey: fc.constant({}),
    addPushDevice: fc.record({
      endpoint: fc.oneof(
        fc.webUrl(),
        fc.constantFrom('https://fcm.googleapis.com/fcm/send/a', 'http://127.0.0.1/push'),
      ),
      keys: fc.record({
        p256dh: fc.constantFrom('A'.repeat(87), 'A'.repeat(86)),
        auth: fc.constantFrom('A'.repeat(22), ''),
      }),
    }),
    removePushDevice: fc.record({ deviceId: fc.constantFrom('A'.repeat(43), 'A') }),
    exportMyData: fc.constant({}),
    deleteMyAccount: fc.constant({}),
    createTeam: fc.record({ ...inTestCompetition, teamId: fc.oneof(newId, teamId), name, discordLink }),
    updateTeam: fc.record(
      { ...inTestCompetition, teamId, revision, name, discordLink },
      { requiredKeys: ['competitionId', 'teamId', 'revision'] },
    ),
    deleteTeam: fc.record({ ...inTestCompetition, teamId }),
    joinTeam: fc.record({ ...inTestCompetition, teamId }),
    leaveTeam: fc.record({ ...inTestCompetition, teamId }),
    makeCaptain: fc.record({ ...inTestCompetition, uid, teamId }),
    substitutePlayer: fc.record({ ...inTestCompetition, teamId, outUid: uid, inUid: uid }),
    assignPlayer: fc.record({ ...inTestCompetition, uid, teamId: fc.oneof(teamId, fc.constant(null)) }),
    requestPlayer: fc.record({ ...inTestCompetition, uid, teamId, wanted: fc.boolean() }),
    declineTeamRequest: fc.record({ ...inTestCompetition, teamId }),
    releasePlayer: fc.record({ ...inTestCompetition, uid, teamId }),
    distributePlayers: fc.record(
      {
        ...inTestCompetition,
        distributionId: newId,
        mode: fc.constantFrom(...distributionModes),
        scope: fc.constantFrom(...distributionScopes),
        seed: fc.nat(3),
        constraints: fc.record({ together: groups, apart: groups }),
        preview: fc.boolean(),
        basis: fc.constantFrom(null, '', 'x'),
      },
      { requiredKeys: ['competitionId', 'distributionId', 'mode', 'scope', 'preview', 'basis'] },
    ),
    startReadinessCheck: fc.record({
      ...inTestCompetition,
      checkId: fc.oneof(newId, checkId),
      replaces: fc.oneof(fc.constant(null), checkId),
      minutes: fc.oneof(fc.integer({ min: 1, max: 30 }), nastyNumber),
    }),
    closeReadinessCheck: fc.record({ ...inTestCompetition, checkId }),
    confirmReadiness: fc.record({ ...inTestCompetition, checkId }),
    confirmTeamReadiness: fc.record({ ...inTestCompetition, checkId, teamId }),
    confirmGuestReadiness: fc.record({ ...inTestCompetition, checkId, uid: guestUid }),
    remindPlayers: fc.record({ ...inTestCompetition, checkId, uids: fc.array(uid, { maxLength: 3 }) }),
    generateBracket: fc.record(
      {
        ...inTestCompetition,
        bracketId: fc.oneof(newId, fc.constant(testCompetition.bracketId)),
        seeding: fc.constantFrom('rank', 'random', 'manual'),
        order: fc.oneof(
          fc.shuffledSubarray([...testCompetition.teamIds]),
          fc.constant(null).map(() => [...testCompetition.teamIds]),
        ),
        seed: nastyText,
        bestOf: fc.dictionary(round, fc.constantFrom(...seriesLengths), { maxKeys: 3 }),
        replace: fc.boolean(),
      },
      { requiredKeys: ['competitionId', 'bracketId', 'seeding', 'replace'] },
    ),
    deleteBracket: fc.record({ ...inTestCompetition, bracketId, confirmed: fc.boolean() }),
    planMatches: fc.record({
      ...inTestCompetition,
      bracketId,
      planId: newId,
      edition: fc.oneof(fc.integer({ min: 0, max: 3 }), nastyNumber),
      minutes: fc.record({ 1: fc.integer(), 3: fc.integer({ min: 1, max: 600 }), 5: fc.constant(60) }),
      pauseMinutes: fc.oneof(fc.integer({ min: 0, max: 240 }), nastyNumber),
      atOnce: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 9 }), nastyNumber),
      starts: fc.array(
        fc.tuple(fc.constantFrom('main-1-1', 'main-2-1', 'x'), fc.constantFrom(null, Date.now(), -1, 0.5)),
        { maxLength: 4 },
      ),
    }),
    ...commandInputs,
  }
}

function ownBanner(competitionId: string): string {
  const file = `${localProjectId}.appspot.com/o/banners%2F${competitionId}`
  return `http://127.0.0.1:5004/v0/b/${file}?alt=media&token=0a1b`
}

/** The input with one place of it changed: `at` chooses the place, the input as a whole included. */
function spoil(input: unknown, change: Mutation): unknown {
  const places = placesIn(input)
  const place = places[change.at % places.length] ?? []
  return atPlace(input, place, change)
}

function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function atPlace(value: unknown, [key, ...rest]: readonly string[], change: Mutation): unknown {
  if (key === undefined) {
    if (change.kind === 'replace') return change.value
    if (change.kind === 'add' && isRecord(value)) return withEntry(value, change.key, change.value)
    return value
  }
  if (!isRecord(value)) return value
  if (rest.length === 0 && change.kind === 'remove') {
    return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
  }
  return withEntry(value, key, atPlace(value[key], rest, change))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Defines the entry, so that `__proto__` becomes one like any other. */
function withEntry(value: Record<string, unknown>, key: string, entry: unknown): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(value).filter(([other]) => other !== key), [key, entry]])
}
