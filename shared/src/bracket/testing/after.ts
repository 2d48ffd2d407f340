import type { Bracket } from '../model/bracket.ts'
import type { Command } from './playOut.ts'

/** The bracket after commands that are all accepted. */
export function after(bracket: Bracket, ...commands: Command[]): Bracket {
  return commands.reduce((before, command) => {
    const outcome = command(before)
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value.bracket
  }, bracket)
}
