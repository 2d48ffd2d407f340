import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlined'
import Close from '@mui/icons-material/Close'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { hasUnread } from '@upper-bracket/shared/chat/conversation'
import { type ComponentProps, lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useConversationQuery } from './matchRoomEndpoints.ts'

// The conversation contains validation code, so it is loaded later.
const MatchConversation = lazy(() => import('./MatchConversation.tsx'))

type MatchChatProps = Pick<
  ComponentProps<typeof MatchConversation>,
  'competition' | 'match' | 'matchRoomId' | 'matchRoom' | 'uid'
>

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
  const { t } = useTranslation(['matchRoom', 'chat', 'common'])
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
  const onPhone = useOnPhone()
  const id = useId()
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
      <Dialog
        open={search.has('chat')}
        fullScreen={onPhone}
        fullWidth
        maxWidth="sm"
        aria-labelledby={id}
        onClose={close}
      >
        <Box sx={[conversation, { height: onPhone ? '100dvh' : '80dvh' }]}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography id={id} variant="h3" component="h2" sx={{ flex: '1 1 auto' }}>
              {name}
            </Typography>
            <IconButton aria-label={t('common:close')} edge="end" onClick={close}>
              <Close />
            </IconButton>
          </Box>
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <MatchConversation {...props} />
          </Suspense>
        </Box>
      </Dialog>
    </>
  )
}

/** The messages take the height that is left, and the composer stays at the lower edge. */
const conversation = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: 2,
  minWidth: 0,
  '& [role=log]': { flex: '1 1 0', minHeight: '8rem', maxHeight: 'none' },
  '& form': { mt: 'auto' },
} as const

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
