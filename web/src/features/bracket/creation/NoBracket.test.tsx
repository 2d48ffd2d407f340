// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import BracketPage from '../page/BracketPage.tsx'

const players = (team: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${team}-${index}`)
const open = (documents: Record<string, object>, scene: Partial<Parameters<typeof renderPage>[0]> = {}) =>
  renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents,
    ...scene,
  })

describe('too few teams for a bracket', () => {
  const need = {
    ru: 'Нужно больше одной команды с игроками. Добавьте их на вкладке «Команды».',
    en: 'more than one team with players. Add them on the Teams tab.',
  }
  test.each([
    ['en', {}, []],
    ['en', { one: 5 }, ['1 team so far.']],
    ['en', { one: 0, two: 0 }, ['2 teams so far.', 'Without players: 2.']],
    ['ru', { one: 0, two: 5 }, ['Пока 2 команды.', 'Без игроков: 1.']],
  ] as const)('%s: %o', async (language, teams, said) => {
    const { user, router } = await open(
      {
        [testCompetitionPath]: aCompetition(),
        ...Object.fromEntries(
          Object.entries(teams).map(([id, count]) => [
            `${testCompetitionPath}/teams/${id}`,
            aTeam(id, players(id, count)),
          ]),
        ),
      },
      { language },
    )
    await screen.findByText({ ru: 'Команд для сетки нет', en: 'There are no teams for a bracket' }[language])
    for (const sentence of [need[language], ...said]) screen.getByText(sentence, { exact: false })
    await user.click(screen.getByRole('link', { name: { ru: 'К командам', en: 'Go to Teams' }[language] }))
    expect(router.state.location.pathname).toBe('/competitions/cup/teams')
  })
})

describe('creating a bracket', () => {
  const ask = async (documents: Record<string, object>) => {
    const { user } = await open(documents, { user: organizer })
    await user.click(await screen.findByRole('button', { name: 'Создать сетку' }))
    return within(await screen.findByRole('dialog', { name: 'Создать сетку?' }))
  }

  test('warns of everything that may have been overlooked', async () => {
    const dialog = await ask({
      [testCompetitionPath]: aCompetition({
        startDate: Date.now() + 50 * hour,
        registrationDeadline: Date.now() + 20 * hour,
        playerCount: 14,
        teamCount: 4,
      }),
      [`${testCompetitionPath}/teams/a`]: aTeam('Волки', players('a', 5)),
      [`${testCompetitionPath}/teams/b`]: aTeam('Барсы', players('b', 5)),
      [`${testCompetitionPath}/teams/c`]: aTeam('Совы', players('c', 3)),
      [`${testCompetitionPath}/teams/d`]: aTeam('Пустые', []),
    })
    const warnings = within(dialog.getByRole('alert')).getAllByRole('listitem')
    expect(warnings.map(({ textContent }) => textContent)).toEqual([
      'Неполный состав у 1 команды: Совы',
      'В сетку не попадут, потому что в них никого нет: Пустые',
      '1 игрок без команды: останется запасным',
      expect.stringMatching(/^Регистрация закроется раньше срока: она открыта до .*\d\d:\d\d/),
      expect.stringMatching(/^До начала ещё не скоро: .*\d\d:\d\d/),
    ])
  })

  test('warns of nothing that is not so', async () => {
    const dialog = await ask({
      [testCompetitionPath]: aCompetition({
        startDate: Date.now() + hour,
        registrationDeadline: Date.now() - hour,
        playerCount: 10,
        teamCount: 2,
      }),
      [`${testCompetitionPath}/teams/a`]: aTeam('Волки', players('a', 5)),
      [`${testCompetitionPath}/teams/b`]: aTeam('Барсы', players('b', 5)),
    })
    dialog.getByText(/Составы команд менять будет нельзя/)
    expect(dialog.queryByRole('alert')).toBeNull()
  })
})

test('seeds by the sums of ranks, which follow from the players', async () => {
  await open(
    {
      [testCompetitionPath]: aCompetition({ playerCount: 3, teamCount: 2 }),
      [`${testCompetitionPath}/teams/a`]: aTeam('Волки', ['a-0']),
      [`${testCompetitionPath}/teams/b`]: aTeam('Барсы', ['b-0', 'b-1']),
      [`${testCompetitionPath}/players/a-0`]: aPlayer('a-0', { teamId: 'a', rankTier: 15 }),
      [`${testCompetitionPath}/players/b-0`]: aPlayer('b-0', { teamId: 'b', rankTier: 11 }),
      // Counts as the median, Herald 1.
      [`${testCompetitionPath}/players/b-1`]: aPlayer('b-1', { teamId: 'b' }),
    },
    { user: organizer },
  )
  await screen.findByRole('button', { name: 'Создать сетку' })
  const seeds = [...document.querySelectorAll('[data-team]')].map(({ textContent }) => textContent)
  expect(seeds).toEqual(['1ВолкиСумма рангов: 5', '2БарсыСумма рангов: 2'])
})
