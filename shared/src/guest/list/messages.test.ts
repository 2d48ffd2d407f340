import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Game, games } from '../../games/game.ts'
import { rankTiers } from '../../ranks/rankTier.ts'
import { foldedName } from '../../text/foldedName.ts'
import { readGuestList } from './readGuestList.ts'
import { englishMessages } from './testing/englishMessages.ts'
import { russianMessages } from './testing/russianMessages.ts'

function read(text: string, game: Game) {
  return readGuestList(text, {
    scale: game,
    players: [],
    teams: [],
    free: { players: 500, teams: 64 },
  })
}

function shown(text: string, game: Game): string {
  const { players, problems } = read(text, game)
  const names = players.map(({ name, rankTier }) => `${name} ${rankTier ?? '-'}`)
  return [...names, ...problems.map(({ problem }) => `!${problem}`)].join('; ')
}

describe.each([
  ['Russian', russianMessages],
  ['English', englishMessages],
] as const)('messages in %s', (_, messages) => {
  it('are a hundred', () => {
    expect(Object.values(messages).flat().length).toBeGreaterThanOrEqual(100)
  })

  const rows = games.flatMap(game => messages[game].map(([text, expected]) => ({ game, text, expected })))
  it.each(rows)('$game: $text', ({ game, text, expected }) => {
    const order = (list: string) => list.split('; ').toSorted()
    expect(order(shown(text, game))).toEqual(order(expected))
  })
})

const word = fc
  .string({
    unit: fc.constantFrom(...'abcdeghkmnoprstuwxyzабвгдежкмнопрстуэюя_-'),
    minLength: 3,
    maxLength: 9,
  })
  .filter(text => /^\p{L}.*\p{L}$/u.test(text))
const name = fc
  .tuple(
    fc.constantFrom('N0', 'xX', '23', 'Дядя ', '[NAVI] ', ''),
    word,
    fc.constantFrom('', '27', ' 33', '_ok', '-'),
  )
  .map(parts => parts.join(''))

describe('a name', () => {
  it('alone is read as it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...games), name, (game, typed) => {
        expect(shown(typed, game)).toBe(`${typed} -`)
      }),
    )
  })

  const ranks: Readonly<Record<Game, readonly (readonly [string, number])[]>> = {
    dota2: [
      ['Legend 4', 54],
      ['легенда', 53],
      ['титан', 80],
      ['div 2', 72],
      ['5.4k', 74],
      ['3200 ммр', 51],
    ],
    csgo: [
      ['GN2', 8],
      ['глобал', 18],
      ['калаш', 11],
      ['faceit 7', 12],
      ['Premier 15432', 14],
      ['silver elite', 5],
    ],
  }
  const formats: readonly ((typed: string, rank: string, number: number) => string)[] = [
    (typed, rank, number) => `${number}. ${typed} - ${rank}`,
    (typed, rank, number) => `${number}) ${typed} (${rank})`,
    (typed, rank, number) => `#${number} ${typed} | ${rank}`,
    (typed, rank, number) => `${number} ${typed} ${rank}`,
    (typed, rank) => `• ${typed} — ${rank}, мид`,
    (typed, rank) => `✅ ${typed} [${rank}] 🔥`,
    (typed, rank) => `- ${typed}: ${rank}`,
    (typed, rank) => `${typed}\t${rank}`,
    (typed, rank) => `${typed};${rank};`,
    (typed, rank) => `Ник: ${typed}, ранг: ${rank}`,
    (typed, rank, number) => `[19:${number + 10}, 25.11.2026] Ann: ${typed} ${rank}`,
  ]

  it.each(games)('and its rank are read in every format, line by line (%s)', game => {
    const player = fc.record({
      name,
      rank: fc.constantFrom(...ranks[game]),
      format: fc.constantFrom(...formats),
    })
    const list = fc.uniqueArray(player, {
      minLength: 2,
      maxLength: 8,
      selector: each => foldedName(each.name),
    })
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.boolean(), list, (shared, isMixed, players) => {
        const lines = players.map((each, index) =>
          // A number without punctuation needs its neighbours.
          (isMixed && each.format !== formats[3] ? each.format : shared)(each.name, each.rank[0], index + 1),
        )
        fc.pre(!isMixed || shared !== formats[3])
        expect(shown(lines.join('\n'), game)).toBe(
          players.map(each => `${each.name} ${each.rank[1]}`).join('; '),
        )
      }),
    )
  })

  it.each(games)('is separated from every rank of %s, as stored and by the names of the game', game => {
    for (const tier of rankTiers(game)) expect(shown(`Wolf, ${tier}`, game)).toBe(`Wolf ${tier}`)
  })
})

it('what is left out of a line is named, and a heading between emoji is its team', () => {
  const { players, teams } = read(
    '🔥 Wolves 🔥\nTolik (if I make it)\nZed (late, legend 4)\nAnn (mid)\nBob|54|(maybe)',
    'dota2',
  )
  expect(
    players.map(({ name, aside, team }) => [name, aside, team === null ? null : teams[team]?.name]),
  ).toEqual([
    ['Tolik', 'if I make it', 'Wolves'],
    ['Zed', 'late, legend 4', 'Wolves'],
    ['Ann', '', 'Wolves'],
    ['Bob', 'maybe', 'Wolves'],
  ])
})

it('what has a problem stays, with what it belongs to', () => {
  const text = 'Bears:\nWolf легенда 4\nFox, Diamond\nBirds:\nOwl титан\nAnn (54), Bob (?), Owl (80)'
  expect(read(text, 'dota2').rest).toBe('Bears:\nFox, Diamond\nBirds:\nOwl (80)')
})
