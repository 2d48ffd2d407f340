import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { hasKeysOfNames } from '@upper-bracket/shared/transfer/personKey'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '#platform/errors/appError.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { stickyButtons } from '#ui/form/stickyButtons.ts'
import { EventItem } from './EventItem.tsx'
import type { ListedEvent } from './listedEvent.ts'
import { type EventRow, useEventImport } from './useEventImport.ts'
import { useOnPage } from './useOnPage.tsx'

function isChoosable({ competition, transfer }: EventRow): boolean {
  return competition === null && transfer?.kind !== 'problems'
}

/** Whether pictures of an archive wait to be stored with the competition, which may have some. */
function lacksPictures({ competition, transfer, pictures }: EventRow): boolean {
  const has = transfer?.kind === 'competition' && transfer.pictures !== undefined
  return competition !== null && has && (pictures === null || 'error' in pictures)
}

/**
 * Lists events: which are here already, what is in the chosen ones, and how far their import is. Events of files are read
 * at once, others when the person asks for them.
 */
export function EventList({ events }: { readonly events: readonly ListedEvent[] }) {
  const { t } = useTranslation('transfer')
  const sentenceOf = useErrorSentence()
  const { rowOf, progress, isBusy, read, recognize, importAll, bringAll } = useEventImport()
  const { onPage, field } = useOnPage({ label: t('finishedOnPage'), disabled: isBusy })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<AppError | null>(null)
  const run = async (work: () => Promise<AppError | null>) => {
    setFailure(null)
    setFailure(await work())
  }
  const start = useEffectEvent(() => {
    const known = events.filter(({ source }) => source !== null)
    void run(() =>
      known.length === 0
        ? read(events)
        : recognize(new Map(known.map(({ key, source }) => [key, source ?? '']))),
    )
  })
  useEffect(() => start(), [])

  const choosable = events.filter(({ key }) => isChoosable(rowOf(key)))
  const chosen = choosable.filter(({ key }) => !leftOut.has(key))
  const unread = chosen.filter(({ key }) => rowOf(key).transfer === null)
  const readable = chosen.filter(({ key }) => rowOf(key).transfer !== null)
  const withoutPictures = events.filter(({ key }) => lacksPictures(rowOf(key)))
  const hasNameKeys = readable.some(({ key }) => {
    const { transfer } = rowOf(key)
    return transfer?.kind === 'competition' && hasKeysOfNames(transfer.file.players)
  })
  const imported = events.filter(({ key }) => rowOf(key).competition?.isOld === false)
  const choose = (keys: readonly string[], isChosen: boolean) =>
    setLeftOut(current => {
      const changed = new Set(current)
      for (const key of keys) {
        if (isChosen) changed.delete(key)
        else changed.add(key)
      }
      return changed
    })
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{t('foundEvents', { count: events.length })}</Typography>
      {choosable.length > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.length === choosable.length}
              indeterminate={chosen.length > 0 && chosen.length < choosable.length}
              disabled={isBusy}
              onChange={(_, isChosen) =>
                choose(
                  choosable.map(({ key }) => key),
                  isChosen,
                )
              }
            />
          }
          label={t('chooseAll')}
        />
      )}
      <PlainList sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {events.map(event => {
          const row = rowOf(event.key)
          return (
            <EventItem
              key={event.key}
              event={event}
              row={row}
              isChosen={isChoosable(row) && !leftOut.has(event.key)}
              disabled={isBusy || !isChoosable(row)}
              onChoose={isChosen => choose([event.key], isChosen)}
            />
          )
        })}
      </PlainList>
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {sentenceOf(failure)} {t('goOnLater')}
        </Alert>
      )}
      {!isBusy && imported.length > 0 && (
        <Alert severity="success" variant="outlined">
          {t('importedEvents', { count: imported.length })}
        </Alert>
      )}
      {!isBusy && withoutPictures.length > 0 && (
        <div>
          <Button
            variant="outlined"
            color="inherit"
            sx={{ whiteSpace: 'normal' }}
            onClick={() => void run(() => bringAll(withoutPictures))}
          >
            {t('addPictures', { count: withoutPictures.length })}
          </Button>
        </div>
      )}
      {chosen.length > 0 && (
        <>
          {field}
          <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
            {t('becomeYours')}
            {hasNameKeys && ` ${t('challongeNames')}`}
          </Typography>
        </>
      )}
      {(progress !== null || chosen.length > 0) && (
        <Box sx={{ ...stickyButtons, display: 'grid', gap: 1 }}>
          {progress !== null && (
            <Box role="status">
              <LinearProgress
                variant="determinate"
                value={(100 * progress.done) / progress.of}
                aria-label={t(`progress_${progress.work}`, { done: progress.done + 1, of: progress.of })}
              />
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {t(`progress_${progress.work}`, { done: progress.done + 1, of: progress.of })}
                {progress.work === 'import' && ` ${t('resumable')}`}
              </Typography>
            </Box>
          )}
          {chosen.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {readable.length > 0 && (
                <Button
                  variant="contained"
                  loading={isBusy}
                  onClick={() => void run(() => importAll(readable, { onPage }))}
                >
                  {t('importEvents', { count: readable.length })}
                </Button>
              )}
              {unread.length > 0 && (
                <Button
                  variant={readable.length > 0 ? 'outlined' : 'contained'}
                  color={readable.length > 0 ? 'inherit' : 'primary'}
                  loading={isBusy}
                  onClick={() => void run(() => read(unread))}
                >
                  {t('readEvents', { count: unread.length })}
                </Button>
              )}
            </Box>
          )}
        </Box>
      )}
    </Box>
  )
}
