import { expect, type Locator } from '@playwright/test'
import { defaultStages } from '@upper-bracket/shared/format/formatTemplates'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { signUpAll } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { playMatches } from '../../../testing/stagedCompetition.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { swappable, test } from '../support/fixtures.ts'
import { selfServiceCompetition } from '../support/selfServiceCompetition.ts'
import type { Visitor } from '../support/visitor.ts'

test(
  'a Swiss stage of 8 teams is played, reported and published up to the champion of its playoff',
  swappable,
  async ({ newVisitor }) => {
    const { owner, captain1, captain4, captain5 } = await signUpAll(
      'owner',
      'captain1',
      'captain4',
      'captain5',
    )
    const captains = new Map([
      [1, captain1],
      [4, captain4],
      [5, captain5],
    ])
    const testCompetition = await selfServiceCompetition(
      {
        owner,
        teams: Array.from({ length: 8 }, (_, index) => ({
          name: `Team${index + 1}`,
          players: [captains.get(index + 1) ?? { uid: freshId() }],
        })),
      },
      {
        stages: [{ ...defaultStages.swiss(16), advance: 4, publishing: 'manual' }],
        bestOf: { rounds: 1, final: 1 },
        selfService: defaultSelfService,
      },
    )
    const bracket = `/competitions/${testCompetition.competitionId}/bracket`
    const [first, fourth, fifth, organizer, spectator] = await Promise.all([
      newVisitor({ language: 'en', device: 'phone', as: captain1 }),
      newVisitor({ language: 'en', as: captain4 }),
      newVisitor({ language: 'en', as: captain5 }),
      newVisitor({ language: 'en', as: owner }),
      newVisitor({ language: 'en' }),
    ])
    for (const { page } of [organizer, spectator]) await page.goto(bracket)

    for (const { page } of [first, fifth]) {
      await page.goto('/')
      await page.locator('[data-next-step=check-in]').click()
    }
    await checkIn(first, fifth)
    await report(first, 'Team1')
    await fifth.page.getByRole('button', { name: fifth.say('Да, победа «Team1» 1:0') }).click()
    await confirmResult(fifth)
    await first.page.getByText(first.say('Соперник подтвердил счёт')).waitFor()
    await playMatches(testCompetition, owner)

    // Until the organizer has seen the pairings and publishes them, nobody else does.
    await spectator.page.getByText(spectator.say('Скоро объявят пары тура 2')).waitFor()
    const drawing = organizer.page.getByRole('region', { name: organizer.say('Пары тура 2') })
    const pairings = [1, 2, 5, 6].map(
      seed => new RegExp(`^Team${seed} .* Team${(seed < 5 ? 5 : 13) - seed}$`),
    )
    await expect(drawing.getByRole('listitem')).toHaveText(pairings)
    expect.soft(await accessibilityFaults(organizer.page)).toEqual([])
    await organizer.page.getByRole('button', { name: organizer.say('Объявить тур 2') }).click()
    await expect.poll(() => countOf(ofRound(spectator, 2))).toBe(4)

    await first.page.getByRole('link', { name: first.say('Следующий матч') }).click()
    await fourth.page.goto('/')
    await fourth.page.locator('[data-next-step=check-in]').click()
    await checkIn(first, fourth)
    await report(first, 'Team1')
    await fourth.page.getByRole('button', { name: fourth.say('Нет, счёт другой') }).click()
    await sendScore(fourth, 'Team4')
    await organizer.page.goto(new URL(fourth.page.url()).pathname)
    await organizer.page.getByRole('button', { name: organizer.say('Засчитать победу «Team1» 1:0') }).click()
    await confirmResult(organizer)
    for (const { page, say } of [first, fourth]) await page.getByText(say('Решил организатор')).waitFor()

    await organizer.page.goto(bracket)
    for (const round of [3, 4, 5]) {
      await playMatches(testCompetition, owner)
      if (round === 3) await swapTeams(organizer, 'Team4', 'Team8')
      await organizer.page.getByRole('button', { name: organizer.say(`Объявить тур ${round}`) }).click()
      const matches = ofRound(spectator, round)
      await expect(matches).not.toHaveCount(0)
      if (round === 3)
        await matches.filter({ hasText: 'Team4' }).filter({ hasText: 'Team7' }).first().waitFor()
    }
    await playMatches(testCompetition, owner)
    for (const visitor of [organizer, spectator]) {
      const banner = visitor.page.getByRole('region', { name: visitor.say('Чемпион турнира') })
      await expect(banner).toContainText('Team1')
    }
    expect(spectator.loads()).toBe(1)
    for (const { complaints } of [first, fifth, fourth, organizer, spectator]) expect(complaints).toEqual([])
  },
)

async function checkIn(...visitors: readonly Visitor[]): Promise<void> {
  for (const { page, say } of visitors) await page.getByRole('button', { name: say('Мы на месте') }).click()
}

/** The matches of a round in the drawing or, on a phone, among those that are on. */
function ofRound({ page }: Visitor, round: number): Locator {
  return page.locator(`[data-match^="s1-main-${round}-"], [data-agenda^="s1-main-${round}-"]`)
}

/** How many matches are shown, once or twice. */
async function countOf(matches: Locator): Promise<number> {
  const ids = await matches.evaluateAll(elements =>
    elements.map(element => element.getAttribute('data-match') ?? element.getAttribute('data-agenda')),
  )
  return new Set(ids).size
}

/** Swaps two teams of different records in the pairs that are not published. */
async function swapTeams({ page, say }: Visitor, one: string, other: string): Promise<void> {
  await page.getByRole('button', { name: say('Поменять команды вручную') }).click()
  for (const name of [one, other]) await page.getByRole('button', { name, exact: true }).click()
  await page.getByText(say('разные результаты: 0–2 и 1–1')).first().waitFor()
}

/** Reports the score of a match of one game. */
async function report(visitor: Visitor, winner: string): Promise<void> {
  const { page, say } = visitor
  await page.getByRole('button', { name: say('Сообщить счёт') }).click()
  await sendScore(visitor, winner)
}

async function sendScore({ page, say }: Visitor, winner: string): Promise<void> {
  const group = page.getByRole('group', { name: say(`Победитель — ${winner}`) })
  await group.getByRole('radio').check({ force: true })
  await page.getByRole('button', { name: say('Отправить счёт') }).click()
}

async function confirmResult({ page, say }: Visitor): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('Подтвердить результат') }).click()
}
