import { type Announcer, announcerServices } from '@upper-bracket/shared/announcements/announcer'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { competitionList } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

type AnnouncerDocument = Announcer & { readonly id: string }

const announcerApi = api.injectEndpoints({
  endpoints: build => ({
    /** The announcers of a competition; only its organizers may read them. */
    announcers: build.query<Live<readonly AnnouncerDocument[]>, string>({
      ...competitionList<AnnouncerDocument>('announcers', announcerServices.length),
    }),
    connectDiscordChannel: callable(build, 'competitions', 'connectDiscordChannel'),
    createChatCode: callable(build, 'competitions', 'createChatCode'),
    updateAnnouncer: callable(build, 'competitions', 'updateAnnouncer'),
    testAnnouncer: callable(build, 'competitions', 'testAnnouncer'),
    disconnectAnnouncer: callable(build, 'competitions', 'disconnectAnnouncer'),
  }),
})

export const {
  useAnnouncersQuery,
  useConnectDiscordChannelMutation,
  useCreateChatCodeMutation,
  useUpdateAnnouncerMutation,
  useTestAnnouncerMutation,
  useDisconnectAnnouncerMutation,
} = announcerApi
