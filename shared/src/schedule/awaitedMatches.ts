import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { feederOf, isOver, type Match, type Slot } from '../bracket/model/match.ts'

/**
 * Returns a function that lists the matches, by id, that have to be over before a match that has not begun can start:
 * those that feed it, in a round robin the last ones before it of the same entrants, in a Swiss stage the round before,
 * and all of the groups whose places lead to it.
 */
export function awaitedMatches({ shape, matches }: Bracket): (match: Match) => readonly string[] {
  const all = [...matches.values()]
  const idsBy = (keyOf: (match: Match) => string) => {
    const groups = Map.groupBy(all, keyOf)
    return (key: string) => groups.get(key)?.map(({ id }) => id) ?? []
  }
  const ofStage = idsBy(({ stage }) => stage)
  const ofGroup = idsBy(({ stage, group }) => `${stage} ${group}`)
  const ofRound = idsBy(({ stage, group, round }) => `${stage} ${group} ${round}`)
  const tables = new Set(shape.stages.filter(hasTable).map(({ key }) => key))
  const previous = previousOfEntrants(all.filter(({ stage }) => tables.has(stage)))

  const beforeSlot = ({ stage, group, round }: Match, { source, closed }: Slot): readonly string[] => {
    if (closed) return []
    if (source.from === 'pairing') return ofRound(`${stage} ${group} ${round - 1}`)
    if (source.from === 'place')
      return source.group === null ? ofStage(source.stage) : ofGroup(`${source.stage} ${source.group}`)
    return feederOf(source) === null ? [] : [feederOf(source) ?? '']
  }
  return match => [...match.slots.flatMap(slot => beforeSlot(match, slot)), ...(previous.get(match.id) ?? [])]
}

/**
 * For each match of a table, the last ones before it of the entrants in its slots. A group can be played out of order:
 * what is over came first, and what is running comes before all that has not begun.
 */
function previousOfEntrants(matches: readonly Match[]): ReadonlyMap<string, readonly string[]> {
  const last = new Map<string, string>()
  const stepOf = (match: Match) => (isOver(match) ? 0 : match.status === 'running' ? 1 : 2)
  const endOf = (match: Match) => (isOver(match) ? (match.since?.at ?? 0) : 0)
  return new Map(
    matches
      .toSorted(
        (one, other) => stepOf(one) - stepOf(other) || endOf(one) - endOf(other) || one.round - other.round,
      )
      .map(({ id, stage, slots }) => {
        const keys = slots.flatMap(({ source }) =>
          source.from === 'pairing' ? [] : [`${stage} ${JSON.stringify(source)}`],
        )
        const found = keys.flatMap(key => last.get(key) ?? [])
        for (const key of keys) last.set(key, id)
        return [id, found] as const
      }),
  )
}
