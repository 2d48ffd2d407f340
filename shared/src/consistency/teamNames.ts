import { foldedTeamName } from '../team/foldedTeamName.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Contradiction } from './contradiction.ts'
import { paths } from './paths.ts'

/** Contradictions between team names and the reservations that keep them unique. */
export function teamNameContradictions({
  competitionId,
  teams,
  teamNames,
}: CompetitionRecords): Contradiction[] {
  const found: Contradiction[] = []
  const bearers = new Map<string, string[]>()
  for (const [teamId, { name }] of teams) {
    const folded = foldedTeamName(name)
    bearers.set(folded, [...(bearers.get(folded) ?? []), teamId])
  }

  for (const [folded, teamIds] of bearers) {
    const reservation = paths.teamName(competitionId, folded)
    const holder = teamNames.get(folded)
    const [teamId, ...others] = teamIds
    if (others.length > 0) {
      found.push({
        rule: 'name-shared',
        sentence: `The teams ${teamIds.join(' and ')} of ${paths.competition(competitionId)} have the same name, ${reservation}.`,
        remedy: null,
      })
    } else if (teamId !== undefined && holder !== teamId) {
      const path = paths.team(competitionId, teamId)
      const reserved = holder === undefined ? 'is not reserved' : `is reserved for team ${holder}`
      const former = holder === undefined ? [] : [paths.team(competitionId, holder)]
      found.push({
        rule: 'name-not-reserved',
        sentence: `The name of ${path} ${reserved} at ${reservation}.`,
        remedy: {
          by: 'writing',
          basis: [reservation, path, ...former],
          writes: [{ path: reservation, fields: { teamId } }],
        },
      })
    }
  }

  for (const [folded, teamId] of teamNames) {
    if (bearers.has(folded)) continue
    const path = paths.teamName(competitionId, folded)
    const team = paths.team(competitionId, teamId)
    found.push({
      rule: 'orphaned-reservation',
      sentence: `${path} is reserved for ${team}, ${teams.has(teamId) ? 'which has another name' : 'which does not exist'}.`,
      remedy: { by: 'writing', basis: [path, team], writes: [{ path, fields: null }] },
    })
  }
  return found
}
