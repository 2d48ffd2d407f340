import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { unguarded } from '#ui/form/UnsavedGuard.tsx'
import { useSend } from '#ui/useSend.ts'
import { useDeleteCompetitionMutation } from '../competitionEndpoints.ts'
import { FormSection } from './FormSection.tsx'

/** Deletes a competition with everything in it. */
export default function DeleteCompetition({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation(['competition', 'settings'])
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [deleteCompetition, { isLoading }] = useDeleteCompetitionMutation()
  const send = useSend()
  const navigate = useNavigate()

  const ask = () => {
    setTyped('')
    setAsking(true)
  }
  const submit = async () => {
    const call = deleteCompetition({ competitionId: competition.id })
    const isDeleted = await send(call, t('settings:deleted', { name: competition.name }))
    setAsking(false)
    if (isDeleted) await navigate(hrefs.ownTournaments(), { replace: true, state: unguarded })
  }

  return (
    <FormSection title={t('settings:deleteHeading')} text={t('settings:deleteHint')}>
      <Button variant="outlined" color="error" onClick={ask} sx={{ justifySelf: 'start' }}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('settings:deleteTitle', { name: competition.name })}
        confirmLabel={t('delete')}
        dangerous
        busy={isLoading}
        disabled={!isName(typed, competition.name)}
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
      >
        {t('settings:deleteText')} {t('settings:deleteName')}
        <Box sx={{ mt: 2.5 }}>
          <FormField
            label={t('setting_name')}
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            placeholder={competition.name}
          />
        </Box>
      </ConfirmDialog>
    </FormSection>
  )
}

/** Case and spaces are ignored, because typing the name proves intent, not accuracy. */
function isName(typed: string, name: string): boolean {
  const folded = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase()
  return folded(typed) === folded(name)
}
