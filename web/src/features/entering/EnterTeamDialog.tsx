import DialogContentText from '@mui/material/DialogContentText'
import { teamPlaces } from '@upper-bracket/shared/competition/closedRefusal'
import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import type { EnteringTeam } from '@upper-bracket/shared/entry/applicant'
import { teamEntryOf } from '@upper-bracket/shared/entry/entryOf'
import { isNamingInVain } from '@upper-bracket/shared/guest/closedNaming'
import { teamLimits, teamSize } from '@upper-bracket/shared/format/teamLimits'
import { teamName } from '@upper-bracket/shared/team/teamSchemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type CompetitionDocument, usePlayersQuery } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useNow } from '#ui/time/useNow.ts'
import { useEnterTeamMutation } from './enteringEndpoints.ts'
import { asSubstitutes, noMembers, withContacts } from './memberList.ts'
import { isSendable, MembersField } from './MembersField.tsx'
import { useMemberLine } from './useMemberLine.ts'
import { useMemberList } from './useMemberList.ts'

interface EnterTeamDialogProps {
  readonly competition: CompetitionDocument
  /** What the captain has answered before. */
  readonly statement: JoiningStatement
  /** The team of the viewer's application, which is replaced. */
  readonly asked?: EnteringTeam | undefined
  readonly onClose: () => void
}

interface Problems {
  readonly name?: 'invalid' | 'team-name-taken'
  readonly members?: 'invalid'
  readonly substitutes?: 'invalid'
}

const empty = { name: '', members: '', substitutes: '' }
const seats = teamSize - 1

/** Enters a team, of which the viewer becomes captain, with the members that the captain names. */
export default function EnterTeamDialog({ competition, statement, asked, onClose }: EnterTeamDialogProps) {
  const { t } = useTranslation(['entering', 'errors'])
  const navigate = useNavigate()
  const showSuccess = useShowSuccess()
  const { id: competitionId } = competition
  const players = usePlayersQuery(competitionId).currentData?.value
  const lineOf = useMemberLine(competition)
  const [stored] = useState(() =>
    asked
      ? {
          name: asked.name,
          members: asked.members
            .filter(each => !each.substitute)
            .map(lineOf)
            .join('\n'),
          substitutes: asked.members
            .filter(each => each.substitute)
            .map(lineOf)
            .join('\n'),
        }
      : empty,
  )
  const [ids] = useState(() => ({ joinId: newDocumentId(), teamId: newDocumentId() }))
  const [enterTeam] = useEnterTeamMutation()
  const now = useNow(competition.registrationDeadline)
  const entry = teamEntryOf(competition, { now })
  const expected = entry.ok ? entry.value : 'entered'
  const namesNobody = isNamingInVain(competition, now, true)
  const read = useMemberList(competition, players)
  const readSubstitutes = useMemberList(competition, players)
  const { substitutes: substitutesMax } = competition.options
  const { draft, field, problems, ...form } = useForm({
    stored,
    read: typed => {
      const name = teamName.safeParse(typed.name)
      const { members, ...list } = namesNobody ? noMembers : read(typed.members)
      const areSendable = isSendable({ members, ...list }, seats)
      const bench = namesNobody ? noMembers : readSubstitutes(typed.substitutes)
      const areSubstitutesSendable = isSendable(bench, substitutesMax)
      if (name.success && areSendable && areSubstitutesSendable) {
        return { ok: true, value: { name: name.data, members, substitutes: asSubstitutes(bench) } }
      }
      const found: Problems = {
        ...(!name.success && { name: 'invalid' }),
        ...(!areSendable && { members: 'invalid' }),
        ...(!areSubstitutesSendable && { substitutes: 'invalid' }),
      }
      return { ok: false, problems: found }
    },
    send: async ({ substitutes, ...team }) => {
      const answer = await enterTeam({
        competitionId,
        ...ids,
        ...team,
        discordLink: asked?.discordLink ?? null,
        ...statement,
        members: withContacts([...team.members, ...substitutes], asked?.members ?? []),
      })
      if (answer.error) return answer
      onClose()
      const became = answer.data?.became
      if (asked) {
        showSuccess(t('teamChanged'))
        return {}
      }
      if (became !== 'entered') {
        showSuccess(t(became === 'requested' ? 'teamRequested' : 'teamWaits', { team: team.name }))
        return {}
      }
      const count = seats - team.members.length
      showSuccess(
        count === 0
          ? t('enteredComplete', { team: team.name })
          : t('enteredIncomplete', { team: team.name, count }),
      )
      void navigate(hrefs.competitionTeams(competitionId))
      return {}
    },
    problemsOf: ({ code }): Problems => (code === 'team-name-taken' ? { name: code } : {}),
  })
  const nameError =
    problems.name === 'invalid'
      ? t('nameProblem', { least: teamLimits.nameMin, most: teamLimits.nameMax })
      : problems.name && t('errors:team-name-taken')
  return (
    <FormDialog
      title={t(asked ? 'changeTeam' : 'enterTitle')}
      submitLabel={t(asked ? 'saveTeam' : `enter_${expected}`)}
      form={form}
      onClose={onClose}
      width="sm"
    >
      {!asked && (
        <DialogContentText>
          {t('enterLead')}{' '}
          {expected !== 'entered' && t(`enterLead_${expected}`, { seats: teamPlaces(competition.options) })}
        </DialogContentText>
      )}
      <FormField
        label={t('name')}
        name="name"
        autoComplete="off"
        autoFocus
        required
        {...field('name')}
        error={nameError}
      />
      {namesNobody ? (
        <DialogContentText>
          {t('onlyByLink')}{' '}
          {asked &&
            asked.members.length > 0 &&
            t('membersLeave', { names: asked.members.map(each => each.name).join(', ') })}
        </DialogContentText>
      ) : (
        <>
          <MembersField
            competition={competition}
            {...field('members')}
            list={read(draft.members)}
            seats={seats}
          />
          {substitutesMax > 0 && (
            <MembersField
              competition={competition}
              {...field('substitutes')}
              list={readSubstitutes(draft.substitutes)}
              seats={substitutesMax}
              substitutes
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
