import { expect, test } from 'vitest'
import { csvSeparators } from './csvText.ts'
import { readCsvCompetition } from './readCsvCompetition.ts'
import { teamsCsv } from './teamsCsv.ts'

const player = (name: string, isCaptain = false, rank: string | null = null) => ({ name, isCaptain, rank })
const teams = [
  { name: '=Wolves; "1"', seed: 1, players: [player('Anna', false, 'Legend 3'), player('@Boris', true)] },
  { name: 'Bears, Polar', seed: 2, players: [player('Chris', true, 'Immortal')] },
]

test('teams have a line per player, captains first', () => {
  expect(teamsCsv(teams, { separator: ';', head: column => column.toUpperCase() })).toBe(
    [
      '\uFEFFTEAM;SEED;PLAYER;CAPTAIN;RANK',
      `"'=Wolves; ""1""";1;'@Boris;1;`,
      `"'=Wolves; ""1""";1;Anna;;Legend 3`,
      '"Bears, Polar";2;Chris;1;Immortal',
      '',
    ].join('\r\n'),
  )
})

test.each(csvSeparators)('teams are imported as they were, separated by %s', separator => {
  const text = teamsCsv(teams, { separator, head: column => column })
  const read = readCsvCompetition(text, { name: 'Winter Cup', game: 'dota2', now: 1_795_887_000_000 })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { players, teams: found } = read.file
  const nameOf = (id: string) => players.find(each => each.id === id)
  expect(
    found.map(({ name, captain, players: ids }) => [
      name,
      nameOf(captain ?? '')?.name,
      ids.map(id => nameOf(id)?.name),
      ids.map(id => nameOf(id)?.rank),
    ]),
  ).toEqual([
    ['=Wolves; "1"', '@Boris', ['@Boris', 'Anna'], [null, 53]],
    ['Bears, Polar', 'Chris', ['Chris'], [80]],
  ])
})
