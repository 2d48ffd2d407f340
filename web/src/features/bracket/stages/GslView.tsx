import { styled } from '@mui/material/styles'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { bracketLayout } from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { layoutMetrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import { GroupSections } from './GroupSections.tsx'
import GslPlaces from './GslPlaces.tsx'
import { PlainTree } from './PlainTree.tsx'
import { roundsOfStage } from '@upper-bracket/shared/wording/stageRounds'

/** Two groups of four teams fit next to each other. */
const metrics = { ...layoutMetrics, cardWidth: 216, columnGap: 32 }

interface GslViewProps {
  readonly stage: Stage
  readonly rounds: readonly BracketRound[]
}

/** Each group as a small bracket. */
export default function GslView({ stage, rounds }: GslViewProps) {
  return (
    <GroupSections stage={stage}>
      {group => (
        <>
          <GroupBracket group={group} rounds={roundsOfStage(rounds, stage, group)} />
          <GslPlaces stage={stage} group={group} />
        </>
      )}
    </GroupSections>
  )
}

function GroupBracket({ group, rounds }: { group: number; rounds: readonly BracketRound[] }) {
  const { t } = useTranslation('stages')
  const layout = useMemo(() => bracketLayout(rounds, metrics), [rounds])
  return (
    <Frame role="region" aria-label={t('bracketOfGroup', { group: groupLetter(group) })} tabIndex={0}>
      <PlainTree layout={layout} metrics={metrics} />
    </Frame>
  )
}

const Frame = styled('div')({ overflow: 'auto', scrollbarWidth: 'thin', padding: '0 2px 8px' })
