import type * as shared from '@upper-bracket/shared/balance/rosterView'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'

export type RosterTeam = shared.RosterTeam<PlayerDocument, TeamDocument>
export type RosterView = shared.RosterView<PlayerDocument, TeamDocument>
