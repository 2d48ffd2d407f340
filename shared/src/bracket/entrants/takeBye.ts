import { accept, type Outcome, type Refusal, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { kindOf } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, type SlotAddress } from '../model/match.ts'
import { type EliminationStage, type EntrantSource, entrantsOf, isLate } from '../model/stage.ts'
import { withoutWithdrawal } from '../model/withdrawals.ts'
import { type RelayingRefusal, relaid } from '../reshaping/relaid.ts'
import { seedOrder, slotsOf } from '../seeding/seedOrder.ts'
import { roundRefusal } from '../slots/roundRefusal.ts'
import { merged } from '../stages/settleStages.ts'
import { stageMatches } from '../stages/stageMatches.ts'

/** A bye of the first round. */
interface Bye {
  /** Its place in the order of strength. */
  readonly place: number
  readonly match: Match
}

/**
 * Gives a bye of the first round to a late team: the given one, or the first one, from the lowest seed, whose next match
 * has not begun. The team that had it plays a match then, and whatever followed from the bye is taken back; in a double
 * elimination the loser drops. Refused with `stage-full` without a bye, `changed-meanwhile` if the match is none,
 * `same-round` and `round-passed` for a team that has been in the bracket, and as `relaid` is.
 */
export function takeBye(
  bracket: Bracket,
  stage: EliminationStage,
  { teamId, byeId }: { readonly teamId: string; readonly byeId?: string | undefined },
): Outcome<
  BracketChange,
  'stage-full' | 'changed-meanwhile' | 'same-round' | 'round-passed' | RelayingRefusal
> {
  const all = byesOf(bracket, stage)
  if (all.length === 0) return refuse('stage-full')
  const byes = all.filter(({ match }) => byeId === undefined || match.id === byeId)
  const seed = bracket.shape.teamIds.length + 1
  const known = withoutWithdrawal(bracket, teamId)
  const entered = { ...known, shape: { ...known.shape, teamIds: [...known.shape.teamIds, teamId] } }
  const upper = kindOf(stage).upperEntrants(stage)
  let refusal: Refusal<'changed-meanwhile' | 'same-round' | 'round-passed' | RelayingRefusal> =
    refuse('changed-meanwhile')
  for (const { place, match } of byes) {
    const late = { missedRounds: 0, pointsPerMissedRound: 0, place } as const
    const outcome =
      roundRefusal(bracket, match, teamId) ??
      nextBegun(bracket, match) ??
      withEntrants(entered, stage, [
        ...upper,
        { from: 'seed', seed, late },
        ...entrantsOf(stage).slice(upper.length),
      ])
    if (outcome.ok) return outcome
    // What organizers can do something about is said before what has begun.
    if (refusal.code === 'changed-meanwhile' || refusal.code === 'matches-begun') refusal = outcome
  }
  return refusal
}

/** Whether the first round of an elimination has a bye. */
export function hasByes(bracket: Bracket, stage: EliminationStage): boolean {
  return byesOf(bracket, stage).length > 0
}

/** The byes whose team has not begun its next match. What else keeps a late team out of them, `takeBye` tells. */
export function openByes(bracket: Bracket, stage: EliminationStage): readonly Match[] {
  return byesOf(bracket, stage).flatMap(({ match }) => (nextBegun(bracket, match) ? [] : [match]))
}

/** Why nobody can take a bye whose team has begun its next match. */
function nextBegun({ matches }: Bracket, bye: Match): Refusal<'matches-begun'> | null {
  const next = isOver(bye) && matches.get(bye.winnerTo?.matchId ?? '')
  return next && isStarted(next) ? refuse('matches-begun', { matches: [next.id] }) : null
}

/**
 * Takes the latest late entry out of an elimination, also where it was placed by hand; the bye that it took is one again.
 * Refused with `matches-begun` if it plays, or has a result, in a match that stays, and as `relaid` is.
 */
export function giveBackBye(
  bracket: Bracket,
  stage: EliminationStage,
): Outcome<BracketChange, RelayingRefusal> {
  const { teamIds } = bracket.shape
  const teamId = teamIds.at(-1) ?? ''
  const without = withoutWithdrawal(bracket, teamId)
  const edit = new BracketEdit(without)
  const begun = edit.slotsOf(teamId).filter(({ matchId }) => isStarted(edit.match(matchId)))
  if (begun.length > 0) return begunIn(begun)
  for (const { matchId, side } of edit.slotsToPlay(teamId)) edit.emptySlot(edit.match(matchId), side)
  const left = edit.result()
  const shape = { ...without.shape, teamIds: teamIds.slice(0, -1) }
  const entrants = entrantsOf(stage).filter(each => each.from !== 'seed' || each.seed < teamIds.length)
  const change = withEntrants({ ...left.bracket, shape }, stage, entrants)
  if (!change.ok) return change
  const held = new BracketEdit(change.value.bracket).slotsOf(teamId)
  return held.length > 0 ? begunIn(held) : accept(merged(left, change.value))
}

function begunIn(slots: readonly SlotAddress[]): Refusal<'matches-begun'> {
  return refuse('matches-begun', { matches: slots.map(({ matchId }) => matchId) })
}

function withEntrants(
  bracket: Bracket,
  stage: EliminationStage,
  entrants: readonly EntrantSource[],
): Outcome<BracketChange, RelayingRefusal> {
  const versions = bracket.shape.stages.map(each =>
    each === stage ? { ...stage, groups: [{ entrants }] } : each,
  )
  return relaid(bracket, versions, { mayLeadElsewhere: true })
}

/** The byes of the first round, that of the lowest seed first. */
function byesOf({ matches }: Bracket, stage: EliminationStage): readonly Bye[] {
  const entrants = kindOf(stage).upperEntrants(stage)
  const onTime = entrants.filter(entrant => !isLate(entrant)).length
  const taken = entrants.filter(isLate).map(({ late }) => late.place)
  const order = seedOrder(slotsOf(onTime))
  const first = stageMatches(stage, matches).filter(
    ({ section, round }) => round === 1 && (section === 'main' || section === 'upper'),
  )
  return order
    .filter(place => place > onTime && !taken.includes(place))
    .sort((one, other) => one - other)
    .flatMap(place => {
      const at = order.indexOf(place) >> 1
      const match = first.find(({ position }) => position === at)
      return match === undefined ? [] : [{ place, match }]
    })
}
