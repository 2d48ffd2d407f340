import { exceptions, layers } from './layers.ts'

/** A rule for dependency-cruiser, whose paths are regular expressions: `from` must not import `to`. */
export interface LayerRule {
  readonly name: string
  readonly severity: 'error'
  readonly from: { readonly path: string; readonly pathNot: string }
  readonly to: { readonly path: string; readonly pathNot: string }
}

/** Tests may import test helpers from anywhere. */
const tests = String.raw`\.test\.tsx?$|/testing/`

/** Returns a rule for each folder of `layers`: what it must not import. */
export function layerRules(): LayerRule[] {
  return Object.entries(layers).flatMap(([tree, lines]) =>
    lines.flatMap((line, index) => {
      const above = lines.slice(0, index + 1).flat()
      return line.map((folder): LayerRule => {
        const path = `${tree}/${folder}`
        const known = exceptions.flatMap(({ from, to }) => (from === path ? [to] : []))
        const others = above.filter(other => other !== folder).map(other => `${tree}/${other}`)
        return {
          name: path,
          severity: 'error',
          from: { path: anyOf([path]), pathNot: tests },
          to: { path: anyOf(others), pathNot: anyOf(known) },
        }
      })
    }),
  )
}

/** Returns a pattern for files in any of the folders, or with that name; it matches nothing for an empty list. */
function anyOf(paths: readonly string[]): string {
  return paths.length === 0
    ? '^$'
    : `^(${paths.map(path => path.replaceAll('.', String.raw`\.`)).join('|')})(/|$)`
}
