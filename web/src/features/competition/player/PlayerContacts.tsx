import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { safeAddress } from '@upper-bracket/shared/text/safeAddress'
import { useContactsQuery } from './contactsEndpoint.ts'
import { Fact } from './Fact.tsx'

interface PlayerContactsProps {
  readonly competitionId: string
  readonly uid: string
  /** Whether the viewer is the player. */
  readonly isOwn: boolean
}

/** A player's contacts, and who can see them. */
export function PlayerContacts({ competitionId, uid, isOwn }: PlayerContactsProps) {
  const { t } = useTranslation('player')
  const id = useId()
  const { currentData, error, refetch } = useContactsQuery({ competitionId, uid })
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={id} component="h3" sx={{ fontWeight: 700 }}>
          {t('contacts')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isOwn ? 'contactsOwn' : 'contactsSeenBy')}{' '}
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

function ContactFacts({ contacts }: { contacts: Contacts | null }) {
  const { t } = useTranslation('player')
  const { realName = '', messagingURL = '', discordID = null } = contacts ?? {}
  const telegram = /^https:/.test(messagingURL) ? safeAddress(messagingURL) : null
  const discord = discordID === null ? null : safeAddress(`https://discord.com/users/${discordID}`)
  if (realName === '' && telegram === null && discord === null) {
    return <Typography color="textSecondary">{t('noContacts')}</Typography>
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {realName !== '' && <Fact label={t('realName')}>{realName}</Fact>}
      {telegram !== null && (
        <Fact label="Telegram">
          <OutsideLink href={telegram}>
            {telegram.replace(/^https:\/\/t\.me\//, '@').replace(/\/$/, '')}
          </OutsideLink>
        </Fact>
      )}
      {discord !== null && (
        <Fact label="Discord">
          <OutsideLink href={discord}>{t('discordProfile')}</OutsideLink>
        </Fact>
      )}
    </Box>
  )
}
