import type { Draft } from '@upper-bracket/shared/draft/draft'
import type { ShownDraft } from './useDraftView.ts'

/** Says how many of the teams that a confirmed draft created still have a member from it. */
export function keptTeams({ teams }: Draft, view: Pick<ShownDraft, 'teams'>): 'all' | 'some' | 'none' {
  const created = view.teams.filter(({ index }) => teams[index]?.teamId != null)
  const kept = created.filter(({ members }) => members.length > 0)
  return kept.length === 0 ? 'none' : kept.length < created.length ? 'some' : 'all'
}
