import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useNameMembersMutation } from './enteringEndpoints.ts'
import { isSendable, MembersField } from './MembersField.tsx'
import { useMemberList } from './useMemberList.ts'

interface NameMembersDialogProps {
  readonly competition: CompetitionDocument
  readonly team: TeamDocument
  readonly players: readonly PlayerDocument[]
  readonly onClose: () => void
}

const empty = { members: '' }

/** Lets a captain name players for the free seats of the team. */
export default function NameMembersDialog({ competition, team, players, onClose }: NameMembersDialogProps) {
  const { t } = useTranslation('entering')
  const showSuccess = useShowSuccess()
  const [nameMembers] = useNameMembersMutation()
  const read = useMemberList(competition, players)
  const seats = teamSize - team.playerUids.length
  const { draft, field, ...form } = useForm({
    stored: empty,
    read: typed => {
      const list = read(typed.members)
      return list.members.length > 0 && isSendable(list, seats)
        ? { ok: true, value: list.members }
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
      <MembersField
        competition={competition}
        {...field('members')}
        list={read(draft.members)}
        seats={seats}
        autoFocus
      />
    </FormDialog>
  )
}
