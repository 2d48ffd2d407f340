import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { KeptQueue } from '@upper-bracket/shared/bracket/kept/keptCommand'
import { discarded, type OvertakenMatch } from '@upper-bracket/shared/bracket/kept/keptQueue'
import { sentAnyway } from '@upper-bracket/shared/bracket/kept/sentAnyway'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { appError } from '#platform/errors/appError.ts'
import type { AppErrorCode } from '#platform/errors/appErrorCode.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { useBracketScope, useMatch, useMatches } from '../state/bracketScope.ts'
import { liveBracket } from '../state/liveBracket.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface OvertakenResultProps {
  readonly overtaken: OvertakenMatch
  readonly onChange: (change: (queue: KeptQueue) => KeptQueue) => void
}

/** What an organizer kept for a match that has changed meanwhile, beside the match as it is now, to be decided. */
export function OvertakenResult({ overtaken, onChange }: OvertakenResultProps) {
  const { t } = useTranslation('bracket')
  const id = useId()
  const texts = useMatchTexts()
  const sentence = useErrorSentence()
  const { competitionId, shape } = useBracketScope()
  const rows = useMatches()
  const match = useMatch(overtaken.matchId)
  if (match === null) return null

  const send = (queue: KeptQueue) =>
    sentAnyway(queue, liveBracket(shape, rows), overtaken, {
      competitionId,
      at: Date.now(),
      newId: newDocumentId,
    })
  const tried = send([])
  // Of a match whose teams have changed, the result of others says nothing.
  const hasOtherTeams = !tried.ok && tried.code === 'changed-meanwhile'
  const refusal = tried.ok ? overtaken.refusal : tried.code
  const reason = hasOtherTeams
    ? t('keptOtherTeams')
    : refusal === 'changed-meanwhile'
      ? null
      : sentence(appError(refusal as AppErrorCode))
  const { wanted } = overtaken
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      data-overtaken={overtaken.matchId}
      sx={frame}
    >
      <Typography id={id} component="h2" variant="h4">
        {t('keptOvertaken', { match: texts.number(match) })}
      </Typography>
      <Box sx={sides}>
        <Version title={t('keptMine')}>
          <b>{texts.teams(wanted)}</b>
          <span>{texts.state(wanted)}</span>
        </Version>
        <Version title={t('keptPresent')}>
          <b>{texts.teams(match)}</b>
          <span>{texts.state(match)}</span>
        </Version>
      </Box>
      {reason !== null && <Typography color="textSecondary">{reason}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {tried.ok && (
          <Button
            variant="contained"
            sx={{ minHeight: 44 }}
            onClick={() =>
              onChange(queue => {
                const outcome = send(queue)
                return outcome.ok ? outcome.value : queue
              })
            }
          >
            {t('keptSend')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 44 }}
          onClick={() => onChange(queue => discarded(queue, overtaken))}
        >
          {t('keptDiscard')}
        </Button>
      </Box>
    </Paper>
  )
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="dl" sx={version}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Typography component="dd" sx={{ display: 'grid', m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

const frame = { display: 'grid', gap: 1.5, p: 2, mt: 2, borderColor: 'warning.main' } as const
const sides = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
const version = { m: 0, p: 1.5, borderRadius: 1, bgcolor: 'background.raised', minWidth: 0 } as const
