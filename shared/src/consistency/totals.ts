import { competitionLimits } from '../competition/competitionLimits.ts'
import { bracketLimits } from '../format/bracketLimits.ts'
import { substitutesMax } from '../format/teamLimits.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Fix, Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/** Finds inconsistencies between stored totals and the documents that they count. */
export function totalInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, competition, players, teams } = records
  const path = paths.competition(competitionId)
  const fix: Fix = { by: 'settling-totals', competitionId }
  const found: Inconsistency[] = []

  if (competition.playerCount !== players.size) {
    const sentence = `${path} counts ${competition.playerCount} players, but has ${players.size}.`
    found.push({ rule: 'player-count', sentence, fix })
  }
  if (competition.teamCount !== teams.size) {
    const sentence = `${path} counts ${competition.teamCount} teams, but has ${teams.size}.`
    found.push({ rule: 'team-count', sentence, fix })
  }
  if (players.size > competitionLimits.players) {
    const sentence = `${path} has ${players.size} players, but the maximum is ${competitionLimits.players}.`
    found.push({ rule: 'too-many-players', sentence, fix: null })
  }
  if (teams.size > bracketLimits.teamsMax) {
    const sentence = `${path} has ${teams.size} teams, but the maximum is ${bracketLimits.teamsMax}.`
    found.push({ rule: 'too-many-teams', sentence, fix: null })
  }
  const substitutes = Map.groupBy(players.values(), ({ substituteOf }) => substituteOf)
  for (const teamId of teams.keys()) {
    const count = substitutes.get(teamId)?.length ?? 0
    if (count <= substitutesMax) continue
    const sentence = `${paths.team(competitionId, teamId)} has ${count} substitutes, but the maximum is ${substitutesMax}.`
    found.push({ rule: 'too-many-substitutes', sentence, fix: null })
  }
  return found
}
