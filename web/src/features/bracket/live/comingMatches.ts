import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { matchOnAir, openQueuedMatches } from '@upper-bracket/shared/bracket/rounds/matchOnAir'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import type { CompetitionDocument } from '#documents/competition.ts'

/**
 * Returns the matches that come after the one on air: those queued for the stream, then those that can be played or
 * wait for a team but have a planned start. The planned starts decide, then the order of the drawing.
 */
export function comingMatches(
  competition: CompetitionDocument,
  stages: readonly Stage[],
  matches: readonly Match[],
  stream: number,
): readonly Match[] {
  const onAir = matchOnAir(competition, matches, stream)
  const planned = matches.filter(({ status, startsAt }) => status === 'waiting' && startsAt != null)
  const start = ({ startsAt }: Match) => startsAt ?? Number.POSITIVE_INFINITY
  const coming = [...playableMatches(stages, matches), ...planned].sort((one, other) =>
    start(one) === start(other) ? inDrawingOrder(one, other) : start(one) - start(other),
  )
  const all = new Set([...openQueuedMatches(competition, matches, stream), ...coming])
  return [...all].filter(({ id }) => id !== onAir?.id)
}
