import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import type { Champion } from '@upper-bracket/shared/competition/champions'
import type { TeamFace } from '@upper-bracket/shared/team/teamFace'
import type { ExportedTable } from './exportedTable.ts'

/** What files and pictures of a bracket are made of: the bracket as drawn, in its current state. */
export interface ExportSource {
  /** The name of the competition. */
  readonly name: string
  /** The champions that are known. */
  readonly champions: readonly Champion[]
  readonly rounds: readonly BracketRound[]
  /** The tables of all groups, in the order of the stages. */
  readonly tables: readonly ExportedTable[]
  /** Returns the current state of a match. */
  readonly match: (matchId: string) => Match | undefined
  readonly number: (matchId: string) => number
  readonly team: (teamId: string) => string
  /** Returns the face of a team; null if there is no team, or teams have none here. */
  readonly face: (teamId: string | null) => TeamFace | null
  readonly round: (round: BracketRound) => string
}
