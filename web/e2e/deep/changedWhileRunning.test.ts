import { expect } from '@playwright/test'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { scheduled } from '@upper-bracket/shared/schedule/testing/scheduled'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../../testing/person.ts'
import { swappable, test } from '../support/fixtures.ts'

/** The lower final is at 23:40 in Moscow, where the journeys are played: two series of 130 minutes and two pauses later. */
const firstMatchAt = Date.UTC(2099, 0, 1, 16, 0)

test(
  'the lower final at 23:40 becomes a best of 1 from a phone, and everybody sees the new start of the final',
  swappable,
  async ({ newVisitor }) => {
    const { owner } = await signUpAll('owner')
    const { competitionId } = await bracketedCompetition(
      { owner },
      { teams: 4, format: 'double', bestOf: 3, after: atNight },
    )
    const [organizer, spectator] = await Promise.all([
      newVisitor({ as: owner, device: 'phone' }),
      newVisitor({ language: 'en' }),
    ])
    const { page, say } = organizer
    await spectator.page.goto(`/competitions/${competitionId}/schedule`)
    const main = spectator.page.getByRole('main')
    await expect(main).toContainText(/2:00/)

    await page.goto(`/competitions/${competitionId}/bracket?match=lower-2-1`)
    await page.getByRole('button', { name: say('Длина серий') }).click()
    const dialog = page.getByRole('dialog', { name: say('Длина серий') })
    await dialog.getByRole('combobox', { name: say('Длина'), exact: true }).selectOption('1')
    await expect(dialog.getByRole('status')).toContainText(/2:50.*4:10/)
    await dialog.getByRole('button', { name: say('Изменить длину') }).click()

    await expect(main).toContainText(/0:40/)
    await page.getByRole('button', { name: say('Отменить') }).click()
    await expect(main).toContainText(/2:00/)
    expect(spectator.loads()).toBe(1)
    for (const { complaints } of [organizer, spectator]) expect(complaints).toEqual([])
  },
)

function atNight(bracket: Bracket): Bracket {
  return scheduled(bracket, firstMatchAt)
}
