import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { BestOf } from '../../format/series.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { advancementTo } from '../edits/advancement.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { firstStranger } from '../edits/firstStranger.ts'
import { revert } from '../edits/revert.ts'
import { beginning, isOverAtOnce } from '../model/advantage.ts'
import { drawsRounds, hasTable, kindOf } from '../kinds/kindOf.ts'
import type { PlannedMatch } from '../layout/plannedMatch.ts'
import { planStage, type UnplannedStage } from '../layout/planStage.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { hasNotBegun, isStarted } from '../model/isStarted.ts'
import { isUsed } from '../model/isUsed.ts'
import {
  feederOf,
  isOver,
  type Match,
  type Side,
  type Slot,
  type SlotAddress,
  type SlotSource,
} from '../model/match.ts'
import { isSamePair, teamPair } from '../model/matchState.ts'
import { PagedMatches } from '../model/pagedMatches.ts'
import { type EntrantSource, entrantsOf, isLate, type Stage } from '../model/stage.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { awaitedTeam } from '../stages/awaitedTeam.ts'
import { placeKey } from '../stages/entrantTeams.ts'
import { settleStages } from '../stages/settleStages.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { undrawn } from '../stages/swissRounds.ts'
import { takersOf } from '../stages/takers.ts'

/** Why a bracket cannot be laid out again. */
export const relayingRefusals = [
  'matches-begun',
  'advantage-unfit',
  'slot-taken',
  'next-match-started',
  'match-full',
  'team-replaced',
] as const
export type RelayingRefusal = (typeof relayingRefusals)[number]

/**
 * Lays out a bracket by other versions of its stages. Matches that are the same in both layouts keep what happened in
 * them, and those that only lead elsewhere their teams; a stage with other entrants on time is laid out and seated
 * again. The teams of other matches follow the matches that they come from; what byes and withdrawals decided there is
 * decided again. A match that is not needed any more stays, unused (see `isUsed`). Refused with `matches-begun` and
 * these `matches` if some have begun that would change, or, unless `mayLeadElsewhere`, lead elsewhere;
 * `advantage-unfit` if one would be over before it begins, `slot-taken` if a team would be left without a match or in
 * the way of another, and as `settleStages` is.
 */
export function relaid(
  bracket: Bracket,
  versions: readonly UnplannedStage[],
  { mayLeadElsewhere = false }: { readonly mayLeadElsewhere?: boolean } = {},
): Outcome<BracketChange, RelayingRefusal> {
  const { stages } = bracket.shape
  const planned = versions.map(planStage)
  const shape = { ...bracket.shape, stages: planned.map(({ stage }) => stage) }
  const seatedAgain = shape.stages.filter(
    (stage, index) => !isSameValue(groupsOnTime(stage), groupsOnTime(stages[index])),
  )
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
    if (match === undefined) return false
    return keepsTeams(planned) ? !(mayLeadElsewhere || hasNotBegun(match)) : isStarted(match)
  })
  if (begun.length > 0) return refuse('matches-begun', { matches: begun.map(({ id }) => id) })

  const isShort = (match: PlannedMatch) =>
    is.has(match.id) && isOverAtOnce(stageOf(shape, match), bracket.matches.get(match.id))
  if (differing.some(isShort)) return refuse('advantage-unfit')

  const added = differing.filter(({ id }) => !bracket.matches.has(id)).map(match => laidOut(match))
  const matches = PagedMatches.from(bracket.matches).with(added.map(match => ({ ...match, ...unused })))
  const again = new Set(seatedAgain.flatMap(entrantsOf).map(placeKey))
  const takers = Object.entries(takersOf(bracket)).filter(([key]) => !again.has(key))
  const edit = new AdvancingEdit({ shape: { ...shape, takers: Object.fromEntries(takers) }, matches })
  const decidedAgain = differing.flatMap(planned => {
    const match = bracket.matches.get(planned.id)
    const leadsOn = !hasTable(stageOf(shape, planned)) && !isSeatedAgain(planned)
    return match && isOver(match) && leadsOn && !keepsTeams(planned) ? [match] : []
  })
  const order = roundOrder(bracket)
  // What leads on from one of them is open again while another one is reverted.
  for (const match of decidedAgain) edit.change(match, { status: 'waiting', winner: null })
  for (const match of decidedAgain) revert(edit, order, match)
  const known = [...bracket.matches.values()]
  const openAgain = known.filter(each => isOver(each) && !isOver(edit.match(each.id)))
  const reverted = { ...bracket, matches: known.map(({ id }) => edit.match(id)) }
  const arrivals = arrivalsIn(reverted, new Set([...decidedAgain, ...openAgain].map(({ id }) => id)))
  const seatable: string[] = []
  for (const { id } of differing) {
    const [match, planned] = [edit.match(id), is.get(id)]
    if (planned === undefined) edit.change(match, { games: [], ...unused })
    else if (keepsTeams(planned)) {
      const { winnerTo, loserTo } = planned
      const unplayed = { games: [], ...beginning(stageOf(shape, planned), planned) }
      edit.change(match, { winnerTo, loserTo, ...(hasNotBegun(match) && unplayed) })
    } else {
      const { revision: _, ...facts } = laidOut(planned)
      edit.change(match, { games: [], ...facts })
      seatable.push(id)
    }
  }
  for (const id of seatable) for (const side of [0, 1] as const) seatArrival({ matchId: id, side })
  for (const id of seatable) if (edit.match(id).status === 'waiting') edit.settle(edit.match(id))
  const result = edit.result()
  if (!result.ok) return result
  const lost = result.value.changes.filter(
    ([was, is]) => isStarted(was) && !isSamePair(teamPair(was), teamPair(is)),
  )
  if (lost.length > 0) return refuse('matches-begun', { matches: lost.map(([{ id }]) => id) })
  const moved = result.value.changes.filter(
    ([{ stage, ...match }]) => !isSeatedAgain({ stage }) && !hasTable(stageOf(shape, { ...match, stage })),
  )
  const stranger = firstStranger(result.value)
  if (stranger !== undefined) return refuse('team-replaced', { teamId: stranger })
  const held = heldByHand(bracket, { ...result.value, changes: moved }, decidedAgain)
  if (held !== undefined) {
    const replaced = ([0, 1] as const)
      .map(side => awaitedTeam(bracket, { matchId: held.id, side }))
      .find(id => id !== null && !shape.teamIds.includes(id))
    return replaced
      ? refuse('team-replaced', { teamId: replaced })
      : refuse('slot-taken', { matchId: held.id })
  }
  const settled = settleStages(result.value.bracket, result.value, { cascade: false })
  return settled.ok ? accept(withAll(settled.value, added)) : settled

  /** Gives a slot of a match that is laid out again to the team that comes from its source, if that is known. */
  function seatArrival(slot: SlotAddress): void {
    const { matchId, side } = slot
    const match = edit.match(matchId)
    const { source } = match.slots[side]
    const before = isSeatedAgain(match) ? undefined : arrivals.get(sourceKey(source))
    if (before !== undefined) {
      if (before.teamId !== null || before.closed) edit.seat(match, side, before.teamId)
      return
    }
    const feederId = feederOf(source)
    const feeder = feederId === null ? null : edit.match(feederId)
    const arrival = feeder && isOver(feeder) ? advancementTo(feeder, slot) : undefined
    if (arrival !== undefined) edit.seat(match, side, arrival.teamId)
    const teamId = source.from === 'seed' ? shape.teamIds[source.seed - 1] : undefined
    if (teamId !== undefined) edit.seat(match, side, teamId)
  }

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

/** The entrants of each group that have not come late. */
function groupsOnTime(stage: Stage | undefined): readonly (readonly EntrantSource[])[] {
  return stage?.groups.map(({ entrants }) => entrants.filter(entrant => !isLate(entrant))) ?? []
}

/** The slots of eliminations by their sources, without those to which matches lead that are undone. */
function arrivalsIn(
  { shape, matches }: Pick<Bracket, 'shape'> & { readonly matches: readonly Match[] },
  undone: ReadonlySet<string>,
): ReadonlyMap<string, Slot> {
  const slots = matches
    .filter(match => !hasTable(stageOf(shape, match)))
    .flatMap(match => match.slots)
    .filter(({ source }) => source.from !== 'bye' && !undone.has(feederOf(source) ?? ''))
  return new Map(slots.map(slot => [sourceKey(slot.source), slot]))
}

function sourceKey(source: SlotSource): string {
  return Object.values(source).join(' ')
}

/**
 * A match in which a team was placed by hand that would be left without one or come back into a round that it has
 * passed, or in the way of the winner of a match that is decided again.
 */
function heldByHand(
  before: Bracket,
  { bracket, changes }: BracketChange,
  decidedAgain: readonly Match[],
): Match | undefined {
  const { shape, matches } = bracket
  const order = roundOrder(bracket)
  const passed = new Map<string, number>()
  for (const match of [...matches.values()].filter(isOver))
    for (const id of teamPair(match))
      passed.set(`${match.stage} ${id}`, Math.max(order(match), passed.get(`${match.stage} ${id}`) ?? 0))
  const canPlay = (match: Match, id: string | null) =>
    isOver(match) || order(match) > (passed.get(`${match.stage} ${id}`) ?? -1)
  const moved = changes.filter(
    ([was, is]) => !(isOver(was) && isOver(is) && isSamePair(teamPair(was), teamPair(is))),
  )
  const seated = new Set(moved.flatMap(([, is]) => teamPair(is).filter(id => canPlay(is, id))))
  const left = moved.find(([was]) =>
    was.slots.some(
      ({ teamId }, side) =>
        teamId !== null &&
        shape.teamIds.includes(teamId) &&
        !seated.has(teamId) &&
        isPlacedByHand(before, was, side as Side),
    ),
  )
  const inTheWay = decidedAgain
    .flatMap(({ id }) => matches.get(id) ?? [])
    .filter(match => !isOver(match) && match.winnerTo !== null)
    .flatMap(({ winnerTo }) =>
      winnerTo && matches.get(winnerTo.matchId)?.slots[winnerTo.side].teamId ? [winnerTo.matchId] : [],
    )
  return left?.[0] ?? matches.get(inTheWay[0] ?? '')
}

/** Whether the team of a slot is not the one that the source of the slot sends there. */
function isPlacedByHand(bracket: Bracket, { id, slots }: Match, side: Side): boolean {
  const { source, teamId } = slots[side]
  return source.from !== 'bye' && awaitedTeam(bracket, { matchId: id, side }) !== teamId
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

/** The length of a match that is laid out again: a final has that of the final before, any other its own or that of its round. */
function lengthLike({ shape, matches }: Bracket, stage: Stage, match: Omit<PlannedMatch, 'sources'>): BestOf {
  const isFinal = (of: Stage, { section, round }: Pick<Match, 'section' | 'round'>) =>
    section === 'final' ||
    kindOf(of)
      .finals(of)
      .slice(0, 1)
      .some(final => final.section === section && final.round === round)
  const before = stageOf(shape, match)
  const all = stageMatches(before, matches)
    .filter(({ section }) => section !== 'tie-break')
    .toSorted((one, other) => one.round - other.round)
  const isEqual = (each: Match) => isFinal(before, each) === isFinal(stage, match)
  const known = all.filter(isUsed)
  const equal = known.filter(isEqual)
  // A lower side that gets longer gets another first round.
  const added = match.section === 'lower' ? stage.rounds.lower - before.rounds.lower : 0
  const was = match.round - added
  const sameRound = equal.filter(
    ({ section, round }) => section === match.section && round === Math.max(1, was),
  )
  const same = all.find(
    each =>
      isEqual(each) &&
      each.section === match.section &&
      each.round === was &&
      each.position === match.position,
  )
  const bestOf = (same ?? sameRound[0] ?? equal.at(-1) ?? known.at(-1))?.bestOf ?? 1
  return match.section === 'tie-break' && bestOf === 2 ? 1 : bestOf
}
