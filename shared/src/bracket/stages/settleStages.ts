import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { firstStranger } from '../edits/firstStranger.ts'
import { hasSameFacts } from '../edits/matchEdits.ts'
import { vacate } from '../edits/revert.ts'
import { drawsRounds, hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange, MatchChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, type PlaceSource, type SlotAddress } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { PagedMatches } from '../model/pagedMatches.ts'
import type { Stage, SwissStage, TableStage } from '../model/stage.ts'
import { withListedWithdrawals } from '../model/withdrawals.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { isLadder, meetingsOf } from '../tables/playingOff.ts'
import { entrantTeams, isOfOtherPlace, placeKey } from './entrantTeams.ts'
import { stageMatches } from './stageMatches.ts'
import { type PlaceTaker, stagePlaces } from './stagePlaces.ts'
import { publishDueRounds, withdrawEarlyRounds, withdrawStrangers } from './swissRounds.ts'
import { takersOf, withTakers } from './takers.ts'
import { tieBreaksOf, withoutTiedTeams } from './tieBreak.ts'
import { tiedWith } from './tiesOf.ts'

/**
 * Completes the change of a command with what follows from it in other stages: teams take the slots of the places that
 * are decided now, leave those of places that are not theirs any more, and the next Swiss round is published if that
 * happens automatically, or taken back if it has not begun and the one before is open again. Teams that are not tied any
 * more leave a tie-break match that has not started. A team that was placed by hand stays in its slot. Refused with
 * `next-match-started` and the `matches` whose results would be lost, unless `cascade` allows that, and with
 * `team-replaced` as `reopenMatch` is. Needs the whole bracket if the changed matches feed another stage.
 */
export function settleStages(
  before: Bracket,
  change: BracketChange,
  { cascade }: { readonly cascade: boolean },
): Outcome<BracketChange, 'next-match-started' | 'match-full' | 'team-replaced'> {
  let total = merged(change, clearedTieBreaks(change))
  const was = takersOf(before)
  const takers = new Map<string, string | null>()
  for (const stage of before.shape.stages) {
    const arrived = seated(total.bracket, stage, { was, takers })
    const settled = arrived.ok && drawsRounds(stage) ? withNextRounds(arrived.value, stage) : arrived
    if (!settled.ok) return settled
    const lost = settled.value.changes.flatMap(([{ id }]) => {
      const match = before.matches.get(id)
      return match !== undefined && isStarted(match) ? [id] : []
    })
    const stranger = firstStranger(settled.value)
    if (stranger !== undefined) return refuse('team-replaced', { teamId: stranger })
    if (lost.length > 0 && !cascade) return refuse('next-match-started', { matches: lost })
    total = merged(total, settled.value)
  }
  return accept(withTakers(merged(total, clearedTieBreaks(total)), takers))
}

/** Adds what the teams and results of a Swiss stage mean for its drawn rounds. */
function withNextRounds(change: BracketChange, stage: SwissStage): Outcome<BracketChange, 'match-full'> {
  const known = merged(change, withdrawStrangers(change.bracket, stage))
  const total = merged(known, withdrawEarlyRounds(known.bracket, stage))
  const published = publishDueRounds(total.bracket, stage)
  return published.ok ? accept(merged(total, published.value)) : published
}

/**
 * Closes the rounds and groups that are over: what follows from their results, and has not been done yet. Applied to its
 * own result, it changes nothing. Needs the whole bracket.
 */
export function closeStages(stored: Bracket): ReturnType<typeof settleStages> {
  const bracket = withListedWithdrawals(stored)
  return settleStages(bracket, { bracket, changes: [] }, { cascade: false })
}

/** Empties the tie-break matches that a team was taken out of, and those that are ready but not needed any more. */
function clearedTieBreaks({ bracket, changes }: BracketChange): BracketChange {
  const edit = new BracketEdit(bracket)
  for (const [, match] of changes) {
    if (match.section === 'tie-break' && match.status === 'waiting')
      edit.change(match, withoutTiedTeams(match))
  }
  for (const stage of bracket.shape.stages.filter(hasTable)) {
    for (const group of stage.groups.keys()) {
      for (const match of tieBreaksOf(stage, bracket.matches, group)) {
        if (match.status !== 'ready') continue
        if (!isNeeded(bracket, stage, group, match)) edit.change(match, withoutTiedTeams(match))
      }
    }
  }
  return edit.result()
}

/** Whether a tie-break match can order teams that the table leaves tied. */
function isNeeded(bracket: Bracket, stage: TableStage, group: number, match: Match): boolean {
  const { tieOfThree } = stage.table
  const teamIds = match.slots.map(({ teamId }) => teamId ?? '')
  const tied = tiedWith(bracket, stage, group, teamIds)
  if (tied === null || !isLadder(tied, tieOfThree)) return tied !== null
  const meetings = meetingsOf(tieBreaksOf(stage, bracket.matches, group), tied, tieOfThree)
  return meetings.some(meeting => meeting.match === match)
}

interface Move {
  readonly slot: SlotAddress
  readonly source: PlaceSource
  readonly from: PlaceTaker
  readonly to: PlaceTaker
}

interface Places {
  /** Those of before, by `placeKey`. */
  readonly was: ReturnType<typeof takersOf>
  /** Gets the present ones. */
  readonly takers: Map<string, string | null>
}

/**
 * Seats the teams whose places have changed. A team that would go straight on to a slot that was filled by hand waits
 * until that is free; refused with `match-full` if another team has had its place.
 */
function seated(
  after: Bracket,
  stage: Stage,
  { was, takers }: Places,
  waiting: ReadonlySet<string> = new Set(),
): Outcome<BracketChange, 'match-full'> {
  const places = stagePlaces(after)
  const is = (source: PlaceSource) => (waiting.has(placeKey(source)) ? undefined : places(source))
  const moves = stageMatches(stage, after.matches).flatMap(({ id, slots }) =>
    slots.flatMap(({ source }, side): readonly Move[] => {
      if (source.from !== 'place') return []
      const [from, to] = [was[placeKey(source)], is(source)]
      return from === to ? [] : [{ slot: { matchId: id, side: side === 0 ? 0 : 1 }, source, from, to }]
    }),
  )
  const edit = new AdvancingEdit(after)
  const order = roundOrder(after)
  const isOwn = ({ matchId }: SlotAddress) => edit.match(matchId).stage === stage.key
  const isInStage = (teamId: string) => edit.slotsOf(teamId).some(isOwn)
  const hasAnotherPlace = (teamId: string, place: PlaceSource) =>
    edit
      .slotsOf(teamId)
      .some(slot => isOwn(slot) && isOfOtherPlace(edit.match(slot.matchId).slots[slot.side], place))
  const isHeldBy = ({ matchId, side }: SlotAddress, taker: PlaceTaker) => {
    const { teamId, closed } = edit.match(matchId).slots[side]
    return teamId === taker && (teamId !== null || closed)
  }
  // A slot that its team has left without taking another one was cleared by hand.
  const open = moves.filter(({ slot, from }) => !from || isHeldBy(slot, from) || isInStage(from))
  // All teams leave before any arrives, because two can change places.
  for (const { slot, from } of open) if (isHeldBy(slot, from)) vacate(edit, order, slot)
  for (const { slot, source, from, to } of open) {
    const match = edit.match(slot.matchId)
    const { teamId, closed } = match.slots[slot.side]
    const isPlacedByHand = to && (hasTable(stage) ? hasAnotherPlace(to, source) : isInStage(to))
    if (to === undefined || teamId !== null || closed || isOver(match) || isPlacedByHand) continue
    edit.settle(edit.seat(match, slot.side, to))
    if (edit.isBlocked && from === undefined)
      return seated(after, stage, { was, takers }, new Set([...waiting, placeKey(source)]))
  }
  const result = edit.result()
  if (!result.ok) return result
  for (const source of stage.groups.flatMap(({ entrants }) => entrants)) {
    const taker = source.from === 'place' ? is(source) : undefined
    if (taker !== undefined) takers.set(placeKey(source), taker)
  }
  return accept(merged(result.value, tieBreaksWithoutStrangers(result.value.bracket, stage)))
}

/** Empties the tie-break matches of teams that are in another group now, whatever has been played in them. */
function tieBreaksWithoutStrangers(bracket: Bracket, stage: Stage): BracketChange {
  const edit = new BracketEdit(bracket)
  for (const group of hasTable(stage) ? stage.groups.keys() : []) {
    const teamIds = entrantTeams(bracket, stage, group)
    for (const match of stageMatches(stage, bracket.matches, group)) {
      if (match.section !== 'tie-break') continue
      if (teamPair(match).every(id => id === null || teamIds.includes(id))) continue
      const unplayed = { score: [0, 0], games: [], winner: null, forfeits: [false, false] } as const
      edit.change(match, { ...withoutTiedTeams(match), ...unplayed })
    }
  }
  return edit.result()
}

/** One change that has the effect of two in a row. */
export function merged(first: BracketChange, second: BracketChange): BracketChange {
  if (second.changes.length === 0) return { bracket: second.bracket, changes: first.changes }
  const changes = new Map<string, MatchChange>(first.changes.map(change => [change[1].id, change]))
  for (const [before, after] of second.changes) {
    const [origin] = changes.get(after.id) ?? [before]
    changes.set(after.id, [origin, { ...after, revision: origin.revision + 1 }])
  }
  const differs = ([origin, match]: MatchChange) =>
    !hasSameFacts(match, origin) || !first.bracket.matches.has(match.id)
  const after = [...changes.values()].map(change => change[differs(change) ? 1 : 0])
  const matches = PagedMatches.from(second.bracket.matches).with(after)
  return {
    bracket: { ...second.bracket, matches },
    changes: [...changes.values()].filter(differs),
  }
}
