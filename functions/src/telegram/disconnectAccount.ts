import { accept } from '@upper-bracket/shared/errors/outcome'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/** Disconnects the chat and the open links of an account, if there are any. */
export async function disconnectAccount(uid: string): Promise<void> {
  await runTransaction(async transaction => {
    const [account, profile, links] = await Promise.all([
      transaction.get(documents.account(uid)),
      transaction.get(documents.profile(uid)),
      transaction.get(find('telegramLinksOfUser', { uid })),
    ])
    const chatId = account.data()?.telegramChatId ?? null
    const chat = chatId === null ? null : await transaction.get(documents.telegramChat(chatId))

    for (const { ref } of links.docs) transaction.delete(ref)
    if (chat?.data()?.uid === uid) transaction.delete(chat.ref)
    const freed = withChangeTime(account.ref, { telegramChatId: null })
    if (chatId !== null) transaction.update(account.ref, freed)
    const shown = withChangeTime(profile.ref, { telegramConnected: false })
    if (profile.data()?.telegramConnected) transaction.update(profile.ref, shown)
    return accept(null)
  })
}
