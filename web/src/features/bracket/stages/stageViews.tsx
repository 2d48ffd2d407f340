import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import type { Stage, TableStage } from '@upper-bracket/shared/bracket/model/stage'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { advancingPlaces } from '@upper-bracket/shared/bracket/stages/advancingPlaces'
import { swissBoard } from '@upper-bracket/shared/bracket/stages/swissBoard'
import type { TFunction } from 'i18next'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { drawnOnceLoaded } from '#platform/drawnOnceLoaded.ts'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { LazyBracketTree } from '../drawing/LazyBracketTree.tsx'
import type { TableTab } from '../drawing/RoundList.tsx'
import type { Reveal } from '../drawing/useReveal.ts'
import { GroupSections } from './GroupSections.tsx'
import { loadGroupTable } from './LazyGroupTable.tsx'
import { GroupTables, RoundRobinView } from './RoundRobinView.tsx'
import { phone } from '#ui/useOnPhone.ts'
import {
  onePart,
  partsByGroup,
  partsByRecord,
  type RoundPart,
} from '@upper-bracket/shared/wording/stageRounds'
import { useRevealCard } from './useRevealCard.ts'

const loadSwiss = () => import('./SwissView.tsx').then(({ SwissView }) => ({ default: SwissView }))
const SwissView = lazy(loadSwiss)
const GslView = lazy(() => import('./GslView.tsx'))
const { Drawn: GslPlaces, load: loadPlaces } = drawnOnceLoaded(() => import('./GslPlaces.tsx'))

// A phone shows the rounds one by one.
if (typeof window !== 'undefined' && !window.matchMedia(phone).matches)
  void loadSwiss().catch(() => undefined)

interface WholeProps<S extends Stage> {
  readonly stage: S
  readonly rounds: readonly BracketRound[]
  readonly reveal: Reveal | null
}

type PartsOf = (round: BracketRound, matches: Matches) => readonly RoundPart[]

/** How a kind of stage is drawn on its page. */
interface StageView<S extends Stage> {
  /** All of a stage at once. */
  Whole(props: WholeProps<S>): ReactNode
  /** What comes before the rounds if one is shown at a time; null for nothing. */
  tableTab(t: TFunction<'stages'>, shape: BracketShape, stage: S): TableTab | null
  /** Divides a round into parts. */
  partsOf(t: TFunction<'stages'>, shape: BracketShape, stage: S): PartsOf
}

function byGroup(t: TFunction<'stages'>, _: BracketShape, { groups }: Stage): PartsOf {
  return groups.length > 1 ? round => partsByGroup(t, round) : onePart
}

/** Shows the card of a revealed match. */
function Cards({ reveal, children }: { readonly reveal: Reveal | null; readonly children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null)
  useRevealCard(view, reveal)
  return (
    <div ref={view}>
      <Suspense fallback={<RowsSkeleton rows={5} />}>{children}</Suspense>
    </div>
  )
}

function tableTab(t: TFunction<'stages'>, _: BracketShape, stage: TableStage): TableTab {
  return { name: t('table'), content: <GroupTables stage={stage} />, load: loadGroupTable }
}

const elimination: StageView<Stage> = {
  Whole: ({ rounds, reveal }) => <LazyBracketTree rounds={rounds} reveal={reveal} isInColumn />,
  tableTab: () => null,
  partsOf: byGroup,
}

const views: { readonly [K in Stage['kind']]: StageView<Extract<Stage, { kind: K }>> } = {
  single: elimination,
  double: elimination,
  gsl: {
    Whole: ({ stage, rounds, reveal }) => (
      <Cards reveal={reveal}>
        <GslView stage={stage} rounds={rounds} />
      </Cards>
    ),
    tableTab: (t, shape, stage) =>
      advancingPlaces(shape, stage).some(places => places.size > 0)
        ? {
            name: t('goOn'),
            content: (
              <GroupSections stage={stage}>
                {group => (
                  <Suspense>
                    <GslPlaces stage={stage} group={group} />
                  </Suspense>
                )}
              </GroupSections>
            ),
            load: loadPlaces,
          }
        : null,
    partsOf: byGroup,
  },
  'round-robin': {
    Whole: ({ stage, rounds, reveal }) => (
      <Cards reveal={reveal}>
        <RoundRobinView stage={stage} rounds={rounds} />
      </Cards>
    ),
    tableTab,
    partsOf: byGroup,
  },
  swiss: {
    Whole: ({ stage, rounds, reveal }) => (
      <Cards reveal={reveal}>
        <SwissView stage={stage} rounds={rounds} />
      </Cards>
    ),
    tableTab,
    partsOf: (t, shape, stage) => (round, matches) =>
      round.section === 'tie-break'
        ? onePart(round)
        : partsByRecord(t, swissBoard({ shape, matches }, stage)[round.round - 1], round.round),
  },
}

export function stageViewOf(stage: Stage): StageView<Stage> {
  return views[stage.kind]
}
