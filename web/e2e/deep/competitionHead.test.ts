import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { expect, test } from 'vitest'
import { afterAll, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { openBracketAs } from '../support/openBracket.ts'

test('a finished competition offers no free seats and no destructive actions', async () => {
  const { owner } = await signUpAll('owner')
  const cup = await bracketedCompetition(
    { owner },
    {
      teams: 2,
      after: bracket =>
        afterAll(
          bracket,
          before => startMatch(before, 'main-1-1'),
          before => finishSeries(before, 'main-1-1', [1, 0]),
        ),
    },
  )
  const [teamId = ''] = cup.teamIds
  const champion = { teamId, name: 'Team 1' }
  await stored.competition(cup.competitionId).update({ status: 'finished', champion })
  const { page } = await openBracketAs(owner, cup)
  await page.getByRole('button', { name: 'Скачать' }).waitFor()
  expect(await page.getByRole('button', { name: /Действия с сеткой|Пересоздать/ }).count()).toBe(0)
  await page.getByRole('link', { name: /^Команды/ }).click()
  await page.getByRole('heading', { name: 'Team 2' }).waitFor()
  expect(await page.getByText(/свободн/i).count()).toBe(0)
})
