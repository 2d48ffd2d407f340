import { newConversation } from '@upper-bracket/shared/chat/conversation'
import type { ComponentProps } from 'react'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { Conversation } from './Conversation.tsx'

type ConversationProps = ComponentProps<typeof Conversation>

interface LoadedConversationProps extends Omit<ConversationProps, 'progress'> {
  readonly query: {
    /** The stored progress; null before the first message. Undefined while loading. */
    readonly currentData?: { readonly value: ConversationProps['progress'] | null } | undefined
    readonly error?: unknown
    readonly refetch: () => unknown
  }
}

/** A conversation once its progress has been read; until then rows, or why it could not be read. */
export function LoadedConversation({ query, ...props }: LoadedConversationProps) {
  const { currentData, error, refetch } = query
  if (currentData !== undefined) {
    return <Conversation {...props} progress={currentData.value ?? newConversation} />
  }
  if (error !== undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={3} />
}
