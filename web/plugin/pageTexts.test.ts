import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../src/app/routes.ts'
import { textsOfPage } from '../src/platform/language/pageTexts.ts'

const source = join(import.meta.dirname, '../src')
/** The texts of the frame. */
const ofEveryPage = ['common', 'errors']

interface Page {
  readonly path: string
  readonly files: readonly string[]
}

function pagesIn(entries: readonly RouteConfigEntry[], around: readonly string[] = []): readonly Page[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const files = [...around, join(source, 'app', file)]
    const own = path === undefined || path === '*' ? [] : [{ path: path.replace('/en?', '') || '/', files }]
    return [...own, ...pagesIn(children, files)]
  })
}

/** The namespaces that these files and their static imports name. */
function textsIn(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files)
  const used = new Set<string>()
  for (const file of reached) {
    const code = readFileSync(file, 'utf8')
    for (const [, list = ''] of code.matchAll(/useTranslation\((\[[^\]]*\]|'[^']*')/g))
      for (const [, name = ''] of list.matchAll(/'([^']+)'/g)) used.add(name)
    for (const [, name = ''] of code.matchAll(
      /^(?:import|export) (?!type)(?:[^'"]*? from )?'([#.][^']+)'/gm,
    )) {
      const path = name.startsWith('#') ? join(source, name.slice(1)) : join(dirname(file), name)
      if (/\.tsx?$/.test(path) && !path.includes('/locales/') && existsSync(path)) reached.add(path)
    }
  }
  return used
}

test.each(pagesIn(routes))('$path is not hidden while texts load that it shows', ({ path, files }) => {
  const fetched = textsOfPage(path.replaceAll(/:\w+/g, 'abc'))
  const missing = [...textsIn(files)].filter(name => ![...fetched, ...ofEveryPage].includes(name))
  expect(missing).toEqual([])
})
