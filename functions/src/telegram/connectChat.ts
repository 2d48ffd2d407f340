import { newAccountRecord } from '@upper-bracket/shared/account/account'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { telegramLinkId } from './telegramToken.ts'

/** `taken`: the chat belongs to another account, from which opening a link does not take it. */
export type Connection =
  | { readonly result: 'connected'; readonly profile: Profile }
  | { readonly result: 'expired' }
  | { readonly result: 'taken'; readonly profile: Profile }

/**
 * Connects a chat to the account whose link was opened in it, and disconnects an earlier chat of that account. Opening
 * the link again in the same chat changes nothing; it works in no other chat.
 */
export async function connectChat(
  token: string,
  { chatId, username }: { readonly chatId: number; readonly username: string | undefined },
  now: number,
): Promise<Connection> {
  const outcome = await runTransaction(async (transaction): Promise<Outcome<Connection, never>> => {
    const [link, chat] = await Promise.all([
      transaction.get(documents.telegramLinks().doc(telegramLinkId(token))),
      transaction.get(documents.telegramChat(chatId)),
    ])
    const [opened, holder] = [link.data(), chat.data()]
    if (opened === undefined || opened.announces !== undefined || opened.expiresAt <= now)
      return accept({ result: 'expired' })

    const [account, profile] = await Promise.all([
      transaction.get(documents.account(opened.uid)),
      transaction.get(documents.profile(opened.uid)),
    ])
    const person = profile.data()
    if (person === undefined) return accept({ result: 'expired' })
    if (opened.usedBy !== null) {
      const again = opened.usedBy === chatId && holder?.uid === opened.uid
      return accept(again ? { result: 'connected', profile: person } : { result: 'expired' })
    }
    if (holder !== undefined && holder.uid !== opened.uid) return accept({ result: 'taken', profile: person })

    const record = account.data() ?? newAccountRecord
    const earlier = record.telegramChatId
    if (earlier !== null && earlier !== chatId) transaction.delete(documents.telegramChat(earlier))
    transaction.set(account.ref, { ...record, telegramChatId: chatId })
    transaction.set(chat.ref, {
      uid: opened.uid,
      ...(username !== undefined && { username: username.toLowerCase() }),
      connectedAt: holder?.connectedAt ?? now,
    })
    transaction.update(link.ref, { usedBy: chatId })
    transaction.update(profile.ref, withChangeTime(profile.ref, { telegramConnected: true }))
    return accept({ result: 'connected', profile: person })
  })
  if (!outcome.ok) throw new Error('Connecting a chat cannot be refused')
  return outcome.value
}
