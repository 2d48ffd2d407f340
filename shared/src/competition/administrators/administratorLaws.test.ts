import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outcome } from '../../errors/outcome.ts'
import { type Competition, competitionDefaults } from '../competition.ts'
import { competitionLimits } from '../competitionLimits.ts'
import { openCompetition } from '../openCompetition.ts'
import { addAdministrator } from './addAdministrator.ts'
import { handOver } from './handOver.ts'
import { removeAdministrator } from './removeAdministrator.ts'

const { bannerURL: _, ...defaults } = competitionDefaults
const opened = openCompetition(
  {
    ...defaults,
    name: 'Winter Cup',
    game: 'dota2',
    startDate: 2000,
    registrationDeadline: 1000,
    format: 'single',
    bestOf: { rounds: 1, final: 1 },
  },
  { ownerUid: 'person-0', now: 0 },
)
if (!opened.ok) throw new Error(opened.code)
const start: Competition = opened.value

const most = competitionLimits.administrators
const uid = fc.nat(most + 2).map(index => `person-${index}`)
const nameOf = (person: string) => `Name of ${person}`

type Step = (competition: Competition) => Outcome<Competition>
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: uid.map(
      (uid): Step =>
        now =>
          addAdministrator(now, { uid, name: nameOf(uid) }),
    ),
  },
  {
    weight: 1,
    arbitrary: uid.map(
      (uid): Step =>
        now =>
          removeAdministrator(now, uid),
    ),
  },
  {
    weight: 1,
    arbitrary: uid.map(
      (uid): Step =>
        now =>
          handOver(now, uid, { previous: nameOf(now.ownerUid), next: nameOf(uid) }),
    ),
  },
)

test('there is always one owner, nobody is twice an organizer, and each administrator has a name', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 60 }), steps => {
      let now = start
      for (const run of steps) {
        const outcome = run(now)
        if (outcome.ok) now = outcome.value
        const { ownerUid, adminUids, adminNames = {} } = now
        expect(new Set([ownerUid, ...adminUids]).size).toBe(adminUids.length + 1)
        expect(adminUids.length).toBeLessThanOrEqual(most)
        expect(adminNames).toEqual(Object.fromEntries(adminUids.map(each => [each, nameOf(each)])))
      }
    }),
  )
})

test('each step is idempotent', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), step, (steps, last) => {
      const before = steps.reduce((now, run) => {
        const outcome = run(now)
        return outcome.ok ? outcome.value : now
      }, start)
      const once = last(before)
      if (once.ok && once.value.ownerUid === before.ownerUid) expect(last(once.value)).toEqual(once)
    }),
  )
})

test('refuses one administrator too many, removing the owner, and handing over to somebody else', () => {
  const full = Array.from({ length: most }, (_, index) => `person-${index + 1}`).reduce((now, each) => {
    const added = addAdministrator(now, { uid: each, name: nameOf(each) })
    return added.ok ? added.value : now
  }, start)
  expect(addAdministrator(full, { uid: 'late', name: 'Late' })).toMatchObject({
    code: 'too-many-administrators',
    facts: { administrators: most },
  })
  expect(removeAdministrator(full, 'person-0')).toMatchObject({ code: 'last-owner' })
  expect(handOver(full, 'stranger', { previous: '', next: '' })).toMatchObject({ code: 'not-administrator' })
})
