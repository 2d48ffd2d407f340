import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSkippedVariable } from '../src/app/skippedVariables.ts'

const source = join(import.meta.dirname, '../src')
const own = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(name => /(?<!\.test)\.tsx?$/.test(name))
  .map(name => readFileSync(join(source, name), 'utf8'))
  .join('\n')

/** The components that pages have, and those these are made of. */
const components = new Set(found(own, /'@mui\/material\/([A-Z]\w+)'/g))
const material = join(import.meta.dirname, '../../node_modules/@mui/material')
const codeOf = (component: string) => readFileSync(join(material, component, `${component}.mjs`), 'utf8')
for (const each of components)
  for (const part of found(codeOf(each), /'\.\.\/([A-Z]\w+)\/index\.mjs'/g)) components.add(part)
const all = `${own}\n${[...components].map(codeOf).join('\n')}`

test('no variable is skipped that a component of Material UI in a page asks for', () => {
  const shadows = found(all, /(?:shadows\[|elevation(?:=\{| = |: )|boxShadow: )(\d+)/g).map(each => [
    'shadows',
    each,
  ])
  const parts = found(all, /vars\.palette\.([A-Z]\w+)/g).map(each => ['palette', each, 'any'])
  expect(components).toContain('Paper')
  expect(shadows.length).toBeGreaterThan(8)
  expect(parts.length).toBeGreaterThan(8)
  expect([...shadows, ...parts].filter(isSkippedVariable)).toEqual([])
})

test('no page asks for a skipped colour', () => {
  expect(found(all, /--mui-((?:palette|shadows|overlays|font)-[\w-]+)/g).filter(isSkipped)).toEqual([])
  expect(found(all, /alpha\(\(theme\.vars \|\| theme\)\.palette([\w.[\]]+)\.(?:light|dark)\b/g)).toEqual([])
})

const isSkipped = (name: string) => isSkippedVariable(name.split('-'))

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, first = '']) => first)
}
