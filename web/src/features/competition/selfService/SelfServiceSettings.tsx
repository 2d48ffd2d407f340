import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { Form } from '#ui/form/Form.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useUpdateCompetitionMutation } from '../competitionEndpoints.ts'
import { MeanwhileNotice } from '../form/MeanwhileNotice.tsx'
import { SelfServiceFields } from './SelfServiceFields.tsx'
import { draftOf, problemsOfError, type SelfServiceDraft } from './selfServiceDraft.ts'
import { VetoFields } from './VetoFields.tsx'

interface SelfServiceSettingsProps {
  readonly competition: CompetitionDocument
  /** Called with whether leaving the page would lose edits. */
  readonly onUnsaved: (unsaved: boolean) => void
}

const loadReader = () => import('./readSelfService.ts')

export default function SelfServiceSettings({ competition, onUnsaved }: SelfServiceSettingsProps) {
  const { t } = useTranslation(['selfService', 'competition'])
  const [update] = useUpdateCompetitionMutation()
  const showSuccess = useShowSuccess()
  const form = useForm({
    stored: draftOf(competition),
    read: async (draft: SelfServiceDraft) => (await loadReader()).readSelfService(draft, competition),
    send: async selfService => {
      const { id: competitionId, revision } = competition
      const answer = await update({ competitionId, revision, changes: { selfService } })
      if (answer.error) return answer
      showSuccess(t('saved'))
      return {}
    },
    problemsOf: problemsOfError,
  })
  const { draft, set, problems, busy, dirty, rebased } = form
  // If loading fails now, it is repeated when needed.
  useEffect(() => void loadReader().catch(() => undefined), [])
  useEffect(() => {
    onUnsaved(dirty)
    return () => onUnsaved(false)
  }, [dirty, onUnsaved])
  const named = (fields: readonly (keyof SelfServiceDraft)[]) =>
    fields.map(field => t(field === 'vetoOn' ? `veto_${competition.game}` : field))

  return (
    <Form
      label={t('competition:setting_selfService')}
      onSubmit={form.submit}
      busy={busy}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <MeanwhileNotice
        taken={named(rebased.taken)}
        kept={named(rebased.kept)}
        onTakeTheirs={() => form.reset(rebased.kept)}
      />
      <div>
        <FormControlLabel
          control={<Switch checked={draft.on} onChange={(_, on) => set('on', on)} />}
          label={t('on')}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '75ch' }}>
          {t('onText')}
        </Typography>
      </div>
      {draft.on && (
        <>
          <SelfServiceFields draft={draft} set={set} problems={problems} />
          <VetoFields competition={competition} draft={draft} set={set} problems={problems} />
        </>
      )}
      {competition.bracketId !== null && competition.selfService !== null && draft.on && (
        <Typography variant="body2" color="textSecondary">
          {t('later')}
        </Typography>
      )}
      <Box>
        <Button type="submit" variant="contained" loading={busy}>
          {t('save')}
        </Button>
      </Box>
    </Form>
  )
}
