import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { PlayedGame } from '@upper-bracket/shared/bracket/model/playedGame'
import { scoreAfter, type SeriesOutcome, seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import type { Counted } from '@upper-bracket/shared/bracket/results/countGames'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useShowUndo } from '#features/bracket/undo/undoOffer.ts'
import { useMatchCommands } from './useMatchCommands.ts'
import { useScoreEntry } from './useScoreEntry.ts'

interface MatchControls {
  /** The match with the entered result. */
  readonly shown: Match
  /** The slot that wins by this score while the match runs. */
  readonly outcome: SeriesOutcome | null
  readonly finishing: boolean
  readonly start: () => void
  readonly unstart: () => void
  readonly count: (side: Side, by: 1 | -1) => void
  /** Counts what `counted` makes of the result so far; null for nothing. */
  readonly countTo: (counted: (before: Counted) => Counted | null) => void
  /** Records the winner of the only game of the match, started or not. */
  readonly win: (side: Side) => void
  readonly finish: () => void
  /** Records the games of the match, and ends it if they decide it. */
  readonly record: (games: readonly PlayedGame[]) => void
  readonly forfeit: (sides: readonly Side[]) => void
}

interface ControlHandlers {
  /** Called with whether the last command was refused because the match has changed since it was shown. */
  readonly setOutdated: (outdated: boolean) => void
  /** Called if undoing would affect more than this match. Without it, the refusal is shown. */
  readonly onMoreToUndo?: (() => void) | undefined
}

/** Returns the organizer's actions on one match, wherever it is shown. */
export function useMatchControls(
  match: Match,
  { setOutdated, onMoreToUndo }: ControlHandlers,
): MatchControls {
  const showError = useShowError()
  const showUndo = useShowUndo()
  const onRefused = (error: unknown) => {
    if (toAppError(error).code === 'changed-meanwhile') setOutdated(true)
    else showError(error)
  }
  const entry = useScoreEntry(match, onRefused)
  const commands = useMatchCommands(match, { onRefused, onMoreToUndo })
  const running = match.status === 'running'
  const shown = running ? { ...match, ...entry.result } : match

  const trying = (command: () => unknown) => {
    setOutdated(false)
    void command()
  }
  const countTo: MatchControls['countTo'] = counted => {
    // An earlier command cannot be undone without the count that follows it.
    showUndo(null)
    trying(() => entry.count(counted))
  }
  return {
    shown,
    outcome: running ? seriesOutcome(match.bestOf, shown.score, shown.games) : null,
    finishing: commands.finishing,
    start: () => trying(commands.start),
    unstart: () => trying(() => commands.unstart(entry.settled())),
    count: (side, by) =>
      countTo(({ score }) => {
        const counted = scoreAfter(match, score, side, by)
        return counted && { score: counted }
      }),
    countTo,
    win: side => trying(() => commands.win(side)),
    finish: () => trying(() => commands.finish(entry.result.score, entry.settled())),
    record: games => trying(() => commands.record(games, entry.settled())),
    forfeit: sides => trying(() => commands.forfeit(sides, entry.settled())),
  }
}
