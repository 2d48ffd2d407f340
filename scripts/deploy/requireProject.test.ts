import { expect, test } from 'vitest'
import { requireDomain, requireProject } from './requireProject.ts'

test.each(['', 'Upper', 'demo-upper-bracket'])('%j is no project to deploy to', project => {
  expect(() => requireProject(project)).toThrow(`'${project}'`)
  expect(() => requireProject('upper-123')).not.toThrow()
})

test.each(['https://upper.example', 'upper-123.web.app', 'Upper.example', 'upper', 'upper.example/'])(
  '%j is no domain of one’s own',
  domain => {
    expect(() => requireDomain(domain)).toThrow(`'${domain}'`)
    for (const valid of ['', 'upper.example', 'play.upper-cup.example']) requireDomain(valid)
  },
)
