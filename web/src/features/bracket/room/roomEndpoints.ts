import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { rowStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'

interface RoomAddress {
  readonly competitionId: string
  readonly bracketId: string
  readonly roomId: string
}

const roomApi = api.injectEndpoints({
  endpoints: build => ({
    /** Null while nothing has happened in it. */
    matchRoom: build.query<Live<MatchRoom | null>, RoomAddress>({
      ...rowStream(
        ({ competitionId, bracketId, roomId }: RoomAddress) => ({
          path: `competitions/${competitionId}/brackets/${bracketId}/rooms`,
          id: roomId,
        }),
        ({ data }) => data as unknown as MatchRoom,
      ),
    }),
    checkInForMatch: callable(build, 'brackets', 'checkInForMatch'),
    reportResult: callable(build, 'brackets', 'reportResult'),
    answerReport: callable(build, 'brackets', 'answerReport'),
  }),
})

export const {
  useMatchRoomQuery,
  useCheckInForMatchMutation,
  useReportResultMutation,
  useAnswerReportMutation,
} = roomApi
