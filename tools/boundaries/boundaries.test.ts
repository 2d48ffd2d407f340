import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exceptions, layers, layersAsMarkdown } from './layers.ts'
import { layerRules } from './rules.ts'

test('ARCHITECTURE.md shows the layers', async () => {
  expect(await readFile('ARCHITECTURE.md', 'utf8')).toContain(layersAsMarkdown())
})

test('each folder is denied imports from its own layer and those above, and from none below', () => {
  for (const [tree, lines] of Object.entries(layers)) {
    const folders: [string, number][] = lines.flatMap((line, layer) =>
      line.map((folder): [string, number] => [`${tree}/${folder}`, layer]),
    )
    for (const [from, own] of folders) {
      for (const [to, layer] of folders) {
        const isKnown = exceptions.some(known => known.from === from && known.to === to)
        if (from === to || isKnown) continue
        expect(isRefused(from, to), `${from} imports ${to}`).toBe(layer <= own)
      }
    }
  }
})

test('tests may import what they test with', () => {
  expect(isRefused('shared/src/errors', 'shared/src/bracket', 'outcome.test.ts')).toBe(false)
})

const rules = layerRules().map(({ from, to }) => ({
  from: [new RegExp(from.path), new RegExp(from.pathNot)] as const,
  to: [new RegExp(to.path), new RegExp(to.pathNot)] as const,
}))

function isRefused(from: string, to: string, file = 'file.ts'): boolean {
  return rules.some(rule => isMeant(rule.from, `${from}/${file}`) && isMeant(rule.to, `${to}/file.ts`))
}

function isMeant([path, pathNot]: readonly [RegExp, RegExp], file: string): boolean {
  return path.test(file) && !pathNot.test(file)
}
