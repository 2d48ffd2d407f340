import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import { hasUnread } from '@upper-bracket/shared/chat/conversation'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import type { RequestDocument } from '../commentatorEndpoints.ts'

interface ChatButtonProps {
  readonly competitionId: string
  readonly request: RequestDocument
  /** The viewer's uid. */
  readonly uid: string
  /** Whether the viewer has nothing more important to do than to read what is new. */
  readonly isNextStep?: boolean
}

/** Links to the chat, if there is one, with a mark for unread messages. */
export function ChatButton({ competitionId, request, uid, isNextStep = false }: ChatButtonProps) {
  const { t } = useTranslation('commentators')
  if (request.confirmedAt === null) return null
  const isUnread = hasUnread(request, uid)
  return (
    <Badge color="error" variant="dot" invisible={!isUnread}>
      <Button
        component={Link}
        to={hrefs.competitionChat(competitionId, request.id)}
        size="small"
        {...(isUnread && isNextStep
          ? { variant: 'contained', 'data-next-step': 'read-chat' }
          : { variant: 'outlined', color: 'inherit' })}
      >
        {t(isUnread ? 'chatUnread' : 'chat')}
      </Button>
    </Badge>
  )
}
