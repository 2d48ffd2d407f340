import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import { api } from '#platform/api/api.ts'
import { competitionList, documentStream } from '#platform/streams/documentStreams.ts'
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
    everyContacts: build.query<Live<readonly (Contacts & { readonly id: string })[]>, string>({
      ...competitionList('everyContacts', competitionLimits.players),
    }),
  }),
})

export const {
  /** Follows a player's contacts; only organizers of the competition and the player may read them. */
  useContactsQuery,
  /** Follows the contacts of all players of a competition; only its organizers may read them. */
  useEveryContactsQuery,
} = contactsApi
