import type { Lobby } from '@upper-bracket/shared/matchDay/lobby'
import type { MatchConversation } from '@upper-bracket/shared/matchDay/matchConversation'
import { attentions, type MatchRoom, matchRoomDefaults } from '@upper-bracket/shared/matchDay/matchRoom'
import type { Screenshot } from '@upper-bracket/shared/matchDay/screenshot'
import type { StoredPlayer } from '#documents/competition.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { documentStream, listStream, rowStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'
import type { MessageDocument } from '#ui/chat/Messages.tsx'

interface RoomAddress {
  readonly competitionId: string
  readonly bracketId: string
  readonly roomId: string
}

const roomPath = ({ competitionId, bracketId, roomId }: RoomAddress) =>
  `competitions/${competitionId}/brackets/${bracketId}/rooms/${roomId}`

interface PlayersAddress {
  readonly competitionId: string
  readonly uids: readonly string[]
}

/** With its own id, as `roomIdOf` names it. */
export type ListedRoom = MatchRoom & { readonly id: string }

/** More than an evening leaves to decide at once. */
const maxRooms = 100

const roomApi = api.injectEndpoints({
  endpoints: build => ({
    /** Null while nothing has happened in it. */
    matchRoom: build.query<Live<MatchRoom | null>, RoomAddress>({
      ...rowStream(
        ({ competitionId, bracketId, roomId }: RoomAddress) => ({
          path: `competitions/${competitionId}/brackets/${bracketId}/rooms`,
          id: roomId,
        }),
        ({ data }) => ({ ...matchRoomDefaults, ...data }) as MatchRoom,
      ),
    }),
    /** Those in which an organizer has to decide something. */
    roomsToDecide: build.query<Live<readonly ListedRoom[]>, Omit<RoomAddress, 'roomId'>>({
      ...listStream(
        ({ competitionId, bracketId }: Omit<RoomAddress, 'roomId'>) => ({
          path: `competitions/${competitionId}/brackets/${bracketId}/rooms`,
          where: [['attention', 'in', attentions] as const],
          limit: maxRooms,
        }),
        ({ id, data }) => ({ ...matchRoomDefaults, ...data, id }) as ListedRoom,
      ),
    }),
    /** Those in which somebody stands in. */
    roomsOfStandIn: build.query<Live<readonly ListedRoom[]>, Omit<RoomAddress, 'roomId'> & { uid: string }>({
      ...listStream(
        ({ competitionId, bracketId, uid }) => ({
          path: `competitions/${competitionId}/brackets/${bracketId}/rooms`,
          where: [['standInUids', 'array-contains', uid] as const],
          limit: maxRooms,
        }),
        ({ id, data }) => ({ ...matchRoomDefaults, ...data, id }) as ListedRoom,
      ),
    }),
    /** Null once it has been deleted. */
    screenshot: build.query<Live<Screenshot | null>, RoomAddress & { readonly screenshotId: string }>({
      ...documentStream(
        ({ screenshotId, ...room }: RoomAddress & { readonly screenshotId: string }) =>
          `${roomPath(room)}/screenshots/${screenshotId}`,
        data => data as unknown as Screenshot,
      ),
    }),
    addScreenshot: callable(build, 'brackets', 'addScreenshot'),
    /** How far its conversation has come, for those of the match; null before the first message. */
    conversation: build.query<Live<MatchConversation | null>, RoomAddress>({
      ...documentStream(
        (address: RoomAddress) => `${roomPath(address)}/private/conversation`,
        data => data as unknown as MatchConversation,
      ),
    }),
    /** The latest messages, at most `most`, latest first. */
    matchMessages: build.query<Live<readonly MessageDocument[]>, RoomAddress & { readonly most: number }>({
      ...listStream(
        ({ most, ...address }) => ({
          path: `competitions/${address.competitionId}/brackets/${address.bracketId}/rooms/${address.roomId}/messages`,
          orderBy: [['sentAt', 'desc'] as const],
          limit: most,
        }),
        ({ id, data }) => ({ ...data, id }) as MessageDocument,
      ),
    }),
    /** For those of the match; null while nobody has given one. */
    lobby: build.query<Live<Lobby | null>, RoomAddress>({
      ...documentStream(
        (address: RoomAddress) => `${roomPath(address)}/private/lobby`,
        data => data as unknown as Lobby,
      ),
    }),
    setLobby: callable(build, 'brackets', 'setLobby'),
    sendMatchMessage: callable(build, 'brackets', 'sendMatchMessage'),
    markMatchRead: callable(build, 'brackets', 'markMatchRead'),
    checkInForMatch: callable(build, 'brackets', 'checkInForMatch'),
    takeVetoStep: callable(build, 'brackets', 'takeVetoStep'),
    reportResult: callable(build, 'brackets', 'reportResult'),
    answerReport: callable(build, 'brackets', 'answerReport'),
    proposeTime: callable(build, 'brackets', 'proposeTime'),
    answerProposal: callable(build, 'brackets', 'answerProposal'),
    /** The entries of some players, at most 30. */
    playersAmong: build.query<Live<readonly StoredPlayer[]>, PlayersAddress>({
      ...listStream(
        ({ competitionId, uids }: PlayersAddress) => ({
          path: `competitions/${competitionId}/players`,
          where: [['__name__', 'in', uids] as const],
          limit: uids.length,
        }),
        ({ id, data }) => ({ ...data, id }) as StoredPlayer,
      ),
    }),
    askForStandIn: callable(build, 'brackets', 'askForStandIn'),
    answerStandIn: callable(build, 'brackets', 'answerStandIn'),
  }),
})

export const {
  useMatchRoomQuery,
  useRoomsToDecideQuery,
  useRoomsOfStandInQuery,
  useConversationQuery,
  useLobbyQuery,
  useSetLobbyMutation,
  useMatchMessagesQuery,
  useSendMatchMessageMutation,
  useMarkMatchReadMutation,
  useCheckInForMatchMutation,
  useTakeVetoStepMutation,
  useReportResultMutation,
  useAnswerReportMutation,
  useScreenshotQuery,
  useAddScreenshotMutation,
  useProposeTimeMutation,
  useAnswerProposalMutation,
  usePlayersAmongQuery,
  useAskForStandInMutation,
  useAnswerStandInMutation,
} = roomApi
