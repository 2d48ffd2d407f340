import ForumOutlined from '@mui/icons-material/ForumOutlined'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import { hasUnread } from '@upper-bracket/shared/chat/conversation'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useTeamConversationQuery } from './teamChatEndpoints.ts'

interface TeamChatButtonProps {
  readonly competitionId: string
  readonly teamId: string
  /** The viewer's uid; the viewer is a member. */
  readonly uid: string
}

/** Opens the chat of the viewer's team, with a mark for unread messages. */
export function TeamChatButton({ competitionId, teamId, uid }: TeamChatButtonProps) {
  const { t } = useTranslation('teams')
  const conversation = useTeamConversationQuery({ competitionId, teamId }).currentData?.value ?? null
  const isUnread = conversation !== null && hasUnread(conversation, uid)
  return (
    <Button
      component={Link}
      to={hrefs.teamChat(competitionId)}
      preventScrollReset
      fullWidth
      variant="outlined"
      color="inherit"
      startIcon={
        <Badge color="error" variant="dot" invisible={!isUnread}>
          <ForumOutlined />
        </Badge>
      }
      sx={{ minHeight: 44 }}
    >
      {t(isUnread ? 'teamChatUnread' : 'teamChat')}
    </Button>
  )
}
