import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { emulators } from '../../../testing/emulators.ts'
import { signUp } from '../../../testing/person.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { test } from '../support/fixtures.ts'
import { finishMatch, openMatch } from '../support/organizing.ts'
import { signIn } from '../support/signIn.ts'

test('a correction edits the announcement', async ({ newVisitor }) => {
  const owner = await signUp('owner')
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 4, bestOf: 3 })
  const { page, context, complaints } = await newVisitor()
  const discord = await context.newPage()
  await discord.goto(`${emulators.fakes}/discord/channels`)
  await discord.getByRole('button', { name: 'New channel with a webhook' }).click()
  const address = await discord.getByRole('textbox', { name: 'Webhook' }).inputValue()
  const messages = discord.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  const shows = async (text: RegExp) => {
    await expect
      .poll(
        async () => {
          await discord.reload()
          return (await messages.allInnerTexts()).at(-1) ?? ''
        },
        { timeout: 15_000 },
      )
      .toMatch(text)
  }

  await signIn(page, owner)
  await page.goto(`/competitions/${competitionId}/edit`)
  const place = page.getByRole('group', { name: 'Discord' })
  await place.getByLabel('Адрес вебхука').fill(address)
  await place.getByRole('button', { name: 'Подключить канал' }).click()
  await place.getByText(`results (вебхук …${address.slice(-4)})`).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await shows(/^Сюда будут приходить объявления/)

  await page.goto(`/competitions/${competitionId}/bracket`)
  const winner = await finishMatch(page, 'main-1-1', 0)
  await shows(new RegExp(`^${winner} 2:0`))
  const panel = await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  const correction = page.getByRole('dialog', { name: 'Исправить результат' })
  await correction
    .getByRole('group', { name: `Победитель — ${winner}` })
    .getByRole('radio', { name: '2:1' })
    .check({ force: true })
  await correction.getByRole('button', { name: 'Исправить', exact: true }).click()
  await shows(new RegExp(`^${winner} 2:1 .* — исправлено[^]*\\(edited\\)$`))
  expect(await messages.count()).toBe(2)
  expect(complaints).toEqual([])
})
