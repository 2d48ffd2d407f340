import { maxLength } from '@upper-bracket/shared/format/series'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { type FieldNode, parse, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'
import {
  entrantsQuery,
  maxObjects,
  seedsQuery,
  setsQuery,
} from '../../../functions/src/transfer/startggQueries.ts'

/** The number of objects in each list of an answer; two people of a team can be substitutes. */
const lengths = { slots: 2, games: maxLength, participants: teamSize + 2 }

function objectsIn(selected: SelectionSetNode, perPage: number): number {
  const fields = selected.selections.filter((each): each is FieldNode => each.kind === 'Field')
  const counts = fields.flatMap(({ name, selectionSet }) => {
    if (selectionSet === undefined) return []
    const length = { ...lengths, nodes: perPage }[name.value] ?? 1
    return length * (1 + objectsIn(selectionSet, perPage))
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

test.each([
  ['entrants', entrantsQuery],
  ['seeds', seedsQuery],
  ['sets', setsQuery],
])('a full page of %s has no more objects than start.gg gives at once', (_, { text, perPage }) => {
  const [definition] = parse(text).definitions
  if (definition?.kind !== 'OperationDefinition') throw new Error('no query')
  expect(objectsIn(definition.selectionSet, perPage)).toBeLessThanOrEqual(maxObjects)
})
