import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { type Contact, contactUrl } from '@upper-bracket/shared/player/contact'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useLanguageNames } from '#platform/language/useLanguageNames.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { BroadcastLink } from '../BroadcastLink.tsx'
import type { RequestDocument } from '../commentatorEndpoints.ts'
import { CommentatorMatches } from '../offers/CommentatorMatches.tsx'
import { StatusLabel } from './StatusLabel.tsx'

interface RequestCardProps {
  readonly competition: CompetitionDocument
  readonly request: RequestDocument
  readonly actions: ReactNode
}

/** A request or an offer in the organizers' view. */
export function RequestCard({ competition, request, actions }: RequestCardProps) {
  const { t } = useTranslation('commentators')
  const languageNames = useLanguageNames()
  const { displayName, photoURL, contact, comment, requestedAt, endedAt } = request
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        {displayName !== null && <UserAvatar name={displayName} photoURL={photoURL} size={40} />}
        <Box sx={{ minWidth: 0, flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
          {displayName !== null && <Typography sx={{ fontWeight: 650 }}>{displayName}</Typography>}
          <BroadcastLink url={request.broadcastLink} />
        </Box>
        <StatusLabel status={request.status} origin={request.origin} />
      </Box>
      {contact !== null && <ContactLine contact={contact} />}
      {comment !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment}</Typography>
      )}
      {request.origin === 'offer' && request.endedAt === null && (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            {languageNames(...request.languages)}
          </Typography>
          <CommentatorMatches
            competition={competition}
            matches={request.matches}
            isConcerned={request.status === 'offered' ? 'as-organizer' : null}
          />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('sentAt')} <LocalTime at={requestedAt} length="short" />
        {request.status === 'awaiting' && (
          <>
            {' · '}
            {displayName === null ? t('notOpened') : t('opened', { name: displayName })}
          </>
        )}
      </Typography>
      {request.status === 'awaiting' && <Deadline request={request} />}
      {(endedAt === null || actions !== null) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
          {actions}
        </Box>
      )}
    </Box>
  )
}

/** The page shows when the day has passed, whether or not the reminder has been recorded. */
function Deadline({ request: { requestedAt, remindedAt } }: { request: RequestDocument }) {
  const { t } = useTranslation('commentators')
  const deadline = requestedAt + commentatorLimits.responseMs
  const isOver = useNow(deadline) > deadline || remindedAt !== null
  return (
    <Typography
      role={isOver ? 'status' : undefined}
      sx={{ color: isOver ? 'warning.main' : 'text.secondary', maxWidth: '70ch' }}
    >
      {t(isOver ? 'dayPassed' : 'withinDay')}
    </Typography>
  )
}

function ContactLine({ contact }: { contact: Contact }) {
  const { t } = useTranslation('commentators')
  const url = contactUrl(contact)
  const name = contact.service === 'telegram' ? `@${contact.handle}` : contact.handle
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
      <BrandMark brand={contact.service} size={18} />
      <Box component="span" sx={visuallyHidden}>
        {t(`contact_${contact.service}`)}
      </Box>
      {url === null ? name : <OutsideLink href={url}>{name}</OutsideLink>}
    </Box>
  )
}

const card = {
  display: 'grid',
  gap: 1.25,
  p: { xs: 1.5, sm: 2 },
  bgcolor: 'background.paper',
  borderRadius: 1,
} as const
