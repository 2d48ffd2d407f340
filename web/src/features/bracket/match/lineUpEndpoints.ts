import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import { api } from '#platform/api/api.ts'
import { documentStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'

interface MatchAddress {
  readonly competitionId: string
  readonly bracketId: string
  readonly matchId: string
}

const lineUpApi = api.injectEndpoints({
  endpoints: build => ({
    /** Null for a match that has not started, and for one that was played before line-ups were stored. */
    matchLineUps: build.query<Live<MatchLineUps | null>, MatchAddress>({
      ...documentStream(
        ({ competitionId, bracketId, matchId }: MatchAddress) =>
          `competitions/${competitionId}/brackets/${bracketId}/lineUps/${matchId}`,
        data => data as unknown as MatchLineUps,
      ),
    }),
  }),
})

export const { useMatchLineUpsQuery } = lineUpApi
