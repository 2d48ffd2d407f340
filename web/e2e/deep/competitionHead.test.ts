import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { test } from '../support/fixtures.ts'
import { openBracket } from '../support/openBracket.ts'

test('a finished competition offers no free seats and no destructive actions', async ({ newVisitor }) => {
  const { owner } = await signUpAll('owner')
  const testCompetition = await bracketedCompetition(
    { owner },
    {
      teams: 2,
      played: { 'main-1-1': [1, 0] },
    },
  )
  const [teamId = ''] = testCompetition.teamIds
  const champion = { teamId, name: 'Team 1' }
  await stored.competition(testCompetition.competitionId).update({ status: 'finished', champion })
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
  await page.getByRole('button', { name: 'Скачать' }).waitFor()
  expect(await page.getByRole('button', { name: /Действия с сеткой|Пересоздать/ }).count()).toBe(0)
  await page.getByRole('link', { name: /^Команды/ }).click()
  await page.getByRole('heading', { name: 'Team 2' }).waitFor()
  expect(await page.getByText(/свободн/i).count()).toBe(0)
})
