import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

interface Side {
  readonly name: string
  readonly score: number
}

interface SampleMatch {
  readonly x: number
  readonly y: number
  readonly sides: readonly [Side, Side]
}

const width = 156
const row = 30

const matches: readonly SampleMatch[] = [
  { x: 0, y: 34, sides: [side('Ember', 2), side('Nova', 0)] },
  { x: 0, y: 124, sides: [side('Raven', 1), side('Titan', 2)] },
  { x: 0, y: 258, sides: [side('Nova', 2), side('Raven', 1)] },
  { x: 212, y: 79, sides: [side('Ember', 2), side('Titan', 1)] },
  { x: 212, y: 258, sides: [side('Titan', 0), side('Nova', 2)] },
  { x: 424, y: 168, sides: [side('Ember', 3), side('Nova', 2)] },
]

/**
 * A double elimination bracket of four teams as the product draws it; decorative, described by the surrounding text.
 */
export function SampleBracket() {
  const { t } = useTranslation('home')
  return (
    <Box
      component="svg"
      viewBox="0 0 580 324"
      aria-hidden="true"
      sx={{
        width: '100%',
        height: 'auto',
        fontFamily: 'fontFamily',
        '& text': { fill: 'var(--mui-palette-text-primary)' },
      }}
    >
      <Caption x={0} y={16}>
        {t('sampleUpper')}
      </Caption>
      <Caption x={0} y={240}>
        {t('sampleLower')}
      </Caption>
      <Caption x={424} y={150}>
        {t('sampleFinal')}
      </Caption>
      <g fill="none" stroke="var(--mui-palette-divider)" strokeWidth="2">
        <path d="M156 154H184V110H212" />
        <path d="M156 288H212" />
        <path d="M368 288H396V213H424" />
      </g>
      <g fill="none" stroke="var(--mui-palette-brand-main)" strokeWidth="3">
        <path d="M156 64H184V94H212" />
        <path d="M368 109H396V183H424" />
      </g>
      {matches.map(match => (
        <MatchBox key={`${match.x} ${match.y}`} {...match} />
      ))}
    </Box>
  )
}

function MatchBox({ x, y, sides }: SampleMatch) {
  const [upper, lower] = sides
  const won = upper.score > lower.score ? 0 : 1
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={row * 2} rx="5" fill="var(--mui-palette-background-paper)" />
      <rect
        y={won * row}
        width="4"
        height={row}
        fill={upper.name === 'Ember' ? 'var(--mui-palette-brand-main)' : 'var(--mui-palette-text-secondary)'}
      />
      <rect
        width={width}
        height={row * 2}
        rx="5"
        fill="none"
        stroke={x === 424 ? 'var(--mui-palette-brand-main)' : 'var(--mui-palette-divider)'}
      />
      <path d={`M0 ${row}H${width}`} stroke="var(--mui-palette-divider)" />
      {sides.map(({ name, score }, index) => (
        <g key={name} opacity={index === won ? 1 : 0.55}>
          <text x="16" y={index * row + 20} fontSize="14" fontWeight={index === won ? 700 : 500}>
            {name}
          </text>
          <text
            x={width - 14}
            y={index * row + 20}
            fontSize="14"
            fontWeight="700"
            textAnchor="end"
            fontFamily='"Unbounded Variable", sans-serif'
          >
            {score}
          </text>
        </g>
      ))}
    </g>
  )
}

function Caption({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} fontSize="13" fontWeight="600" opacity="0.7">
      {children}
    </text>
  )
}

function side(name: string, score: number): Side {
  return { name, score }
}
