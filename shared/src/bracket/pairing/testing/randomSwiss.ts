import { pointSystems } from '../../../format/stageKinds/points.ts'
import { pointRules } from '../../tables/pointRules.ts'
import type { PointRules } from '../../model/tableRules.ts'
import { type TableMatch, type TeamRecord, teamRecords } from '../../tables/teamRecords.ts'
import type { Pairing } from '../pairing.ts'
import { pairSwissRound, type SwissOptions } from '../swissPairing.ts'
import { byeMatch, finishedMatch } from './swissMatches.ts'

/** A Swiss stage before one of its rounds. */
export interface SwissHistory {
  /** In the order of seeds, with late entries last. */
  readonly teamIds: readonly string[]
  readonly points: PointRules
  readonly matches: readonly TableMatch[]
  readonly headStarts: ReadonlyMap<string, number>
  readonly withdrawn: ReadonlySet<string>
}

export function swissTeams(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `team ${index + 1}`)
}

export function swissRecords({ teamIds, matches, points }: SwissHistory): readonly TeamRecord[] {
  return [...teamRecords(teamIds, matches, points).values()]
}

/** The results of a drawn round: a draw with a probability of 1 in 5, otherwise the first team wins in 2 of 3. */
function playRound({ pairs, bye }: Pairing, round: number, below: (n: number) => number): TableMatch[] {
  const results = pairs.map(({ teamIds }) =>
    finishedMatch(round, teamIds, below(5) === 0 ? null : below(3) === 0 ? 1 : 0),
  )
  return bye === null ? results : [...results, byeMatch(round, bye)]
}

/** Plays a stage and returns its rounds with the history before each one. */
export function playSwiss(
  teamIds: readonly string[],
  rounds: number,
  scheme: SwissOptions['scheme'],
  below: (n: number) => number,
): readonly { readonly history: SwissHistory; readonly pairing: Pairing }[] {
  const played: { history: SwissHistory; pairing: Pairing }[] = []
  const points = pointRules['1-half-0']
  let matches: readonly TableMatch[] = []
  for (let round = 1; round <= rounds; round++) {
    const history = { teamIds, points, matches, headStarts: new Map(), withdrawn: new Set<string>() }
    const pairing = pairSwissRound(swissRecords(history), { scheme, points })
    played.push({ history, pairing })
    matches = [...matches, ...playRound(pairing, round, below)]
  }
  return played
}

/**
 * Draws a history of up to `rounds` rounds after which `count` teams play on. Rounds are drawn as `pairSwissRound`
 * does, or at random with rematches; teams leave and enter late with none, half or all points of a win for each round
 * that they missed.
 */
export function randomHistory(count: number, rounds: number, below: (n: number) => number): SwissHistory {
  const points = pointRules[pointSystems[below(pointSystems.length)] ?? '1-half-0']
  const left = below(3)
  const late = below(Math.min(3, count))
  const teamIds = swissTeams(count + left)
  const withdrawn = new Set<string>()
  const headStarts = new Map<string, number>()
  let matches: readonly TableMatch[] = []
  const entered = () => teamIds.slice(0, teamIds.length - late + headStarts.size)
  for (let round = 1; round <= rounds; round++) {
    if (headStarts.size < late && (round === rounds || below(3) === 0)) {
      const next = teamIds[teamIds.length - late + headStarts.size] ?? ''
      headStarts.set(next, (below(3) / 2) * points.win * (round - 1))
    }
    if (withdrawn.size < left && below(3) === 0) withdrawn.add(entered()[below(count)] ?? '')
    const history = { teamIds: entered(), points, matches, headStarts, withdrawn }
    const options = { scheme: 'top-half', points, headStarts, withdrawn } as const
    const pairing = below(4) === 0 ? shuffled(history, below) : pairSwissRound(swissRecords(history), options)
    matches = [...matches, ...playRound(pairing, round, below)]
  }
  for (const teamId of teamIds.slice(teamIds.length - late + headStarts.size)) headStarts.set(teamId, 0)
  for (const teamId of teamIds) if (withdrawn.size < left) withdrawn.add(teamId)
  return { teamIds, points, matches, headStarts, withdrawn }
}

function shuffled({ teamIds, withdrawn }: SwissHistory, below: (n: number) => number): Pairing {
  const rest = teamIds.filter(teamId => !withdrawn.has(teamId))
  const take = () => rest.splice(below(rest.length), 1)[0] ?? ''
  const bye = rest.length % 2 === 1 ? take() : null
  const pairs: { teamIds: [string, string]; isRematch: boolean; gap: number }[] = []
  while (rest.length > 0) pairs.push({ teamIds: [take(), take()], isRematch: false, gap: 0 })
  return { pairs, bye, rematches: 0, isSecondBye: false }
}
