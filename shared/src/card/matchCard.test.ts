import { expect, test } from 'vitest'
import { clearSlot } from '../bracket/slots/clearSlot.ts'
import { disqualifyTeam } from '../bracket/entrants/disqualifyTeam.ts'
import { finishSeries } from '../bracket/results/finishSeries.ts'
import { forfeitMatch } from '../bracket/results/forfeitMatch.ts'
import { reopenMatch } from '../bracket/results/reopenMatch.ts'
import { setScore } from '../bracket/results/setScore.ts'
import { startMatch } from '../bracket/results/startMatch.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { after } from '../bracket/testing/after.ts'
import { type Command, required } from '../bracket/testing/playOut.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { cardOf, cardScope, isFreeSlot, type MatchCard } from './matchCard.ts'
import { cardSide } from './matchResult.ts'

const id = 'main-1-1'
const bracket = bracketOf(4, { bestOf: { rounds: 3, final: 5 }, thirdPlace: true })
const names = [
  { id: 'team-1', name: 'Wolves' },
  { id: 'team-2', name: 'Bears' },
  { id: 'team-4', name: 'Owls' },
]
const start: Command = before => startMatch(before, id)
const count: Command = before => setScore(before, id, [1, 0])
const forfeit =
  (sides: readonly (0 | 1)[]): Command =>
  before =>
    forfeitMatch(before, id, sides)
const finish: Command = before => finishSeries(before, id, [1, 2])

/** What a card says, in one line for each part: status, caption, end, slots as name or placeholder, outcome, result. */
function said({ status, caption, ending, slots }: MatchCard): readonly unknown[] {
  const slot = ({ name, placeholder, outcome, result }: MatchCard['slots'][number]) =>
    [placeholder === null ? (name ?? '?') : Object.values(placeholder).join(' '), outcome, result].join(' ')
  return [status, caption.join(' '), ending, slot(slots[0]), slot(slots[1])]
}

function cardIn(of: Bracket, matchId: string, change: Partial<Match> = {}): MatchCard {
  const matches = new Map(of.matches).set(matchId, { ...required(of, matchId), ...change })
  const changed = { ...of, matches }
  return cardOf(required(changed, matchId), cardScope(changed, names))
}

const final = 'main-2-1'

test.each<
  [state: string, matchId: string, commands: readonly Command[], change: Partial<Match>, said: unknown[]]
>([
  ['not begun', id, [], {}, ['ready', 'status', null, 'Wolves open ', 'Owls open ']],
  ['planned', id, [], { startsAt: 9 }, ['ready', 'start', null, 'Wolves open ', 'Owls open ']],
  ['without a team', final, [], {}, ['waiting', 'bestOf', null, 'winnerOf 1 open ', 'winnerOf 2 open ']],
  [
    'planned without a team',
    final,
    [],
    { startsAt: 9 },
    ['waiting', 'start bestOf', null, 'winnerOf 1 open ', 'winnerOf 2 open '],
  ],
  [
    'for losers',
    'third-place-1-1',
    [],
    {},
    ['waiting', 'bestOf', null, 'loserOf 1 open ', 'loserOf 2 open '],
  ],
  [
    'with one team',
    final,
    [start, finish],
    {},
    ['waiting-one', 'bestOf', null, 'Owls open ', 'winnerOf 2 open '],
  ],
  ['running', id, [start, count], {}, ['running', 'live', null, 'Wolves open 1', 'Owls open 0']],
  ['won', id, [start, finish], {}, ['finished', 'bestOf', 'won', 'Wolves lost 1', 'Owls won 2']],
  [
    'a draw',
    id,
    [start],
    { status: 'finished', bestOf: 2, score: [1, 1] },
    ['finished', 'draw bestOf', 'draw', 'Wolves open 1', 'Owls open 1'],
  ],
  [
    'forfeited before it began',
    id,
    [forfeit([1])],
    {},
    ['finished', 'bestOf', 'walkover', 'Wolves won walkover', 'Owls lost absent'],
  ],
  [
    'forfeited after a game',
    id,
    [start, count, forfeit([0])],
    {},
    ['finished', 'bestOf', 'walkover', 'Wolves lost gave-up', 'Owls won walkover'],
  ],
  [
    'forfeited by both',
    id,
    [forfeit([0, 1])],
    {},
    ['finished', 'bestOf', 'no-winner', 'Wolves open absent', 'Owls open absent'],
  ],
  [
    'lost by a disqualified team',
    id,
    [before => disqualifyTeam(before, 'team-1')],
    {},
    ['finished', 'bestOf', 'walkover', 'Wolves lost disqualified', 'Owls won walkover'],
  ],
  [
    'after a double forfeit',
    final,
    [
      forfeit([0, 1]),
      before =>
        finishSeries(
          after(before, each => startMatch(each, 'main-1-2')),
          'main-1-2',
          [2, 0],
        ),
    ],
    {},
    ['bye', 'status', null, 'nobody lost ', 'Bears won '],
  ],
  [
    'of a team whose name is unknown',
    'main-1-2',
    [],
    {},
    ['ready', 'status', null, 'Bears open ', '? open '],
  ],
  [
    'with a cleared slot',
    id,
    [before => clearSlot(before, { matchId: id, side: 0 })],
    {},
    ['waiting-one', 'bestOf', null, 'freeSlot open ', 'Owls open '],
  ],
])('the card of a match that is %s', (_, matchId, commands, change, expected) => {
  expect(said(cardIn(after(bracket, ...commands), matchId, change))).toEqual(expected)
})

test('a card has the number of its match, the round, and the seeds of the teams', () => {
  const { number, slots, round } = cardIn(bracket, id)
  expect([number, round.key, slots.map(({ seed }) => seed)]).toEqual([1, 'first-round', [1, 4]])
})

const double = bracketOf(4, { format: 'double', grandFinal: 'reset' })

test.each<[of: Bracket, matchId: string, next: string]>([
  [bracket, id, 'winnerGoes main-2-1, loserGoes third-place-1-1'],
  [bracket, final, 'winnerTakesTitle'],
  [bracket, 'third-place-1-1', 'winnerThird'],
  [double, 'lower-1-1', 'winnerGoes lower-2-1, loserOut'],
  [double, 'final-1-1', 'winnerMayTakeTitle'],
])('a card says what becomes of both teams: case %#', (of, matchId, expected) => {
  const next = cardIn(of, matchId).next.map(({ key, to }) => (to === null ? key : `${key} ${to.id}`))
  expect(next.join(', ')).toBe(expected)
})

test('a match that was played shows its games, even if a team left afterwards', () => {
  const match = required(after(bracket, start, finish), id)
  const [upper, lower] = match.slots
  const left: Match = {
    ...match,
    slots: [
      { ...upper, closed: true },
      { ...lower, closed: true },
    ],
  }
  expect([cardSide(left, 0).result, cardSide(left, 1).result]).toEqual([1, 2])
})

test('a cleared slot is free once the match that fed it is over', () => {
  const isFree = (of: Bracket) => isFreeSlot(required(of, final).slots[0], each => of.matches.get(each))
  const cleared = after(bracket, forfeit([1]), before => clearSlot(before, { matchId: final, side: 0 }))
  expect([bracket, after(bracket, forfeit([1])), cleared].map(isFree)).toEqual([false, false, true])
  expect(isFree(after(cleared, before => reopenMatch(before, id, { cascade: false })))).toBe(false)
})
