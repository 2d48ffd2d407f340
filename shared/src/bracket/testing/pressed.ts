import { clearSlot } from '../commands/clearSlot.ts'
import { correctScore } from '../commands/correctScore.ts'
import { disqualifyTeam } from '../commands/disqualifyTeam.ts'
import { finishSeries } from '../commands/finishSeries.ts'
import { forfeitMatch } from '../commands/forfeitMatch.ts'
import { placeTeam } from '../commands/placeTeam.ts'
import { reopenMatch } from '../commands/reopenMatch.ts'
import { replaceTeam } from '../commands/replaceTeam.ts'
import { startMatch } from '../commands/startMatch.ts'
import { unstartMatch } from '../commands/unstartMatch.ts'
import { chance } from '../creation/chance.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Side } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import { changedMatches } from './changedMatches.ts'
import { frozen } from './frozen.ts'
import { created } from './law.ts'
import { type Command, required } from './playOut.ts'
import type { RandomTournament } from './randomTournament.ts'

export interface Pressed {
  readonly name: keyof ReturnType<typeof commands>
  readonly before: Bracket
  readonly change: BracketChange
}

/** Presses whatever an organizer can press, in any state, and in any order: most of it is refused. */
export function press(
  { plan, luck }: RandomTournament,
  onStep: (step: Pressed) => void,
  times = 400,
): Bracket {
  const below = chance(luck)
  let bracket = frozen(created(plan))
  for (let time = 0; time < times; time += 1) {
    const all = commands(bracket, plan.teamIds, below)
    const names = Object.keys(all) as (keyof typeof all)[]
    // What brings a tournament on is pressed oftener.
    const name = names[below(3) === 0 ? below(names.length) : below(5)] ?? 'startMatch'
    const outcome = all[name](bracket)
    if (!outcome.ok) continue
    onStep({ name, before: bracket, change: outcome.value })
    frozen(outcome.value.bracket, changedMatches(outcome.value))
    bracket = outcome.value.bracket
  }
  return bracket
}

function commands(bracket: Bracket, firstTeamIds: readonly string[], below: (n: number) => number) {
  const ids = [...bracket.matches.keys()]
  const matchId = ids[below(ids.length)] ?? ''
  const { teamIds } = bracket.shape
  const team = teamIds[below(teamIds.length)] ?? ''
  const side: Side = below(2) === 0 ? 0 : 1
  const isTwofold = below(2) === 0
  const won = winsNeeded(required(bracket, matchId).bestOf)
  const lost = below(won)
  const score = side === 0 ? ([won, lost] as const) : ([lost, won] as const)
  // Also one that was replaced before, and comes back.
  const newcomer = isTwofold ? `new-${below(4)}` : (firstTeamIds[below(firstTeamIds.length)] ?? '')
  return {
    startMatch: before => startMatch(before, matchId),
    finishSeries: before => finishSeries(before, matchId, score),
    forfeitMatch: before => forfeitMatch(before, matchId, isTwofold ? [side] : [0, 1]),
    clearSlot: before => clearSlot(before, { matchId, side }),
    placeTeam: before => placeTeam(before, { matchId, side }, team),
    reopenMatch: before => reopenMatch(before, matchId, { cascade: isTwofold }),
    unstartMatch: before => unstartMatch(before, matchId),
    correctScore: before => correctScore(before, matchId, score),
    disqualifyTeam: before => disqualifyTeam(before, team),
    replaceTeam: before => replaceTeam(before, team, newcomer),
  } as const satisfies Record<string, Command>
}
