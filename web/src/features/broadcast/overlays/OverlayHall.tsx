import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { kindOf } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { comingOnStream } from '@upper-bracket/shared/bracket/broadcast/comingMatches'
import { matchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { championsOf } from '@upper-bracket/shared/competition/champions'
import { useContext, useState } from 'react'
import type { BracketDocument } from '#documents/bracket.ts'
import type { CompetitionDocument } from '#documents/competition.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { BracketScopeContext, useMatchesIfAny } from '#features/bracket/state/bracketScope.ts'
import { overlayComponents } from './overlayComponents.ts'
import { type OverlayViewProps, StageBottom, stageSize } from './overlayStage.ts'
import { SponsorRow, sponsorRowHeight } from './SponsorRow.tsx'
import { useShownDraft } from './useShownDraft.ts'

/** A screen for a hall: the views that have something to show take turns. */
export default function OverlayHall({ competition, options, turn }: OverlayViewProps & { turn: number }) {
  const scope = useContext(BracketScopeContext)
  const matches = useMatchesIfAny()
  const hasContent: Readonly<Partial<Record<HallView, boolean>>> = {
    draft: useShownDraft(competition) !== null,
    ...(scope !== null && contentOf(competition, { shape: scope.shape, matches, stream: options.stream })),
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

function contentOf(
  competition: CompetitionDocument,
  {
    shape,
    matches,
    stream,
  }: {
    readonly shape: BracketDocument
    readonly matches: readonly Match[]
    readonly stream: number
  },
) {
  const onAir = matchOnAir(competition, matches, stream)
  const { isElimination } = kindOf(currentStage(liveBracket(shape, matches)))
  return {
    bracket: isElimination,
    table: !isElimination,
    next: comingOnStream(competition, shape.stages, matches, stream).length > 0,
    score: onAir !== null && !isOver(onAir),
    champion: championsOf(competition).length > 0,
  }
}

type HallView = (typeof rotated)[number]
const rotated = ['draft', 'bracket', 'table', 'next', 'score', 'champion'] as const

const appear = keyframes`
  from { opacity: 0; }
`
/** The theme turns animations off for people who want less motion. */
const shown = { animation: `${appear} 400ms` } as const
