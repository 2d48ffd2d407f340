import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { permissionOf, type Role, rolesIn } from '@upper-bracket/shared/competition/permissions'
import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { permissionFor } from '@upper-bracket/shared/contract/permissionFor'
import { beforeAll, describe, expect, test } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { callWith } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { signedInAt } from '../../../testing/signedInAt.ts'
import { stageProducers } from '../../../testing/staged.ts'
import { swissStage } from '../../../testing/stagedCompetition.ts'
import { absentOf, type Row } from '../support/callableRow.ts'
import {
  callableRows,
  entryId,
  invitationId,
  names,
  requestId,
  type TestCompetition,
  type Who,
} from '../support/callableRows.ts'
import { changingNothing, refused } from '../support/refused.ts'

let people: Record<Who, Person>
let open: TestCompetition
/** The same after the start: nobody joins, leaves or moves any more, except teams that are not in a bracket. */
let closed: TestCompetition
let running: TestCompetition & { readonly bracketId: string }
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
    bracketedCompetition(cast, { teams: 4, format: 'table', stages: [swissStage] }),
  ])
  await stored.change(running.competitionId, running.bracketId, entryId).set({
    uid: owner.uid,
    at: 1,
    action: 'startMatch',
    matchId: null,
    teamIds: [],
    matches: [],
    shape: { before: {}, after: {} },
    takenBack: true,
  })
  await Promise.all([
    ...[open, closed, running].map(({ competitionId }) =>
      stageProducers(competitionId, [people.producer.uid]),
    ),
    ...[open, closed].flatMap(testCompetition => [
      storeInvitation(testCompetition),
      storeRequest(testCompetition),
    ]),
  ])
})

/** Revoked already, so that revoking it changes nothing. */
async function storeInvitation({ competitionId, teamIds }: TestCompetition): Promise<void> {
  await stored.invitation(competitionId, invitationId).set({
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
async function storeRequest({ competitionId }: TestCompetition): Promise<void> {
  await stored.commentator(competitionId, requestId).set({
    ...aRequest,
    status: 'cancelled',
  })
}

/** Refusals leave both competitions as they were. */
async function changingNeither(action: () => Promise<void>): Promise<void> {
  await changingNothing(open.competitionId, [people.loner.uid], () =>
    changingNothing(running.competitionId, [], action),
  )
}

function allRows(testCompetition = open): readonly (readonly [CallableName, Row<CallableName>])[] {
  return Object.entries(callableRows({ people, running }, testCompetition)) as unknown as readonly (readonly [
    CallableName,
    Row<CallableName>,
  ])[]
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
      for (const [name, { input }] of allRows()) {
        const { refusal: code = 'permission-denied' } = permissionOf(permissionFor(name))
        for (const who of tried(names.filter(each => !mayCall(name, roles[each])))) {
          expect(await callWith(name, people[who], input), `${name} by ${who}`).toEqual(refused(code))
        }
      }
    })
  })

  test('that names what does not exist', async () => {
    const roles = await rolesOfEverybody()
    await changingNeither(async () => {
      for (const [name, row] of allRows()) {
        const { input } = row
        const by = (['owner', ...names] as const).find(who => mayCall(name, roles[who])) ?? 'owner'
        for (const [field, document] of Object.entries(absentOf(name, row))) {
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

test('nobody is refused as not permitted what the domain permits, until the start or after it', async () => {
  const roles = await rolesOfEverybody()
  const forbidden: string[] = []
  const { competitionId, teamIds } = closed
  const leaving = { competitionId, teamId: teamIds[0] ?? '' }
  expect(await callWith('leaveTeam', people.mate, leaving)).toEqual(refused('competition-started'))
  expect(await callWith('leaveCompetition', people.mate, { competitionId })).toEqual(
    refused('competition-started'),
  )
  const untilStart = new Set<string>()
  for (const [name, { input, harmless = {} }] of allRows(closed)) {
    const { roles: permitted, refusal: code } = permissionOf(permissionFor(name))
    await Promise.all(
      oneOfEach(permitted, roles).map(async who => {
        const changes = typeof harmless === 'function' ? await harmless() : harmless
        // An account is deleted only by somebody who has just signed in.
        const caller = signedInAt(people[who], 0)
        const reply = await callWith(name, caller, { ...input, ...changes })
        const refusals = ['permission-denied', 'unauthenticated', 'invalid-input', code]
        if (!reply.ok && refusals.includes(reply.code ?? undefined)) {
          forbidden.push(`${name} by ${who}: ${reply.code}`)
        }
        if (!reply.ok && reply.code === 'competition-started') untilStart.add(name)
      }),
    )
  }
  expect(forbidden).toEqual([])
  expect([...untilStart]).toEqual([
    'joinCompetition',
    'confirmPlace',
    'decideApplicants',
    'removePlayer',
    'createInvitation',
    'createTeam',
    'deleteTeam',
    'joinTeam',
    'releasePlayer',
    'distributePlayers',
    'startDraft',
    'volunteerAsCaptain',
  ])
})

/** The deep run tries everybody; `npm test` the first and the last of them, as `names` are in the order of their other rights. */
function tried(denied: readonly Who[]): ReadonlySet<Who> {
  return new Set(process.env['EVERY_CALLER'] ? denied : [...denied.slice(0, 1), ...denied.slice(-1)])
}

/** For each role the first who has it. */
function oneOfEach(wanted: readonly Role[], roles: Record<Who, ReadonlySet<Role>>): readonly Who[] {
  const found = wanted.flatMap(role => names.find(who => roles[who].has(role)) ?? [])
  return [...new Set(found)]
}

function mayCall(name: CallableName, roles: ReadonlySet<Role>): boolean {
  return permissionOf(permissionFor(name)).roles.some(role => roles.has(role))
}

/** The roles of each in `open`, and so in `closed`; organizers and the producer have the same ones everywhere. */
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
