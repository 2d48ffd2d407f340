import { expect, test } from 'vitest'
import { domainNamed, requireProject } from './requireProject.ts'

test.each(['', 'Upper', 'upper_123', 'demo-upper-bracket'])('%j is no project to deploy to', project => {
  expect(() => requireProject(project)).toThrow(`'${project}'`)
  expect(() => requireProject('upper-123')).not.toThrow()
})

test.each(['https://upper.example', 'upper-123.web.app', 'upper', 'upper.example/', '10.0.0.1', 'a..b'])(
  '%j is no domain of one’s own',
  domain => expect(() => domainNamed(domain)).toThrow(`'${domain}'`),
)

test.each([
  ['', ''],
  ['play.upper-cup.example', 'play.upper-cup.example'],
  ['Upper.Example', 'upper.example'],
  ['кубок.рф', 'xn--90arbpx.xn--p1ai'],
])('the domain %j is %j', (text, domain) => {
  expect(domainNamed(text)).toBe(domain)
  expect(domainNamed(domain)).toBe(domain)
})
