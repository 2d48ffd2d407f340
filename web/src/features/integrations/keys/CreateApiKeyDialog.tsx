import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type ApiScope, apiKeyLimits, apiScopeNames } from '@upper-bracket/shared/integrations/apiKey'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { ChoiceCards, FieldError } from '#ui/form/ChoiceCards.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { emptyApiKey, readApiKey } from './apiKeyDraft.ts'
import { useCreateApiKeyMutation } from './apiKeyEndpoints.ts'
import { SecretDialog } from './SecretDialog.tsx'

interface CreateApiKeyDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

interface Created {
  readonly secret: string
  readonly scopes: readonly ApiScope[]
}

/** A dialog to create a key, which then shows its secret, once. */
export default function CreateApiKeyDialog({ competition, onClose }: CreateApiKeyDialogProps) {
  const { t } = useTranslation('integrations')
  const [keyId] = useState(newDocumentId)
  const [created, setCreated] = useState<Created | null>(null)
  const [createApiKey] = useCreateApiKeyMutation()
  const { draft, field, set, problems, ...form } = useForm({
    stored: emptyApiKey,
    read: readApiKey,
    send: async wanted => {
      const { data, error } = await createApiKey({ competitionId: competition.id, keyId, ...wanted })
      if (data !== undefined) {
        setCreated({ secret: data.secret, scopes: wanted.scopes })
        return {}
      }
      // The answer to an earlier attempt was lost, and with it the secret.
      if (toAppError(error).code !== 'id-taken') return { error }
      onClose()
      return { error: t('secretLost') }
    },
  })
  if (created !== null) return <SecretDialog {...created} competition={competition} onClose={onClose} />
  return (
    <FormDialog title={t('createKey')} submitLabel={t('create')} form={form} onClose={onClose}>
      <FormField
        label={t('keyName')}
        name="name"
        required
        autoFocus
        {...field('name')}
        hint={t('keyNameHint')}
        error={problems.name && t('keyNameWrong', { most: apiKeyLimits.nameMax })}
      />
      <ScopeChoice
        scopes={draft.scopes}
        onChange={scopes => set('scopes', scopes)}
        error={problems.scopes && t('scopesMissing')}
      />
      <ChoiceCards
        dense
        legend={t('lifetime')}
        choices={apiKeyLimits.lifetimeDays.map(days => ({ value: days, label: t(`lifetime_${days}`) }))}
        {...field('lifetimeDays')}
      />
      <Typography variant="body2" color="textSecondary">
        {t('actsForYou')}
      </Typography>
    </FormDialog>
  )
}

interface ScopeChoiceProps {
  readonly scopes: readonly ApiScope[]
  readonly onChange: (scopes: readonly ApiScope[]) => void
  readonly error: string | undefined
}

function ScopeChoice({ scopes, onChange, error }: ScopeChoiceProps) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const turn = (scope: ApiScope, isChosen: boolean) =>
    onChange(apiScopeNames.filter(each => (each === scope ? isChosen : scopes.includes(each))))
  return (
    <Box
      component="fieldset"
      aria-describedby={error === undefined ? undefined : `${id}-help`}
      data-invalid={error === undefined ? undefined : ''}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 650 }}>
        {t('scopes')}
      </Box>
      {apiScopeNames.map(scope => (
        <FormControlLabel
          key={scope}
          sx={{ mr: 0, alignItems: 'flex-start' }}
          control={
            <Checkbox
              sx={{ mt: -1 }}
              checked={scopes.includes(scope)}
              onChange={(_, isChosen) => turn(scope, isChosen)}
            />
          }
          label={
            <>
              {t(`scope_${scope}`)}
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t(`scopeText_${scope}`)}</Box>
            </>
          }
        />
      ))}
      <FieldError id={`${id}-help`} error={error} />
    </Box>
  )
}
