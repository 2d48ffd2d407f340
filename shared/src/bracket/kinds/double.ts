import { eliminationLengths } from '../../format/series.ts'
import { entrantsOf, type StageOf } from '../model/stage.ts'
import { sideRoundName } from './sideRoundName.ts'
import { anyKind, type StageKind } from './stageKind.ts'

export const double: StageKind<StageOf<'double'>> = {
  ...anyKind,
  isElimination: true,
  title: () => 'playoff',
  roundName: (match, _, { group }) =>
    match.section === 'final'
      ? { key: match.round === 1 ? 'final' : 'second-final' }
      : sideRoundName(match, group),
  seriesLengths: () => eliminationLengths,
  takesLateEntries: () => true,
  upperEntrants: stage => {
    const entrants = entrantsOf(stage)
    return entrants.slice(0, entrants.length - (stage.lowerEntrants ?? 0))
  },
  finals: ({ rounds }) => [{ section: 'final', round: rounds.final }],
}
