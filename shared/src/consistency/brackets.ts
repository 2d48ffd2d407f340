import { plannedIds } from '../bracket/layout/plannedIds.ts'
import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { StoredBracketShape } from '../bracket/model/bracket.ts'
import { isUsed } from '../bracket/model/isUsed.ts'
import { lastStage } from '../bracket/rounds/stageOf.ts'
import { terminalMatchIds } from '../bracket/rounds/terminalMatchIds.ts'
import { champions, isFinished } from '../bracket/standings/champions.ts'
import { championFields, championKey, championLogoFields, championsOf } from '../competition/champions.ts'
import type { CompetitionStatus } from '../competition/competition.ts'
import { pictureId } from '../picture/storedPicture.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { DocumentWrite, Inconsistency } from './inconsistency.ts'
import { matchInconsistencies, queueInconsistencies } from './matches.ts'
import { paths } from './paths.ts'

/** Finds inconsistencies between a competition, its bracket and matches, and its teams' seeds. */
export function bracketInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, competition, brackets } = records
  const { bracketId } = competition
  const shape = bracketId === null ? null : (brackets.get(bracketId) ?? null)
  const others = [...brackets].flatMap(([id, other]) => (id === bracketId ? [] : leftover(id, other)))
  if (bracketId !== null && shape === null) {
    const sentence = `${paths.competition(competitionId)} names the bracket ${bracketId}, but there is no ${paths.bracket(competitionId, bracketId)}.`
    return [...others, { rule: 'bracket-missing', sentence, fix: null }]
  }
  return [
    ...others,
    ...(shape !== null && lacksResults(records, shape) ? [] : inCompetition(records, shape)),
    ...inSeeds(records, shape),
    ...(bracketId === null || shape === null ? [] : inMatches(records, bracketId, shape)),
  ]

  function leftover(id: string, other: StoredBracketShape | null): Inconsistency[] {
    const path = paths.bracket(competitionId, id)
    if (other === null) {
      const sentence = `There are matches below ${path}, which does not exist.`
      const fix = { by: 'discarding-bracket', competitionId, bracketId: id } as const
      return [{ rule: 'matches-without-bracket', sentence, fix }]
    }
    if (other.sweepAfter !== null) return []
    return [
      {
        rule: 'orphaned-bracket',
        sentence: `${path} is not its competition's bracket, and is not scheduled for sweeping.`,
        fix: sweeping(path, 0),
      },
    ]
  }

  function sweeping(path: string, sweepAfter: number | null) {
    const write: DocumentWrite = { path, fields: { sweepAfter } }
    return { by: 'writing', basis: [path, paths.competition(competitionId)], writes: [write] } as const
  }
}

/** Whether the result is unknown: a table without all its matches looks as if it were over. */
function lacksResults({ matches }: CompetitionRecords, shape: StoredBracketShape): boolean {
  return hasTable(lastStage(shape)) && [...plannedIds(shape)].some(id => !matches.has(id))
}

function inCompetition(records: CompetitionRecords, shape: StoredBracketShape | null): Inconsistency[] {
  const { competitionId, competition, matches } = records
  const path = paths.competition(competitionId)
  const bracket = shape === null ? null : { shape, matches }
  const status: CompetitionStatus =
    bracket === null ? 'registration' : isFinished(bracket) ? 'finished' : 'running'
  const expected = (bracket === null ? [] : champions(bracket)).map(championKey)
  const found: Inconsistency[] = []
  const terminal = shape === null ? [] : terminalMatchIds(shape)
  const { bracketId } = competition
  const basis =
    bracketId === null
      ? [path]
      : [
          path,
          paths.bracket(competitionId, bracketId),
          ...[...matches.values()]
            .filter(({ id, section }) => section === 'final' || terminal.includes(id))
            .map(({ id }) => paths.match(competitionId, bracketId, id)),
        ]
  if (competition.status !== status) {
    const sentence = `${path} has the status '${competition.status}', but according to its bracket it is '${status}'.`
    found.push({
      rule: 'status',
      sentence,
      fix: { by: 'writing', basis, writes: [{ path, fields: { status } }] },
    })
  }
  const stored = championsOf(competition)
  const keys = stored.map(championKey)
  if (keys.join() !== expected.join()) {
    const right = stored.filter(each => expected.includes(championKey(each)))
    const fields = { ...championFields(right, competition) }
    found.push({
      rule: 'champion',
      sentence: `${path} has the champions '${keys.join()}', but according to its bracket they are '${expected.join()}'.`,
      // Only the winning command knows a champion's name at that time, so a missing champion cannot be repaired.
      fix: right.length === expected.length ? { by: 'writing', basis, writes: [{ path, fields }] } : null,
    })
  } else found.push(...inChampionLogos(records))
  return found
}

function inChampionLogos({
  competitionId,
  competition,
  teams,
  pictures,
}: CompetitionRecords): Inconsistency[] {
  const pictureOf = (teamId: string) => pictureId({ kind: 'teamLogo', ownerId: teamId })
  const fields = championLogoFields(competition, ({ teamId, logo }) =>
    teams.has(teamId) ? pictures.get(pictureOf(teamId)) : logo,
  )
  if (fields === null) return []
  const path = paths.competition(competitionId)
  const stored = championsOf(competition).map(({ teamId }) => paths.picture(competitionId, pictureOf(teamId)))
  return [
    {
      rule: 'champion-logo',
      sentence: `${path} names other logos of its champions than ${stored.join(', ')}.`,
      fix: { by: 'writing', basis: [path, ...stored], writes: [{ path, fields: { ...fields } }] },
    },
  ]
}

function inSeeds(
  { competitionId, competition: { bracketId }, teams }: CompetitionRecords,
  shape: StoredBracketShape | null,
): Inconsistency[] {
  const found: Inconsistency[] = []
  for (const [teamId, team] of teams) {
    const index = shape?.teamIds.indexOf(teamId) ?? -1
    const seed = index < 0 ? null : index + 1
    if (team.seed === seed) continue
    const path = paths.team(competitionId, teamId)
    const basis = [path, paths.competition(competitionId)]
    if (bracketId !== null) basis.push(paths.bracket(competitionId, bracketId))
    found.push({
      rule: 'seed',
      sentence: `${path} has the seed ${team.seed}, but the bracket of its competition gives it ${seed}.`,
      fix: { by: 'writing', basis, writes: [{ path, fields: { seed } }] },
    })
  }
  return found
}

function inMatches(
  records: CompetitionRecords,
  bracketId: string,
  shape: StoredBracketShape,
): Inconsistency[] {
  const { competitionId, teams, matches } = records
  const path = paths.bracket(competitionId, bracketId)
  const found: Inconsistency[] = []
  if (shape.sweepAfter !== null) {
    const basis = [path, paths.competition(competitionId)]
    found.push({
      rule: 'bracket-to-be-swept',
      sentence: `${path} is its competition's bracket, but is scheduled for sweeping.`,
      fix: { by: 'writing', basis, writes: [{ path, fields: { sweepAfter: null } }] },
    })
  }
  const placed = [...matches.values()].flatMap(({ slots }) => slots.map(({ teamId }) => teamId))
  for (const teamId of new Set([...shape.teamIds, ...placed])) {
    if (teamId === null || teams.has(teamId)) continue
    const sentence = `${path} names team ${teamId}, but there is no ${paths.team(competitionId, teamId)}.`
    found.push({ rule: 'team-missing', sentence, fix: null })
  }
  for (const teamId of shape.teamIds) {
    if (teams.get(teamId)?.playerUids.length !== 0) continue
    const sentence = `${path} names team ${teamId}, but ${paths.team(competitionId, teamId)} has no players.`
    found.push({ rule: 'team-without-players', sentence, fix: null })
  }
  const expected = plannedIds(shape)
  const missing = [...expected].filter(id => !matches.has(id))
  const extra = [...matches.values()].filter(match => isUsed(match) && !expected.has(match.id))
  if (missing.length + extra.length > 0) {
    const sentence = `${path} lacks ${list(missing)}, and has ${list(extra.map(({ id }) => id))} that its format does not have.`
    found.push({ rule: 'wrong-matches', sentence, fix: null })
  } else found.push(...matchInconsistencies(records, bracketId, shape))
  return [...found, ...queueInconsistencies(records, bracketId, new Set([...expected, ...matches.keys()]))]
}

function list(matchIds: readonly string[]): string {
  return matchIds.length === 0 ? 'no matches' : `the matches ${matchIds.join(', ')}`
}
