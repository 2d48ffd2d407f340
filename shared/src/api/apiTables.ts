import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { groupTable } from '../bracket/stages/groupTable.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import type { Standing } from '../bracket/standings/standing.ts'
import { standings } from '../bracket/standings/standings.ts'
import type { TableRow } from '../bracket/tables/stageTable.ts'
import { type ApiScene, apiGroup, apiStageId, nameIn } from './apiAnswers.ts'
import type { ApiStanding, ApiTable, ApiTables } from './bracketSchemas.ts'

/** The tables of the groups, and the places in the whole bracket; empty before there is a bracket. */
export function apiTables({ snapshot: { bracket, teams } }: Pick<ApiScene, 'snapshot'>): ApiTables {
  if (bracket === null) return { tables: [], standings: [] }
  const whole: Bracket = {
    shape: bracket.shape,
    matches: new Map(bracket.matches.map(match => [match.id, match])),
  }
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return {
    tables: whole.shape.stages.filter(hasTable).flatMap(stage =>
      stage.groups.map((_, group) => ({
        stageId: apiStageId(stage.key),
        group: apiGroup(stage, group),
        rows: groupTable(whole, stage, group).map(row => rowAnswer(row, names)),
      })),
    ),
    standings: standings(whole).map(each => standingAnswer(each, names)),
  }
}

function rowAnswer(
  { record, place, values, above }: TableRow,
  names: ReadonlyMap<string, string>,
): ApiTable['rows'][number] {
  const { teamId, points, wins, draws, losses, gamesWon, gamesLost, rounds, meetings } = record
  return {
    teamId,
    teamName: nameIn(names, teamId),
    bestPlace: place.best,
    worstPlace: place.worst,
    points,
    wins,
    draws,
    losses,
    gamesWon,
    gamesLost,
    roundsWon: rounds?.[0] ?? null,
    roundsLost: rounds?.[1] ?? null,
    values,
    rounds: meetings.map(({ round, matchId, opponentId, result, isWalkover, games, rounds: own }) => ({
      round,
      matchId,
      opponentId,
      result,
      isWalkover,
      gamesWon: games[0],
      gamesLost: games[1],
      roundsWon: own?.[0] ?? null,
      roundsLost: own?.[1] ?? null,
    })),
    reason: above && {
      criterion: above.criterion,
      headToHead: above.miniLeague && {
        criterion: above.miniLeague.criterion,
        teamIds: [...above.miniLeague.teamIds],
      },
      own: above.own,
      other: above.other,
      isLadder: above.isLadder === true,
      lacksRounds: above.lacksRounds === true,
    },
  }
}

function standingAnswer(
  { teamId, seed, group, best, worst, state, wins, losses }: Standing,
  names: ReadonlyMap<string, string>,
): ApiStanding {
  return {
    teamId,
    teamName: nameIn(names, teamId),
    seed,
    group: group === undefined ? null : groupLetter(group),
    bestPlace: best,
    worstPlace: worst,
    isDecided: state === 'placed',
    wins,
    losses,
  }
}
