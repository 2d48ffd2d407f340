import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { invitationRoles } from '@upper-bracket/shared/invitation/invitationRoles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamDocument } from '#documents/competition.ts'
import { useCreateInvitationMutation } from '#documents/inviteEndpoints.ts'
import { newUnguessableId } from '#platform/addresses/newUnguessableId.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { defaultUses, type InvitationDraft, type OfferedRole, readInvitation } from './invitationDraft.ts'

interface CreateInvitationDialogProps {
  readonly competitionId: string
  /** The roles that the viewer may grant; not empty. */
  readonly choices: readonly OfferedRole[]
  /** The initial role; by default the first of `choices`. */
  readonly role?: OfferedRole | undefined
  /** The teams to which the viewer may invite. */
  readonly teams: readonly TeamDocument[]
  /** Whether people need an invitation to join, so that a code is offered first. */
  readonly codeFirst: boolean
  /** Whether joining without an invitation is no longer possible. */
  readonly late: boolean
  readonly onCreated: (invitationId: string) => void
  readonly onClose: () => void
}

/** A dialog to choose role, lifetime and number of uses of an invitation. */
export default function CreateInvitationDialog(props: CreateInvitationDialogProps) {
  const { competitionId, choices, role, teams, codeFirst, late, onCreated, onClose } = props
  const { t } = useTranslation('people')
  const [invitationId] = useState(newUnguessableId)
  const [stored] = useState(
    (): InvitationDraft => ({
      ...firstDraft(role ?? choices[0] ?? 'player', teams, late),
      withCode: codeFirst,
    }),
  )
  const [createInvitation] = useCreateInvitationMutation()
  const { draft, field, set, problems, ...form } = useForm({
    stored,
    read: readInvitation,
    send: async wanted => {
      const answer = await createInvitation({ competitionId, invitationId, ...wanted })
      if (answer.error) return answer
      onClose()
      onCreated(invitationId)
      return {}
    },
  })
  const { ofTeam, usesMax } = invitationRoles[draft.role]
  return (
    <FormDialog title={t('createInvitation')} submitLabel={t('create')} form={form} onClose={onClose}>
      {choices.length > 1 && (
        <ChoiceCards
          legend={t('inviteAs')}
          choices={choices.map(role => ({
            value: role,
            label: t(`role_${role}`),
            text: t(`roleText_${role}`),
          }))}
          value={draft.role}
          onChange={role => {
            set('role', role)
            set('maxUses', late ? '1' : String(defaultUses[role]))
          }}
        />
      )}
      {late && draft.role === 'player' && <Typography color="textSecondary">{t('lateText')}</Typography>}
      {ofTeam && (
        <TeamChoice
          teams={teams}
          teamId={draft.teamId}
          onChange={teamId => set('teamId', teamId)}
          error={problems.teamId && t('teamMissing')}
        />
      )}
      <ChoiceCards
        dense
        legend={t('lifetime')}
        choices={invitationLimits.lifetimes.map(hours => ({ value: hours, label: t(`lifetime_${hours}`) }))}
        {...field('lifetimeHours')}
      />
      <FormField
        label={t('maxUses')}
        name="maxUses"
        inputProps={{ inputMode: 'numeric' }}
        required
        {...field('maxUses')}
        hint={t('maxUsesHint')}
        error={problems.maxUses && t('maxUsesWrong', { most: usesMax })}
      />
      {draft.role === 'player' && (
        <FormControlLabel
          control={<Checkbox checked={draft.withCode} onChange={(_, checked) => set('withCode', checked)} />}
          label={t('withCode')}
        />
      )}
    </FormDialog>
  )
}

function firstDraft(
  role: OfferedRole,
  teams: readonly TeamDocument[],
  late: boolean,
): Omit<InvitationDraft, 'withCode'> {
  const [team, ...others] = teams
  const teamId = others.length === 0 ? (team?.id ?? null) : null
  return { role, teamId, lifetimeHours: 24, maxUses: late ? '1' : String(defaultUses[role]) }
}

interface TeamChoiceProps {
  readonly teams: readonly TeamDocument[]
  readonly teamId: string | null
  readonly onChange: (teamId: string) => void
  readonly error: string | undefined
}

function TeamChoice({ teams, teamId, onChange, error }: TeamChoiceProps) {
  const { t } = useTranslation('people')
  const [picking, setPicking] = useState(false)
  const chosen = teams.find(({ id }) => id === teamId)
  return (
    <Box data-invalid={error === undefined ? undefined : ''}>
      <Button
        variant="outlined"
        color={error === undefined ? 'inherit' : 'error'}
        fullWidth
        disabled={teams.length === 1}
        onClick={() => setPicking(true)}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {chosen === undefined ? t('chooseTeam') : t('chosenTeam', { team: chosen.name })}
      </Button>
      {error !== undefined && (
        <FormHelperText error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {picking && (
        <PickerDialog
          title={t('chooseTeam')}
          items={teams}
          empty={t('noTeams')}
          search={{ label: t('findTeam'), notFound: t('teamNotFound'), fromItems: 8 }}
          onPick={({ id }) => onChange(id)}
          onClose={() => setPicking(false)}
        >
          {({ name }) => name}
        </PickerDialog>
      )}
    </Box>
  )
}
