import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import type { BindText } from '#ui/form/useForm.ts'
import type { TeamDraft, TeamProblems } from './teamDraft.ts'

interface TeamFormDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly note?: string
  readonly alert?: string | undefined
  /** The field of the logo; a team that is being created has none. */
  readonly logo?: ReactNode
  readonly form: {
    readonly field: BindText<keyof TeamDraft>
    readonly problems: TeamProblems
    readonly busy: boolean
    readonly submit: () => Promise<void>
  }
  readonly onClose: () => void
}

/** The name and Discord link of a new or existing team. */
export function TeamFormDialog({
  title,
  submitLabel,
  note,
  alert,
  logo,
  form,
  onClose,
}: TeamFormDialogProps) {
  const { t } = useTranslation(['teams', 'errors'])
  const { field, problems } = form
  return (
    <FormDialog title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      {note !== undefined && <DialogContentText>{note}</DialogContentText>}
      {alert !== undefined && (
        <Alert severity="info" variant="outlined">
          {alert}
        </Alert>
      )}
      {logo}
      <FormField
        label={t('name')}
        name="name"
        autoComplete="off"
        autoFocus
        required
        {...field('name')}
        hint={t('nameHint')}
        error={nameError()}
      />
      <FormField
        label={t('discordLink')}
        name="discordLink"
        type="url"
        autoComplete="off"
        {...field('discordLink')}
        hint={t('discordLinkHint')}
        error={problems.discordLink && t(`errors:${problems.discordLink}`)}
      />
    </FormDialog>
  )

  function nameError(): string | undefined {
    if (problems.name === undefined) return undefined
    return problems.name === 'team-name-taken' ? t('errors:team-name-taken') : t(`problem_${problems.name}`)
  }
}
