import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { scoreAfter } from '@upper-bracket/shared/bracket/model/series'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MatchSlot } from '#features/bracket/match/MatchSlot.tsx'
import { nextControl } from './nextControl.ts'
import { SlotScore } from '#features/bracket/match/SlotScore.tsx'

interface ScoreEditorProps {
  /** The match with the entered score. */
  readonly match: Match
  /** The slot that wins by this score. */
  readonly leader: Side | null
  readonly onCount: (side: Side, by: 1 | -1) => void
  /** Called when a team has won the only game of its match. */
  readonly onWin: (side: Side) => void
  /** Set in lists, for lower rows with notes on the teams. */
  readonly dense?: { readonly notes: readonly [string | undefined, string | undefined] }
}

/**
 * Both slots of a match with their score controls. All elements keep their places before, during and after the match:
 * useless controls are disabled or invisible.
 */
export function ScoreEditor({ match, leader, onCount, onWin, dense }: ScoreEditorProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const isOneGame = match.bestOf === 1
  return (
    <Box sx={{ display: 'grid', gap: dense ? 0.5 : 1 }}>
      {([0, 1] as const).map(side => {
        const team = texts.slot(match, side)
        const control = {
          match,
          side,
          team,
          leads: (match.winner ?? leader) === side,
          size: dense === undefined ? 56 : 44,
        }
        return (
          <Box
            key={side}
            role="group"
            aria-label={t('scoreOf', { team, score: texts.written(match, side).mark ?? 0 })}
          >
            <MatchSlot
              match={match}
              side={side}
              counted={!isOneGame}
              dense={dense !== undefined}
              note={dense?.notes[side]}
            >
              {isOneGame ? (
                <WinButton {...control} onWin={onWin} />
              ) : (
                <Counter {...control} onCount={onCount} />
              )}
            </MatchSlot>
          </Box>
        )
      })}
    </Box>
  )
}

interface ControlProps {
  readonly match: Match
  readonly side: Side
  readonly team: string
  readonly leads: boolean
  /** The height of the controls in pixels. */
  readonly size: number
}

function WinButton({
  match,
  side,
  team,
  leads,
  size,
  onWin,
}: ControlProps & Pick<ScoreEditorProps, 'onWin'>) {
  const { t } = useTranslation('bracket')
  const isOn = match.status === 'ready' || match.status === 'running'
  return (
    <Box
      sx={{ display: 'grid', justifyItems: 'end', alignItems: 'center', height: size, minWidth: 2 * size }}
    >
      {isOn ? (
        <Button
          variant="outlined"
          size="large"
          aria-label={t('winOf', { team })}
          {...nextControl('win')}
          onClick={() => onWin(side)}
          // Ignores the key that opened the panel and is still held down.
          onKeyDown={event => event.repeat && event.preventDefault()}
          sx={{ minWidth: 2 * size, height: size }}
        >
          {t('win')}
        </Button>
      ) : (
        <SlotScore match={match} side={side} leads={leads} size={size < 56 ? 'dense' : 'panel'} />
      )}
    </Box>
  )
}

function Counter({
  match,
  side,
  team,
  leads,
  size,
  onCount,
}: ControlProps & Pick<ScoreEditorProps, 'onCount'>) {
  const { t } = useTranslation('bracket')
  const isRunning = match.status === 'running'
  const [more, less] = ([1, -1] as const).map(by => scoreAfter(match, match.score, side, by) !== null)
  const unseen = { visibility: isRunning || match.status === 'ready' ? 'visible' : 'hidden' } as const
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: size }}>
      <IconButton
        size="large"
        aria-label={t('scoreDown', { team })}
        disabled={!isRunning || !less}
        onClick={() => onCount(side, -1)}
        sx={{ width: size, height: size, ...unseen }}
      >
        <Remove />
      </IconButton>
      <SlotScore match={match} side={side} leads={leads} size={size < 56 ? 'dense' : 'panel'} />
      <IconButton
        size="large"
        color="primary"
        aria-label={t('scoreUp', { team })}
        disabled={!isRunning || !more}
        {...nextControl('up')}
        onClick={() => onCount(side, 1)}
        sx={{
          width: size,
          height: size,
          border: '1px solid',
          borderColor: 'primary.main',
          borderRadius: 1,
          ...unseen,
        }}
      >
        <Add />
      </IconButton>
    </Box>
  )
}
