import { expect, test } from 'vitest'
import { languages } from '../profile/profile.ts'
import { foldedTeamName } from './foldedTeamName.ts'
import { generatedTeamNames } from './generatedTeamNames.ts'
import { teamName } from './teamSchemas.ts'

test('names that are taken in any spelling are skipped', () => {
  expect(generatedTeamNames('ru', 3, ['СОННЫЕ ВЫДРЫ', 'Furious Badgers'], '')).toEqual([
    'Бешеные барсуки',
    'Космические капибары',
    'Хитрые ежи',
  ])
  expect(generatedTeamNames('en', 2, ['Сонные выдры', 'FURIOUS badgers'], '')).toEqual([
    'Sleepy Otters',
    'Cosmic Capybaras',
  ])
})

test('the list begins elsewhere for another start, and always there for the same', () => {
  const starts = ['0f', '1e', '2d', '3c'].map(start => generatedTeamNames('en', 1, [], start)[0])
  expect(new Set(starts).size).toBe(4)
  expect(generatedTeamNames('en', 1, [], '0f')).toEqual(starts.slice(0, 1))
})

test('a plan of a few teams has no word twice', () => {
  const words = generatedTeamNames('ru', 16, [], 'a1').flatMap(name => name.split(' '))
  expect(new Set(words).size).toBe(32)
})

test.each(languages)('%s: there are enough, each is a valid name, and no two look the same', lang => {
  const names = generatedTeamNames(lang, 1000, [], '5')
  for (const name of names) expect(teamName.parse(name)).toBe(name)
  expect(new Set(names.map(foldedTeamName)).size).toBe(1000)
  expect(names.slice(0, 576).filter(name => /\d/.test(name))).toEqual([])
  expect(names[576]).toBe(`${names[0]} 2`)
})
