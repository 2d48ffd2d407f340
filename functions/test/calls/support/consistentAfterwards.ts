import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import { afterAll, expect } from 'vitest'

// The database of a file ends like that of all function tests, except for what triggers bring in step.
afterAll(async () => {
  const { isStaged } = await import('../../../../testing/staged.ts')
  const { WholeDatabase } = await import('../../consistency/wholeDatabase.ts')
  const found = (await WholeDatabase.read()).competitions().flatMap(competitionInconsistencies)
  const staged = await Promise.all(found.map(isStaged))
  const left = found.filter(({ fix }, index) => fix?.by !== 'settling-totals' && !staged[index])
  expect(left.map(({ rule, sentence }) => `${rule}: ${sentence}`)).toEqual([])
})
