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
import { EventList } from './EventList.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import type { ListedEvent } from './listedEvent.ts'
import { ProblemList } from './ProblemList.tsx'
import { type Transfer, transferOf } from './transferOf.ts'

const tokensAddress = 'https://start.gg/admin/profile/developer'

/** The field of which a refusal speaks; null if it is none. */
function fieldOf({ code }: AppError): 'event' | 'token' | null {
  if (code === 'token-refused') return 'token'
  return code === 'not-found' ? 'event' : null
}

/** What was found: one event that has been read, or a list of events to be read with the token. */
type Found =
  | { readonly transfer: Transfer }
  | { readonly events: readonly ListedEvent[]; readonly isWhole: boolean }

/**
 * Reads an event of start.gg, or lists all that the person administers, with a token of the person. The calls do not go
 * through the store, which would remember the token; the field forgets it once it has been accepted, and the list keeps
 * it as long as it is shown.
 */
export default function StartggImport() {
  const { t } = useTranslation('transfer')
  const [event, setEvent] = useState('')
  const [token, setToken] = useState('')
  const [isReading, setIsReading] = useState(false)
  const [refusal, setRefusal] = useState<AppError | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const showError = useShowError()

  const errorAt = (field: 'event' | 'token') =>
    refusal !== null && fieldOf(refusal) === field ? t(`startggRefused_${field}`) : undefined
  const read = async (submission: FormEvent) => {
    submission.preventDefault()
    setIsReading(true)
    setFound(null)
    setRefusal(null)
    const find = event.trim() === '' ? listOf(token.trim()) : eventOf(event.trim(), token.trim())
    const { data, error } = await attempt(() => find).then(outcome => ({
      data: undefined,
      error: undefined,
      ...outcome,
    }))
    setIsReading(false)
    if (error !== undefined && fieldOf(error) === null) showError(error)
    setRefusal(error ?? null)
    if (data === undefined) return
    setToken('')
    setFound(data)
  }
  const transfer = found !== null && 'transfer' in found ? found.transfer : null
  const events = found !== null && 'events' in found ? found.events : null

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
          {t(event.trim() === '' ? 'startggAll' : 'readStartgg')}
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
      {transfer?.kind === 'competition' && (
        <ImportPreview file={transfer.file} notes={transfer.notes} source={transfer.source} />
      )}
      {events?.length === 0 && <Typography>{t('startggNone')}</Typography>}
      {events !== null && events.length > 0 && <EventList events={events} />}
      {found !== null && 'isWhole' in found && !found.isWhole && (
        <Typography color="textSecondary">{t('startggNotAll', { count: found.events.length })}</Typography>
      )}
    </Box>
  )
}

async function eventOf(event: string, token: string): Promise<Found> {
  const read = await callFunction('competitions', 'readStartggEvent', { event, token })
  return { transfer: transferOf(read) }
}

async function listOf(token: string): Promise<Found> {
  const { events, isWhole } = await callFunction('competitions', 'listStartggEvents', { token })
  return {
    isWhole,
    events: events.map(({ slug, ...listed }) => ({
      ...listed,
      key: listed.source,
      read: async () =>
        transferOf(await callFunction('competitions', 'readStartggEvent', { event: slug, token })),
    })),
  }
}
