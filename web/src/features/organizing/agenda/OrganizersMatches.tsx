import { streamsOf } from '@upper-bracket/shared/live/streamsOf'
import type { CompetitionDocument } from '#documents/competition.ts'
import { BroadcastQueueContext } from '#features/broadcast/queue/QueueButton.tsx'
import { useBroadcastQueue } from '#features/broadcast/queue/useBroadcastQueue.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { AgendaCard } from './AgendaCard.tsx'
import { minutesSince } from '@upper-bracket/shared/bracket/agenda/minutesSince'
import { SelfRunMatch } from './SelfRunMatch.tsx'
import type { AgendaRow } from './useAgenda.ts'
import { useMissingByTeam } from './useMissingByTeam.ts'

interface OrganizersMatchesProps {
  readonly competition: CompetitionDocument
  readonly rows: readonly AgendaRow[]
  /** The server's time; null while it is unknown. */
  readonly now: number | null
  /** The match whose action is the next step on the page. */
  readonly urgent: string | undefined
}

/** The rows of the agenda for organizers: scored in place, or run by the teams. */
export default function OrganizersMatches({ competition, rows, now, urgent }: OrganizersMatchesProps) {
  const missing = useMissingByTeam(competition)
  const { bracketId } = useBracketScope()
  const queueing = useBroadcastQueue(competition, bracketId)
  const hasBroadcast = competition.liveLinks.length > 0
  const shown = rows.map(row =>
    competition.selfService === null ? (
      <AgendaCard
        key={row.match.id}
        match={row.match}
        minutes={minutesSince(row.since, now)}
        late={row.late}
        missing={missing}
        urgent={row.match.id === urgent}
      />
    ) : (
      <SelfRunMatch key={row.match.id} row={row} now={now} urgent={row.match.id === urgent} />
    ),
  )
  const streamCount = streamsOf(competition).length
  return (
    <BroadcastQueueContext value={hasBroadcast ? { ...queueing, competition, streamCount } : null}>
      {shown}
    </BroadcastQueueContext>
  )
}
