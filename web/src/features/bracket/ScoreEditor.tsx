import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/match'
import { isScore, seriesWinner, winsNeeded } from '@upper-bracket/shared/bracket/series'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from './useMatchTexts.ts'
import { useScoreKeeper } from './useScoreKeeper.ts'

interface ScoreEditorProps {
  readonly match: Match
  /** Something is being tried: what was said of an earlier refusal is no longer true. */
  readonly onTry: () => void
  readonly onRefused: (error: unknown) => void
  readonly onFinished: () => void
}

/** Counts a running match up and down, and finishes it once the score says who has won. */
export function ScoreEditor({ match, onTry, onRefused, onFinished }: ScoreEditorProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { score, count, finish, finishing } = useScoreKeeper(match, onRefused)
  const winner = seriesWinner(match.bestOf, score)

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {([0, 1] as const).map(side => (
          <SideCounter
            key={side}
            team={texts.seat(match, side)}
            wins={score[side]}
            leads={winner === side}
            up={allowed(match, stepped(score, side, 1))}
            down={allowed(match, stepped(score, side, -1))}
            onCount={changed => {
              onTry()
              count(changed)
            }}
          />
        ))}
      </Box>
      {winner === null ? (
        <Typography color="textSecondary">{t('finishHint', { count: winsNeeded(match.bestOf) })}</Typography>
      ) : (
        <Button
          variant="contained"
          size="large"
          loading={finishing}
          onClick={() => {
            onTry()
            void finish().then(done => done && onFinished())
          }}
          sx={wrapping}
        >
          {t('finishWinner', { team: texts.seat(match, winner) })}
        </Button>
      )}
    </Box>
  )
}

interface SideCounterProps {
  readonly team: string
  readonly wins: number
  readonly leads: boolean
  /** The score after one more, or one less; null where the series has no such score. */
  readonly up: Match['score'] | null
  readonly down: Match['score'] | null
  readonly onCount: (score: Match['score']) => void
}

function SideCounter({ team, wins, leads, up, down, onCount }: SideCounterProps) {
  const { t } = useTranslation('bracket')
  return (
    <Box
      role="group"
      aria-label={t('scoreOf', { team, score: wins })}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr auto', sm: 'minmax(0, 1fr) auto auto auto' },
        alignItems: 'center',
        gap: 1,
        p: { xs: 1.5, sm: 1 },
        pl: { sm: 2 },
        borderRadius: 1,
        bgcolor: 'background.raised',
      }}
    >
      <Typography
        sx={{
          fontWeight: leads ? 750 : 600,
          overflowWrap: 'anywhere',
          gridColumn: { xs: '1 / -1', sm: 'auto' },
        }}
      >
        {team}
      </Typography>
      <IconButton
        size="large"
        aria-label={t('scoreDown', { team })}
        disabled={down === null}
        onClick={() => down && onCount(down)}
        sx={{ width: 56, height: 56 }}
      >
        <Remove />
      </IconButton>
      <Typography
        variant="score"
        component="output"
        aria-live="off"
        sx={{
          fontSize: '2.75rem',
          minWidth: '1.4em',
          textAlign: 'center',
          color: leads ? 'brand.main' : 'inherit',
        }}
      >
        {wins}
      </Typography>
      <IconButton
        size="large"
        color="primary"
        aria-label={t('scoreUp', { team })}
        disabled={up === null}
        onClick={() => up && onCount(up)}
        sx={{
          width: 56,
          height: 56,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { bgcolor: 'primary.dark' },
        }}
      >
        <Add />
      </IconButton>
    </Box>
  )
}

/** The name of a team may be long. */
const wrapping = { whiteSpace: 'normal' } as const

function stepped([one, other]: Match['score'], side: Side, by: number): Match['score'] {
  return side === 0 ? [one + by, other] : [one, other + by]
}

function allowed({ bestOf }: Match, score: Match['score']): Match['score'] | null {
  return isScore(bestOf, score) ? score : null
}
