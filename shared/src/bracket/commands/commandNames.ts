import type { CommandName } from './commandTable.ts'
import { type PredictedName, predictedCommands } from './predictedCommands.ts'

const unpredicted: Readonly<Record<Exclude<CommandName, PredictedName>, true>> = {
  reinstateTeam: true,
  enterLate: true,
  cancelLateEntry: true,
  publishRound: true,
  decideTie: true,
  setSeriesLength: true,
  reshapeStage: true,
  takeBack: true,
}

/** The names of all commands, without the code for tables and pairings. */
export const commandNames = Object.keys({ ...predictedCommands, ...unpredicted }) as readonly CommandName[]
