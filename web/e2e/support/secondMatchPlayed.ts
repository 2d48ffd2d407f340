import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { afterAll } from '../../../testing/bracketedCompetition.ts'

/** A bracket of four teams, one of which waits in the final. */
export function secondMatchPlayed(bracket: Parameters<typeof afterAll>[0]) {
  return afterAll(
    bracket,
    before => startMatch(before, 'main-1-2'),
    before => finishSeries(before, 'main-1-2', [1, 0]),
  )
}
