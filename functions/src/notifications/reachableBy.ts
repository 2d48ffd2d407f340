import { type Channel, channels as allChannels } from '@upper-bracket/shared/profile/channel'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { isDemonstration } from '../platform/demonstration.ts'
import { documents } from '../platform/firestore/documents.ts'
import { getAll } from '../platform/firestore/getAll.ts'
import { smtpHost, telegramBotName, vapidPublicKey } from '../platform/params.ts'
import { verifiedAddresses } from '../platform/verifiedAddresses.ts'

interface Reachable {
  readonly profile: Profile
  /** The channels with an address, whether or not they are turned on. */
  readonly channels: ReadonlySet<Channel>
}

/**
 * Returns the channels by which people can be reached, by uid; people without a profile are left out. Mails go only to
 * verified addresses, because anyone can sign up with another person's. A demonstration holds what it would send, so
 * that its visitors need no addresses.
 */
export async function reachableBy(uids: readonly string[]): Promise<ReadonlyMap<string, Reachable>> {
  const snapshots = await getAll(uids.map(documents.profile))
  const profiles = new Map(
    snapshots.flatMap(snapshot => {
      const profile = snapshot.data()
      return profile === undefined ? [] : [[snapshot.id, profile] as const]
    }),
  )
  if (isDemonstration()) {
    return new Map([...profiles].map(([uid, profile]) => [uid, { profile, channels: new Set(allChannels) }]))
  }
  const mailed = await verifiedAddresses(smtpHost.value() === '' ? [] : [...profiles.keys()])
  return new Map(
    [...profiles].map(([uid, profile]) => {
      const channels = new Set<Channel>()
      if (profile.pushDeviceIds.length > 0 && vapidPublicKey.value() !== '') channels.add('push')
      if (profile.telegramConnected && telegramBotName.value() !== '') channels.add('telegram')
      if (mailed.has(uid)) channels.add('email')
      return [uid, { profile, channels }]
    }),
  )
}
