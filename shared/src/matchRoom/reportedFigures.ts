import type { Match } from '../bracket/model/match.ts'
import { figures } from '../bracket/model/series.ts'
import type { ReportedResult } from './matchRoom.ts'

/** The figures by which a report is said. Reported series are over, so that only a best of one has a single game. */
export function reportedFigures({ score, games }: Pick<ReportedResult, 'score' | 'games'>): Match['score'] {
  return games.length === 1 ? figures({ bestOf: 1, score, games }) : score
}
