import type { BracketChange, MatchChange } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { isSameState } from '../bracket/model/matchState.ts'
import { competitionResult } from '../bracket/standings/competitionResult.ts'
import type { Champion } from '../competition/champions.ts'
import type { Competition } from '../competition/competition.ts'
import type { ChangeEvent } from './webhookEvent.ts'
import { webhookLimits } from './webhookLimits.ts'

type MatchKind = Extract<ChangeEvent['type'], `match.${string}`>

/** In this order the events of one command are sent. */
const kindOfChange: readonly (readonly [MatchKind, (change: MatchChange) => boolean])[] = [
  ['match.started', ([before, after]) => after.status === 'running' && !hasBegun(before)],
  [
    'match.scored',
    ([before, after]) => isRunning(before) && isRunning(after) && !isSameResult(before, after),
  ],
  ['match.finished', ([before, after]) => after.status === 'finished' && before.status !== 'finished'],
  [
    'match.corrected',
    ([before, after]) =>
      hasBegun(before) && (before.status === 'finished' ? !isSameResult(before, after) : !hasBegun(after)),
  ],
]

/**
 * Returns the events of a command on a bracket: at most one of each kind, however many matches it changes, and one for
 * each round that it draws.
 * @param isWhole whether `change` holds the whole bracket
 */
export function bracketChangeEvents(
  competition: Pick<Competition, 'status' | 'champion' | 'champions'>,
  bracketId: string,
  change: BracketChange,
  { isWhole }: { readonly isWhole: boolean },
): readonly ChangeEvent[] {
  const ofMatches = kindOfChange.flatMap(([type, isOfKind]): readonly ChangeEvent[] => {
    const changed = change.changes.filter(isOfKind)
    return changed.length === 0 ? [] : [{ type, bracketId, matchIds: idsOf(changed) }]
  })
  const result = competitionResult(competition, change.bracket, { isWhole })
  return [...ofMatches, ...drawnRounds(bracketId, change), ...resultEvents(competition, bracketId, result)]
}

function drawnRounds(bracketId: string, { changes }: BracketChange): readonly ChangeEvent[] {
  const rounds = Map.groupBy(changes.filter(isDrawn), ([, { stage, round }]) => `${stage}/${round}`)
  return [...rounds.values()].flatMap((drawn): readonly ChangeEvent[] => {
    const [, first] = drawn[0] ?? []
    if (first === undefined) return []
    const { stage, round } = first
    return [{ type: 'round.published', bracketId, stage, round, matchIds: idsOf(drawn) }]
  })
}

function resultEvents(
  competition: Pick<Competition, 'status'>,
  bracketId: string,
  result: ReturnType<typeof competitionResult>,
): readonly ChangeEvent[] {
  if (result === null) return []
  if (result.status === 'finished') {
    const championTeamIds = result.champions.map(({ teamId }) => teamId)
    const [championTeamId = null] = result.champions.some(isOfGroup) ? [] : championTeamIds
    return [{ type: 'competition.finished', bracketId, championTeamId, championTeamIds }]
  }
  return competition.status === 'finished' ? [{ type: 'competition.updated' }] : []
}

function isOfGroup({ group }: Pick<Champion, 'group'>): boolean {
  return group !== undefined
}

/** Whether a match of a Swiss round got its teams. */
function isDrawn([before, after]: MatchChange): boolean {
  return (
    after.section !== 'tie-break' &&
    after.slots.some(
      ({ source, teamId }, side) =>
        source.from === 'pairing' && teamId !== null && teamId !== before.slots[side]?.teamId,
    )
  )
}

function hasBegun({ status }: Match): boolean {
  return status === 'running' || status === 'finished'
}

function isRunning({ status }: Match): boolean {
  return status === 'running'
}

function isSameResult(before: Match, after: Match): boolean {
  return (
    isSameState(before, after) &&
    before.winner === after.winner &&
    before.slots.every(({ teamId }, side) => teamId === after.slots[side]?.teamId)
  )
}

function idsOf(changes: readonly MatchChange[]): string[] {
  return changes.slice(0, webhookLimits.ids).map(([, { id }]) => id)
}
