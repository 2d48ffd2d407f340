import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ComponentProps, lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { conversation } from './conversationStyle.ts'

const MatchConversation = lazy(() => import('./MatchConversation.tsx'))

export type MatchChatProps = Pick<
  ComponentProps<typeof MatchConversation>,
  'competition' | 'match' | 'matchRoomId' | 'matchRoom' | 'uid'
>

interface MatchChatDialogProps extends MatchChatProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The conversation of a match, on a phone as high as the window. */
export default function MatchChatDialog({ open, onClose, ...props }: MatchChatDialogProps) {
  const { t } = useTranslation(['matchRoom', 'common'])
  const onPhone = useOnPhone()
  const id = useId()
  return (
    <Dialog open={open} fullScreen={onPhone} fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <Box sx={[conversation, { height: onPhone ? '100dvh' : '80dvh' }]}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ flex: '1 1 auto' }}>
            {t('conversation')}
          </Typography>
          <IconButton aria-label={t('common:close')} edge="end" onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <MatchConversation {...props} />
        </Suspense>
      </Box>
    </Dialog>
  )
}
