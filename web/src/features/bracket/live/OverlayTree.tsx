import { styled } from '@mui/material/styles'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { roundName } from '#ui/text/roundName.ts'
import { MatchCard } from '../drawing/MatchCard.tsx'
import { PlainTree } from '../stages/PlainTree.tsx'
import { useTableBracket } from '../stages/useTableBracket.ts'
import { compactMetrics, fittedTree } from './fittedRounds.ts'
import { OverlayScreen, screenRoom } from './OverlayScreen.tsx'

/** An elimination: as a tree or, where that does not fit, the open rounds as lists of the matches whose teams are known. */
export function OverlayTree({ rounds }: { rounds: readonly BracketRound[] }) {
  const { t } = useTranslation('bracket')
  const { matches } = useTableBracket()
  const live = useMemo(
    () =>
      rounds.map(round => ({
        ...round,
        matches: round.matches.map(match => matches.get(match.id) ?? match),
      })),
    [rounds, matches],
  )
  const tree = useMemo(() => fittedTree(live, screenRoom), [live])
  if (tree !== null)
    return (
      <OverlayScreen columns={1} columnWidth={tree.layout.width + 20}>
        <div className="panel">
          <PlainTree {...tree} />
        </div>
      </OverlayScreen>
    )
  return (
    <OverlayScreen columns={4} columnWidth={228}>
      {live
        .filter(round => round.matches.some(match => hasTeam(match) && !isOver(match)))
        .map(round => (
          <Round
            className="panel"
            key={`${round.section} ${round.round}`}
            aria-label={roundName(t, round.name)}
          >
            <h2>{roundName(t, round.name)}</h2>
            <ol>
              {round.matches.filter(hasTeam).map(({ id }) => (
                <li key={id}>
                  <MatchCard matchId={id} />
                </li>
              ))}
            </ol>
          </Round>
        ))}
    </OverlayScreen>
  )
}

function hasTeam({ slots }: Match): boolean {
  return slots.some(({ teamId }) => teamId !== null)
}

const Round = styled('section')({
  ol: { listStyle: 'none', margin: 0, padding: 0 },
  // Padding, because a margin at the top of a column collapses.
  li: {
    boxSizing: 'border-box',
    height: compactMetrics.cardHeight + compactMetrics.rowGap,
    paddingTop: compactMetrics.rowGap,
    breakInside: 'avoid',
  },
})
