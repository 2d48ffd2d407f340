import { type MatchAgenda, matchAgenda } from '@upper-bracket/shared/bracket/agenda/matchAgenda'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { matchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { type AgendaStep, inOrganizersOrder } from '@upper-bracket/shared/matchRoom/organizersAgenda'
import { agendaLateness } from '@upper-bracket/shared/schedule/lateness'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useAgendaMatchRooms } from './useAgendaMatchRooms.ts'

/** A listed match. Only organizers read match rooms; null if it has none yet. */
export interface AgendaRow extends AgendaStep {
  readonly matchRoom: MatchRoom | null
}

interface Agenda extends MatchAgenda {
  /** The running and ready matches in the order in which they are listed. */
  readonly rows: readonly AgendaRow[]
  /** By how many minutes the planned matches are late. */
  readonly behind: number
  /** The server's time; null while it is unknown. */
  readonly now: number | null
}

const halfMinute = 30_000
/** Deadlines of the teams pass between two multiples of half a minute. */
const fiveSeconds = 5000

/** Returns what is on now in a running competition. Organizers also see what teams that run their matches wait for. */
export function useAgenda(competition: CompetitionDocument, organizes: boolean): Agenda {
  const { shape, numbers } = useBracketScope()
  const readsRooms = organizes && competition.selfService !== null
  const isRunning = competition.status === 'running'
  const now = useServerNow(isRunning ? (readsRooms ? fiveSeconds : halfMinute) : null) ?? null
  const matches = useMatches().filter(match => numbers.has(match.id))
  const { running, ready, waiting } = matchAgenda(matches, {
    stages: shape.stages,
    now,
    startDate: competition.startDate,
    createdAt: shape.createdAt ?? null,
  })
  const playable = [...running, ...ready]
  const matchRooms = useAgendaMatchRooms(
    playable.map(({ match }) => match),
    readsRooms && isRunning,
  )
  const rows = playable.map(each => {
    const matchRoom = matchRooms.get(matchRoomIdOf(each.match) ?? '') ?? null
    return { ...each, matchRoom, step: matchStep(each.match, { competition, matchRoom, now }) }
  })
  return {
    running,
    ready,
    waiting,
    rows: organizes ? inOrganizersOrder(rows, now) : rows,
    behind: now === null ? 0 : agendaLateness(matches, now),
    now,
  }
}
