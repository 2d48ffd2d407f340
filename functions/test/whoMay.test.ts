import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { type Role, rolesIn } from '@upper-bracket/shared/competition/permissions'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import { rolesThatMayCall } from '@upper-bracket/shared/contract/rolesThatMayCall'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { callWith } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../testing/seededCompetition.ts'
import { signedInAt } from '../../testing/signedInAt.ts'
import { changingNothing, refused } from './support/refused.ts'

const inviteId = 'A'.repeat(22)
const guestUid = `guest-${'A'.repeat(20)}`
const requestId = 'R'.repeat(20)

/** `captain` and `mate` are one team, `rival` captain of another, `loner` without one. */
const names = ['stranger', 'loner', 'mate', 'rival', 'captain', 'administrator', 'owner'] as const
type Who = (typeof names)[number]

interface Row<N extends CallableName> {
  /** What it is called with where it can be done. */
  readonly input: CallableInput<N>
  /** What makes it change nothing for those who may, beside that the competition `closed` has started. */
  readonly harmless?: Partial<CallableInput<N>> | (() => Promise<Partial<CallableInput<N>>>)
  /** Of those who may not. */
  readonly code?: ErrorCode
  /** Who hears that something does not exist. */
  readonly by?: Who
  /** Fields that can name what does not exist, and the document that is missing then. */
  readonly absent?: Readonly<Partial<Record<keyof CallableInput<N>, string | null>>>
}
type Rows = { readonly [N in CallableName]: Row<N> }

interface Cup {
  readonly competitionId: string
  readonly teamIds: readonly string[]
}

let people: Record<Who, Person>
let open: Cup
/** The same after the start: nobody joins, leaves or moves any more. */
let closed: Cup
let running: {
  readonly competitionId: string
  readonly bracketId: string
  readonly teamIds: readonly string[]
}
beforeAll(async () => {
  people = await signUpAll(...names)
  const { owner, administrator, captain, mate, rival, loner } = people
  const cast = { owner, administrator, player: captain }
  const seed = {
    owner,
    administrators: [administrator],
    players: [loner],
    teams: [{ players: [captain, mate] }, { players: [rival] }],
  }
  ;[open, closed, running] = await Promise.all([
    seededCompetition(seed),
    seededCompetition({ ...seed, competition: { status: 'running' } }),
    bracketedCompetition(cast, { teams: 4 }),
  ])
  await Promise.all([open, closed].flatMap(cup => [storeInvitation(cup), storeRequest(cup)]))
})

/** Revoked already, so that revoking it changes nothing. */
async function storeInvitation({ competitionId, teamIds }: Cup): Promise<void> {
  await stored.invitation(competitionId, inviteId).set({
    role: 'teamMember',
    teamId: teamIds[0] ?? '',
    inviterUid: people.captain.uid,
    createdAt: 1,
    expiresAt: 2,
    maxUses: 1,
    uses: 0,
    revokedAt: 1,
  })
}

/** Taken back already; nobody among them is the commentator. */
async function storeRequest({ competitionId }: Cup): Promise<void> {
  await stored.commentator(competitionId, requestId).set({
    ...aRequest,
    status: 'cancelled',
  })
}

/** Another competition, for what cannot be done without harm. */
async function ofNobodysUse(): Promise<{ readonly competitionId: string }> {
  const { owner, administrator } = people
  const { competitionId } = await seededCompetition({ owner, administrators: [administrator] })
  return { competitionId }
}

/** Another competition, for what a player can do once. */
async function ofAllPlayersUse(): Promise<{ readonly competitionId: string }> {
  const { owner, captain, mate, rival, loner } = people
  const { competitionId } = await seededCompetition({ owner, players: [captain, mate, rival, loner] })
  return { competitionId }
}

function rows({ competitionId, teamIds }: Cup): Rows {
  const [teamId = '', rivalsId = ''] = teamIds
  const inCompetition = { absent: { competitionId: 'competition' } } as const
  const ofTeam = {
    absent: { competitionId: 'competition', teamId: 'team' },
  } as const
  const ofRequest = { absent: { competitionId: 'competition', requestId: 'request' } } as const
  const bracket = { competitionId: running.competitionId, bracketId: running.bracketId }
  const match = { ...bracket, matchId: 'main-1-1', revision: 0 }
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
    options: { thirdPlace: false, grandFinal: 'single', rankRequired: false, telegramRequired: false },
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
        secret: inviteId,
        broadcastLink: 'twitch.tv/starladder',
        contact: { service: 'discord', handle: 'caster' },
        comment: '',
      },
      harmless: { broadcastLink: 'nowhere' },
      ...inCompetition,
    },
    cancelCommentatorRequest: { input: { competitionId, requestId }, ...ofRequest },
    renewCommentatorLink: { input: { competitionId, requestId, secret: inviteId }, ...ofRequest },
    openCommentatorLink: { input: { competitionId, requestId, secret: inviteId }, ...inCompetition },
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

    joinCompetition: { input: { competitionId }, absent: { competitionId: 'competition' } },
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
    createInvite: {
      input: {
        competitionId,
        inviteId: 'B'.repeat(22),
        role: 'teamMember',
        teamId,
        lifetimeHours: 1,
        maxUses: 1,
      },
      ...ofTeam,
    },
    revokeInvite: { input: { competitionId, inviteId }, ...inCompetition },
    acceptInvite: { input: { inviteId: 'C'.repeat(22) } },

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
    disconnectTelegram: { input: {} },
    exportMyData: { input: {} },
    deleteMyAccount: { input: {} },
  }
}

/** Refusals leave both competitions as they were. */
async function changingNeither(action: () => Promise<void>): Promise<void> {
  await changingNothing(open.competitionId, [people.loner.uid], () =>
    changingNothing(running.competitionId, [], action),
  )
}

function allRows(cup = open): readonly (readonly [CallableName, Row<CallableName>])[] {
  return Object.entries(rows(cup)) as unknown as readonly (readonly [CallableName, Row<CallableName>])[]
}

describe('nothing is changed, and the refusal says why, by a call', () => {
  test('of somebody who is not signed in', async () => {
    await changingNeither(async () => {
      for (const [name, { input }] of allRows()) {
        expect(await callWith(name, null, input), name).toEqual(refused('unauthenticated'))
      }
    })
  })

  test('of somebody who may not make it', async () => {
    const roles = await rolesOfEverybody()
    await changingNeither(async () => {
      for (const [name, { input, code = 'permission-denied' }] of allRows()) {
        for (const who of names.filter(each => !mayCall(name, roles[each]))) {
          expect(await callWith(name, people[who], input), `${name} by ${who}`).toEqual(refused(code))
        }
      }
    })
  })

  test('that names what does not exist', async () => {
    await changingNeither(async () => {
      for (const [name, { input, by = 'owner', absent = {} }] of allRows()) {
        for (const [field, document] of Object.entries(absent)) {
          const reply = await callWith(name, people[by], { ...input, [field]: freshId() })
          const facts = document === null ? {} : { document }
          expect(reply, `${name} without ${field}`).toEqual(refused('not-found', facts))
          const nonsense = await callWith(name, people[by], { ...input, [field]: '..' })
          expect(nonsense, `${name} with no ${field} at all`).toEqual(
            refused('invalid-input', { fields: [{ path: field, problem: 'invalid-id' }] }),
          )
        }
      }
    })
  })
})

test('nobody is refused as not permitted what the domain permits', async () => {
  const roles = await rolesOfEverybody()
  const forbidden: string[] = []
  for (const [name, { input, harmless = {}, code }] of allRows(closed)) {
    await Promise.all(
      names
        .filter(each => mayCall(name, roles[each]))
        .map(async who => {
          const changes = typeof harmless === 'function' ? await harmless() : harmless
          // An account is deleted only by somebody who has just signed in.
          const caller = signedInAt(people[who], 0)
          const reply = await callWith(name, caller, { ...input, ...changes })
          const refusals = ['permission-denied', 'unauthenticated', 'invalid-input', code]
          if (!reply.ok && refusals.includes(reply.code ?? undefined)) {
            forbidden.push(`${name} by ${who}: ${reply.code}`)
          }
        }),
    )
  }
  expect(forbidden).toEqual([])
})

function mayCall(name: CallableName, roles: ReadonlySet<Role>): boolean {
  return rolesThatMayCall(name).some(role => roles.has(role))
}

/** The roles of each in `open`, and with it in `closed`; those of organizers are the same everywhere. */
async function rolesOfEverybody(): Promise<Record<Who, ReadonlySet<Role>>> {
  const { competitionId, teamIds } = open
  const competition = (await stored.competition(competitionId).get()).data()
  if (competition === undefined) throw new Error('The competition is gone')
  const roles = names.map(async who => {
    const { uid } = people[who]
    const player = (await stored.player(competitionId, uid).get()).data() ?? null
    return [who, rolesIn(competition, uid, player, teamIds[0])] as const
  })
  return Object.fromEntries(await Promise.all(roles)) as Record<Who, ReadonlySet<Role>>
}
