import { newAccountRecord } from '../account/account.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'
import type { ChatRecords, IdentityRecords, PushDeviceRecords } from './personRecords.ts'

/**
 * Finds inconsistencies of the document that records the owner of a Discord or Steam identity. It is authoritative,
 * because people sign in with it; it is deleted only if its owner no longer exists.
 */
export function identityInconsistencies(records: IdentityRecords): Inconsistency[] {
  const { provider, id, uid, hasUser, hasProfile, account } = records
  const named = account?.identities[provider]
  if (named === id) return []
  const [path, accountPath] = [paths.identity(provider, id), paths.account(uid)]
  if (!hasUser && !hasProfile) {
    return [
      {
        rule: 'orphaned-identity',
        sentence: `${path} belongs to ${uid}, who has neither an account nor a profile.`,
        fix: {
          by: 'writing',
          basis: [path, accountPath, paths.profile(uid)],
          writes: [{ path, fields: null }],
        },
      },
    ]
  }
  const record = account ?? newAccountRecord
  const identities = { ...record.identities, [provider]: id }
  return [
    {
      rule: 'identity-not-in-account',
      sentence: `${path} belongs to ${uid}, but ${accountPath} has ${named === undefined ? 'none' : `the account ${named}`} for ${provider}.`,
      fix:
        named === undefined
          ? {
              by: 'writing',
              basis: [path, accountPath],
              writes: [{ path: accountPath, fields: { ...record, identities } }],
            }
          : null,
    },
  ]
}

/** Finds inconsistencies of the document that records the owner of a Telegram chat. */
export function chatInconsistencies({ chatId, uid, account }: ChatRecords): Inconsistency[] {
  if (String(account?.telegramChatId ?? '') === chatId) return []
  const [path, accountPath] = [paths.telegramChat(chatId), paths.account(uid)]
  return [
    {
      rule: 'orphaned-chat',
      sentence: `${path} belongs to ${uid}, but ${accountPath} has ${account?.telegramChatId ?? 'no chat'}.`,
      fix: { by: 'writing', basis: [path, accountPath], writes: [{ path, fields: null }] },
    },
  ]
}

/**
 * Finds inconsistencies of a push device. One that its owner's profile does not list is deleted, because turning push
 * on again takes one click.
 */
export function pushDeviceInconsistencies({ deviceId, uid, profile }: PushDeviceRecords): Inconsistency[] {
  if (profile?.pushDeviceIds?.includes(deviceId)) return []
  const [path, profilePath] = [paths.pushDevice(deviceId), paths.profile(uid)]
  return [
    {
      rule: 'orphaned-push-device',
      sentence: `${path} belongs to ${uid}, but ${profilePath} does not show it.`,
      fix: { by: 'writing', basis: [path, profilePath], writes: [{ path, fields: null }] },
    },
  ]
}
