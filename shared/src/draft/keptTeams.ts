import type { Draft } from './draft.ts'
import type { DraftView } from './draftView.ts'

/** Says how many of the teams that a confirmed draft created still have a member from it. */
export function keptTeams(
  { teams }: Pick<Draft, 'teams'>,
  view: Pick<DraftView<unknown>, 'teams'>,
): 'all' | 'some' | 'none' {
  const created = view.teams.filter(({ index }) => teams[index]?.teamId != null)
  const kept = created.filter(({ members }) => members.length > 0)
  return kept.length === 0 ? 'none' : kept.length < created.length ? 'some' : 'all'
}
