import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicCommentatorDocument } from '#documents/publicCommentators.ts'
import { useLanguageNames } from '#platform/language/useLanguageNames.ts'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { BroadcastLink } from './BroadcastLink.tsx'

/** The public card of a confirmed commentator, with additional content below. */
export function CommentatorCard({
  publicCommentator,
  children,
}: {
  publicCommentator: PublicCommentatorDocument
  children?: ReactNode
}) {
  const { t } = useTranslation('common')
  const languageNames = useLanguageNames()
  const name = publicCommentator.displayName ?? t('deletedPlayer')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        p: { xs: 1.5, sm: 2 },
        bgcolor: 'background.paper',
        borderRadius: 1,
      }}
    >
      <UserAvatar name={name} photoURL={publicCommentator.photoURL} size={56} />
      <Box sx={{ minWidth: 0, flexGrow: 1, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <Typography component="h3" sx={{ fontWeight: 650, fontSize: '1.1rem' }}>
          {name}
        </Typography>
        <div>
          <BroadcastLink url={publicCommentator.broadcastLink} />
        </div>
        {publicCommentator.languages.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {languageNames(...publicCommentator.languages)}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  )
}
