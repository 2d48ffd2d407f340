import type { StoredNotification } from '@upper-bracket/shared/notifications/notification'
import { api } from '#platform/api/api.ts'
import { attempt } from '#platform/errors/attempt.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamed.ts'

/** `id` is that of the event. */
export type NotificationDocument = StoredNotification & { readonly id: string }

/** How many are shown at first, and at most: older ones are not worth scrolling to. The rules allow no more. */
export const shownNotifications = { first: 15, most: 50 } as const

const path = (uid: string) => `profiles/${uid}/notifications`

const notificationApi = api.injectEndpoints({
  endpoints: build => ({
    /** The latest ones, the newest first. */
    notifications: build.query<
      Live<readonly NotificationDocument[]>,
      { readonly uid: string; readonly limit: number }
    >({
      ...listStream(
        ({ uid, limit }: { readonly uid: string; readonly limit: number }) => ({
          path: path(uid),
          orderBy: [['at', 'desc']],
          limit,
        }),
        ({ id, data }) => ({ ...data, id }) as NotificationDocument,
      ),
    }),
    readNotifications: build.mutation<null, { readonly uid: string; readonly ids: readonly string[] }>({
      queryFn: ({ uid, ids }) =>
        attempt(async () => {
          const { mergeDocument } = await import('#platform/firebase/firestore.ts')
          const readAt = Date.now()
          await Promise.all(ids.map(id => mergeDocument(`${path(uid)}/${id}`, { readAt })))
          return null
        }),
    }),
  }),
})

export const { useNotificationsQuery, useReadNotificationsMutation } = notificationApi
