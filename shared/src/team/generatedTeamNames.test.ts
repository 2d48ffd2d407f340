import { expect, test } from 'vitest'
import { teamName } from '../contract/fields.ts'
import { languages } from '../profile/profile.ts'
import { generatedTeamNames } from './generatedTeamNames.ts'

test('names are numbered, skipping those taken in any spelling', () => {
  expect(generatedTeamNames('ru', 3, ['КОМАНДА 2', 'Team 1'])).toEqual([
    'Команда 1',
    'Команда 3',
    'Команда 4',
  ])
  expect(generatedTeamNames('en', 2, ['Команда 1', 'ｔｅａｍ 1'])).toEqual(['Team 2', 'Team 3'])
})

test.each(languages)('%s: each is a valid team name', lang => {
  for (const name of generatedTeamNames(lang, 512, [])) expect(teamName.parse(name)).toBe(name)
})
