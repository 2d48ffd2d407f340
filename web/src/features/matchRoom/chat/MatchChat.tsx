import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { hasUnread } from '@upper-bracket/shared/chat/conversation'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { conversation } from './conversationStyle.ts'
import type { MatchChatProps } from './MatchChatDialog.tsx'
import { useConversationQuery } from '../state/matchRoomEndpoints.ts'

// The conversation contains validation code, so it is loaded later.
const MatchConversation = lazy(() => import('./MatchConversation.tsx'))
const MatchChatDialog = lazyDialog(() => import('./MatchChatDialog.tsx'))

/** The conversation of a match next to it. */
export function MatchChatColumn(props: MatchChatProps) {
  const { t } = useTranslation('matchRoom')
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={[conversation, column]}>
      <Typography id={id} variant="h3" component="h3">
        {t('conversation')}
      </Typography>
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <MatchConversation {...props} />
      </Suspense>
    </Box>
  )
}

/**
 * Opens the conversation of a match, and marks that it has unread messages. Whether it is open is in the address, so
 * that notifications lead to it, and the browser's Back closes it.
 */
export function MatchChatButton(props: MatchChatProps) {
  const { t } = useTranslation(['matchRoom', 'chat'])
  const { matchRoomId, uid } = props
  const { competitionId, bracketId } = useBracketScope()
  const { currentData } = useConversationQuery({ competitionId, bracketId, matchRoomId })
  const [search, setSearch] = useSearchParams()
  const open = () => {
    search.set('chat', 'open')
    setSearch(search, { preventScrollReset: true })
  }
  const close = () => {
    search.delete('chat')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  const isUnread = currentData?.value != null && hasUnread(currentData.value, uid)
  const name = t('conversation')
  return (
    <>
      <IconButton
        aria-label={isUnread ? `${name}: ${t('chat:newMessages')}` : name}
        aria-haspopup="dialog"
        onClick={open}
        sx={{ width: 48, height: 48, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
      >
        <Badge color="error" variant="dot" invisible={!isUnread}>
          <ChatBubbleOutline />
        </Badge>
      </IconButton>
      <MatchChatDialog {...props} open={search.has('chat')} onClose={close} />
    </>
  )
}

const column = {
  position: 'sticky',
  top: 60,
  alignSelf: 'start',
  // What is above it on the page leaves this much of the window.
  height: 'max(24rem, calc(100dvh - 15.5rem))',
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
