import { basisOfScale, isRatingScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { useUpdateGuestPlayerMutation } from '../teamEndpoints.ts'
import { GuestFields } from './GuestFields.tsx'
import { guestProblemsOf, readGuest } from './guestDraft.ts'

interface EditGuestDialogProps {
  readonly competition: CompetitionDocument
  readonly player: PlayerDocument
  readonly players: readonly PlayerDocument[]
  readonly onClose: () => void
}

/** Corrects the name and the rank of a player without an account. */
export default function EditGuestDialog({ competition, player, players, onClose }: EditGuestDialogProps) {
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
  const others = players.filter(each => each.uid !== uid).map(each => each.displayName)
  const { draft, field, problems, ...form } = useForm({
    stored: { name: displayName, rank: typedRank },
    read: typed => readGuest(typed, scale, others),
    send: async guest => {
      const answer = await update({ competitionId, uid, ...guest })
      if (answer.error) return answer
      showSuccess(t('corrected', { player: guest.name }))
      onClose()
      return {}
    },
    problemsOf: guestProblemsOf,
  })
  return (
    <FormDialog
      title={t('editTitle', { context: basisOfScale(scale) })}
      submitLabel={t('save')}
      form={form}
      onClose={onClose}
    >
      <GuestFields scale={scale} rank={draft.rank} problems={problems} field={field} />
    </FormDialog>
  )
}
