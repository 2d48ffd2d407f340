import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, MatchChange } from '../model/bracket.ts'
import type { Match, Matches, Side, Slot } from '../model/match.ts'
import { isSameState, teamPair } from '../model/matchState.ts'
import { stageOf } from '../rounds/stageOf.ts'
import type { BracketAddress, CommandFields } from './bracketCommand.ts'
import { type CommandInput, type CommandName, commandTable } from './commandTable.ts'
import { stepTowards } from './stepTowards.ts'

/** A command with its input. */
export interface Step<N extends CommandName = CommandName> {
  readonly name: N
  readonly input: CommandInput<N>
}

/** Exceeds the number of commands that one press leads to. */
const maxSteps = 8

/**
 * Returns the commands that undo a change, in order, whatever command made it: they lead everything that it touched
 * back to what it was before, and change nothing else. What it did not touch may have changed since. Refused with
 * `changed-meanwhile` if a result or a slot is no longer as the change left it, or if no commands lead exactly there,
 * and as a later command would be, so that nothing is undone in part. A command that would be refused at once is
 * returned alone, so that the server says why.
 */
export function stepsBack(
  address: BracketAddress,
  now: Bracket,
  changes: readonly MatchChange[],
): Outcome<readonly Step[]> {
  if (!changes.every(change => isAsLeft(change, now.matches))) return refuse('changed-meanwhile')
  const steps: Step[] = []
  let bracket = now
  while (steps.length < maxSteps) {
    const step = nextStep(address, bracket, changes)
    if (step === null) return isLedBack(now, bracket, changes) ? accept(steps) : refuse('changed-meanwhile')
    steps.push(step)
    const outcome = commandTable[step.name].apply(bracket, step.input as never)
    if (!outcome.ok) return steps.length === 1 ? accept(steps) : outcome
    if (outcome.value.changes.length === 0) return refuse('changed-meanwhile')
    bracket = outcome.value.bracket
  }
  return refuse('changed-meanwhile')
}

/** Whether a change can be undone as long as nothing else happens. */
export function canStepBack(address: BracketAddress, now: Bracket, changes: readonly MatchChange[]): boolean {
  const steps = stepsBack(address, now, changes)
  const [first] = steps.ok ? steps.value : []
  return first !== undefined && commandTable[first.name].apply(now, first.input as never).ok
}

/** Whether exactly those fields differ that a change has touched, and are as they were before it. */
function isLedBack(now: Bracket, back: Bracket, changes: readonly MatchChange[]): boolean {
  const touched = new Map(changes.map(change => [change[1].id, change]))
  return [...back.matches.values()].every(match => {
    const was = now.matches.get(match.id)
    const [before, after] = touched.get(match.id) ?? []
    if (was === undefined || (was === match && before === undefined)) return true
    const state = before && after && !isSameState(before, after) ? before : was
    const slots = match.slots.every((slot, index) => {
      const side = index === 0 ? 0 : 1
      const isTouched = before && after && sidesThatDiffer(before, after).includes(side)
      return isSameSlot(slot, (isTouched ? before : was).slots[side])
    })
    return slots && isSamePlay(match, state)
  })
}

/** Whether two states are the same. One without play follows from the slots. */
function isSamePlay(one: Match, other: Match): boolean {
  const [played, wanted] = [one, other].map(({ status }) => status === 'running' || status === 'finished')
  return played === wanted && (!played || (isSameState(one, other) && one.winner === other.winner))
}

function isSameSlot(one: Slot, other: Slot): boolean {
  return one.teamId === other.teamId && one.closed === other.closed
}

/** A match that became ready, or is over without play, follows from its slots. */
function isAsLeft([before, after]: MatchChange, matches: Matches): boolean {
  const now = matches.get(after.id)
  if (now === undefined) return false
  const isPlayed = after.status === 'running' || after.status === 'finished'
  if (isPlayed && !isSameState(before, after) && !isSameState(now, after)) return false
  return sidesThatDiffer(before, after).every(side => !sidesThatDiffer(now, after).includes(side))
}

function sidesThatDiffer(one: Match, other: Match): readonly Side[] {
  return ([0, 1] as const).filter(side => !isSameSlot(one.slots[side], other.slots[side]))
}

/**
 * A withdrawal comes first, because results follow from it, then results, because slots follow from them; a team that is
 * put back leaves the slot that it took.
 */
function nextStep(
  address: BracketAddress,
  { shape, matches }: Bracket,
  changes: readonly MatchChange[],
): Step | null {
  const touched = changes.map(([before, after]) => ({ before, after, now: matches.get(after.id) ?? after }))
  const slots = touched.flatMap(({ before, after, now }) =>
    sidesThatDiffer(before, after)
      .filter(side => sidesThatDiffer(before, now).includes(side))
      .map(slot => ({ was: before.slots[slot], is: now.slots[slot], now, slot })),
  )
  const out = slots.find(({ was, is }) => was.teamId !== null && was.teamId === is.teamId && is.closed)
  if (out?.was.teamId) return given(address, out.now, { name: 'reinstateTeam', teamId: out.was.teamId })
  for (const { before, after, now } of touched) {
    if (isSameState(before, after) || !isPlayable(before) || !isPlayable(now)) continue
    const step = stepTowards(now, before, { isInTable: hasTable(stageOf(shape, now)) })
    if (step !== null) return given(address, now, step)
  }
  const next = slots.find(({ was }) => was.teamId !== null) ?? slots.find(({ is }) => is.teamId !== null)
  if (next === undefined) return null
  const { was, is, now, slot } = next
  const { teamId } = was
  if (teamId === null) return given(address, now, { name: 'clearSlot', slot })
  if (is.teamId === null) return given(address, now, { name: 'placeTeam', slot, teamId })
  return is.teamId === teamId
    ? given(address, now, { name: 'disqualifyTeam', teamId })
    : given(address, now, { name: 'replaceTeam', teamId: is.teamId, byTeamId: teamId })
}

function isPlayable({ status }: Match): boolean {
  return status !== 'waiting' && status !== 'bye'
}

function given(
  { competitionId, bracketId }: BracketAddress,
  match: Match,
  { name, ...fields }: { readonly name: CommandName } & Partial<CommandFields>,
): Step {
  const seen = { matchId: match.id, revision: match.revision, teamIds: teamPair(match) }
  const about = commandTable[name].about === 'match' ? seen : {}
  return { name, input: { competitionId, bracketId, ...about, ...fields } as Step['input'] }
}
