import type { CompetitionDraft, DraftField } from './competitionDraft.ts'

export interface Rebased {
  readonly draft: CompetitionDraft
  /** Fields that somebody else has changed and this person had not touched: they show the new state. */
  readonly taken: readonly DraftField[]
  /** Fields that both have changed: what was typed stays. */
  readonly kept: readonly DraftField[]
}

/**
 * Brings a draft that was begun on `from` onto the newer state `onto`: what was typed stays, everything else
 * follows.
 */
export function rebaseDraft(
  draft: CompetitionDraft,
  from: CompetitionDraft,
  onto: CompetitionDraft,
): Rebased {
  const fields = Object.keys(onto) as DraftField[]
  const changed = fields.filter(field => onto[field] !== from[field] && onto[field] !== draft[field])
  const kept = changed.filter(field => draft[field] !== from[field])
  const taken = changed.filter(field => draft[field] === from[field])
  return {
    draft: { ...draft, ...Object.fromEntries(taken.map(field => [field, onto[field]])) },
    taken,
    kept,
  }
}
