import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { BestOf } from '../../format/series.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { beginning, isOverAtOnce } from '../model/advantage.ts'
import { drawsRounds, hasTable, kindOf } from '../kinds/kindOf.ts'
import type { PlannedMatch } from '../layout/plannedMatch.ts'
import { planStage, type UnplannedStage } from '../layout/planStage.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { hasNotBegun, isStarted } from '../model/isStarted.ts'
import { isUsed } from '../model/isUsed.ts'
import type { Match, Slot, SlotSource } from '../model/match.ts'
import { PagedMatches } from '../model/pagedMatches.ts'
import { entrantsOf, type Stage } from '../model/stage.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { placeKey } from '../stages/entrantTeams.ts'
import { settleStages } from '../stages/settleStages.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { undrawn } from '../stages/swissRounds.ts'
import { takersOf } from '../stages/takers.ts'

/**
 * Lays out a bracket by other versions of its stages. Matches that are the same in both layouts keep what happened in
 * them, and those that only lead elsewhere their teams; a stage with other entrants is laid out and seated again. A
 * match that is not needed any more stays, unused (see `isUsed`). Refused with `matches-begun` and these `matches` if some
 * have begun that would change, `advantage-unfit` if one would be over before it begins, `slot-taken` if a team was placed by hand in one that goes, and as `settleStages` is.
 */
export function relaid(
  bracket: Bracket,
  versions: readonly UnplannedStage[],
): Outcome<
  BracketChange,
  'matches-begun' | 'advantage-unfit' | 'slot-taken' | 'next-match-started' | 'match-full' | 'team-replaced'
> {
  const { stages } = bracket.shape
  const planned = versions.map(planStage)
  const shape = { ...bracket.shape, stages: planned.map(({ stage }) => stage) }
  const seatedAgain = shape.stages.filter(({ groups }, index) => !isSameValue(groups, stages[index]?.groups))
  const isSeatedAgain = ({ stage }: Pick<Match, 'stage'>) => seatedAgain.some(({ key }) => key === stage)
  const was = byId(stages.flatMap(stage => planStage(stage).matches))
  const is = byId(planned.flatMap(({ matches }) => matches))
  const differing = [...new Map([...was, ...is]).values()].filter(
    match =>
      isSeatedAgain(match) ||
      !isSameValue(was.get(match.id), is.get(match.id)) ||
      !isSameValue(beginning(stageOf(bracket.shape, match), match), beginning(stageOf(shape, match), match)),
  )
  const keepsTeams = (match: PlannedMatch) =>
    !isSeatedAgain(match) && isSameValue(was.get(match.id)?.sources, is.get(match.id)?.sources)
  const begun = differing.filter(planned => {
    const match = bracket.matches.get(planned.id)
    return match !== undefined && (isStarted(match) || (keepsTeams(planned) && !hasNotBegun(match)))
  })
  if (begun.length > 0) return refuse('matches-begun', { matches: begun.map(({ id }) => id) })

  const isShort = (match: PlannedMatch) =>
    is.has(match.id) && isOverAtOnce(stageOf(shape, match), bracket.matches.get(match.id))
  if (differing.some(isShort)) return refuse('advantage-unfit')

  // A team that was placed by hand would be left without a match.
  const held = differing.find(({ id, ...planned }) => {
    const isMoved = !hasTable(stageOf(shape, planned)) && !keepsTeams({ id, ...planned })
    return (
      isMoved && !isSeatedAgain(planned) && bracket.matches.get(id)?.slots.some(slot => slot.teamId !== null)
    )
  })
  if (held !== undefined) return refuse('slot-taken', { matchId: held.id })

  const added = differing.filter(({ id }) => !bracket.matches.has(id)).map(match => laidOut(match))
  const matches = PagedMatches.from(bracket.matches).with(added.map(match => ({ ...match, ...unused })))
  const again = new Set(seatedAgain.flatMap(entrantsOf).map(placeKey))
  const takers = Object.entries(takersOf(bracket)).filter(([key]) => !again.has(key))
  const edit = new AdvancingEdit({ shape: { ...shape, takers: Object.fromEntries(takers) }, matches })
  const seatable: string[] = []
  for (const { id } of differing) {
    const [match, planned] = [edit.match(id), is.get(id)]
    if (planned === undefined) edit.change(match, { games: [], ...unused })
    else if (keepsTeams(planned)) {
      const { winnerTo, loserTo } = planned
      edit.change(match, { winnerTo, loserTo, games: [], ...beginning(stageOf(shape, planned), planned) })
    } else {
      const { revision: _, ...facts } = laidOut(planned)
      const open = edit.change(match, { games: [], ...facts })
      for (const side of [0, 1] as const) {
        const { source } = open.slots[side]
        const teamId = source.from === 'seed' ? shape.teamIds[source.seed - 1] : undefined
        if (teamId !== undefined) edit.seat(edit.match(id), side, teamId)
      }
      seatable.push(id)
    }
  }
  for (const id of seatable) if (edit.match(id).status === 'waiting') edit.settle(edit.match(id))
  const result = edit.result()
  if (!result.ok) return result
  const settled = settleStages(result.value.bracket, result.value, { cascade: false })
  return settled.ok ? accept(withAll(settled.value, added)) : settled

  /** A match without teams. */
  function laidOut({ sources: [upper, lower], ...planned }: PlannedMatch): Match {
    const stage = stageOf(shape, planned)
    const slot = (source: SlotSource): Slot => ({
      teamId: null,
      source,
      closed: source.from === 'bye' || planned.section === 'tie-break',
    })
    const match: Match = {
      ...planned,
      slots: [slot(upper), slot(lower)],
      bestOf: lengthLike(bracket, stage, planned),
      ...beginning(stage, planned),
      status: 'waiting',
      winner: null,
      forfeits: [false, false],
      revision: 0,
    }
    if (!drawsRounds(stage) || planned.section === 'tie-break') return match
    const { slots = match.slots, ...rest } = undrawn(match, stage)
    return upper.from === 'place' || upper.from === 'seed'
      ? { ...match, bestOf: rest.bestOf ?? match.bestOf }
      : { ...match, slots, ...rest }
  }
}

/** A match that is added and spare at once has changed too: it was not there. */
function withAll({ bracket, changes }: BracketChange, added: readonly Match[]): BracketChange {
  const changed = new Set(changes.map(([{ id }]) => id))
  const spare = added.flatMap(({ id }) => (changed.has(id) ? [] : (bracket.matches.get(id) ?? [])))
  const pairs = spare.map(match => [match, { ...match, revision: match.revision + 1 }] as const)
  const matches = PagedMatches.from(bracket.matches).with(pairs.map(([, match]) => match))
  return { bracket: { ...bracket, matches }, changes: [...changes, ...pairs] }
}

const nobody: Slot = { teamId: null, source: { from: 'bye' }, closed: true }

/** A match that nobody plays, and that nobody reaches. */
const unused = {
  slots: [nobody, nobody],
  score: [0, 0],
  status: 'bye',
  winner: null,
  forfeits: [false, false],
  winnerTo: null,
  loserTo: null,
} as const

function byId(matches: readonly PlannedMatch[]): ReadonlyMap<string, PlannedMatch> {
  return new Map(matches.map(match => [match.id, match]))
}

/** The length of a match that is laid out again: a final has that of the final before, any other that of the same round. */
function lengthLike({ shape, matches }: Bracket, stage: Stage, match: Omit<PlannedMatch, 'sources'>): BestOf {
  const isFinal = (of: Stage, { section, round }: Pick<Match, 'section' | 'round'>) =>
    section === 'final' ||
    kindOf(of)
      .finals(of)
      .slice(0, 1)
      .some(final => final.section === section && final.round === round)
  const before = stageOf(shape, match)
  const known = stageMatches(before, matches)
    .filter(each => isUsed(each) && each.section !== 'tie-break')
    .toSorted((one, other) => one.round - other.round)
  const equal = known.filter(each => isFinal(before, each) === isFinal(stage, match))
  const sameRound = equal.find(({ section, round }) => section === match.section && round === match.round)
  const bestOf = (sameRound ?? equal.at(-1) ?? known.at(-1))?.bestOf ?? 1
  return match.section === 'tie-break' && bestOf === 2 ? 1 : bestOf
}
