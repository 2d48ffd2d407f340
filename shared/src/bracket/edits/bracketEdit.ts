import type { BracketChange } from '../model/bracket.ts'
import { MatchEdits } from './matchEdits.ts'

/** Collects the changes of a command that advances no team (see `AdvancingEdit` for those that do). */
export class BracketEdit extends MatchEdits {
  result(): BracketChange {
    return this.changes()
  }
}
