import { expect, test } from 'vitest'
import { requireProject } from './requireProject.ts'

test.each(['', 'Upper', 'demo-upper-bracket'])('%j is no project to deploy to', project => {
  expect(() => requireProject(project)).toThrow(`'${project}'`)
  expect(() => requireProject('upper-123')).not.toThrow()
})
