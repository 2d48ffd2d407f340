import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { comingOnStream } from '@upper-bracket/shared/bracket/rounds/comingMatches'
import { matchOnAir } from '@upper-bracket/shared/bracket/rounds/matchOnAir'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { liveBracket } from '../state/liveBracket.ts'
import { overlayComponents } from './overlayComponents.ts'
import type { OverlayViewProps } from './overlayStage.ts'
import { useRotation } from './useRotation.ts'

/** A screen for a hall: the views that have something to show take turns. */
export default function OverlayHall({ competition, options }: OverlayViewProps) {
  const { shape } = useBracketScope()
  const matches = useMatches()
  const turn = useRotation(options.seconds * 1000)
  const onAir = matchOnAir(competition, matches, options.stream)
  const stage = currentStage(liveBracket(shape, matches))
  const isElimination = stage.kind === 'single' || stage.kind === 'double'
  const hasContent = {
    bracket: isElimination,
    table: !isElimination,
    next: comingOnStream(competition, shape.stages, matches, options.stream).length > 0,
    score: onAir !== null && !isOver(onAir),
    champion: competition.champion !== null,
  }
  const views = rotated.filter(view => hasContent[view])
  const view = views[turn % views.length]
  if (view === undefined) return null
  const View = overlayComponents[view]
  return (
    <Box key={view} data-view={view} sx={shown}>
      <View competition={competition} options={options} />
    </Box>
  )
}

const rotated = ['bracket', 'table', 'next', 'score', 'champion'] as const

const appear = keyframes`
  from { opacity: 0; }
`
/** The theme turns animations off for people who want less motion. */
const shown = { height: '100%', animation: `${appear} 400ms` } as const
