import { commonErrors } from '@upper-bracket/shared/contract/callable'
import { type CallableName, type ServiceName, services } from '@upper-bracket/shared/contract/contract'
import { rolesThatMayCall } from '@upper-bracket/shared/contract/rolesThatMayCall'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import { type ErrorCode, errorCatalogue } from '@upper-bracket/shared/errors/errorCatalogue'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callRaw, callWith, type Reply } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import type { Person } from '../../testing/person.ts'
import { signedInAt } from '../../testing/signedInAt.ts'
import { newCups, type Role, signUpEveryone } from './support/arena.ts'
import { nearlyValid } from './support/nearlyValid.ts'
import { type Snapshot, snapshot, withoutFollowers } from './support/snapshot.ts'

/** Inputs for each callable and each kind of caller; `npm run test:deep` tries more. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1)

const serviceNames = Object.keys(services) as ServiceName[]
const entries: Readonly<Record<string, { readonly errors: readonly ErrorCode[] }>> = Object.assign(
  {},
  ...Object.values(services),
)
const names = Object.keys(entries) as CallableName[]
type Caller = 'nobody' | 'stranger' | 'player' | 'administrator'
/** A short run tries who may do the most: who is refused whatever they send is tried once in `whoMay`. */
const callers: readonly Caller[] =
  runs === 1 ? ['administrator'] : ['nobody', 'stranger', 'player', 'administrator']

let people: Record<Role, Person>
const shared = new Map<ServiceName, ReturnType<typeof newCups>>()
/** A short run tries the callables of a service on the same cups, one after another; a deep one each on its own. */
const cupsFor = (name: CallableName): ReturnType<typeof newCups> => {
  const service = serviceOf(name)
  const cups = (runs === 1 ? shared.get(service) : undefined) ?? newCups(people)
  shared.set(service, cups)
  return cups
}
beforeAll(async () => {
  people = await signUpEveryone()
}, 120_000)

describe('whatever it is given, a callable answers as the contract says, and a refusal changes nothing', () => {
  it.each(names)(
    '%s',
    async name => {
      const cups = await cupsFor(name)
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

describe('is told of its mistake, not of one of ours, who sends', () => {
  it.each([
    ['a reserved key', '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}'],
    ['a reserved key below', '{"competitionId":{"@type":"whatever"}}'],
    ['a prototype', '{"__proto__":{"competitionId":"abcdefghijklmnopqrst"}}'],
    ['more than a number holds', '{"competitionId":1e999}'],
    ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['no object', 'null'],
  ])(
    'as the input %s',
    async (_, input) => {
      for (const name of names) {
        const body = `{"data":{"call":"${name}","input":${input}}}`
        expect(await refusalOf(serviceOf(name), body), name).toEqual({ status: 400, code: 'invalid-input' })
      }
    },
    120_000,
  )

  it.each([
    ['no call', '{"data":{"input":{}}}'],
    ['an unknown call', '{"data":{"call":"makeCoffee","input":{}}}'],
    ['a call that every object has', '{"data":{"call":"constructor","input":{}}}'],
    ['a call that is no name', '{"data":{"call":{"toString":1},"input":{}}}'],
    ['no input', '{"data":{"call":"joinTeam"}}'],
    ['more than an envelope', '{"data":{"call":"joinTeam","input":{},"extra":1}}'],
    ['an input without its envelope', '{"data":{"competitionId":"abcdefghijklmnopqrst"}}'],
    ['a list of calls', '{"data":[{"call":"joinTeam","input":{}}]}'],
    ['nothing', '{"data":null}'],
  ])('as the envelope %s', async (_, body) => {
    for (const service of serviceNames) {
      expect(await refusalOf(service, body), service).toEqual({ status: 400, code: 'invalid-input' })
    }
  })

  it.each([
    ['no data', '{}'],
    ['more than data', '{"data":{},"extra":1}'],
    ['a list', '[]'],
    ['broken JSON', '{"data":'],
  ])('as the body %s', async (_, body) => {
    for (const service of serviceNames) {
      expect((await callRaw(service, people.owner, body)).status, service).toBe(400)
    }
  })

  it('a call of another service', async () => {
    for (const name of names) {
      for (const service of serviceNames) {
        if (service === serviceOf(name)) continue
        const body = JSON.stringify({ data: { call: name, input: {} } })
        const refusal = { status: 400, code: 'invalid-input' }
        expect(await refusalOf(service, body), `${service}: ${name}`).toEqual(refusal)
      }
    }
  })
})

async function refusalOf(service: ServiceName, body: string) {
  const reply = await callRaw(service, people.owner, body)
  const { error } = JSON.parse(reply.body) as { error: { details: { code: string } } }
  return { status: reply.status, code: error.details.code }
}

/**
 * Whoever could delete the account would be missing in the next test, and of a competition that an administrator
 * deletes more goes for a while, whatever is refused meanwhile.
 */
function callerOf(name: CallableName, caller: Role): Person {
  if (name === 'deleteCompetition' && caller === 'administrator') return people.player
  return name === 'deleteMyAccount' ? signedInAt(people[caller], 0) : people[caller]
}

/** What somebody can do who takes part in nothing: what everybody may, and leaving the remains of something. */
function isOpenToStrangers(name: CallableName): boolean {
  return name === 'leaveCompetition' || rolesThatMayCall(name).includes('user')
}

function expectPromised(name: CallableName, caller: Caller, reply: Reply<unknown>): void {
  if (reply.ok) {
    expect(caller).not.toBe('nobody')
    if (caller === 'stranger') expect(isOpenToStrangers(name)).toBe(true)
    return
  }
  const promised: readonly (string | null)[] = [...commonErrors, ...(entries[name]?.errors ?? [])]
  expect(promised).toContain(reply.code)
  expect(reply.status).toBe(errorCatalogue[reply.code as ErrorCode].toUpperCase().replaceAll('-', '_'))
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
