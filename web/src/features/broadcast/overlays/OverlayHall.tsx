import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { kindOf } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { comingOnStream } from '@upper-bracket/shared/bracket/broadcast/comingMatches'
import { matchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { championsOf } from '@upper-bracket/shared/competition/champions'
import { useState } from 'react'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { overlayComponents } from './overlayComponents.ts'
import { type OverlayViewProps, StageBottom, stageSize } from './overlayStage.ts'
import { SponsorRow, sponsorRowHeight } from './SponsorRow.tsx'

/** A screen for a hall: the views that have something to show take turns. */
export default function OverlayHall({ competition, options, turn }: OverlayViewProps & { turn: number }) {
  const { shape } = useBracketScope()
  const matches = useMatches()
  const onAir = matchOnAir(competition, matches, options.stream)
  const stage = currentStage(liveBracket(shape, matches))
  const { isElimination } = kindOf(stage)
  const hasContent = {
    bracket: isElimination,
    table: !isElimination,
    next: comingOnStream(competition, shape.stages, matches, options.stream).length > 0,
    score: onAir !== null && !isOver(onAir),
    champion: championsOf(competition).length > 0,
  }
  const [last, setLast] = useState<{ view?: HallView | undefined; turn: number }>({ turn })
  const { view } = last
  if (last.turn !== turn || view === undefined || !hasContent[view]) {
    const later = view === undefined ? [] : rotated.slice(rotated.indexOf(view) + 1)
    const next = [...later, ...rotated].find(each => hasContent[each])
    if (next !== view || last.turn !== turn) setLast({ view: next, turn })
  }
  if (view === undefined) return null
  const View = overlayComponents[view]
  const bottom = competition.sponsors.length > 0 ? sponsorRowHeight : 0
  return (
    <StageBottom value={bottom}>
      <Box key={view} data-view={view} sx={shown} style={{ height: stageSize.height - bottom }}>
        <View competition={competition} options={options} />
      </Box>
      <SponsorRow competition={competition} />
    </StageBottom>
  )
}

type HallView = (typeof rotated)[number]
const rotated = ['bracket', 'table', 'next', 'score', 'champion'] as const

const appear = keyframes`
  from { opacity: 0; }
`
/** The theme turns animations off for people who want less motion. */
const shown = { animation: `${appear} 400ms` } as const
