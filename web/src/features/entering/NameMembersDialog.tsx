import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useNameMembersMutation } from './enteringEndpoints.ts'
import { asSubstitutes } from './memberList.ts'
import { isSendable, MembersField } from './MembersField.tsx'
import { useMemberList } from './useMemberList.ts'

interface NameMembersDialogProps {
  readonly competition: CompetitionDocument
  readonly team: TeamDocument
  readonly players: readonly PlayerDocument[]
  readonly onClose: () => void
}

const empty = { members: '', substitutes: '' }

/** Lets a captain name players for the free seats of the team, and its substitutes. */
export default function NameMembersDialog({ competition, team, players, onClose }: NameMembersDialogProps) {
  const { t } = useTranslation('entering')
  const showSuccess = useShowSuccess()
  const [nameMembers] = useNameMembersMutation()
  const read = useMemberList(competition, players)
  const readSubstitutes = useMemberList(competition, players)
  const seats = teamSize - team.playerUids.length
  const named = players.filter(({ substituteOf }) => substituteOf === team.id).length
  const substituteSeats = Math.max(0, competition.options.substitutes - named)
  const { draft, field, ...form } = useForm({
    stored: empty,
    read: typed => {
      const [list, bench] = [read(typed.members), readSubstitutes(typed.substitutes)]
      const members = [...list.members, ...asSubstitutes(bench)]
      return members.length > 0 && isSendable(list, seats) && isSendable(bench, substituteSeats)
        ? { ok: true, value: members }
        : { ok: false, problems: { members: 'invalid' } }
    },
    send: async members => {
      const answer = await nameMembers({
        competitionId: competition.id,
        teamId: team.id,
        members: [...members],
      })
      if (answer.error) return answer
      showSuccess(t('namedNow', { count: members.length }))
      onClose()
      return {}
    },
  })
  return (
    <FormDialog
      title={t('nameTitle', { team: team.name })}
      submitLabel={t('nameMembers')}
      form={form}
      onClose={onClose}
      width="sm"
    >
      {seats > 0 && (
        <MembersField
          competition={competition}
          {...field('members')}
          list={read(draft.members)}
          seats={seats}
          autoFocus
        />
      )}
      {substituteSeats > 0 && (
        <MembersField
          competition={competition}
          {...field('substitutes')}
          list={readSubstitutes(draft.substitutes)}
          seats={substituteSeats}
          substitutes
          autoFocus={seats === 0}
        />
      )}
    </FormDialog>
  )
}
