import { type Conversation, withoutReader } from '@upper-bracket/shared/chat/conversation'
import { withoutChatReader } from '@upper-bracket/shared/commentators/chat'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { DocumentReference } from 'firebase-admin/firestore'
import { deleteFound } from '../platform/firestore/deleteFound.ts'
import { find } from '../platform/firestore/find.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * Deletes the person's messages in conversations, notifications that contain their name or words, and their read marks.
 * An event whose fan-out is unfinished is deleted before its notifications, so that no more are created.
 */
export async function eraseConversations(uid: string): Promise<void> {
  await deleteFound(find('messagesOfAuthor', { authorUid: uid }))
  await deleteFound(find('eventsOfPerson', { personUid: uid }))
  await deleteFound(find('notificationsOfPerson', { personUid: uid }))
  const [chats, unread, conversations] = await Promise.all([
    find('chatsOfReader', { readerUids: uid }).get(),
    find('chatsUnreadBy', { unreadBy: uid }).get(),
    find('conversationsOfReader', { readerUids: uid }).get(),
  ])
  await Promise.all([
    ...[...chats.docs, ...unread.docs].map(({ ref }) => leaveChat(ref, uid)),
    ...conversations.docs.map(({ ref }) => leaveConversation(ref, uid)),
  ])
}

async function leaveChat(ref: DocumentReference<CommentatorRequest>, uid: string): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(ref)
    const request = read.data()
    if (request !== undefined) writes.update(read, { ...withoutChatReader(request, uid) })
    return accept(null)
  })
}

async function leaveConversation(ref: DocumentReference<Conversation>, uid: string): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(ref)
    const conversation = read.data()
    if (conversation !== undefined) writes.update(read, { ...withoutReader(conversation, uid) })
    return accept(null)
  })
}
