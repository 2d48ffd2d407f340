import type { BracketChange } from '../model/bracket.ts'
import { MatchEdits } from './matchEdits.ts'

/** A command that sends no team on (see `SeatingEdit` for those that do). */
export class BracketEdit extends MatchEdits {
  result(): BracketChange {
    return this.changes()
  }
}
