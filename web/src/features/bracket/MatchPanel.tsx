import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/match'
import type { Role } from '@upper-bracket/shared/competition/permissions'
import { may } from '@upper-bracket/shared/competition/permissions'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useStartMatchMutation } from './bracketEndpoints.ts'
import { useBracketScope, useMatch } from './bracketScope.ts'
import { MatchResult } from './MatchResult.tsx'
import { MatchWays } from './MatchWays.tsx'
import { PathButtons } from './PathButtons.tsx'
import { ScoreEditor } from './ScoreEditor.tsx'
import { useOpenMatch } from './useBracketAddress.ts'
import { useMatchTexts } from './useMatchTexts.ts'

interface MatchPanelProps {
  readonly matchId: string
  readonly roles: ReadonlySet<Role>
}

/** One match: its teams and score, where they go from here and, for organizers, what can be done with it now. */
export function MatchPanel({ matchId, roles }: MatchPanelProps) {
  const { t } = useTranslation(['bracket', 'common'])
  const texts = useMatchTexts()
  const match = useMatch(matchId)
  const { numbers } = useBracketScope()
  const openMatch = useOpenMatch()
  const id = useId()
  // The address can name anything, also a bye that is not shown.
  if (match === null || !numbers.has(matchId)) return null
  const close = () => openMatch(null)

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={id} slotProps={sheetOnPhone}>
      <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
          <div>
            <Typography id={id} variant="h3" component="h2">
              {texts.number(match)}
            </Typography>
            <Typography color="textSecondary">
              {[texts.round(match), t('bestOf', { count: match.bestOf }), texts.status(match)].join(' · ')}
            </Typography>
          </div>
          <IconButton aria-label={t('common:close')} onClick={close} edge="end">
            <Close />
          </IconButton>
        </Box>
        <MatchActions key={match.id} match={match} roles={roles} />
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', fontSize: 15 }}>
          <MatchWays match={match} />
        </Box>
        <PathButtons match={match} />
      </Box>
    </Dialog>
  )
}

/** What can be done is offered; for the rest the panel says what it waits for. */
function MatchActions({ match, roles }: { match: Match; roles: ReadonlySet<Role> }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const [startMatch, { isLoading: starting }] = useStartMatchMutation()
  const [outdated, setOutdated] = useState(false)
  const showError = useShowError()

  const onRefused = (error: unknown) => {
    if (toAppError(error).code === 'changed-meanwhile') setOutdated(true)
    else showError(error)
  }
  const start = async () => {
    setOutdated(false)
    const address = { competitionId, bracketId, matchId: match.id }
    const answer = await startMatch({ ...address, revision: match.revision })
    if (answer.error) onRefused(answer.error)
  }
  const keepsScore = match.status === 'running' && may('setScore', roles)

  return (
    <>
      {outdated && (
        <Alert severity="warning" variant="outlined" onClose={() => setOutdated(false)}>
          {t('changedMeanwhile', { state: texts.state(match) })}
        </Alert>
      )}
      {keepsScore ? (
        <ScoreEditor match={match} onTry={() => setOutdated(false)} onRefused={onRefused} />
      ) : (
        <MatchResult match={match} />
      )}
      {match.status === 'ready' && may('startMatch', roles) && (
        <Button variant="contained" size="large" loading={starting} onClick={() => void start()}>
          {t('start')}
        </Button>
      )}
      {match.status === 'ready' && !may('startMatch', roles) && (
        <Typography color="textSecondary">{t('readyHint')}</Typography>
      )}
      {match.status === 'waiting' && <Typography color="textSecondary">{t('waitingHint')}</Typography>}
      {match.status === 'bye' && <Typography color="textSecondary">{t('byeHint')}</Typography>}
    </>
  )
}

/** On a phone the panel rises from the lower edge, where the thumb is. */
const sheetOnPhone = {
  container: { sx: { '@media (max-width: 699.95px)': { alignItems: 'flex-end' } } },
  paper: {
    sx: {
      '@media (max-width: 699.95px)': {
        m: 0,
        width: '100%',
        maxWidth: 'none',
        borderBottomLeftRadius: 0,
        borderBottomRightRadius: 0,
        pb: 'env(safe-area-inset-bottom)',
      },
    },
  },
} as const
