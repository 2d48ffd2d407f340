import { foldedTeamName } from '../team/foldedTeamName.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/** Finds inconsistencies between team names and the reservations that keep them unique. */
export function teamNameInconsistencies({
  competitionId,
  teams,
  teamNames,
}: CompetitionRecords): Inconsistency[] {
  const found: Inconsistency[] = []
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
        fix: null,
      })
    } else if (teamId !== undefined && holder !== teamId) {
      const path = paths.team(competitionId, teamId)
      const reserved = holder === undefined ? 'is not reserved' : `is reserved for team ${holder}`
      const previous = holder === undefined ? [] : [paths.team(competitionId, holder)]
      found.push({
        rule: 'name-not-reserved',
        sentence: `The name of ${path} ${reserved} at ${reservation}.`,
        fix: {
          by: 'writing',
          basis: [reservation, path, ...previous],
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
      fix: { by: 'writing', basis: [path, team], writes: [{ path, fields: null }] },
    })
  }
  return found
}
