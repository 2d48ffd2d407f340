import type { Competition } from './competition.ts'

/** Returns the tab to which a competition's main page leads. */
export function mainTab({ bracketId }: Pick<Competition, 'bracketId'>): 'teams' | 'bracket' {
  return bracketId === null ? 'teams' : 'bracket'
}
