import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { useBracketScope, useResults } from './bracketScope.ts'
import { liveBracket } from '../commands/liveBracket.ts'

/** Follows the bracket like `useResults`. */
export function useTableBracket(): Bracket {
  return liveBracket(useBracketScope().shape, useResults())
}
