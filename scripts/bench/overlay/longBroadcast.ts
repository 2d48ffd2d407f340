import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { database, stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { writeChange } from '../bracket/writeChange.ts'

/** A competition whose bracket can be played out again and again. */
export interface LongBroadcast {
  readonly competitionId: string
  /**
   * Plays the bracket out from its beginning, each game one update; then the final is put on air. Returns how many
   * updates there were.
   */
  playOut(stop: AbortSignal): Promise<number>
}

const nobody: Person = { uid: 'nobody', email: '', idToken: '' }

export async function longBroadcast(teams: number): Promise<LongBroadcast> {
  const made: { bracket?: Bracket } = {}
  const cup = await bracketedCompetition(
    { owner: nobody },
    {
      teams,
      format: 'double',
      bestOf: 5,
      after: bracket => {
        made.bracket = bracket
        return bracket
      },
    },
  )
  const { competitionId, bracketId } = cup
  const { bracket: first } = made
  if (first === undefined) throw new Error('The bracket was not made')
  const show = (matchId: string | null) =>
    stored.competition(competitionId).update({ shownMatch: matchId === null ? null : { bracketId, matchId } })

  const reset = async () => {
    const batch = database.batch()
    for (const match of first.matches.values()) {
      batch.set(stored.match(competitionId, bracketId, match.id), match)
    }
    await batch.commit()
    await show(null)
  }
  return {
    competitionId,
    playOut: async stop => {
      await reset()
      let bracket = first
      let updates = 0
      const write = async (command: (before: Bracket) => Outcome<BracketChange>) => {
        const outcome = command(bracket)
        if (!outcome.ok) throw new Error(outcome.code)
        bracket = outcome.value.bracket
        await writeChange(cup, outcome.value)
        updates += 1
      }
      for (let id = firstReady(bracket); id !== undefined; id = firstReady(bracket)) {
        stop.throwIfAborted()
        const matchId = id
        const lost = updates % 3
        await write(before => startMatch(before, matchId))
        for (let won = 1; won <= lost; won += 1) await write(before => setScore(before, matchId, [0, won]))
        for (let won = 1; won <= 2; won += 1) await write(before => setScore(before, matchId, [won, lost]))
        await write(before => finishSeries(before, matchId, [3, lost]))
      }
      await show('final-1-1')
      return updates
    },
  }
}

function firstReady({ matches }: Bracket): string | undefined {
  return [...matches.values()].find(({ status }) => status === 'ready')?.id
}
