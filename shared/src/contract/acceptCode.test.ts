import { expect, test } from 'vitest'
import { codeAlphabet, codeLength } from '../invitation/invitationCode.ts'
import { invitationLimits } from '../invitation/invitationLimits.ts'
import { contract } from './contract.ts'
import { minute } from './rateLimits.ts'

test('ten thousand accounts that guess for a month hit a code of a competition once in a hundred thousand times', () => {
  const { burst, refillMs } = contract.acceptCode.persistentRateLimit.person
  const tries = 10_000 * (burst + (30 * 24 * 60 * minute) / refillMs)
  const hits = (tries * invitationLimits.perCompetition) / codeAlphabet.length ** codeLength
  expect(hits).toBeLessThan(1 / 100_000)
})
