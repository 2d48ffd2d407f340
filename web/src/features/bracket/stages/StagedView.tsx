import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { drawsRounds, hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import type { Stage, TableStage } from '@upper-bracket/shared/bracket/model/stage'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { tableMatches } from '@upper-bracket/shared/bracket/stages/stageMatches'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundList } from '../drawing/RoundList.tsx'
import type { Reveal } from '../drawing/useReveal.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useBracketAddress } from '../state/useBracketAddress.ts'
import { useReadMatches } from '../state/useReadMatches.ts'
import { joinGroups, roundsOfStage } from '@upper-bracket/shared/wording/stageRounds'
import { StageSwitch } from './StageSwitch.tsx'
import { stageViewOf } from './stageViews.tsx'
import { useTableBracket } from '../state/useTableBracket.ts'

const TieNotices = lazy(() => import('./TieNotices.tsx'))
// It is for organizers, and pairs teams.
const DueRound = lazy(() => import('./DueRound.tsx'))
const RoundDrawing = lazy(() => import('./RoundDrawing.tsx'))

interface StagedViewProps {
  readonly reveal: Reveal | null
  readonly agenda: ReactNode
  readonly tools: ReactNode
  /** Whether to show a round at a time, as on a phone. */
  readonly inRounds: boolean
  readonly roles: ReadonlySet<Role>
}

/** The drawing of a bracket of several stages, or of one with a table: one stage at a time, in the way of its kind. */
export default function StagedView({ reveal, agenda, tools, inRounds, roles }: StagedViewProps) {
  const organizes = may('runBracket', roles)
  const { shape, rounds: allRounds } = useBracketScope()
  const { stage, isChosen, show } = useShownStage(reveal)
  const rounds = useMemo(() => roundsOfStage(allRounds, stage), [allRounds, stage])
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shape.stages.length > 1 && <StageSwitch shownKey={stage.key} onShow={show} />}
      {shape.stages.filter(hasTable).map(each => (
        <Ties key={each.key} stage={each} decides={organizes} />
      ))}
      {drawsRounds(stage) && (
        <Suspense>
          {/* Without matches, there is no agenda on a phone. */}
          {organizes ? <RoundDrawing stage={stage} /> : inRounds && <DueRound organizes={false} />}
        </Suspense>
      )}
      {inRounds ? (
        <StageRounds
          key={stage.key}
          stage={stage}
          rounds={rounds}
          reveal={reveal}
          agenda={agenda}
          tools={tools}
          isChosen={isChosen}
        />
      ) : (
        <WholeStage key={stage.key} stage={stage} rounds={rounds} reveal={reveal} />
      )}
    </Box>
  )
}

/** Names ties once a group is over, because what orders a table is not needed before. */
function Ties(props: { readonly stage: TableStage; readonly decides: boolean }) {
  const { matches } = useTableBracket()
  const { stage } = props
  if (!stage.groups.some((_, group) => tableMatches(stage, matches, group).every(isOver))) return null
  return (
    <Suspense fallback={<Skeleton height={0} />}>
      <TieNotices {...props} />
    </Suspense>
  )
}

/**
 * The stage in the address, otherwise the one of the opened match, otherwise the one that was played when the page was
 * opened. A revealed match brings its stage along.
 */
function useShownStage(reveal: Reveal | null) {
  const { shape } = useBracketScope()
  const readMatches = useReadMatches()
  const { stageKey, matchId, showStage } = useBracketAddress()
  const [initial] = useState(
    () => readMatches().get(matchId ?? '')?.stage ?? currentStage({ shape, matches: readMatches() }).key,
  )
  const revealed = useRef<Reveal | null>(null)
  useEffect(() => {
    if (reveal === null || revealed.current === reveal) return
    revealed.current = reveal
    const match = readMatches().get(reveal.matchId)
    if (match !== undefined) showStage(match.stage)
  }, [reveal, readMatches, showStage])
  const find = (key: string | null) => shape.stages.find(stage => stage.key === key)
  const chosen = find(stageKey)
  const stage = chosen ?? find(initial) ?? shape.stages[0]
  if (stage === undefined) throw new Error('The bracket has no stage')
  return { stage, isChosen: chosen !== undefined, show: showStage }
}

interface StageProps {
  readonly stage: Stage
  readonly rounds: readonly BracketRound[]
  readonly reveal: Reveal | null
}

/** All of a stage at once. */
function WholeStage({ stage, rounds, reveal }: StageProps) {
  const { Whole } = stageViewOf(stage)
  return <Whole stage={stage} rounds={rounds} reveal={reveal} />
}

interface StageRoundsProps extends StageProps {
  readonly agenda: ReactNode
  readonly tools: ReactNode
  readonly isChosen: boolean
}

/** A stage one round at a time, all groups together, and its tables before the rounds. */
function StageRounds({ stage, rounds, ...props }: StageRoundsProps) {
  const { t } = useTranslation('stages')
  const { shape } = useBracketScope()
  const joined = useMemo(() => joinGroups(rounds), [rounds])
  const view = stageViewOf(stage)
  const table = view.tableTab(t, shape, stage)
  return (
    <RoundList rounds={joined} partsOf={view.partsOf(t, shape, stage)} {...(table && { table })} {...props} />
  )
}
