import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { callWith } from '../../testing/call.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../testing/seededCompetition.ts'
import { changingNothing, refused } from './support/refused.ts'

/** `captain` and `mate` are one team, `rival` captain of another, `loner` without one. */
const names = ['stranger', 'loner', 'mate', 'rival', 'captain', 'administrator', 'owner'] as const
type Who = (typeof names)[number]

interface Row<N extends CallableName> {
  /** What it is called with where it can be done. */
  readonly input: CallableInput<N>
  readonly refusedTo?: readonly Who[]
  /** Of those who may not. */
  readonly code?: ErrorCode
  /** Who hears that something does not exist. */
  readonly by?: Who
  /** Fields that can name what does not exist, and the document that is missing then. */
  readonly absent?: Readonly<Partial<Record<keyof CallableInput<N>, string | null>>>
}
type Rows = { readonly [N in CallableName]: Row<N> }

const players = ['loner', 'mate', 'rival', 'captain'] as const
const allButOrganizers = ['stranger', ...players] as const
const allButCaptain = ['stranger', 'loner', 'mate', 'rival'] as const
const outsiders = ['stranger', 'administrator', 'owner'] as const

let people: Record<Who, Person>
let open: { readonly competitionId: string; readonly teamIds: readonly string[] }
let running: {
  readonly competitionId: string
  readonly bracketId: string
  readonly teamIds: readonly string[]
}
beforeAll(async () => {
  people = await signUpAll(...names)
  const { owner, administrator, captain, mate, rival, loner } = people
  const cast = { owner, administrator, player: captain }
  ;[open, running] = await Promise.all([
    seededCompetition({
      owner,
      administrators: [administrator],
      players: [loner],
      teams: [{ players: [captain, mate] }, { players: [rival] }],
    }),
    bracketedCompetition(cast, { teams: 4 }),
  ])
})

function rows(): Rows {
  const { competitionId } = open
  const [teamId = '', rivalsId = ''] = open.teamIds
  const inCompetition = { refusedTo: allButOrganizers, absent: { competitionId: 'competition' } } as const
  const ofTeam = {
    refusedTo: allButCaptain,
    absent: { competitionId: 'competition', teamId: 'team' },
  } as const
  const bracket = { competitionId: running.competitionId, bracketId: running.bracketId }
  const match = { ...bracket, matchId: 'main-1-1', revision: 0 }
  const ofMatch = {
    refusedTo: allButOrganizers,
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
    createCompetition: { input: { competitionId: freshId(), ...settings } },
    updateCompetition: {
      input: { competitionId, revision: 0, changes: { name: 'Mine now' } },
      ...inCompetition,
    },
    deleteCompetition: { input: { competitionId }, ...inCompetition },
    joinCompetition: { input: { competitionId }, absent: { competitionId: 'competition' } },
    leaveCompetition: {
      input: { competitionId },
      refusedTo: outsiders,
      code: 'not-in-competition',
      absent: { competitionId: 'competition' },
    },
    removePlayer: { input: { competitionId, uid: people.loner.uid }, ...inCompetition },

    createTeam: {
      input: { competitionId, teamId: freshId(), name: 'Foxes', discordLink: null },
      refusedTo: ['stranger'],
      absent: { competitionId: 'competition' },
    },
    updateTeam: { input: { competitionId, teamId, revision: 0, name: 'Foxes' }, ...ofTeam },
    deleteTeam: { input: { competitionId, teamId }, ...ofTeam },
    joinTeam: {
      input: { competitionId, teamId: rivalsId },
      refusedTo: outsiders,
      code: 'not-in-competition',
      by: 'loner',
      absent: { competitionId: 'competition', teamId: 'team' },
    },
    leaveTeam: {
      input: { competitionId, teamId },
      refusedTo: outsiders,
      code: 'not-in-competition',
      by: 'mate',
      absent: { competitionId: 'competition', teamId: 'team' },
    },
    assignPlayer: { input: { competitionId, teamId, uid: people.loner.uid }, ...ofTeam },
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

    generateBracket: {
      input: { competitionId, bracketId: freshId(), seeding: 'rank', replace: false },
      ...inCompetition,
    },
    deleteBracket: { input: { ...bracket, confirmed: true }, ...inCompetition },
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
      refusedTo: allButOrganizers,
      absent: { competitionId: 'competition', bracketId: null, teamId: null },
    },
    replaceTeam: {
      input: { ...bracket, teamId: first, byTeamId: second },
      refusedTo: allButOrganizers,
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

function allRows(): readonly (readonly [CallableName, Row<CallableName>])[] {
  return Object.entries(rows()) as unknown as readonly (readonly [CallableName, Row<CallableName>])[]
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
    await changingNeither(async () => {
      for (const [name, { input, refusedTo = [], code = 'permission-denied' }] of allRows()) {
        for (const who of refusedTo) {
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
