import { permissionOf } from '@upper-bracket/shared/competition/permissions'
import { commonErrors } from '@upper-bracket/shared/contract/callable'
import { type CallableName, contract } from '@upper-bracket/shared/contract/contract'
import { permissionFor } from '@upper-bracket/shared/contract/permissionFor'
import { type ErrorCode, statusOf } from '@upper-bracket/shared/errors/errorCatalogue'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callWith, type Reply } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { signedInAt } from '../../../testing/signedInAt.ts'
import { newTestCompetitions, type Role, signUpEveryone } from '../support/arena.ts'
import { nearlyValid } from '../support/nearlyValid.ts'
import { type Snapshot, snapshot, withoutFollowers } from '../support/snapshot.ts'

/** Inputs for each callable and each kind of caller. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 3)

const names = Object.keys(contract) as CallableName[]
type Caller = 'nobody' | 'stranger' | 'player' | 'administrator'
const callers: readonly Caller[] = ['nobody', 'stranger', 'player', 'administrator']

let people: Record<Role, Person>
beforeAll(async () => {
  people = await signUpEveryone()
}, 120_000)

describe('inputs that its schema parses are among those generated for', () => {
  const ids = { competitionId: freshId(), bracketId: freshId(), requestId: freshId() }
  const lists = { teamIds: [freshId()], playerUids: [freshId()], matchIds: ['main-1-1'], messageIds: ['a-b'] }
  it.each(names)('%s', name => {
    const inputs = fc.sample(nearlyValid(name, [{ ...ids, ...lists }]), 200)
    const parsed = inputs.filter(input => contract[name].input.safeParse(input).success)
    expect(parsed.length).toBeGreaterThan(5)
  })
})

describe('whatever it is given, a callable answers as the contract says, and a refusal changes nothing', () => {
  it.each(names)(
    '%s',
    async name => {
      const testCompetitions = await newTestCompetitions(people)
      const competitionIds = testCompetitions.map(({ competitionId }) => competitionId)
      for (const caller of callers) {
        const person = caller === 'nobody' ? null : callerOf(name, caller)
        let before = await world(competitionIds)
        await fc.assert(
          fc.asyncProperty(nearlyValid(name, testCompetitions), async input => {
            const reply = await callWith(name, person, input)
            expectPromised(name, caller, reply)
            const after = await world(competitionIds)
            if (!reply.ok) expect(after).toEqual(before)
            before = after
          }),
          { numRuns: runs, endOnFailure: true },
        )
      }
    },
    600_000,
  )
})

/**
 * Callers who could delete the account would be missing from the next test. Deleting a competition as its administrator
 * also removes data for a while, even if the call is refused later.
 */
function callerOf(name: CallableName, caller: Role): Person {
  if (name === 'deleteCompetition' && caller === 'administrator') return people.player
  return name === 'deleteMyAccount' ? signedInAt(people[caller], 0) : people[caller]
}

/** What somebody can do who takes part in nothing: what everybody may, and leaving the remains of something. */
function isOpenToStrangers(name: CallableName): boolean {
  return name === 'leaveCompetition' || permissionOf(permissionFor(name)).roles.includes('user')
}

function expectPromised(name: CallableName, caller: Caller, reply: Reply<unknown>): void {
  if (reply.ok) {
    expect(caller).not.toBe('nobody')
    if (caller === 'stranger') expect(isOpenToStrangers(name)).toBe(true)
    return
  }
  const promised: readonly (string | null)[] = [...commonErrors, ...contract[name].errors]
  expect(promised).toContain(reply.code)
  expect(reply.status).toBe(
    statusOf(reply.code as ErrorCode)
      .toUpperCase()
      .replaceAll('-', '_'),
  )
  if (caller === 'nobody') expect(reply.code).toBe('unauthenticated')
}

/** All that callers could change, without what triggers bring in step a moment later. */
async function world(competitionIds: readonly string[]): Promise<Snapshot> {
  const uids = Object.values(people).map(({ uid }) => uid)
  const [count, ...parts] = await Promise.all([
    stored.competitions().where('ownerUid', 'in', uids).count().get(),
    ...competitionIds.map((id, index) => snapshot(id, index === 0 ? uids : [])),
  ])
  return { ...withoutFollowers(Object.assign({}, ...parts)), competitions: count.data().count }
}
