import type { TFunction } from 'i18next'
import type { Draft } from '../draft/draft.ts'
import { keptTeams } from '../draft/keptTeams.ts'
import type { DraftView } from '../draft/draftView.ts'
import { teamSize } from '../format/teamLimits.ts'

type T = TFunction<'draft'>
type View = Pick<DraftView<unknown>, 'turns' | 'teams' | 'pool'>

/** What a draft is at: whose turn it is, or that it stands, is complete or over. */
export interface DraftState {
  readonly title: string
  /** Whose turn it is; null if nobody picks. */
  readonly captain: string | null
}

/** Returns what a team of a draft is called: after its captain, or by its number if everybody has left. */
export function draftTeamName(
  t: T,
  teams: readonly { readonly members: readonly { readonly displayName: string | null }[] }[],
  team: number,
): string {
  return teams[team]?.members[0]?.displayName ?? t('teamNumber', { number: team + 1 })
}

/** Says what a draft is at. */
export function draftState(
  t: T,
  { status }: Pick<Draft, 'status'>,
  { turns, teams, pool }: View,
  teamName: (team: number) => string,
): DraftState {
  const [current] = turns
  if (status === 'confirmed') return { title: t('confirmedTitle'), captain: null }
  if (current === undefined) {
    return { title: t(isComplete({ teams, pool }) ? 'complete' : 'runOut'), captain: null }
  }
  const captain = teamName(current.team)
  return { title: status === 'paused' ? t('paused') : t('turnOf', { captain }), captain }
}

const confirmedTexts = { all: 'confirmedText', some: 'confirmedSome', none: 'confirmedGone' } as const

/** Says what follows once nobody picks any more; null until then. */
export function draftOutcome(
  t: T,
  draft: Pick<Draft, 'status' | 'teams'>,
  view: View,
  { organizes = false } = {},
): string | null {
  if (draft.status === 'confirmed') return t(confirmedTexts[keptTeams(draft, view)])
  if (view.turns.length > 0) return null
  if (!isComplete(view)) return t('runOutText')
  return t(organizes ? 'completeText' : 'completeViewer')
}

function isComplete({ teams, pool }: Pick<View, 'teams' | 'pool'>): boolean {
  return pool.length > 0 || teams.every(({ missing }) => missing === 0)
}

/** Says how far a draft has got; null if nobody picks. */
export function draftProgress(
  t: T,
  { picks }: Pick<Draft, 'picks'>,
  { turns, teams, pool }: View,
): string | null {
  const [current] = turns
  if (current === undefined) return null
  // Captains are not picked, so full teams take one round less.
  if (current.round >= teamSize) return t('vacancyTurn')
  const missing = teams.reduce((sum, team) => sum + team.missing, 0)
  return t('progress', {
    round: current.round,
    pick: picks.length + 1,
    picks: picks.length + Math.min(pool.length, missing),
  })
}
