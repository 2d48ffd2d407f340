import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUp } from '../../testing/person.ts'
import { swappable, test } from './support/fixtures.ts'

test(
  'two organizers queue matches at once, and viewers see those of the stream that they watch',
  swappable,
  async ({ newVisitor }) => {
    const [owner, administrator] = await Promise.all([signUp('owner'), signUp('administrator')])
    const { competitionId } = await bracketedCompetition({ owner, administrator }, { teams: 8 })
    const revision = (await stored.competition(competitionId).get()).data()?.revision ?? 0
    const links = [
      { url: 'twitch.tv/first_channel', lang: 'ru' as const, title: 'First', stream: 0 },
      { url: 'twitch.tv/second_channel', lang: 'ru' as const, title: 'Second', stream: 1 },
    ]
    await call('setLiveLinks', owner, { competitionId, revision, links })
    const [one, other, viewer] = await Promise.all([
      newVisitor({ as: owner }),
      newVisitor({ as: administrator }),
      newVisitor({ language: 'en', device: 'phone' }),
    ])
    for (const { page } of [one, other, viewer]) {
      // The players are not ours, and not reachable from here.
      await page.route(/twitch\.tv|youtube/, route => route.fulfill({ body: 'player' }))
      await page.goto(`/competitions/${competitionId}/live`)
    }
    const matchOf = ({ page }: typeof one, teams: RegExp) => page.getByRole('button', { name: teams })
    for (const { page, say } of [one, other]) {
      await page.getByRole('button', { name: say('Добавить матчи в эфир') }).click()
    }
    await Promise.all([
      matchOf(one, /Team 1 \S+ Team 8/).click(),
      matchOf(other, /Team 4 \S+ Team 5/).click(),
    ])
    for (const { page } of [one, other]) await page.keyboard.press('Escape')
    const queue = ({ page, say }: typeof one) =>
      page.getByRole('region', { name: say('Очередь эфира') }).getByRole('listitem')
    for (const visitor of [one, other]) await expect(queue(visitor)).toHaveCount(2)
    const onAir = viewer.page.getByRole('region', { name: viewer.say('Сейчас в эфире') })
    await onAir.getByText(/Team [14]/).waitFor()

    await one.page.getByRole('button', { name: 'Second' }).last().click()
    await expect(queue(one)).toHaveCount(0)
    await one.page.getByLabel(one.say('Пополнять очередь')).selectOption('any')
    await expect(queue(one)).toHaveCount(2)
    await expect(onAir.getByText(/Team [23]/)).toHaveCount(0)
    await viewer.page.getByRole('button', { name: 'Second' }).click()
    await onAir
      .getByText(/Team [23]/)
      .first()
      .waitFor()
  },
)
