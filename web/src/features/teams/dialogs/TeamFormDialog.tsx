import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import { focusFirstProblem } from '#ui/form/focusFirstProblem.ts'
import type { TeamDraft, TeamProblems } from './teamDraft.ts'

interface TeamFormDialogProps {
  readonly title: string
  readonly note?: string
  readonly alert?: ReactNode
  readonly draft: TeamDraft
  readonly onChange: (draft: TeamDraft, field: keyof TeamDraft) => void
  readonly problems: TeamProblems
  readonly busy: boolean
  readonly submitLabel: string
  readonly onSubmit: () => Promise<void>
  readonly onClose: () => void
}

/** Name and Discord link of a team, new or not. */
export function TeamFormDialog(props: TeamFormDialogProps) {
  const { title, note, alert, draft, onChange, problems, busy, submitLabel, onSubmit, onClose } = props
  const { t } = useTranslation(['teams', 'errors', 'common'])
  const id = useId()
  const submit = async (form: HTMLFormElement) => {
    await onSubmit()
    focusFirstProblem(form)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!busy) void submit(event.currentTarget)
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {note !== undefined && <DialogContentText>{note}</DialogContentText>}
          {alert !== undefined && (
            <Alert severity="info" variant="outlined">
              {alert}
            </Alert>
          )}
          <FormField
            label={t('name')}
            name="name"
            autoComplete="off"
            autoFocus
            required
            value={draft.name}
            onChange={name => onChange({ ...draft, name }, 'name')}
            hint={t('nameHint')}
            error={nameError()}
          />
          <FormField
            label={t('discordLink')}
            name="discordLink"
            type="url"
            autoComplete="off"
            value={draft.discordLink}
            onChange={discordLink => onChange({ ...draft, discordLink }, 'discordLink')}
            hint={t('discordLinkHint')}
            error={problems.discordLink && t(`errors:${problems.discordLink}`)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )

  function nameError(): string | undefined {
    if (problems.name === undefined) return undefined
    return problems.name === 'team-name-taken' ? t('errors:team-name-taken') : t(`problem_${problems.name}`)
  }
}
