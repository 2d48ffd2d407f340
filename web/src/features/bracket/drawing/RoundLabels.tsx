import { styled } from '@mui/material/styles'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import type { BracketLayout } from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { layoutMetrics as metrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'

interface RoundLabelsProps {
  readonly layout: BracketLayout
  /** The element that has the `--zoom` property. */
  readonly ref: Ref<HTMLDivElement>
}

/**
 * The names of the rounds above their columns, sticky while any of the column is in view. They are outside the canvas,
 * because scaled elements cannot be sticky. Screen readers get the headings instead.
 */
export const RoundLabels = memo(function RoundLabels({ layout, ref }: RoundLabelsProps) {
  const { t } = useTranslation('bracket')
  return (
    <Labels ref={ref} aria-hidden="true">
      {layout.rounds.map(({ round, x, y, height }) => (
        <div
          key={`${round.section}-${round.round}`}
          style={{ '--x': `${x}px`, '--y': `${y}px`, '--height': `${height}px` }}
        >
          <span>{roundName(t, round.name)}</span>
        </div>
      ))}
    </Labels>
  )
})

declare module 'react' {
  interface CSSProperties {
    '--x'?: string
    '--y'?: string
    '--height'?: string
  }
}

const Labels = styled('div')(({ theme }) => ({
  pointerEvents: 'none',
  '& > div': {
    position: 'absolute',
    left: 'calc(var(--x) * var(--zoom))',
    top: 'calc(var(--y) * var(--zoom))',
    height: 'calc(var(--height) * var(--zoom))',
    width: `calc(${metrics.cardWidth}px * var(--zoom))`,
  },
  span: {
    display: 'block',
    position: 'sticky',
    top: 0,
    boxSizing: 'border-box',
    height: `calc(${metrics.heading - 8}px * var(--zoom))`,
    paddingTop: 'calc(12px * var(--zoom))',
    fontSize: 'calc(14px * var(--zoom))',
    lineHeight: 1.5,
    fontWeight: 700,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.default,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
}))
