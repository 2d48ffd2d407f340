import { eliminationLengths } from '../../format/series.ts'
import type { StageOf } from '../model/stage.ts'
import { anyKind, type StageKind } from './stageKind.ts'

const firstRounds = ['first-round', 'second-round'] as const
const lastRounds = ['final', 'semi-final', 'quarter-final'] as const

/**
 * The last round is the final. In the specification's own format, a bracket that is nothing else, the first and the
 * second round have names of their own, then come numbers, the quarter-finals and the semi-finals; a playoff after other
 * stages counts from its end at once.
 */
export const single: StageKind<StageOf<'single'>> = {
  ...anyKind,
  isElimination: true,
  title: () => 'playoff',
  roundName: ({ section, round }, { rounds }, { group, isAlone }) => {
    if (section === 'third-place') return { key: section }
    const fromStart = firstRounds[round - 1]
    const fromEnd = lastRounds[rounds.main - round]
    const key = isAlone && round < rounds.main ? (fromStart ?? fromEnd) : (fromEnd ?? fromStart)
    return key === undefined ? { key: 'round', round, group } : { key }
  },
  seriesLengths: () => eliminationLengths,
  takesLateEntries: () => true,
  finals: ({ rounds }) => [
    { section: 'main', round: rounds.main },
    ...(rounds['third-place'] > 0 ? [{ section: 'third-place', round: 1 } as const] : []),
  ],
}
