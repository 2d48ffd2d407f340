import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Conversation as Progress } from '@upper-bracket/shared/chat/conversation'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Live } from '#platform/streams/streamMachine.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { type MessageDocument, Messages } from './Messages.tsx'
import { useIsInFront } from './useIsInFront.ts'
import type { MaxMessages } from './useMaxMessages.ts'
import { useReadMark } from './useReadMark.ts'

interface MessagesQuery {
  readonly data?: Live<readonly MessageDocument[]> | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface ConversationProps {
  readonly progress: Progress
  /** The viewer's uid. */
  readonly uid: string
  readonly nameOf: (uid: string) => string
  /** The messages, latest first. Loaded ones stay while more are loading. */
  readonly messages: MessagesQuery
  /** The number of requested messages, from `useMaxMessages`. */
  readonly most: MaxMessages
  /** Called when the viewer has read further than `progress` says. */
  readonly onRead: (upTo: number) => void
  readonly emptyText: string
  /** Shown below the messages: the composer, or the reason why there is none. */
  readonly children: ReactNode
}

/** The messages of a conversation. Messages that are shown while the page is visible count as read. */
export function Conversation({
  progress,
  uid,
  nameOf,
  messages: { data, error, isFetching, refetch },
  most,
  onRead,
  emptyText,
  children,
}: ConversationProps) {
  const { t } = useTranslation('chat')
  const seen = progress.readAt[uid] ?? 0
  const [seenBefore] = useState(seen)
  const latest = progress.lastMessage?.at ?? 0
  const unread = useIsInFront() && data !== undefined && latest > seen
  useReadMark(unread ? latest : null, onRead)

  if (data === undefined) {
    return error === undefined ? (
      <RowsSkeleton rows={4} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  const messages = data.value.toReversed()
  return (
    <>
      {messages.length >= most.count && most.raise !== null && (
        <Button
          size="small"
          color="inherit"
          loading={isFetching}
          onClick={most.raise}
          sx={{ justifySelf: 'center' }}
        >
          {t('olderMessages')}
        </Button>
      )}
      {messages.length === 0 ? (
        <Typography color="textSecondary">{emptyText}</Typography>
      ) : (
        <Messages nameOf={nameOf} messages={messages} uid={uid} seenBefore={seenBefore} />
      )}
      {children}
    </>
  )
}
