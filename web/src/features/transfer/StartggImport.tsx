import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '#platform/api/callFunction.ts'
import type { AppError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { FormField } from '#ui/form/FormField.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ProblemList } from './ProblemList.tsx'
import type { Transfer } from './readTransfer.ts'

const tokensAddress = 'https://start.gg/admin/profile/developer'

/** The field of which a refusal speaks; null if it is none. */
function fieldOf({ code }: AppError): 'event' | 'token' | null {
  if (code === 'token-refused') return 'token'
  return code === 'not-found' ? 'event' : null
}

/**
 * Reads an event of start.gg with a token of the person. The call does not go through the store, which would remember
 * the token; the field forgets it once it has been accepted.
 */
export default function StartggImport() {
  const { t } = useTranslation('transfer')
  const [event, setEvent] = useState('')
  const [token, setToken] = useState('')
  const [isReading, setIsReading] = useState(false)
  const [refusal, setRefusal] = useState<AppError | null>(null)
  const [transfer, setTransfer] = useState<Transfer | null>(null)
  const showError = useShowError()

  const errorAt = (field: 'event' | 'token') =>
    refusal !== null && fieldOf(refusal) === field ? t(`startggRefused_${field}`) : undefined
  const read = async (submission: FormEvent) => {
    submission.preventDefault()
    setIsReading(true)
    setTransfer(null)
    setRefusal(null)
    const input = { event: event.trim(), token: token.trim() }
    const { data, error } = await attempt(() => callFunction('competitions', 'readStartggEvent', input)).then(
      outcome => ({ data: undefined, error: undefined, ...outcome }),
    )
    setIsReading(false)
    if (error !== undefined && fieldOf(error) === null) showError(error)
    setRefusal(error ?? null)
    if (data === undefined) return
    setToken('')
    setTransfer(
      data.ok
        ? { kind: 'competition', file: data.file, notes: data.notes }
        : { kind: 'problems', problems: data.problems.map(problem => ({ ...problem, of: null })) },
    )
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        component="form"
        autoComplete="off"
        onSubmit={submission => void read(submission)}
        sx={{
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          gridTemplateColumns: 'minmax(0, 640px)',
        }}
      >
        <FormField
          label={t('startggEvent')}
          hint={t('startggEventHint')}
          error={errorAt('event')}
          placeholder="start.gg/tournament/…/event/…"
          value={event}
          onChange={typed => {
            setEvent(typed)
            setRefusal(null)
          }}
          required
        />
        <FormField
          label={t('startggToken')}
          type="password"
          autoComplete="off"
          error={errorAt('token')}
          value={token}
          onChange={typed => {
            setToken(typed)
            setRefusal(null)
          }}
          required
        />
        <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
          {t('startggTokenHint')}{' '}
          <Link href={tokensAddress} target="_blank" rel="noreferrer" underline="always">
            {t('startggTokens')}
          </Link>
        </Typography>
        <Button type="submit" variant="contained" loading={isReading}>
          {t('readStartgg')}
        </Button>
      </Box>
      {isReading && (
        <Box role="status">
          <LinearProgress aria-label={t('readingStartgg')} />
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {t('readingStartgg')}
          </Typography>
        </Box>
      )}
      {transfer?.kind === 'problems' && <ProblemList problems={transfer.problems} />}
      {transfer?.kind === 'competition' && <ImportPreview file={transfer.file} notes={transfer.notes} />}
    </Box>
  )
}
