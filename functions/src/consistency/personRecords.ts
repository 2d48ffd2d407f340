import { type AccountRecord, identityProviders } from '@upper-bracket/shared/account/account'
import type { PersonRecords } from '@upper-bracket/shared/consistency/personRecords'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { documents } from '../platform/firestore/documents.ts'
import { getAll } from '../platform/firestore/getAll.ts'
import type { ReadDocuments } from './versions.ts'

/** Reads all documents of people whose profile and account have been read. */
export async function personRecords(
  read: ReadDocuments,
  uid: string,
  {
    hasUser,
    profile,
    account,
  }: {
    readonly hasUser: boolean
    readonly profile: Profile | null
    readonly account: AccountRecord | null
  },
): Promise<PersonRecords> {
  const owners = await Promise.all(
    identityProviders.flatMap(provider => {
      const id = account?.identities[provider]
      return id === undefined
        ? []
        : [
            documents
              .identity(provider, id)
              .get()
              .then(found => [provider, read.data(found)?.uid ?? null]),
          ]
    }),
  )
  const chatId = account?.telegramChatId ?? null
  const chat = chatId === null ? undefined : read.data(await documents.telegramChat(chatId).get())
  return {
    uid,
    hasUser,
    profile,
    account,
    identityOwners: Object.fromEntries(owners),
    chatOwner: chat?.uid ?? null,
    pushDeviceIds: await ownPushDevices(read, uid, profile?.pushDeviceIds ?? []),
    active: await activeOf(read, uid, profile?.activeCompetitionID ?? null),
  }
}

async function ownPushDevices(
  read: ReadDocuments,
  uid: string,
  shown: readonly string[],
): Promise<readonly string[]> {
  const devices = await getAll(shown.map(documents.pushDevice))
  return devices.flatMap(device => (read.data(device)?.uid === uid ? device.id : []))
}

async function activeOf(
  read: ReadDocuments,
  uid: string,
  competitionId: string | null,
): Promise<PersonRecords['active']> {
  if (competitionId === null) return null
  const [found, entry] = await Promise.all([
    documents.competition(competitionId).get(),
    documents.player(competitionId, uid).get(),
  ])
  const [competition, player] = [read.data(found), read.data(entry)]
  if (competition === undefined) return 'missing'
  const isOrganizer = competition.ownerUid === uid || competition.adminUids.includes(uid)
  return player !== undefined || isOrganizer ? 'player-or-organizer' : 'nothing'
}
