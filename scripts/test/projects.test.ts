import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'

test('projects that may run in one call agree on their workers', () => {
  const projects = (config.test?.projects ?? []).flatMap(project =>
    typeof project === 'object' && 'test' in project ? [project.test ?? {}] : [],
  )
  expect(projects.length).toBeGreaterThan(10)
  const groups = Map.groupBy(projects, ({ sequence }) => sequence?.groupOrder ?? 0)
  for (const group of groups.values())
    expect(
      new Set(group.map(({ maxWorkers }) => maxWorkers)).size,
      JSON.stringify(group.map(({ name }) => name)),
    ).toBe(1)
})
