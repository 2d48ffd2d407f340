import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useContactsQuery } from '#documents/contacts.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { ContactFacts } from './ContactFacts.tsx'

interface PlayerContactsProps {
  readonly competitionId: string
  readonly uid: string
  /** Whether the viewer is the player. */
  readonly isOwn: boolean
  /** Whether the player has no account. */
  readonly isGuest: boolean
}

/** A player's contacts, and who can see them. */
export function PlayerContacts({ competitionId, uid, isOwn, isGuest }: PlayerContactsProps) {
  const { t } = useTranslation('player')
  const id = useId()
  const { currentData, error, refetch } = useContactsQuery({ competitionId, uid })
  if (isGuest && currentData?.value?.entered === undefined) return null
  const entered = currentData?.value?.enteredBy === 'captain' ? 'contactsNamed' : 'contactsEntered'
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={id} component="h3" sx={{ fontWeight: 700 }}>
          {t('contacts')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isGuest ? entered : isOwn ? 'contactsOwn' : 'contactsSeenBy')}{' '}
          {isOwn && (
            <Link component={RouterLink} to={hrefs.profile()} underline="always">
              {t('toProfile')}
            </Link>
          )}
        </Typography>
      </div>
      {currentData === undefined ? (
        error === undefined ? (
          <Skeleton variant="rounded" height={64} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <ContactFacts contacts={currentData.value} />
      )}
    </Box>
  )
}
