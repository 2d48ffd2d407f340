import { seedsOfResults } from '../csv/resultTree.ts'
import { absentTeam } from '../foreignMatch.ts'
import { type ImportNote, importNote } from '../importNote.ts'
import type { StartggPhase } from './startggData.ts'
import { type ForeignSet, isElimination, startOver, winnerOf } from './startggResults.ts'

/** A phase with its entrants and sets. */
export interface ReadPhase {
  readonly phase: StartggPhase
  /** The number of entrants, also while it is not known who they are. */
  readonly size: number
  /** The entrants in the order of seeds; empty if some of them are not known yet. */
  readonly teamIds: readonly string[]
  /** The entrants of each group, in the order of seeds. */
  readonly groups: readonly (readonly string[])[]
  readonly sets: readonly ForeignSet[]
}

/**
 * The phases of an event, in which pools of an elimination and the phases into which their teams advance on the same side
 * are one: together they are the elimination of all their teams, whose seeds follow from the results. Those of other
 * pools, and of ones that are not over, stay apart. The note `phases-joined` names what became one.
 */
export function joinedPools(phases: readonly ReadPhase[], notes: ImportNote[]): readonly ReadPhase[] {
  const last = phases.at(-1)
  if (last === undefined || !isElimination(last.phase) || last.groups.length > 1) return phases
  const first = phases.findLastIndex(({ phase }) => phase.bracketType !== last.phase.bracketType) + 1
  const parts = phases.slice(first)
  const pools = parts.slice(0, -1)
  if (pools.length === 0 || pools.some(({ groups }) => groups.length < 2)) return phases
  const doStartOver = parts.some(({ sets: later }, index) =>
    startOver(
      parts.slice(0, index).flatMap(part => part.sets),
      later,
    ),
  )
  if (last.phase.bracketType === 'DOUBLE_ELIMINATION' && doStartOver) return phases
  const sets = parts.flatMap(part => part.sets)
  const size = new Set(parts.flatMap(({ teamIds }) => teamIds)).size
  const upper = sets.filter(({ section, teamIds }) => section !== 'lower' && !teamIds.includes(absentTeam))
  const teamIds = seedsOfResults(
    upper.map(set => ({ teamIds: set.teamIds, winner: winnerOf(set) })),
    size,
  )
  if (teamIds === null) return phases
  const said = parts.map(({ phase }) => phase.name ?? phase.id).join(', ')
  notes.push(importNote('phases-joined', '', { said }))
  return [...phases.slice(0, first), { phase: last.phase, size, teamIds, groups: [teamIds], sets }]
}
