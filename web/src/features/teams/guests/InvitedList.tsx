import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import type { MailVerdict } from '@upper-bracket/shared/invitation/mailVerdicts'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'

interface InvitedListProps {
  readonly judged: readonly { readonly player: PlayerDocument; readonly verdict: MailVerdict }[]
}

/** Says who gets a mail, and who gets none and why. */
export function InvitedList({ judged }: InvitedListProps) {
  const { t } = useTranslation('guests')
  const ready = judged.filter(({ verdict }) => verdict === 'ready')
  const others = judged.flatMap(({ player, verdict }) => (verdict === 'ready' ? [] : [{ player, verdict }]))
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" role="status" sx={{ fontWeight: 700 }}>
        {t('willBeMailed', { count: ready.length })}
      </Typography>
      {ready.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {ready.map(({ player }) => player.displayName).join(', ')}
        </Typography>
      )}
      {others.length > 0 && (
        <PlainList aria-label={t('notMailed')} sx={{ display: 'grid', gap: 0.5 }}>
          {others.map(({ player, verdict }) => (
            <Box
              component="li"
              key={player.uid}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}
            >
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {player.displayName}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t(`mail_${verdict}`, { mails: invitationLimits.mailsPerDay })}
              </Box>
            </Box>
          ))}
        </PlainList>
      )}
    </Box>
  )
}
