import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { deployOptions } from './deployOptions.ts'

test('deploys to the named project, or only looks at it', () => {
  expect(deployOptions(['--project', 'upper-123'])).toEqual({ project: 'upper-123', checkOnly: false })
  expect(deployOptions(['--check', '--project', 'upper-123'])).toMatchObject({ checkOnly: true })
})

test.each([
  [[]],
  [['--project', 'Upper']],
  [['--project', 'demo-upper-bracket']],
  [['--project', 'upper-123', '--force']],
  [['upper-123']],
])('refuses %j', args => {
  expect(() => deployOptions(args)).toThrow(Problem)
})
