import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import { drawsRounds, isElimination } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { CompetitionDocument } from '#documents/competition.ts'

/** The seeds of two teams that meet, from 1; null for a bye. */
export type FirstPair = readonly [number | null, number | null]

/**
 * Returns who meets first if the teams are seeded in their order. Empty for groups and round robins, in which all meet,
 * and while the format does not fit.
 */
export function firstPairs(
  { format, stages, bestOf, options }: CompetitionDocument,
  count: number,
): readonly FirstPair[] {
  const teamIds = Array.from({ length: count }, (_, index) => String(index + 1))
  const made = createBracket({ teamIds, format, stages, bestOf, ...options })
  if (!made.ok) return []
  const [first] = made.value.shape.stages
  if (first === undefined || !(isElimination(first) || drawsRounds(first))) return []
  return [...made.value.matches.values()].flatMap(({ stage, section, round, slots }) => {
    const isFirst = stage === first.key && round === 1 && (section === 'main' || section === 'upper')
    const [upper, lower] = slots.map(({ teamId }) => (teamId === null ? null : Number(teamId)))
    return isFirst ? [[upper ?? null, lower ?? null] as const] : []
  })
}
