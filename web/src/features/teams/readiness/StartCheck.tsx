import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReadinessCheck, readinessMinutes } from '@upper-bracket/shared/readiness/readinessCheck'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStartReadinessCheckMutation } from '#documents/readinessEndpoints.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { FormField } from '#ui/form/FormField.tsx'
import { useSend } from '#ui/useSend.ts'

interface StartCheckProps {
  readonly competitionId: string
  readonly previous: ReadinessCheck | null
}

/** Starts a readiness check with a duration in minutes. */
export function StartCheck({ competitionId, previous }: StartCheckProps) {
  const { t } = useTranslation('readiness')
  const [typed, setTyped] = useState(String(readinessMinutes.default))
  const [start, { isLoading }] = useStartReadinessCheckMutation()
  const send = useSend()
  // Reused after a lost response, because another attempt must not start a second check.
  const wanted = useRef<{ checkId: string; replaces: string | null } | null>(null)

  const minutes = Number(typed)
  const isFit =
    Number.isInteger(minutes) && minutes >= readinessMinutes.min && minutes <= readinessMinutes.max
  const submit = async () => {
    const replaces = previous?.checkId ?? null
    if (wanted.current?.replaces !== replaces) wanted.current = { checkId: newDocumentId(), replaces }
    await send(start({ competitionId, ...wanted.current, minutes }), t('started'))
  }
  return (
    <Box
      component="form"
      onSubmit={event => {
        event.preventDefault()
        if (isFit) void submit()
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, flex: '1 1 auto' }}
    >
      {previous === null && (
        <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('startHint')}
        </Typography>
      )}
      <Box sx={{ width: 150 }}>
        <FormField
          label={t('minutes')}
          value={typed}
          onChange={setTyped}
          inputProps={{ inputMode: 'numeric', min: readinessMinutes.min, max: readinessMinutes.max }}
          type="number"
        />
      </Box>
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        disabled={!isFit}
        loading={isLoading}
        sx={{ minHeight: 44 }}
      >
        {t(previous === null ? 'start' : 'startAgain')}
      </Button>
    </Box>
  )
}
