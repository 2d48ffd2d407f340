import Box from '@mui/material/Box'
import type { TableStage } from '@upper-bracket/shared/bracket/model/stage'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { useTranslation } from 'react-i18next'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import { GroupSections } from './GroupSections.tsx'
import { LazyGroupTable } from './LazyGroupTable.tsx'
import { MatchList } from './MatchList.tsx'
import { roundsOfStage, withoutGroup } from '@upper-bracket/shared/wording/stageRounds'

interface RoundRobinViewProps {
  readonly stage: TableStage
  readonly rounds: readonly BracketRound[]
}

/** Each group with its table and, below it, its matches by round. */
export function RoundRobinView({ stage, rounds }: RoundRobinViewProps) {
  const { t } = useTranslation('bracket')
  return (
    <GroupSections stage={stage}>
      {group => (
        <>
          <LazyGroupTable stage={stage} group={group} />
          <Box sx={columns}>
            {roundsOfStage(rounds, stage, group).map(round => (
              <Box component="section" key={roundKey(round)} sx={{ minWidth: 0 }}>
                <Box component="h3" sx={heading}>
                  {roundName(t, withoutGroup(round.name))}
                </Box>
                <MatchList matchIds={round.matches.map(({ id }) => id)} />
              </Box>
            ))}
          </Box>
        </>
      )}
    </GroupSections>
  )
}

/** The tables of all groups, without matches. */
export function GroupTables({ stage }: Pick<RoundRobinViewProps, 'stage'>) {
  return (
    <GroupSections stage={stage}>{group => <LazyGroupTable stage={stage} group={group} />}</GroupSections>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
} as const
const heading = { fontSize: 14, fontWeight: 700, color: 'text.secondary', m: 0, mb: 1 } as const
