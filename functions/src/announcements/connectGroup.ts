import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { defaultLanguage, type Language } from '@upper-bracket/shared/profile/profile'
import type { DocumentReference } from 'firebase-admin/firestore'
import { authorize } from '../actions/authorize.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { ignoreNotFound } from '../platform/firestore/firestoreErrors.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { telegramLinkId } from '../telegram/telegramToken.ts'
import { storeAnnouncer } from './storeAnnouncer.ts'

interface Connected {
  readonly result: 'connected' | 'expired' | 'unknown'
  readonly lang: Language
}

interface Chat {
  readonly chatId: number
  readonly title: string
}

/**
 * Announces a competition in the group or channel in which its code was posted, if the person who generated the code
 * may still connect it. Posting the code again in the same chat changes nothing. The code works in no other chat.
 */
export async function connectGroup(code: string, { chatId, title }: Chat, now: number): Promise<Connected> {
  const outcome = await runOptimisticTransaction(
    async (reads, writes): Promise<Outcome<Connected, never>> => {
      const link = await reads.get(documents.telegramLinks().doc(telegramLinkId(code)))
      const opened = link.data()
      if (opened?.announces === undefined) return accept({ result: 'unknown', lang: defaultLanguage })
      const { competitionId, lang } = opened.announces
      const expired = { result: 'expired', lang } as const
      if (opened.expiresAt <= now) return accept(expired)
      if (opened.usedBy !== null) {
        return accept(opened.usedBy === chatId ? { result: 'connected', lang } : expired)
      }
      const { uid } = opened
      const authorized = await authorize(reads, 'createChatCode', { uid, competitionId })
      if (!authorized.ok) return accept(expired)

      writes.update(link, { usedBy: chatId })
      const connection = { chatId, webhook: null, title, addressEnd: '' }
      await storeAnnouncer(reads, writes, {
        competitionId,
        service: 'telegram',
        ...connection,
        lang,
        uid,
        now,
      })
      return accept({ result: 'connected', lang })
    },
  )
  if (!outcome.ok) throw new Error('Connecting a group cannot be refused')
  return outcome.value
}

/** Marks the announcers of a chat as broken after the bot was removed from it, so that organizers see it. */
export async function leaveGroup(chatId: number): Promise<void> {
  const secrets = await find('announcersOfChat', { chatId }).get()
  await Promise.all(secrets.docs.map(({ ref }) => markRemoved(ref.parent.parent)))
}

async function markRemoved(competition: DocumentReference | null): Promise<void> {
  if (competition === null) return
  const announcer = documents.announcer(competition.id, 'telegram')
  await ignoreNotFound(announcer.update({ broken: 'removed', failingSince: null }))
}
