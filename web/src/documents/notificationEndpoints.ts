import type { StoredNotification } from '@upper-bracket/shared/notifications/notification'
import { api } from '#platform/api/api.ts'
import { attempt } from '#platform/errors/attempt.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { ListSource } from '#platform/streams/listSnapshot.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

/** `id` is the id of the event. */
export type NotificationDocument = StoredNotification & { readonly id: string }

/**
 * The number of notifications shown initially, added at a time, and at most, which is the maximum that the rules allow.
 */
export const shownNotifications = { first: 15, more: 30, most: 500 } as const

/** The number of notifications marked as read at a time. */
const markedAtOnce = 100

const unread = (uid: string, limit: number): ListSource => ({
  query: 'unreadNotifications',
  params: { uid, readAt: null },
  limit,
})

const notificationApi = api.enhanceEndpoints({ addTagTypes: ['UnreadBefore'] }).injectEndpoints({
  endpoints: build => ({
    /** The latest notifications, newest first. */
    notifications: build.query<
      Live<readonly NotificationDocument[]>,
      { readonly uid: string; readonly limit: number }
    >({
      ...listStream(
        ({ uid, limit }: { readonly uid: string; readonly limit: number }) => ({
          query: 'notifications',
          params: { uid },
          limit,
        }),
        ({ id, data }) => ({ ...data, id }) as NotificationDocument,
      ),
    }),
    /** The number of unread notifications before `last`, at most 500; not followed, because they hardly change. */
    unreadBefore: build.query<
      number,
      { readonly uid: string; readonly last: { readonly at: number; readonly id: string } }
    >({
      queryFn: ({ uid, last }) =>
        attempt(async () => {
          const { countRows } = await import('#platform/firebase/firestore.ts')
          return countRows({ ...unread(uid, shownNotifications.most), after: [last.at, last.id] })
        }),
      providesTags: ['UnreadBefore'],
    }),
    readNotification: build.mutation<null, { readonly uid: string; readonly id: string }>({
      queryFn: ({ uid, id }) =>
        attempt(async () => {
          await markRead(uid, [id])
          return null
        }),
      // The notification can be an earlier one.
      invalidatesTags: ['UnreadBefore'],
    }),
    /** Marks all notifications as read, including those that are not shown. */
    readAllNotifications: build.mutation<null, string>({
      queryFn: uid =>
        attempt(async () => {
          const { readIds } = await import('#platform/firebase/firestore.ts')
          let ids: readonly string[]
          do {
            ids = await readIds(unread(uid, markedAtOnce))
            await markRead(uid, ids)
          } while (ids.length === markedAtOnce)
          return null
        }),
      invalidatesTags: ['UnreadBefore'],
    }),
  }),
})

export const {
  useNotificationsQuery,
  useUnreadBeforeQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
} = notificationApi

async function markRead(uid: string, ids: readonly string[]): Promise<void> {
  const { mergeDocument } = await import('#platform/firebase/firestore.ts')
  const readAt = Date.now()
  await Promise.all(ids.map(id => mergeDocument(`profiles/${uid}/notifications/${id}`, { readAt })))
}
