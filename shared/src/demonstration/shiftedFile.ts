import type { CompetitionFile, FileMatch } from '../transfer/competitionFile.ts'

/** When the templates of the demonstration are: 1 January 2026, 12:00 UTC. */
export const templatesAsOf = 1_767_268_800_000

/** Returns a file with all its times moved by as much. */
export function shiftedFile(file: CompetitionFile, byMs: number): CompetitionFile {
  const { settings, bracket } = file
  return {
    ...file,
    settings: {
      ...settings,
      startDate: settings.startDate + byMs,
      registrationDeadline: settings.registrationDeadline + byMs,
    },
    bracket: bracket && { ...bracket, matches: bracket.matches.map(match => shiftedMatch(match, byMs)) },
  }
}

function shiftedMatch(match: FileMatch, byMs: number): FileMatch {
  const { since, startsAt, plannedStart, lineUps } = match
  return {
    ...match,
    ...(since !== undefined && { since: since + byMs }),
    ...(typeof startsAt === 'number' && { startsAt: startsAt + byMs }),
    ...(typeof plannedStart === 'number' && { plannedStart: plannedStart + byMs }),
    ...(lineUps && { lineUps: { ...lineUps, at: lineUps.at + byMs } }),
  }
}
