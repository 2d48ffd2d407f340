import { styled } from '@mui/material/styles'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { roundName } from '#ui/text/roundName.ts'
import { ConnectorLines } from '../drawing/ConnectorLines.tsx'
import { MatchCard } from '../drawing/MatchCard.tsx'
import { bracketLayout } from '../layout/bracketLayout.ts'
import { layoutMetrics } from '../layout/layoutMetrics.ts'
import { GroupSections } from './GroupSections.tsx'
import { roundsOfStage, withoutGroup } from './stageRounds.ts'

/** Two groups of four teams fit next to each other. */
const metrics = { ...layoutMetrics, cardWidth: 216, columnGap: 32 }

interface GslViewProps {
  readonly stage: Stage
  readonly rounds: readonly BracketRound[]
}

/** Each group as a small bracket. */
export function GslView({ stage, rounds }: GslViewProps) {
  return (
    <GroupSections stage={stage}>
      {group => <GroupBracket group={group} rounds={roundsOfStage(rounds, stage, group)} />}
    </GroupSections>
  )
}

function GroupBracket({ group, rounds }: { group: number; rounds: readonly BracketRound[] }) {
  const { t } = useTranslation(['bracket', 'stages'])
  const layout = useMemo(() => bracketLayout(rounds, metrics), [rounds])
  const { width, height } = layout
  return (
    <Frame role="region" aria-label={t('stages:bracketOfGroup', { group: groupLetter(group) })} tabIndex={0}>
      <Canvas style={{ width, height }}>
        <ConnectorLines layout={layout} area={{ left: 0, top: 0, right: width, bottom: height }} />
        {layout.rounds.map(({ round, x, y, matches }) => (
          <section key={`${round.section}-${round.round}`}>
            <h3 style={{ left: x, top: y }}>{roundName(t, withoutGroup(round.name))}</h3>
            <ol>
              {matches.map(match => (
                <li key={match.matchId} style={{ left: match.x, top: match.y }}>
                  <MatchCard matchId={match.matchId} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Canvas>
    </Frame>
  )
}

const Frame = styled('div')({ overflow: 'auto', scrollbarWidth: 'thin', padding: '0 2px 8px' })

const Canvas = styled('div')(({ theme }) => ({
  position: 'relative',
  ol: { listStyle: 'none', margin: 0, padding: 0 },
  'h3, li': { position: 'absolute', width: metrics.cardWidth },
  h3: { margin: 0, paddingTop: 12, fontSize: 14, color: theme.vars.palette.text.secondary },
  li: { height: metrics.cardHeight },
}))
