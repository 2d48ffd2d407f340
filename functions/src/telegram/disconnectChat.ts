import { accept } from '@upper-bracket/shared/errors/outcome'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/** Disconnects a chat from its account, if there is one. */
export async function disconnectChat(chatId: number): Promise<void> {
  await runTransaction(async transaction => {
    const chat = await transaction.get(documents.telegramChat(chatId))
    const uid = chat.data()?.uid
    if (uid === undefined) return accept(null)
    const [account, profile] = await Promise.all([
      transaction.get(documents.account(uid)),
      transaction.get(documents.profile(uid)),
    ])
    transaction.delete(chat.ref)
    if (account.data()?.telegramChatId === chatId) {
      transaction.update(account.ref, withChangeTime(account.ref, { telegramChatId: null }))
      const shown = withChangeTime(profile.ref, { telegramConnected: false })
      if (profile.exists) transaction.update(profile.ref, shown)
    }
    return accept(null)
  })
}
