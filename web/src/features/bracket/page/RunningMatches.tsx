import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { useOpenMatch } from '../state/useBracketAddress.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** The matches being played now, each a link to its panel; nothing if there are none. */
export function RunningMatches() {
  const { t } = useTranslation('bracket')
  const { numbers } = useBracketScope()
  const id = useId()
  const running = useMatches()
    .filter(match => match.status === 'running' && numbers.has(match.id))
    .toSorted(inDrawingOrder)
  if (running.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="overline" color="textSecondary">
        {t('nowPlaying', { matches: running.length })}
      </Typography>
      <Row>
        {running.map(match => (
          <li key={match.id}>
            <RunningMatch match={match} />
          </li>
        ))}
      </Row>
    </section>
  )
}

function RunningMatch({ match }: { match: Match }) {
  const texts = useMatchTexts()
  const openMatch = useOpenMatch()
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => openMatch(match.id)}>
      <small>{texts.place(match)}</small>
      {([0, 1] as const).map(side => (
        <span key={side}>
          <span className="team">{texts.slot(match, side)}</span> <b>{match.score[side]}</b>
        </span>
      ))}
    </button>
  )
}

const Row = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  // Room for the focus rings, which the scrolling box would clip.
  padding: 4,
  marginInline: -4,
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& > li': { flex: '0 0 auto', width: 'min(240px, 78vw)' },
  button: {
    display: 'grid',
    gap: 2,
    width: '100%',
    padding: '6px 12px 8px',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.brand.main}`,
    borderRadius: theme.shape.borderRadius,
    '&:hover': { background: theme.vars.palette.background.raised },
    outlineOffset: 1,
  },
  small: { fontSize: 12, color: theme.vars.palette.text.secondary },
  'small, .team': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'button > span': { display: 'flex', justifyContent: 'space-between', gap: 8, lineHeight: 1.35 },
  '.team': { minWidth: 0, fontWeight: 600 },
  b: { fontVariantNumeric: 'tabular-nums' },
}))
