import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { notificationPath } from '@upper-bracket/shared/notifications/notificationPath'
import { notificationText } from '@upper-bracket/shared/notifications/notificationText'
import type { NotificationTexts } from '@upper-bracket/shared/notifications/texts/notificationTexts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { NotificationDocument } from '#documents/notificationEndpoints.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { writtenTime } from '#ui/time/writtenTime.ts'

interface NotificationRowProps {
  readonly notification: NotificationDocument
  readonly texts: NotificationTexts
  readonly onOpen: () => void
}

/** A notification with its time and a link to its target. */
export function NotificationRow({ notification, texts, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const { language } = useLanguage()
  const time = (at: number) => writtenTime(at, { language, length: 'short', now: Date.now() })
  const { title, body } = notificationText(notification, texts, time)
  const isUnread = notification.readAt === null
  return (
    <Box component="li">
      <ButtonBase component={Link} to={notificationPath(notification)} onClick={onOpen} sx={row}>
        <Box component="span" sx={[dot, isUnread && { bgcolor: 'brand.main' }]}>
          {isUnread && <span style={visuallyHidden}>{t('unread')}</span>}
        </Box>
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography component="span" sx={[line, { fontWeight: isUnread ? 700 : 500 }]}>
            {title}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={[line, clamp]}>
            {body}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary" sx={line}>
            <LocalTime at={notification.at} length="short" />
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  )
}

const row = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '8px 1fr',
  columnGap: 1.5,
  alignItems: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  px: 2,
  py: 1.25,
  color: 'text.primary',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const

const dot = { width: 8, height: 8, mt: 1, borderRadius: '50%' } as const
const line = { display: 'block', overflowWrap: 'anywhere' } as const
const clamp = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const
