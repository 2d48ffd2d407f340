import { chance } from '../../random/chance.ts'
import type { CompetitionFile } from '../competitionFile.ts'
import { type ExportedCompetition, exportCompetition } from '../exportCompetition.ts'
import { type ImportedDocuments, importedDocuments } from '../importedDocuments.ts'

export const now = 1_800_000_000_000

/** The file of a competition. */
export function exported(competition: ExportedCompetition, schema = ''): CompetitionFile {
  const written = exportCompetition(competition, { schema, now })
  if (!written.ok) throw new Error(JSON.stringify(written.problems))
  return written.file
}

/** The documents of an import by `importer`, with random ids. */
export function imported(file: CompetitionFile, luck: number): ImportedDocuments {
  const below = chance(luck)
  const newId = () => Array.from({ length: 20 }, () => 'abcXYZ019_-'[below(11)]).join('')
  const idOfPerson = (key: string) =>
    key
      .replace(/[^\w-]/g, '-')
      .padEnd(20, '-')
      .slice(-20)
  return importedDocuments(file, {
    ownerUid: 'importer',
    ownerName: 'Importer',
    now,
    newId,
    idOfPerson,
  })
}

/** The documents as the database answers: sorted by id. */
export function readBack({ competition, players, teams, bracket }: ImportedDocuments): ExportedCompetition {
  return {
    competition,
    players: [...players.values()].sort((one, other) => (one.uid < other.uid ? -1 : 1)),
    teams: [...teams]
      .map(([id, team]) => ({ ...team, id }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    bracket: bracket && {
      id: bracket.id,
      shape: bracket.shape,
      matches: [...bracket.matches.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    },
    lineUps: bracket?.lineUps ?? new Map(),
  }
}
