import { readdirSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ICruiseResult } from 'dependency-cruiser'
import { layers } from './layers.ts'
import { layerRules } from './rules.ts'

/**
 * dependency-cruiser parses with the compiler's JavaScript API, which TypeScript 7 no longer has. npm hoists it out of
 * this folder, where it would not find this folder's TypeScript.
 */
const require = createRequire(import.meta.url)
const typescript = new Map(
  ['typescript', 'typescript/package.json'].map(name => [name, pathToFileURL(require.resolve(name)).href]),
)
registerHooks({
  resolve: (specifier, context, next) => {
    const url = typescript.get(specifier)
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true }
  },
})
const { cruise } = await import('dependency-cruiser')

const trees = Object.keys(layers)
const { output } = await cruise(trees, {
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  validate: true,
  ruleSet: {
    forbidden: [{ name: 'no-circle', severity: 'error', from: {}, to: { circular: true } }, ...layerRules()],
  },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
})
const { modules, summary } = output as ICruiseResult
if (modules.length === 0)
  throw new Error('No file was read: is the TypeScript of tools/boundaries installed?')
const problems = [
  ...summary.violations.map(({ rule, from, to, cycle }) =>
    cycle === undefined
      ? `${from} imports ${to}, which is not below ${rule.name}`
      : `${[from, ...cycle.map(({ name }) => name)].join(' → ')} is a circle`,
  ),
  ...Object.entries(layers).flatMap(([tree, lines]) => foldersWithoutLayer(tree, lines.flat())),
]
for (const problem of problems) console.error(problem)
console.log(
  `${modules.length} files, ${problems.length} imports against the layers of tools/boundaries/layers.ts`,
)
process.exitCode = problems.length === 0 ? 0 : 1

/** Finds folders without a layer, which could import anything; test helpers may. */
function foldersWithoutLayer(tree: string, named: readonly string[]): readonly string[] {
  const groups = new Set(
    named.flatMap(folder => (folder.includes('/') ? [folder.slice(0, folder.indexOf('/'))] : [])),
  )
  const folders = ['', ...groups].flatMap(group =>
    readdirSync(`${tree}/${group}`, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !groups.has(entry.name))
      .map(({ name }) => (group === '' ? name : `${group}/${name}`)),
  )
  return folders
    .filter(folder => folder !== 'testing' && !named.includes(folder))
    .map(folder => `${tree}/${folder} has no layer`)
}
