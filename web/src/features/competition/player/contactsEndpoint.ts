import type { Contacts } from '@upper-bracket/shared/player/contacts'
import { api } from '#platform/api/api.ts'
import { documentStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

interface ContactsAddress {
  readonly competitionId: string
  readonly uid: string
}

const contactsApi = api.injectEndpoints({
  endpoints: build => ({
    contacts: build.query<Live<Contacts | null>, ContactsAddress>({
      ...documentStream(
        ({ competitionId, uid }: ContactsAddress) => `competitions/${competitionId}/contacts/${uid}`,
        data => data as unknown as Contacts,
      ),
    }),
  }),
})

/** Follows a player's contacts; only organizers of the competition and the player may read them. */
export const { useContactsQuery } = contactsApi
