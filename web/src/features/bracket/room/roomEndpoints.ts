import { laterRoomFields, type MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import type { Screenshot } from '@upper-bracket/shared/matchDay/screenshot'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { documentStream, listStream, rowStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'

interface RoomAddress {
  readonly competitionId: string
  readonly bracketId: string
  readonly roomId: string
}

/** With its own id, as `roomIdOf` names it. */
type ListedRoom = MatchRoom & { readonly id: string }

/** More than an evening leaves to decide at once. */
const mostRooms = 100

const roomApi = api.injectEndpoints({
  endpoints: build => ({
    /** Null while nothing has happened in it. */
    matchRoom: build.query<Live<MatchRoom | null>, RoomAddress>({
      ...rowStream(
        ({ competitionId, bracketId, roomId }: RoomAddress) => ({
          path: `competitions/${competitionId}/brackets/${bracketId}/rooms`,
          id: roomId,
        }),
        ({ data }) => ({ ...laterRoomFields, ...data }) as MatchRoom,
      ),
    }),
    /** Those in which an organizer has to decide something. */
    roomsToDecide: build.query<Live<readonly ListedRoom[]>, Omit<RoomAddress, 'roomId'>>({
      ...listStream(
        ({ competitionId, bracketId }: Omit<RoomAddress, 'roomId'>) => ({
          path: `competitions/${competitionId}/brackets/${bracketId}/rooms`,
          where: [['attention', 'in', ['no-show', 'dispute', 'stuck']] as const],
          limit: mostRooms,
        }),
        ({ id, data }) => ({ ...laterRoomFields, ...data, id }) as ListedRoom,
      ),
    }),
    /** Null once it has been deleted. */
    screenshot: build.query<Live<Screenshot | null>, RoomAddress & { readonly screenshotId: string }>({
      ...documentStream(
        ({
          competitionId,
          bracketId,
          roomId,
          screenshotId,
        }: RoomAddress & { readonly screenshotId: string }) =>
          `competitions/${competitionId}/brackets/${bracketId}/rooms/${roomId}/screenshots/${screenshotId}`,
        data => data as unknown as Screenshot,
      ),
    }),
    addScreenshot: callable(build, 'brackets', 'addScreenshot'),
    checkInForMatch: callable(build, 'brackets', 'checkInForMatch'),
    reportResult: callable(build, 'brackets', 'reportResult'),
    answerReport: callable(build, 'brackets', 'answerReport'),
    proposeTime: callable(build, 'brackets', 'proposeTime'),
    answerProposal: callable(build, 'brackets', 'answerProposal'),
  }),
})

export const {
  useMatchRoomQuery,
  useRoomsToDecideQuery,
  useCheckInForMatchMutation,
  useReportResultMutation,
  useAnswerReportMutation,
  useScreenshotQuery,
  useAddScreenshotMutation,
  useProposeTimeMutation,
  useAnswerProposalMutation,
} = roomApi
