import { styled } from '@mui/material/styles'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { useContext, useMemo } from 'react'
import { PlainTree } from '#features/bracket/stages/PlainTree.tsx'
import { useTableBracket } from '#features/bracket/state/useTableBracket.ts'
import { type FittedTree, fittedTrees } from './fittedRounds.ts'
import { StageBottom } from './overlayStage.ts'
import { cardOverhang, OverlayScreen, panelPadding, screenRoom } from './OverlayScreen.tsx'

/** An elimination as a tree or, where that does not fit, as trees on several pages. */
export function OverlayTree({ rounds }: { rounds: readonly BracketRound[] }) {
  const { matches } = useTableBracket()
  const bottom = useContext(StageBottom)
  const room = useMemo(() => screenRoom(bottom), [bottom])
  const trees = useMemo(() => {
    const live = rounds.map(round => ({
      ...round,
      matches: round.matches.map(match => matches.get(match.id) ?? match),
    }))
    return fittedTrees(live, room)
  }, [rounds, matches, room])
  const width = Math.max(...trees.map(({ layout }) => layout.width))
  return (
    <OverlayScreen columns={1} columnWidth={width + cardOverhang + 2 * panelPadding.inline}>
      {trees.map(tree => (
        <Page
          className="panel"
          key={idOf(tree)}
          data-alone={trees.length === 1}
          style={trees.length === 1 ? {} : { height: room.height }}
        >
          <PlainTree {...tree} />
        </Page>
      ))}
    </OverlayScreen>
  )
}

function idOf({ layout }: FittedTree): string {
  return layout.rounds[0]?.matches[0]?.matchId ?? ''
}

/** One of several trees takes a page of its own. Narrow columns have names of two lines. */
const Page = styled('div')({
  '&& h3': { paddingTop: 4, fontSize: 13, lineHeight: 1.2 },
  '&[data-alone=false]': {
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'content-box',
  },
})
