import type { ChallongeRecord, ChallongeSet } from '@upper-bracket/shared/transfer/testing/challongeAnswers'
import {
  doubleElimination,
  type FakeSet,
  roundRobin,
  singleElimination,
} from '../../../../scripts/fakes/startgg/foreignSets.ts'

const day = 24 * 60 * 60 * 1000

function challongeSet({ round, entrants, scores, winnerId }: FakeSet, group?: number): ChallongeSet {
  const isForfeit = scores.some(score => score < 0)
  return {
    round,
    entrants,
    sets: isForfeit ? [] : [scores],
    winnerId,
    ...(isForfeit && { isForfeit }),
    ...(group !== undefined && { group }),
  }
}

/** A tournament of Challonge: a double elimination, a round robin, or groups and a bracket. */
export function pastTournament(number: number): ChallongeRecord {
  const ids = Array.from({ length: 8 }, (_, index) => 1000 * number + index + 1)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = ids
  const groups = [
    [a, d, e, h],
    [b, c, f, g],
  ]
  const stages = [
    { type: 'double elimination', sets: doubleElimination(ids).map(set => challongeSet(set)) },
    { type: 'round robin', sets: roundRobin(ids).map(set => challongeSet(set)) },
    {
      type: 'single elimination',
      sets: [
        ...groups.flatMap((members, group) =>
          roundRobin(members).map(set => challongeSet(set, 10 * number + group)),
        ),
        ...singleElimination([a, b, c, d]).map(set => challongeSet(set)),
      ],
    },
  ] as const
  const stage = stages[number % stages.length] ?? stages[0]
  // In the round robin, the better team has won each match.
  const champion = stage.type === 'round robin' ? a : (stage.sets.at(-1)?.winnerId ?? a)
  return {
    id: number,
    name: `Challonge Cup ${number}`,
    game: number % 2 === 0 ? 'Dota 2' : 'Counter-Strike 2',
    startedAt: new Date(Date.UTC(2022, 0, 1) + number * 7 * day).toISOString(),
    participants: ids.map((id, index) => ({
      id,
      name: `Team ${index + 1}`,
      username: `captain${index + 1}`,
    })),
    ranking: [champion, ...ids.filter(id => id !== champion)],
    ...stage,
  }
}
