import { applyCommand } from '../bracket/commands/applyCommand.ts'
import type { CommandInput } from '../bracket/commands/commandTable.ts'
import { BracketEdit } from '../bracket/edits/bracketEdit.ts'
import { hasTable, lengthsOf } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { turnedGame } from '../bracket/model/playedGame.ts'
import { teamPair } from '../bracket/model/matchState.ts'
import { isScore, seriesOutcome } from '../bracket/model/series.ts'
import type { Stage } from '../bracket/model/stage.ts'
import { stageOf } from '../bracket/rounds/stageOf.ts'
import type { BestOf } from '../format/series.ts'
import { absentTeam, type ForeignMatch, type ForeignResult, pairKey } from './foreignMatch.ts'
import { swapLowerTeams } from './swapLowerTeams.ts'
import { SwissPairings } from './swissPairings.ts'

/**
 * `no-match`: the bracket has no match of these teams, or one less. `score-invalid`: no series ends with this score.
 * `pairing-invalid`: the pairs of a Swiss round do not name each team at most once, or leave out more than one.
 */
interface Misfit {
  /** The index of the match in the list. */
  readonly index: number
  readonly reason: 'no-match' | 'score-invalid' | 'pairing-invalid'
}

export interface Replay {
  readonly bracket: Bracket
  readonly misfits: readonly Misfit[]
}

type Indexed = ForeignMatch & { readonly index: number }

/**
 * Plays the results of matches from elsewhere in a bracket, by the same commands as organizers: the outcome is as if
 * they had been recorded here, and every law of brackets holds. Each result takes the first match of its two teams that
 * is ready. The results of a team in an elimination are given in the order in which it played them. A series
 * gets the length that its score shows. Losers that drop to other matches of the lower side than ours, and the pairings
 * of Swiss rounds, are taken over. Results that fit nowhere are left out and named.
 */
export function replayResults(start: Bracket, foreign: readonly ForeignMatch[]): Replay {
  const swiss = new SwissPairings(foreign)
  const misfits: Misfit[] = []
  const swapped = new Set<string>()
  let bracket = start
  let open: readonly Indexed[] = foreign.map((match, index) => ({ ...match, index }))
  for (;;) {
    bracket = swiss.write(bracket)
    const before = open.length
    const waiting: Indexed[] = []
    const ready = readyMatches(bracket)
    const next = nextOfTeams(open)
    for (const each of open) {
      const match = each.result === null ? undefined : takeMatch(bracket, ready, each, next)
      if (match === undefined || each.result === null) {
        waiting.push(each)
        continue
      }
      const after = played(bracket, match, each.teamIds, each.result)
      if (after === null) misfits.push({ index: each.index, reason: 'score-invalid' })
      else bracket = after
    }
    open = waiting
    if (open.length < before) continue
    // The opponent of an absent team that the bracket does not have had a bye.
    const bye = [...next].find(({ teamIds, result }) => teamIds.includes(absentTeam) && result !== null)
    if (bye !== undefined) {
      open = open.filter(each => each !== bye)
      continue
    }
    const rearranged = swapLowerTeams(bracket, [...nextOfTeams(open)], swapped)
    if (rearranged === null) break
    bracket = rearranged
  }
  const unplayed = open.filter(({ result }) => result !== null)
  for (const { index } of unplayed)
    misfits.push({ index, reason: swiss.isInvalid(index) ? 'pairing-invalid' : 'no-match' })
  const opened = withOpenMatches(
    bracket,
    open.filter(({ result }) => result === null),
  )
  return { bracket: opened, misfits: misfits.toSorted((one, other) => one.index - other.index) }
}

/** Gives matches that are not over their series lengths, and starts those that are being played. */
function withOpenMatches(start: Bracket, open: readonly Indexed[]): Bracket {
  const ready = readyMatches(start)
  const next = nextOfTeams(open)
  return open.reduce((bracket, foreign) => {
    const { running, bestOf = null, teamIds } = foreign
    const match =
      running === undefined && bestOf === null ? undefined : takeMatch(bracket, ready, foreign, next)
    if (match === undefined) return bracket
    const score = running && oursOf(match, teamIds, running)
    const allowed = lengthsOf(stageOf(bracket.shape, match), match)
    const length = [...(bestOf === null ? [] : [bestOf]), match.bestOf, ...allowed].find(
      each => allowed.includes(each) && (score === undefined || isScore(each, score)),
    )
    const edit = new BracketEdit(bracket)
    if (length !== undefined && length !== match.bestOf) edit.change(match, { bestOf: length })
    const resized = edit.result().bracket
    if (score === undefined) return resized
    const started = after(resized, 'startMatch', { matchId: match.id })
    return (started && after(started, 'setScore', { matchId: match.id, score })) ?? started ?? resized
  }, start)
}

function oursOf({ slots }: Match, teamIds: ForeignMatch['teamIds'], score: Match['score']): Match['score'] {
  return slots[0].teamId === teamIds[0] ? score : [score[1], score[0]]
}

function readyMatches({ matches }: Bracket): Map<string, Match[]> {
  const ready = [...matches.values()].filter(({ status }) => status === 'ready')
  return Map.groupBy(ready, match => pairKey(teamPair(match)))
}

/** The matches that are the next one in the list for both of their teams. */
function nextOfTeams(open: readonly Indexed[]): ReadonlySet<Indexed> {
  const busy = new Set<string>()
  return new Set(
    open.filter(({ teamIds }) => {
      const isNext = !teamIds.some(teamId => busy.has(teamId))
      for (const teamId of teamIds) if (teamId !== absentTeam) busy.add(teamId)
      return isNext
    }),
  )
}

/**
 * Removes the match for a result from those of its teams; of several, the one of its round, or the first. In an
 * elimination, teams can meet again, so they play their matches in the order of the list.
 */
function takeMatch(
  { shape }: Bracket,
  ready: Map<string, Match[]>,
  foreign: Indexed,
  next: ReadonlySet<Indexed>,
): Match | undefined {
  const ofPair = ofTeams(ready, foreign.teamIds)
  const candidates = ofPair.filter(
    match =>
      (foreign.stage === undefined || foreign.stage === match.stage) &&
      (foreign.section === undefined || foreign.section === match.section) &&
      (next.has(foreign) || hasTable(stageOf(shape, match))),
  )
  const match = candidates.find(({ round }) => round === foreign.round) ?? candidates[0]
  if (match !== undefined) ofPair.splice(ofPair.indexOf(match), 1)
  return match
}

/** The ready matches of two teams; if one is absent, those of the other. */
function ofTeams(ready: Map<string, Match[]>, teamIds: ForeignMatch['teamIds']): Match[] {
  const named = teamIds.filter(teamId => teamId !== absentTeam)
  if (named.length === 2) return ready.get(pairKey(teamIds)) ?? []
  return [...ready.values()].find(([match]) => match?.slots.some(({ teamId }) => teamId === named[0])) ?? []
}

/** The bracket after a ready match was played; null if no series ends with the score. */
function played(
  bracket: Bracket,
  match: Match,
  teamIds: ForeignMatch['teamIds'],
  { score, forfeits, games }: ForeignResult,
): Bracket | null {
  const isTurned =
    match.slots[0].teamId !== teamIds[0] &&
    !(teamIds[0] === absentTeam && match.slots[1].teamId === teamIds[1])
  const { id: matchId } = match
  if (forfeits.some(Boolean)) {
    const sides = ([0, 1] as const).filter(side => forfeits[isTurned ? 1 - side : side])
    return after(bracket, 'forfeitMatch', { matchId, sides })
  }
  const ours = oursOf(match, teamIds, score)
  const ourGames = games && (isTurned ? games.map(turnedGame) : games)
  const bestOf = lengthOf(match, stageOf(bracket.shape, match), ours, ourGames)
  if (bestOf === null) return null
  const edit = new BracketEdit(bracket)
  if (bestOf !== match.bestOf) edit.change(match, { bestOf })
  const started = after(edit.result().bracket, 'startMatch', { matchId })
  return (
    started && after(started, 'finishSeries', { matchId, score: ours, ...(ourGames && { games: ourGames }) })
  )
}

/** The planned length of a series if it ends with the score, otherwise the shortest that does; null if none does. */
function lengthOf(match: Match, stage: Stage, score: Match['score'], games: Match['games']): BestOf | null {
  const lengths = [match.bestOf, ...lengthsOf(stage, match)]
  return lengths.find(length => seriesOutcome(length, score, games) !== null) ?? null
}

function after<N extends 'startMatch' | 'setScore' | 'finishSeries' | 'forfeitMatch'>(
  bracket: Bracket,
  name: N,
  fields: Omit<CommandInput<N>, 'competitionId' | 'bracketId' | 'revision'>,
): Bracket | null {
  const address = { competitionId: '', bracketId: '', revision: 0 }
  const outcome = applyCommand(name, bracket, { ...address, ...fields } as CommandInput<N>)
  return outcome.ok ? outcome.value.bracket : null
}
