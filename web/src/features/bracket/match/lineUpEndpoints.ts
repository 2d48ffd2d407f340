import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import { api } from '#platform/api/api.ts'
import { carriedLineUps } from '#platform/snapshot/carriedMatch.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

interface MatchAddress {
  readonly competitionId: string
  readonly bracketId: string
  readonly matchId: string
}

/** The id of a match and the time of its line-ups, in milliseconds since the epoch. */
interface LineUpTime {
  readonly id: string
  readonly at: number
}

export const maxLineUps = 100

const lineUpApi = api.injectEndpoints({
  endpoints: build => ({
    /** Null for a match that has not started, and for one that was played before line-ups were stored. */
    matchLineUps: build.query<Live<MatchLineUps | null>, MatchAddress>({
      ...documentStream(
        ({ competitionId, bracketId, matchId }: MatchAddress) =>
          `competitions/${competitionId}/brackets/${bracketId}/lineUps/${matchId}`,
        data => data as unknown as MatchLineUps,
        carriedLineUps,
      ),
    }),
    /** The times of the first line-ups that were frozen at `since` or later, at most 100. */
    lineUpTimes: build.query<
      Live<readonly LineUpTime[]>,
      Omit<MatchAddress, 'matchId'> & { readonly since: number }
    >({
      ...listStream(
        ({ competitionId, bracketId, since }) => ({
          query: 'lineUpsSince',
          params: { competitionId, bracketId, at: since },
          limit: maxLineUps,
        }),
        ({ id, data }): LineUpTime => ({ id, at: (data as unknown as MatchLineUps).at }),
      ),
    }),
  }),
})

export const { useLineUpTimesQuery, useMatchLineUpsQuery } = lineUpApi
