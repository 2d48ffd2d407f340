import { teamRankSum } from '../balance/teamRankSum.ts'
import { bracketLimits } from '../bracket/model/bracketLimits.ts'
import { competitionLimits } from '../competition/competitionLimits.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Contradiction, Remedy } from './contradiction.ts'
import { paths } from './paths.ts'

/** Contradictions between what is counted and what there is. */
export function totalContradictions(records: CompetitionRecords): Contradiction[] {
  const { competitionId, competition, players, teams } = records
  const path = paths.competition(competitionId)
  const remedy: Remedy = { by: 'settling-totals', competitionId }
  const found: Contradiction[] = []

  if (competition.playerCount !== players.size) {
    const sentence = `${path} counts ${competition.playerCount} players and has ${players.size}.`
    found.push({ rule: 'player-count', sentence, remedy })
  }
  if (competition.teamCount !== teams.size) {
    const sentence = `${path} counts ${competition.teamCount} teams and has ${teams.size}.`
    found.push({ rule: 'team-count', sentence, remedy })
  }
  if (players.size > competitionLimits.players) {
    const sentence = `${path} has ${players.size} players, of ${competitionLimits.players} at most.`
    found.push({ rule: 'too-many-players', sentence, remedy: null })
  }
  if (teams.size > bracketLimits.teamsMax) {
    const sentence = `${path} has ${teams.size} teams, of ${bracketLimits.teamsMax} at most.`
    found.push({ rule: 'too-many-teams', sentence, remedy: null })
  }

  const { game } = competition
  const median = medianStep(
    game,
    [...players.values()].map(({ rankTier }) => rankTier),
  )
  for (const [teamId, { playerUids, rankSum }] of teams) {
    const members = playerUids.flatMap(uid => players.get(uid) ?? [])
    const sum = teamRankSum(game, members, median)
    if (sum === rankSum) continue
    const sentence = `${paths.team(competitionId, teamId)} has the rank sum ${rankSum}, and its players make ${sum}.`
    found.push({ rule: 'rank-sum', sentence, remedy })
  }
  return found
}
