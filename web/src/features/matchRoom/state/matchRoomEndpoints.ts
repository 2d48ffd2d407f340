import type { Conversation } from '@upper-bracket/shared/chat/conversation'
import type { Lobby } from '@upper-bracket/shared/matchRoom/lobby'
import { attentions, type MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { completedMatchRoom } from '@upper-bracket/shared/matchRoom/storedMatchRoom'
import type { Screenshot } from '@upper-bracket/shared/matchRoom/screenshot'
import type { StoredPlayer } from '#documents/competition.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { carriedMatchRoom } from '#platform/snapshot/carriedMatch.ts'
import { documentStream, listStream, rowStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import type { MessageDocument } from '#ui/chat/Messages.tsx'

interface MatchRoomAddress {
  readonly competitionId: string
  readonly bracketId: string
  readonly matchRoomId: string
}

const matchRoomPath = ({ competitionId, bracketId, matchRoomId }: MatchRoomAddress) =>
  `competitions/${competitionId}/brackets/${bracketId}/matchRooms/${matchRoomId}`

interface PlayersAddress {
  readonly competitionId: string
  readonly uids: readonly string[]
}

/** A match room with its id, as returned by `matchRoomIdOf`. */
type ListedMatchRoom = MatchRoom & { readonly id: string }

/** More matches than ever await decisions at the same time. */
const maxMatchRooms = 100

/** Firestore accepts at most this many ids in one query. */
export const maxIdsPerQuery = 30

const matchRoomApi = api.injectEndpoints({
  endpoints: build => ({
    /** Null if the match room does not exist yet. */
    matchRoom: build.query<Live<MatchRoom | null>, MatchRoomAddress>({
      ...rowStream(
        ({ matchRoomId, ...bracket }: MatchRoomAddress) => ({
          query: 'matchRoomsById',
          params: { ...bracket, __name__: [matchRoomId] },
          limit: 1,
        }),
        ({ data }) => completedMatchRoom(data as Partial<MatchRoom>),
        carriedMatchRoom,
      ),
    }),
    /** The match rooms that need a decision of an organizer. */
    matchRoomsToDecide: build.query<Live<readonly ListedMatchRoom[]>, Omit<MatchRoomAddress, 'matchRoomId'>>({
      ...listStream(
        ({ competitionId, bracketId }: Omit<MatchRoomAddress, 'matchRoomId'>) => ({
          query: 'matchRoomsToDecide',
          params: { competitionId, bracketId, attention: attentions },
          limit: maxMatchRooms,
        }),
        ({ id, data }) => ({ ...completedMatchRoom(data as Partial<MatchRoom>), id }) as ListedMatchRoom,
      ),
    }),
    /** Some match rooms, at most `maxIdsPerQuery`. */
    matchRoomsById: build.query<
      Live<readonly ListedMatchRoom[]>,
      Omit<MatchRoomAddress, 'matchRoomId'> & { readonly matchRoomIds: readonly string[] }
    >({
      ...listStream(
        ({ competitionId, bracketId, matchRoomIds }) => ({
          query: 'matchRoomsById',
          params: { competitionId, bracketId, __name__: matchRoomIds },
          limit: matchRoomIds.length,
        }),
        ({ id, data }) => ({ ...completedMatchRoom(data as Partial<MatchRoom>), id }) as ListedMatchRoom,
      ),
    }),
    /** The match rooms in which the person stands in. */
    matchRoomsOfStandIn: build.query<
      Live<readonly ListedMatchRoom[]>,
      Omit<MatchRoomAddress, 'matchRoomId'> & { uid: string }
    >({
      ...listStream(
        ({ competitionId, bracketId, uid }) => ({
          query: 'matchRoomsOfStandIn',
          params: { competitionId, bracketId, standInUids: uid },
          limit: maxMatchRooms,
        }),
        ({ id, data }) => ({ ...completedMatchRoom(data as Partial<MatchRoom>), id }) as ListedMatchRoom,
      ),
    }),
    /** Null once it has been deleted. */
    screenshot: build.query<Live<Screenshot | null>, MatchRoomAddress & { readonly screenshotId: string }>({
      ...documentStream(
        ({ screenshotId, ...matchRoom }: MatchRoomAddress & { readonly screenshotId: string }) =>
          `${matchRoomPath(matchRoom)}/screenshots/${screenshotId}`,
        data => data as unknown as Screenshot,
      ),
    }),
    addScreenshot: callable(build, 'brackets', 'addScreenshot'),
    /** The state of the conversation, for participants of the match; null before the first message. */
    conversation: build.query<Live<Conversation | null>, MatchRoomAddress>({
      ...documentStream(
        (address: MatchRoomAddress) => `${matchRoomPath(address)}/private/conversation`,
        data => data as unknown as Conversation,
      ),
    }),
    /** The latest messages, at most `most`, latest first. */
    matchMessages: build.query<
      Live<readonly MessageDocument[]>,
      MatchRoomAddress & { readonly most: number }
    >({
      ...listStream(
        ({ most, ...params }) => ({ query: 'matchMessages', params, limit: most }),
        ({ id, data }) => ({ ...data, id }) as MessageDocument,
      ),
    }),
    /** The lobby, for participants of the match; null until it is set. */
    lobby: build.query<Live<Lobby | null>, MatchRoomAddress>({
      ...documentStream(
        (address: MatchRoomAddress) => `${matchRoomPath(address)}/private/lobby`,
        data => data as unknown as Lobby,
      ),
    }),
    setLobby: callable(build, 'brackets', 'setLobby'),
    sendMatchMessage: callable(build, 'brackets', 'sendMatchMessage'),
    markMatchRead: callable(build, 'brackets', 'markMatchRead'),
    checkInForMatch: callable(build, 'brackets', 'checkInForMatch'),
    takeVetoStep: callable(build, 'brackets', 'takeVetoStep'),
    pickVetoStepAtRandom: callable(build, 'brackets', 'pickVetoStepAtRandom'),
    reportResult: callable(build, 'brackets', 'reportResult'),
    answerReport: callable(build, 'brackets', 'answerReport'),
    proposeTime: callable(build, 'brackets', 'proposeTime'),
    answerProposal: callable(build, 'brackets', 'answerProposal'),
    /** The entries of some players, at most 30. */
    playersAmong: build.query<Live<readonly StoredPlayer[]>, PlayersAddress>({
      ...listStream(
        ({ competitionId, uids }: PlayersAddress) => ({
          query: 'playersById',
          params: { competitionId, __name__: uids },
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
  useMatchRoomsToDecideQuery,
  useMatchRoomsByIdQuery,
  useMatchRoomsOfStandInQuery,
  useConversationQuery,
  useLobbyQuery,
  useSetLobbyMutation,
  useMatchMessagesQuery,
  useSendMatchMessageMutation,
  useMarkMatchReadMutation,
  useCheckInForMatchMutation,
  useTakeVetoStepMutation,
  usePickVetoStepAtRandomMutation,
  useReportResultMutation,
  useAnswerReportMutation,
  useScreenshotQuery,
  useAddScreenshotMutation,
  useProposeTimeMutation,
  useAnswerProposalMutation,
  usePlayersAmongQuery,
  useAskForStandInMutation,
  useAnswerStandInMutation,
} = matchRoomApi
