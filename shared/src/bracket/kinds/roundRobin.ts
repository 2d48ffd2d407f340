import { seriesLengths } from '../../format/series.ts'
import { withdrawals } from '../../format/stageKinds/withdrawals.ts'
import type { StageOf } from '../model/stage.ts'
import { anyKind, type StageKind } from './stageKind.ts'

export const roundRobin: StageKind<StageOf<'round-robin'>> = {
  ...anyKind,
  hasTable: true,
  closes: 'group',
  title: ({ groups }) => (groups.length > 1 ? 'groupStage' : 'roundRobin'),
  roundName: ({ round }, _, { group }) => ({ key: 'group-round', round, group }),
  seriesLengths: () => seriesLengths,
  withdrawalRule: stage => stage.withdrawals ?? withdrawals.default,
}
