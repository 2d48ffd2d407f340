import { eliminationLengths } from '../../format/series.ts'
import { isUsed } from '../model/isUsed.ts'
import type { StageOf } from '../model/stage.ts'
import { sideRoundName } from './sideRoundName.ts'
import { anyKind, type StageKind } from './stageKind.ts'

/** The first match and the last ones of both sides have names of their own. */
export const gsl: StageKind<StageOf<'gsl'>> = {
  ...anyKind,
  title: () => 'groupStage',
  roundName: (match, { rounds }, { group }) => {
    const { section, round, winnerTo } = match
    if (winnerTo === null) return { key: section === 'upper' ? 'winners-match' : 'decider-match', group }
    if (section === 'upper' && round === 1) return { key: 'opening-match', group }
    if (section === 'lower' && rounds.lower === 2) return { key: 'elimination-match', group }
    return sideRoundName(match, group)
  },
  seriesLengths: () => eliminationLengths,
  placingMatches: matches => {
    const inOrder = matches.filter(isUsed).toSorted((one, other) => one.round - other.round)
    return (['upper', 'lower'] as const).map(side => inOrder.findLast(({ section }) => section === side))
  },
  exitRank: ({ section, round }, { rounds }) => (section === 'lower' ? rounds.lower - round + 1 : null),
}
