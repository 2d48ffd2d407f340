import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const [model, references, rules] = await Promise.all(
  ['docs/data-model.md', 'functions/src/platform/firestore/models.ts', 'firestore.rules'].map(path =>
    readFile(path, 'utf8'),
  ),
)

test('docs/data-model.md has a row for every collection of the typed references, and no other', () => {
  const [models] = matches(references, /^export interface Models \{([^}]+)\}/gm)
  const collections = matches(models, /readonly (\w+):/g)
  expect(
    documented()
      .map(({ collection }) => collection)
      .toSorted(),
  ).toEqual(collections.toSorted())
})

test('docs/data-model.md says that browsers read precisely what firestore.rules grant', () => {
  const granted = matches(rules, /^ +match \/(?:\{parent=\*\*\}\/)?(\w+)\/\{/gm).filter(
    name => name !== 'databases',
  )
  const read = documented().filter(({ readers }) => readers !== 'functions')
  expect([...new Set(read.map(({ collection }) => collection))].toSorted()).toEqual(granted.toSorted())
})

/** The rows of the tables, by the last collection of their path. */
function documented(): readonly { readonly collection: string; readonly readers: string }[] {
  const rows = (model ?? '').matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)
  const named = [...rows].map(([, path = '', readers = '']) => ({
    collection: path.split('/').at(-2) ?? '',
    readers: readers.trim(),
  }))
  return named.filter(
    ({ collection }, index) => named.findIndex(row => row.collection === collection) === index,
  )
}

function matches(text: string | undefined, pattern: RegExp): readonly string[] {
  return [...new Set([...(text ?? '').matchAll(pattern)].map(([, name = '']) => name))]
}
