import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { playRandomStages } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { bracketOf, teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { chance } from '@upper-bracket/shared/random/chance'
import type { ExportedCompetition } from '@upper-bracket/shared/transfer/exportCompetition'
import { exported } from '@upper-bracket/shared/transfer/testing/importedCompetition'
import { competitionOf } from '@upper-bracket/shared/transfer/testing/randomCompetition'
import { emulators } from '../../../testing/emulators.ts'

const plan = {
  format: 'double',
  bestOf: { rounds: 1, final: 3 },
  thirdPlace: false,
  grandFinal: 'reset',
} as const

/** The text of a file with so many teams, in a double elimination of which so many matches have been played. */
export function competitionFileText(teams: number, steps: number): string {
  const bracket: Bracket = playRandomStages(bracketOf(teams, plan), chance(teams), steps)
  return textOf(competitionOf({ plan: { ...plan, teamIds: teamIds(teams) }, bracket, luck: teams }))
}

/** The text that the endpoint serves. */
export function textOf(competition: ExportedCompetition): string {
  return JSON.stringify(exported(competition, `${emulators.hosting}/schemas/competition-1.json`))
}

export async function exportedText(competitionId: string): Promise<string> {
  const response = await fetch(`${emulators.hosting}/api/competitions/${competitionId}/file`)
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`)
  return response.text()
}
