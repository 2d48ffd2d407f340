import { commonErrors } from '@upper-bracket/shared/contract/callable'
import { type CallableName, contract } from '@upper-bracket/shared/contract/contract'
import { type ErrorCode, errorCatalogue } from '@upper-bracket/shared/errors/errorCatalogue'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callRaw, callWith, type Reply } from '../../testing/call.ts'
import { database } from '../../testing/database.ts'
import type { Person } from '../../testing/person.ts'
import { signedInAt } from '../../testing/signedInAt.ts'
import { newCups, type Role, signUpEveryone } from './support/arena.ts'
import { nearlyValid } from './support/nearlyValid.ts'
import { type Snapshot, snapshot } from './support/snapshot.ts'

/** Inputs for each callable and each kind of caller; more of them by `FUZZ_RUNS`. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 3)

const names = Object.keys(contract) as CallableName[]
const callers = ['nobody', 'stranger', 'player', 'administrator'] as const
type Caller = (typeof callers)[number]

let people: Record<Role, Person>
beforeAll(async () => {
  people = await signUpEveryone()
}, 120_000)

describe('whatever it is given, a callable answers as the contract says, and a refusal changes nothing', () => {
  it.each(names)(
    '%s',
    async name => {
      const cups = await newCups(people)
      const competitionIds = cups.map(({ competitionId }) => competitionId)
      for (const caller of callers) {
        const person = caller === 'nobody' ? null : callerOf(name, caller)
        let before = await world(competitionIds)
        await fc.assert(
          fc.asyncProperty(nearlyValid(name, cups), async input => {
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

it.each([
  ['a reserved key', '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}'],
  ['a reserved key below', '{"data":{"competitionId":{"@type":"whatever"}}}'],
  ['a prototype', '{"data":{"__proto__":{"competitionId":"abcdefghijklmnopqrst"}}}'],
  ['more than a number holds', '{"data":{"competitionId":1e999}}'],
  ['deep nesting', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['no data', '{}'],
  ['more than data', '{"data":{},"extra":1}'],
  ['a list', '[]'],
  ['a broken body', '{"data":'],
])(
  'answers %s as a mistake of the caller',
  async (_, body) => {
    for (const name of names) {
      const { status } = await callRaw(name, people.owner, body)
      expect(status, name).toBe(400)
    }
  },
  120_000,
)

/**
 * Whoever could delete the account would be missing in the next test, and of a competition that an administrator
 * deletes more goes for a while, whatever is refused meanwhile.
 */
function callerOf(name: CallableName, caller: Role): Person {
  if (name === 'deleteCompetition' && caller === 'administrator') return people.player
  return name === 'deleteMyAccount' ? signedInAt(people[caller], 0) : people[caller]
}

/** What somebody can do who takes no part in anything: for themselves. */
const openToStrangers: readonly CallableName[] = [
  'createCompetition',
  'joinCompetition',
  'leaveCompetition',
  'unlinkAccount',
  'createTelegramLink',
  'disconnectTelegram',
  'exportMyData',
]

function expectPromised(name: CallableName, caller: Caller, reply: Reply<unknown>): void {
  if (reply.ok) {
    expect(caller).not.toBe('nobody')
    if (caller === 'stranger') expect(openToStrangers).toContain(name)
    return
  }
  const promised: readonly (string | null)[] = [...commonErrors, ...contract[name].errors]
  expect(promised).toContain(reply.code)
  expect(reply.status).toBe(errorCatalogue[reply.code as ErrorCode].toUpperCase().replaceAll('-', '_'))
  if (caller === 'nobody') expect(reply.code).toBe('unauthenticated')
}

/** All that callers could change, without what triggers bring in step a moment later. */
async function world(competitionIds: readonly string[]): Promise<Snapshot> {
  const uids = Object.values(people).map(({ uid }) => uid)
  const [count, ...parts] = await Promise.all([
    database.collection('competitions').count().get(),
    ...competitionIds.map((id, index) => snapshot(id, index === 0 ? uids : [])),
  ])
  const all: Snapshot = Object.assign({}, ...parts)
  const settled = Object.entries(all).map(([path, document]) => [path, withoutTotals(document)])
  return { ...Object.fromEntries(settled), competitions: count.data().count }
}

function withoutTotals(document: unknown): unknown {
  if (typeof document !== 'object' || document === null) return document
  const totals = ['playerCount', 'teamCount', 'rankSum']
  return Object.fromEntries(Object.entries(document).filter(([field]) => !totals.includes(field)))
}
