// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { groupEntrants } from '@upper-bracket/shared/bracket/seeding/groupEntrants'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { formatTemplates } from '@upper-bracket/shared/format/formatTemplates'
import { describe, expect, test } from 'vitest'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

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
        playerCount: 15,
        teamCount: 4,
      }),
      [`${testCompetitionPath}/teams/a`]: aTeam('Волки', players('a', 5)),
      [`${testCompetitionPath}/teams/b`]: aTeam('Барсы', players('b', 5)),
      [`${testCompetitionPath}/teams/c`]: aTeam('Совы', players('c', 3)),
      [`${testCompetitionPath}/teams/d`]: aTeam('Пустые', []),
      [`${testCompetitionPath}/players/free`]: aPlayer('free'),
      [`${testCompetitionPath}/players/bench`]: aPlayer('bench', { substituteOf: 'a' }),
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

describe('stages before the bracket', () => {
  const names = ['Волки', 'Барсы', 'Совы', 'Лисы', 'Медведи', 'Рыси', 'Орлы', 'Вороны']
  const withTeams = (count: number, choice: Pick<Competition, 'format' | 'stages'>) => ({
    [testCompetitionPath]: aCompetition({
      ...choice,
      playerCount: count,
      teamCount: count,
      startDate: Date.now(),
    }),
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `${testCompetitionPath}/teams/team-${index}`,
        aTeam(names[index] ?? `Команда ${index + 1}`, [`player-${index}`]),
      ]),
    ),
  })
  const openPanel = async (
    count: number,
    choice: Pick<Competition, 'format' | 'stages'>,
    scene: Partial<Parameters<typeof renderPage>[0]> = {},
  ) => {
    const view = await open(withTeams(count, choice), { user: organizer, ...scene })
    const create = await screen.findByRole('button', { name: /^(Создать сетку|Create bracket)$/ })
    return { ...view, create }
  }
  const boxes = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test.each([
    [
      'ru',
      'Этапы',
      ['Группы4 × 4 · 24 матча', 'Плей-офф8 команд · 7 матчей'],
      'Всего 31 матч · около 5 ч 50 мин',
    ],
    [
      'en',
      'Stages',
      ['Groups4 × 4 · 24 matches', 'Playoffs8 teams · 7 matches'],
      '31 matches in total · about 5 h 50 min',
    ],
  ] as const)(
    'are drawn with their matches and the time that they take: %s',
    async (language, list, said, total) => {
      const { user } = await openPanel(16, formatTemplates.groups(16), { language })
      expect(boxes(list)).toEqual(said)
      screen.getByText(total)
      await user.selectOptions(
        screen.getByRole('combobox', {
          name: { ru: 'Матчей одновременно', en: 'Matches at the same time' }[language],
        }),
        '2',
      )
      expect(screen.queryByText(total)).toBeNull()
    },
  )

  test('an elimination alone has no stages', async () => {
    await openPanel(4, formatTemplates.single())
    expect(screen.queryByRole('list', { name: 'Этапы' })).toBeNull()
    expect(boxes('Формат')).toContain('На вылет')
    expect(boxes('Первые пары')).toEqual(['1Волки4Лисы', '2Барсы3Совы'])
  })

  test('of a major say which seeds enter later, and pair only the others', async () => {
    await openPanel(12, formatTemplates.major(12))
    expect(boxes('Этапы').map(text => text?.split(' · ')[0])).toEqual([
      'Швейцарка8 команд',
      'Швейцарка4 команды',
      'Швейцарка4 команды',
      'Плей-офф2 команды',
    ])
    screen.getByText('Сразу в этап 2: 3–4')
    screen.getByText('Сразу в этап 3: 1–2')
    expect(boxes('Первые пары')[0]).toMatch(/^5\D+9\D/)
  })

  test('that do not fit say why, and are adapted with one tap', async () => {
    const { user, create, calls, firestore } = await openPanel(12, formatTemplates.swiss(16), {
      functions: { updateCompetition: () => ({ revision: 2 }) },
    })
    screen.getByText(/^Швейцарка до трёх побед или трёх поражений — только для 8, 16 или 32 команд/)
    expect(create).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Подогнать под 12 команд' }))
    await screen.findByText('Формат сохранён')
    const changes = formatTemplates.swiss(12)
    expect(calls.map(({ name, input }) => [name, input])).toEqual([
      ['updateCompetition', expect.objectContaining({ competitionId: 'cup', changes })],
    ])
    act(() => firestore.put(testCompetitionPath, { ...firestore.read(testCompetitionPath), ...changes }))
    await waitFor(() => expect(create).toHaveProperty('disabled', false))
    expect(boxes('Этапы')).toEqual(['Швейцарка12 команд · 30 матчей', 'Плей-офф4 команды · 3 матча'])
  })

  test('that do not fit are shown instead of the dialog that the head of the page opens', async () => {
    const { create, router } = await openPanel(12, formatTemplates.swiss(16), {
      at: '/competitions/cup/bracket?do=create',
    })
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(document.activeElement?.textContent).toMatch(/^Швейцарка до трёх побед/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(create).toHaveProperty('disabled', true)
  })

  test('the teams are put into groups as shown', async () => {
    const { user, create, calls } = await openPanel(8, formatTemplates.groups(8), {
      functions: { generateBracket: () => ({ bracketId: 'new' }) },
    })
    const groups = () =>
      screen.getAllByRole('region', { name: /^Группа/ }).map(group =>
        within(group)
          .getAllByRole('listitem')
          .map(row => row.querySelector('span')?.textContent),
      )
    await screen.findByRole('radio', { name: 'Змейкой по силе' })
    const snake = groups()
    expect(snake).toEqual([
      ['Волки', 'Лисы', 'Медведи', 'Вороны'],
      ['Барсы', 'Совы', 'Рыси', 'Орлы'],
    ])

    await user.click(screen.getByRole('button', { name: 'Развести по разным группам' }))
    await user.click(screen.getByRole('checkbox', { name: 'Волки' }))
    await user.click(screen.getByRole('checkbox', { name: 'Лисы' }))
    const groupOf = (name: string) => groups().findIndex(members => members.includes(name))
    expect(groupOf('Волки')).not.toBe(groupOf('Лисы'))

    const methods = within(screen.getByRole('radiogroup', { name: 'Состав групп' }))
    await user.click(methods.getByRole('radio', { name: 'Вручную' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Вороны: группа' }), 'B')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Вороны: группа' })),
    )
    screen.getByText(/^Группы могут отличаться/)
    expect(create).toHaveProperty('disabled', true)
    const other = groups()[1]?.find(name => name !== 'Вороны' && name !== 'Волки' && name !== 'Лисы') ?? ''
    await user.selectOptions(screen.getByRole('combobox', { name: `${other}: группа` }), 'A')
    const move = (name: string, group: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: `${name}: группа` }), group)
    const [from, to] = groupOf('Волки') === 0 ? ['B', 'A'] : ['A', 'B']
    const replaced = groups()[groupOf('Волки')]?.find(name => name !== 'Волки') ?? ''
    await move('Лисы', to)
    await move(replaced, from)
    screen.getByText(/^Две команды, которые нужно развести, попали в одну группу/)
    expect(create).toHaveProperty('disabled', true)
    await move('Лисы', from)
    await move(replaced, to)
    expect(create).toHaveProperty('disabled', false)
    const shown = groups()
    await user.click(create)
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать сетку?' }))
    await user.click(dialog.getByRole('button', { name: 'Создать сетку' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    const idOf = (name: string | null | undefined) => `team-${names.indexOf(name ?? '')}`
    expect(calls[0]?.input).toMatchObject({
      grouping: {
        method: 'manual',
        groups: shown.map(members => members.map(idOf)),
        apart: [['team-0', 'team-3']],
      },
    })
  })

  test('what is drawn depends on the id of the bracket', async () => {
    const { user, create, calls } = await openPanel(8, formatTemplates.groups(8), {
      functions: { generateBracket: () => ({ bracketId: 'new' }) },
    })
    await user.click(await screen.findByRole('radio', { name: 'Жеребьёвкой' }))
    await user.click(screen.getByRole('button', { name: 'Бросить ещё раз' }))
    const shown = screen.getAllByRole('region', { name: /^Группа/ }).map(group =>
      within(group)
        .getAllByRole('listitem')
        .map(row => row.querySelector('span')?.textContent),
    )
    await user.click(create)
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать сетку?' }))
    await user.click(dialog.getByRole('button', { name: 'Создать сетку' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    const { bracketId, grouping } = (calls[0] ?? { input: null }).input as CallableInput<'generateBracket'>
    expect(grouping).toEqual({ method: 'draw', apart: [] })
    const drawn = groupEntrants(
      names.map((_, index) => `team-${index}`),
      { method: 'draw', groups: 2, draw: bracketId, apart: [] },
    )
    const namesOf = (group: readonly string[]) => group.map(id => names[Number(id.split('-')[1])])
    expect(drawn.ok && drawn.value.map(namesOf)).toEqual(shown)
  })

  test('series can be of two games in groups, not in the bracket', async () => {
    const { user } = await openPanel(8, formatTemplates.groups(8))
    await user.click(screen.getByRole('button', { name: 'Длина серий по раундам' }))
    const lengths = (name: string) =>
      within(screen.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map(radio => radio.parentElement?.textContent)
    expect(lengths('Групповой этап: Тур 1')).toEqual(['Bo1', 'Bo2', 'Bo3', 'Bo5', 'Bo7'])
    expect(lengths('Плей-офф: Финал')).toEqual(['Bo1', 'Bo3', 'Bo5', 'Bo7'])
    expect(screen.getAllByRole('radiogroup', { name: /^Групповой этап: / })).toHaveLength(3)
  })

  test('series of a Swiss stage are said to be set in the format', async () => {
    const { user } = await openPanel(16, formatTemplates.swiss(16))
    await user.click(screen.getByRole('button', { name: 'Длина серий по раундам' }))
    screen.getByText(/^Длину серий швейцарки задаёт формат/)
  })
})
