import { styled } from '@mui/material/styles'
import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { useTranslation } from 'react-i18next'
import { bracketLayout } from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import GroupTable from '#features/bracket/stages/GroupTable.tsx'
import GslPlaces from '#features/bracket/stages/GslPlaces.tsx'
import { PlainTree } from '#features/bracket/stages/PlainTree.tsx'
import { roundsOfStage } from '@upper-bracket/shared/wording/stageRounds'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { compactMetrics as metrics } from './fittedRounds.ts'
import { OverlayScreen } from './OverlayScreen.tsx'

interface OverlayGroupsProps {
  readonly stage: Stage
  readonly rounds: readonly BracketRound[]
}

/** The groups of a stage: tables, or small brackets. */
export default function OverlayGroups({ stage, rounds }: OverlayGroupsProps) {
  const { t } = useTranslation('stages')
  const { shape } = useBracketScope()
  const count = stage.groups.length
  const isLarge = stage.rounds.lower > 2
  const columns = isLarge ? 1 : Math.min(count, !hasTable(stage) || count === 4 ? 2 : 3)
  return (
    <OverlayScreen columns={columns} columnWidth={isLarge ? 936 : 464}>
      {[...stage.groups.keys()].map(group => (
        <Group className="panel" key={group}>
          <h2>{count === 1 ? stageTitle(t, shape, stage) : t('group', { group: groupLetter(group) })}</h2>
          {hasTable(stage) ? (
            <GroupTable stage={stage} group={group} />
          ) : (
            <>
              <PlainTree
                layout={bracketLayout(roundsOfStage(rounds, stage, group), metrics)}
                metrics={metrics}
              />
              <GslPlaces stage={stage} group={group} />
            </>
          )}
        </Group>
      ))}
    </OverlayScreen>
  )
}

const Group = styled('section')({
  // Four groups of four teams fit, even if each name takes two lines.
  '& table th, & table td': { paddingBlock: 2 },
  '& tbody th': { unicodeBidi: 'plaintext' },
  // Viewers read places and results; sentences and legends are on the page of the bracket.
  '& table small, & table + ul, & table [data-wide]': { display: 'none' },
})
