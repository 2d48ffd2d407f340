import { newAccountRecord } from '../account/account.ts'
import type { Contradiction } from './contradiction.ts'
import { paths } from './paths.ts'
import type { ChatRecords, IdentityRecords } from './personRecords.ts'

/**
 * Contradictions of a document that says whose an account of Discord or Steam is, which decides: by it people sign
 * in. Only where the person has been erased it is to go.
 */
export function identityContradictions(records: IdentityRecords): Contradiction[] {
  const { provider, id, uid, hasUser, hasProfile, account } = records
  const named = account?.identities[provider]
  if (named === id) return []
  const [path, accountPath] = [paths.identity(provider, id), paths.account(uid)]
  if (!hasUser && !hasProfile) {
    return [
      {
        rule: 'identity-of-nobody',
        sentence: `${path} is that of ${uid}, who has neither an account nor a profile.`,
        remedy: {
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
      sentence: `${path} is that of ${uid}, but ${accountPath} has ${named ?? 'no account'} of ${provider}.`,
      remedy:
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

/** Contradictions of a document that says whose a chat is. */
export function chatContradictions({ chatId, uid, account }: ChatRecords): Contradiction[] {
  if (String(account?.telegramChatId ?? '') === chatId) return []
  const [path, accountPath] = [paths.telegramChat(chatId), paths.account(uid)]
  return [
    {
      rule: 'chat-of-nobody',
      sentence: `${path} is that of ${uid}, but ${accountPath} has ${account?.telegramChatId ?? 'no chat'}.`,
      remedy: { by: 'writing', basis: [path, accountPath], writes: [{ path, fields: null }] },
    },
  ]
}
