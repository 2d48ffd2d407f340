import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { useCreateInvitationMutation } from '#documents/inviteEndpoints.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newUnguessableId } from '#platform/addresses/newUnguessableId.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useCopy } from '#ui/useCopy.ts'
import { useSend } from '#ui/useSend.ts'

interface GuestsToWriteProps {
  readonly competition: CompetitionDocument
  readonly guests: readonly PlayerDocument[]
  readonly contacts: readonly Contacts[]
}

/** Offers a text with each guest's own link, to be sent over Discord or Telegram by hand. */
export function GuestsToWrite({ competition, guests, contacts }: GuestsToWriteProps) {
  const { t } = useTranslation('guests')
  const [createInvitation] = useCreateInvitationMutation()
  const copied = useCopy()
  const send = useSend()
  const invitationIds = useRef(new Map<string, string>())
  const entered = new Map(contacts.map(each => [each.uid, each.entered]))
  const reached = guests.flatMap(player => {
    const { telegram, discord } = entered.get(player.uid) ?? {}
    const names = [
      ...(telegram === undefined ? [] : [`Telegram: ${telegram}`]),
      ...(discord === undefined ? [] : [`Discord: ${discord}`]),
    ]
    return names.length === 0 ? [] : [{ player, names }]
  })
  if (reached.length === 0) return null

  // Browsers allow copying only at once after the press, so that the call comes second. Its id stays for another press.
  const invite = ({ uid, displayName }: PlayerDocument) => {
    const invitationId = invitationIds.current.get(uid) ?? newUnguessableId()
    invitationIds.current.set(uid, invitationId)
    const link = new URL(hrefs.invite(invitationId), location.origin).href
    const text = t('textToSend', { player: displayName, competition: competition.name, link })
    const copying = copied(text, t('textCopied'), t('textNotCopied'))
    const invitation = {
      role: 'takeOver',
      teamId: null,
      playerUid: uid,
      lifetimeHours: invitationLimits.placeLifetime,
      maxUses: 1,
    } as const
    return Promise.all([
      copying,
      send(createInvitation({ competitionId: competition.id, invitationId, ...invitation })),
    ])
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t('writeThem')}
      </Typography>
      <Typography color="textSecondary">{t('writeThemText')}</Typography>
      <PlainList>
        {reached.map(({ player, names }) => (
          <Box
            component="li"
            key={player.uid}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 48 }}
          >
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', mr: 'auto' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {player.displayName}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {names.join(' · ')}
              </Box>
            </Box>
            <Button
              color="inherit"
              startIcon={<ContentCopyOutlined />}
              aria-label={t('copyTextFor', { player: player.displayName })}
              onClick={() => void invite(player)}
              sx={{ minHeight: 44 }}
            >
              {t('copyText')}
            </Button>
          </Box>
        ))}
      </PlainList>
    </Box>
  )
}
