import DialogContentText from '@mui/material/DialogContentText'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type GuestContacts, guestContactKinds } from '@upper-bracket/shared/player/guestContacts'
import { isRatingScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { useContactsQuery } from '#documents/contacts.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { type ReadDraft, useForm } from '#ui/form/useForm.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { useUpdateGuestPlayerMutation } from '../teamEndpoints.ts'
import { type ContactProblems, contactDraft, readGuestContacts } from './contactDraft.ts'
import { GuestFields } from './GuestFields.tsx'
import { type Guest, type GuestProblems, guestProblemsOf, readGuest } from './guestDraft.ts'

interface EditGuestDialogProps {
  readonly competition: CompetitionDocument
  readonly player: PlayerDocument
  readonly players: readonly PlayerDocument[]
  /** Whether the captain who has named the player corrects, who does not see contacts. */
  readonly byCaptain: boolean
  readonly onClose: () => void
}

/** Corrects the name, the rank and the contacts of a player without an account. */
export default function EditGuestDialog(props: EditGuestDialogProps) {
  const { competition, player, players, byCaptain, onClose } = props
  const { t } = useTranslation('guests')
  const { id: competitionId } = competition
  const scale = rankScaleOf(competition)
  const { uid, displayName, rankTier } = player
  const rankName = useRankName()
  const typedRank = isRatingScale(scale)
    ? String(rankTier ?? '')
    : rankTier === null
      ? ''
      : (rankName(scale, rankTier) ?? '')
  const [update] = useUpdateGuestPlayerMutation()
  const showSuccess = useShowSuccess()
  const {
    currentData: contacts,
    error,
    refetch,
  } = useContactsQuery(byCaptain ? skipToken : { competitionId, uid })
  const others = players.filter(each => each.uid !== uid).map(each => each.displayName)
  const { draft, field, problems, ...form } = useForm({
    stored: { name: displayName, rank: typedRank, ...contactDraft(contacts?.value?.entered) },
    read: typed => readBoth(readGuest(typed, scale, others), readGuestContacts(typed)),
    send: async ({ contacts: entered, ...guest }) => {
      const loaded = contacts === undefined ? {} : { contacts: entered }
      const teamId = player.teamId ?? player.substituteOf
      const ofTeam = byCaptain && teamId !== undefined ? { teamId } : {}
      const answer = await update({ competitionId, uid, ...guest, ...loaded, ...ofTeam })
      if (answer.error) return answer
      showSuccess(t('corrected', { player: guest.name }))
      onClose()
      return {}
    },
    problemsOf: (error): GuestProblems & ContactProblems => guestProblemsOf(error),
  })
  return (
    <FormDialog title={t('editTitle')} submitLabel={t('save')} form={form} onClose={onClose}>
      <GuestFields scale={scale} rank={draft.rank} problems={problems} field={field} />
      {!byCaptain && <DialogContentText>{t('contactsSeenBy')}</DialogContentText>}
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {/* What is typed before they are known would be dropped. */}
      {contacts !== undefined &&
        guestContactKinds.map(kind => (
          <FormField
            key={kind}
            label={t(`contact_${kind}`)}
            name={kind}
            autoComplete="off"
            {...field(kind)}
            error={problems[kind] && t(`field_${problems[kind]}`)}
          />
        ))}
    </FormDialog>
  )
}

function readBoth(
  guest: ReturnType<typeof readGuest>,
  contacts: ReturnType<typeof readGuestContacts>,
): ReadDraft<Guest & { readonly contacts: GuestContacts }, GuestProblems & ContactProblems> {
  if (guest.ok && contacts.ok) return { ok: true, value: { ...guest.value, contacts: contacts.value } }
  return { ok: false, problems: { ...(!guest.ok && guest.problems), ...(!contacts.ok && contacts.problems) } }
}
