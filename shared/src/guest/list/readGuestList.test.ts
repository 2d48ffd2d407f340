import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { teamSize } from '../../format/teamLimits.ts'
import { type Game, games } from '../../games/game.ts'
import { rankTiers } from '../../ranks/rankTier.ts'
import { foldedName } from '../../text/foldedName.ts'
import { rankReader } from './rankReader.ts'
import { ignoredColumns } from '../sheet/readSheet.ts'
import { type ListContext, readGuestList } from './readGuestList.ts'

const context: ListContext = {
  scale: 'dota2',
  players: [{ name: 'Wolf', rankTier: 54, team: null, keys: [] }],
  teams: [{ id: 'wolves', name: 'Wolves', size: 3, isOpen: true }],
  free: { players: 20, teams: 3 },
}

function read(lines: readonly string[], changes: Partial<ListContext> = {}) {
  return readGuestList(lines.join('\n'), { ...context, ...changes })
}

describe('a rank is read', () => {
  it.each<[Game, string, number | null | undefined]>([
    ['dota2', '54', 54],
    ['dota2', ' 54,0 ', 54],
    ['dota2', '54.0', 54],
    ['dota2', '54,5', undefined],
    ['dota2', '99', undefined],
    ['dota2', 'Legend 4', 54],
    ['dota2', 'ЛЕГЕНДА IV', 54],
    ['dota2', 'legend4', 54],
    ['dota2', 'Legend [4]', 54],
    ['dota2', 'Legend', 53],
    ['dota2', 'A5', undefined],
    ['dota2', 'l5', 55],
    ['dota2', 'титан', 80],
    ['dota2', 'Gold Nova 2', undefined],
    ['dota2', '—', null],
    ['dota2', 'без ранга', null],
    ['csgo', 'gold_nova2', 8],
    ['csgo', 'Gold Nova II', 8],
    ['csgo', 'золотая звезда 2', 8],
    ['csgo', 'GN2', 8],
    ['csgo', 'Silver Elite', 5],
    ['csgo', 'серебро элита', 5],
    ['csgo', 'GE', 18],
    ['csgo', '19', undefined],
  ])('%s: "%s"', (game, text, tier) => {
    expect(rankReader(game)(text)).toBe(tier)
  })
})

describe('a list is read', () => {
  it('as name, rank and team where nothing else is said', () => {
    expect(read(['Ann|54|wolves', '', 'Bob||Bears', 'Cid'])).toMatchObject({
      players: [
        { line: 1, name: 'Ann', rankTier: 54, team: 0 },
        { line: 3, name: 'Bob', rankTier: null, team: 1 },
        { line: 4, name: 'Cid', rankTier: null, team: null },
      ],
      teams: [
        { id: 'wolves', name: 'Wolves' },
        { id: null, name: 'Bears' },
      ],
      problems: [],
    })
  })

  it.each([
    ['№|Команда|Игрок|Ранг', '7|Bears|Ann|Легенда 4'],
    ['Team|Nickname|Steam|Rank', 'Bears|Ann|x|54,0'],
  ])('by its columns: %s', (header, row) => {
    const { players, teams, problems } = read([header, row])
    expect([players, teams, problems]).toMatchObject([
      [{ line: 2, name: 'Ann', rankTier: 54, team: 0 }],
      [{ id: null, name: 'Bears' }],
      [],
    ])
  })

  it.each([
    ['№|Игрок|Ранг|Тренер|Стим', '7|Ann|54|Zed|', ['Тренер']],
    ['Team\tPlayer\tPlayer\tCity', 'Bears\tAnn\tBob\tTver', ['City']],
    ['Player\tRank', 'Ann\t54', []],
  ])('and the columns that are not read are named: %s', (header, row, expected) => {
    const { sheet } = read([header, row])
    expect(sheet && ignoredColumns(sheet)).toEqual(expected)
  })

  const [five, names] = [
    ['a|11', 'b|12', 'c|13', 'd|14', 'e|15'],
    ['a', 'b', 'c', 'd', 'e'],
  ]
  const other = names.map(name => `${name}2`)
  it.each<[string, readonly string[], readonly (string | null)[]]>([
    ['a team above its five', ['Bears', ...five], Array(5).fill('Bears')],
    [
      'a team above five, and the next one without an empty line',
      ['Bears', ...five, 'Foxes', 'f|21'],
      [...Array(5).fill('Bears'), 'Foxes'],
    ],
    [
      'blocks, the last one without a team',
      ['Bears', 'a|11', 'b|', '', 'Foxes', 'c|21', '', 'd|22', 'e|23'],
      ['Bears', 'Bears', 'Foxes', null, null],
    ],
    [
      'marked teams among players without a rank',
      ['Bears:', 'a', 'b', '# Foxes', '', 'c', 'd|11'],
      ['Bears', 'Bears', 'Foxes', 'Foxes'],
    ],
    ['nothing but names', ['a', 'b', 'c'], [null, null, null]],
    [
      'names, teams and fives',
      ['Bears', ...names, '', 'Foxes', ...other],
      ['Bears', 'Foxes'].flatMap(team => Array(5).fill(team)),
    ],
    ['a player without a rank among others', ['a|11', 'b', 'c|12'], [null, null, null]],
  ])('with %s', (_, lines, expected) => {
    const { players, teams, problems } = read(lines)
    expect(problems).toEqual([])
    expect(players.map(({ team }) => (team === null ? null : teams[team]?.name))).toEqual(expected)
  })

  it.each<[string, readonly string[], Partial<ListContext>, readonly [number, string, string][]]>([
    ['no name', [';Legend 4'], {}, [[1, 'name-missing', '']]],
    ['a long name', ['a'.repeat(65)], {}, [[1, 'name-too-long', 'a'.repeat(65)]]],
    ['an e-mail address', ['ann@example.org|54'], {}, [[1, 'name-is-email', 'ann@example.org']]],
    ['an invisible character', ['a\u200bb'], {}, [[1, 'name-invalid', 'a\u200bb']]],
    ['an unknown rank', ['Ann|Diamond'], {}, [[1, 'rank-unknown', 'Diamond']]],
    [
      'a name twice',
      ['Ann', '', 'ANN|x'],
      {},
      [
        [3, 'name-twice', 'ANN'],
        [3, 'rank-unknown', 'x'],
      ],
    ],
    ['nothing with names that differ in more than case', ['w0lf', 'WОLF', 'x||I', 'y||L', 'z||1'], {}, []],
    ['a team of more than five', ['a||WOLVES', 'b||Wolves', 'c||wolves'], {}, [[3, 'team-full', 'wolves']]],
    ['a long team name', [`a||${'x'.repeat(33)}`], {}, [[1, 'team-name-too-long', 'x'.repeat(33)]]],
    ['too few places', ['a', 'b'], { free: { players: 1, teams: 1 } }, [[2, 'no-place', 'b']]],
    [
      'too few places for teams',
      ['a||Bears', 'b||Foxes', 'c||Wolves'],
      { free: { players: 9, teams: 1 } },
      [[2, 'no-place-for-team', 'Foxes']],
    ],
    [
      'a team of the bracket after the start, not a new one',
      ['a', 'b||WOLVES', 'c||Bears'],
      { teams: context.teams.map(team => ({ ...team, isOpen: false })) },
      [[2, 'line-ups-closed', 'WOLVES']],
    ],
  ])('and says what is wrong with it: %s', (_, lines, changes, problems) => {
    const found = read(lines, changes).problems
    expect(found.map(({ line, problem, text }) => [line, problem, text])).toEqual(problems)
  })

  it('of at most 500 players', () => {
    const lines = Array.from({ length: 501 }, (_, index) => `n${index * 7}x`)
    const list = read(lines, { free: { players: 2560, teams: 1 } })
    expect([list.players.length, list.problems]).toEqual([
      500,
      [{ line: 501, problem: 'list-too-long', text: 'n3500x' }],
    ])
  })

  it('whatever it says, without ever exceeding seats and places', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '',
        'Ann',
        'Wolf',
        'name',
        'Rank',
        'команда',
        '54',
        '#',
        ':',
        '# Bears',
        'Bears:',
        'Foxes',
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 30 }), table => {
        const { players, teams } = readGuestList(table.map(cells => cells.join('|')).join('\n'), context)
        expect(players.length).toBeLessThanOrEqual(context.free.players)
        expect(teams.filter(({ id }) => id === null).length).toBeLessThanOrEqual(context.free.teams)
        const all = [...context.players, ...players].map(({ name }) => foldedName(name))
        expect(new Set(all).size).toBe(all.length)
        teams.forEach(({ id }, index) => {
          const size = players.filter(({ team }) => team === index).length + (id === null ? 0 : 3)
          expect(size).toBeLessThanOrEqual(teamSize)
        })
      }),
    )
  })

  it('as it was written', () => {
    const free = { players: 99, teams: 99 }
    const entry = fc.record({ rank: fc.nat(), team: fc.constantFrom('', 'Bears', 'Foxes', 'Hares') })
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.array(entry, { minLength: 1, maxLength: 15 }),
        fc.boolean(),
        (game, entries, hasHeader) => {
          const tiers = [null, ...rankTiers(game)]
          const expected = entries.map(({ rank, team }, index) => ({
            name: `Player ${'abcdefghkmnpqrs'[index]}`,
            rankTier: tiers[rank % tiers.length] ?? null,
            team: entries.slice(0, index).filter(each => each.team === team).length < teamSize ? team : '',
          }))
          const rows = expected.map(({ name, rankTier, team }) => [name, String(rankTier ?? '-'), team])
          const table = hasHeader ? [['Name', 'Rank', 'Team'], ...rows] : rows
          const list = readGuestList(table.map(cells => cells.join('\t')).join('\n'), {
            ...context,
            scale: game,
            free,
          })
          expect(list.problems).toEqual([])
          expect(
            list.players.map(({ name, rankTier, team }) => ({
              name,
              rankTier,
              team: team === null ? '' : list.teams[team]?.name,
            })),
          ).toEqual(expected)
        },
      ),
    )
  })
})
