import DialogContentText from '@mui/material/DialogContentText'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { useCreateInvitationMutation } from '#documents/inviteEndpoints.ts'
import { newUnguessableId } from '#platform/addresses/newUnguessableId.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { useForm } from '#ui/form/useForm.ts'

const QrDialog = lazy(() => import('#ui/invitation/QrDialog.tsx'))

interface TakeOverDialogProps {
  readonly competitionId: string
  readonly player: PlayerDocument
  /** Whether the captain who has named the player invites. */
  readonly byCaptain: boolean
  readonly onClose: () => void
}

type Lifetime = (typeof invitationLimits.lifetimes)[number]
const week: Lifetime = 168

/** Invites a person to take over a player without an account. */
export default function TakeOverDialog({ competitionId, player, byCaptain, onClose }: TakeOverDialogProps) {
  const { t } = useTranslation(['guests', 'people'])
  const [invitationId] = useState(newUnguessableId)
  const [isReady, setIsReady] = useState(false)
  const [createInvitation] = useCreateInvitationMutation()
  const { field, ...form } = useForm({
    stored: { lifetimeHours: week },
    read: ({ lifetimeHours }) => ({ ok: true, value: lifetimeHours }),
    send: async lifetimeHours => {
      const answer = await createInvitation({
        competitionId,
        invitationId,
        role: 'takeOver',
        teamId: byCaptain ? (player.teamId ?? player.substituteOf ?? null) : null,
        playerUid: player.uid,
        lifetimeHours,
        maxUses: 1,
      })
      if (answer.error) return answer
      setIsReady(true)
      return {}
    },
  })
  if (isReady) {
    return (
      <Suspense fallback={null}>
        <QrDialog invitationId={invitationId} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <FormDialog
      title={t('takeOverTitle', { player: player.displayName })}
      submitLabel={t('people:create')}
      form={form}
      onClose={onClose}
    >
      <DialogContentText>{t('takeOverText')}</DialogContentText>
      <ChoiceCards
        dense
        legend={t('people:lifetime')}
        choices={invitationLimits.lifetimes.map(hours => ({
          value: hours,
          label: t(`people:lifetime_${hours}`),
        }))}
        {...field('lifetimeHours')}
      />
    </FormDialog>
  )
}
