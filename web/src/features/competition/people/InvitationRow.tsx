import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { invitationState } from '@upper-bracket/shared/invitation/invitationState'
import { writtenCode } from '@upper-bracket/shared/invitation/invitationCode'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, TeamDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'
import { listRow } from '#ui/listRow.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { useCopy } from '#ui/useCopy.ts'
import { useSend } from '#ui/useSend.ts'
import { type InvitationDocument, useRevokeInvitationMutation } from '../invitation/invitationEndpoints.ts'

interface InvitationRowProps {
  readonly competition: CompetitionDocument
  readonly invitation: InvitationDocument
  /** The team of the invitation, if it still exists. */
  readonly team: TeamDocument | null
  /** The name of the guest to take over; null if there is none, or the guest is gone. */
  readonly guestName: string | null
  readonly onShowCode: (invitationId: string) => void
}

export function InvitationRow({ competition, invitation, team, guestName, onShowCode }: InvitationRowProps) {
  const { t } = useTranslation('people')
  const now = useNow(invitation.expiresAt)
  const copy = useCopy()
  const { id, role, teamId, uses, maxUses, expiresAt, code } = invitation
  const state = invitationState({ competition, invitation, team }, now)
  const name = team?.name ?? t('deletedTeam')
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 650, color: state === 'open' ? 'text.primary' : 'text.secondary' }}>
          {teamId !== null && t('roleInTeam', { team: name })}
          {teamId === null && (guestName === null ? t(`role_${role}`) : t('roleOf', { player: guestName }))}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('used', { uses, count: maxUses })}
          {' · '}
          {state === 'open' ? (
            <>
              {t('until')} <LocalTime at={expiresAt} length="short" />
            </>
          ) : (
            t(`state_${state}`)
          )}
        </Box>
      </Box>
      {state === 'open' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {code !== undefined && (
            <Button
              size="small"
              color="inherit"
              startIcon={<ContentCopyOutlined />}
              aria-label={t('copyCode', { code: writtenCode(code) })}
              onClick={() => void copy(writtenCode(code), t('codeCopied'), t('codeNotCopied'))}
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {writtenCode(code)}
            </Button>
          )}
          <CopyLinkButton href={hrefs.invite(id)} size="small" />
          <Button size="small" color="inherit" startIcon={<QrCode2Outlined />} onClick={() => onShowCode(id)}>
            {t('code')}
          </Button>
          <Revoke competitionId={competition.id} invitationId={id} />
        </Box>
      )}
    </Box>
  )
}

function Revoke(address: { readonly competitionId: string; readonly invitationId: string }) {
  const { t } = useTranslation('people')
  const [revoke, { isLoading }] = useRevokeInvitationMutation()
  const send = useSend()
  return (
    <ConfirmedButton
      size="small"
      label={t('revoke')}
      title={t('revokeTitle')}
      busy={isLoading}
      onConfirm={() => send(revoke(address), t('revoked'))}
    >
      {t('revokeText')}
    </ConfirmedButton>
  )
}
