import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { discarded, overtakenMatches, waitingMatches } from '@upper-bracket/shared/bracket/kept/keptQueue'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { OvertakenResult } from './OvertakenResult.tsx'
import { useChangeKept } from './useChangeKept.ts'
import { useSelectKept } from './useSelectKept.ts'

interface KeptNoticeProps {
  readonly competitionId: string
  /** Null where the competition has none at present. */
  readonly bracketId: string | null
}

/**
 * What this browser keeps of the viewer's commands on a bracket: how much waits for the network, and what has been
 * overtaken meanwhile, to be decided. Nothing where nothing is kept. Inside the scope of the bracket, if there is one.
 */
export default function KeptNotice({ competitionId, bracketId }: KeptNoticeProps) {
  const { t } = useTranslation('bracket')
  const queue = useSelector(useSelectKept(competitionId))
  const change = useChangeKept(competitionId)
  const waiting = waitingMatches(queue, bracketId ?? '').size
  const overtaken = overtakenMatches(queue)
  const gone = overtaken.filter(each => each.bracketId !== bracketId)
  const forget = () => change(before => gone.reduce((rest, address) => discarded(rest, address), before))

  return (
    <Box data-on-screen sx={{ mb: queue.length > 0 ? 3 : 0 }}>
      <Box role="status">
        {waiting > 0 && (
          <Alert severity="info" variant="outlined" role="none" sx={{ mt: 2 }}>
            {t('keptWaiting', { count: waiting })}
          </Alert>
        )}
      </Box>
      {overtaken
        .filter(each => each.bracketId === bracketId)
        .map(each => (
          <OvertakenResult key={each.matchId} overtaken={each} queue={queue} onChange={change} />
        ))}
      {gone.length > 0 && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" size="small" onClick={forget}>
              {t('keptForget')}
            </Button>
          }
        >
          {t('keptGone', { matches: gone.length })}
        </Alert>
      )}
    </Box>
  )
}
