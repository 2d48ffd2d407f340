import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { letTimePass } from '../../../testing/letTimePass.ts'
import { repairSome } from '../../src/consistency/repairInconsistencies.ts'
import { withChangeTime } from '../../src/platform/firestore/changeTime.ts'
import { logs } from '../../src/platform/logs.ts'
import { countOperations } from './support/countOperations.ts'
import { killAtRequests, mortal } from './support/mortal.ts'
import { newPeople } from './support/newPeople.ts'

const week = 7 * 24 * hour
const start = Date.now()

let owner: Person
let competitionIds: readonly string[]
beforeAll(async () => {
  ;({ owner } = await newPeople('owner'))
  const seeded = await Promise.all([1, 2, 3].map(() => seededCompetition({ owner })))
  competitionIds = seeded.map(({ competitionId }) => competitionId).sort()
})

/** Everything has been looked at, and nothing has changed since. */
beforeEach(async () => {
  vi.spyOn(logs, 'jobRan').mockReturnValue()
  vi.spyOn(logs, 'inconsistency').mockReturnValue()
  await letTimePass()
  await stored.consistencyPosition().delete()
  await repairSome(200, start)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Breaks competitions: by a commit like a function's, or without a trace. */
async function breakCounts({ isNoted }: { readonly isNoted: boolean }): Promise<void> {
  await Promise.all(
    competitionIds.map(async id => {
      const ref = stored.competition(id)
      await ref.update(isNoted ? withChangeTime(ref, { playerCount: 7 }) : { playerCount: 7 })
    }),
  )
}

async function broken(): Promise<readonly string[]> {
  const all = await Promise.all(competitionIds.map(id => stored.competition(id).get()))
  return all.filter(each => each.data()?.playerCount !== 0).map(({ id }) => id)
}

it('reads nothing but its position where nothing has changed', async () => {
  const counted = countOperations()
  await repairSome(200, start + hour)
  expect(counted.reads).toBeLessThanOrEqual(2)
})

it('looks at what has changed the next time', async () => {
  await breakCounts({ isNoted: true })
  await repairSome(200, start + hour)
  expect(await broken()).toEqual([])
})

it('looks at everything after a week, and not again before another one', async () => {
  await breakCounts({ isNoted: false })
  await repairSome(200, start + week - hour)
  expect(await broken()).toEqual(competitionIds)
  // In parts, as in a large database.
  for (let run = 0; run < 20; run += 1) await repairSome(1, start + week + run * hour)
  expect(await broken()).toEqual([])
  await letTimePass()
  await repairSome(200, start + week + 20 * hour)
  const counted = countOperations()
  await repairSome(200, start + 2 * week - hour)
  expect(counted.reads).toBeLessThanOrEqual(2)
})

it('goes on where it stopped, and misses nothing that changes meanwhile', async () => {
  await breakCounts({ isNoted: true })
  await repairSome(2, start + hour)
  const [first = '', ...others] = competitionIds
  expect(await broken()).toEqual(others)
  const ref = stored.competition(first)
  await ref.update(withChangeTime(ref, { playerCount: 8 }))
  await repairSome(4, start + 2 * hour)
  expect(await broken()).toEqual([first])
  await repairSome(200, start + 3 * hour)
  expect(await broken()).toEqual([])
})

it.each([1, 2, 4, 7])(
  'repairs the same when it was killed after %i requests, or runs twice',
  async requests => {
    killAtRequests()
    await breakCounts({ isNoted: true })
    await mortal(requests, () => repairSome(200, start + hour)).catch(() => undefined)
    await Promise.all([repairSome(200, start + hour), repairSome(200, start + hour)])
    expect(await broken()).toEqual([])
  },
)
