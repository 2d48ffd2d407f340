// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { defaultStages } from '@upper-bracket/shared/format/formatTemplates'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '../page/BracketPage.tsx'

const groups = {
  kind: 'round-robin',
  groups: 2,
  legs: 1,
  advance: 2,
  bestOf: 3,
  criteria: ['points', 'head-to-head', 'game-difference'],
} as const

async function open(after: (bracket: Bracket) => Bracket, address = '', language: 'ru' | 'en' = 'ru') {
  return renderPage({
    at: `/competitions/cup/bracket${address}`,
    Page: BracketPage,
    language,
    documents: runningTestCompetition(8, { stages: [groups], after }),
  })
}

const table = async (name: string) => within(await screen.findByRole('table', { name }))
const rowTexts = (rows: readonly HTMLElement[]) =>
  rows.map(row => [...row.children].map(cell => cell.textContent).join(' | '))

test('the stage that is played is shown, and the other one on demand and by its address', async () => {
  const { user, router } = await open(bracket => bracket)
  const stages = within(await screen.findByRole('group', { name: 'Этап' }))
  expect(stages.getByRole('button', { pressed: true }).textContent).toBe('Групповой этап')
  expect(
    (await screen.findAllByRole('region', { name: /^Группа/ })).map(({ textContent }) =>
      textContent?.slice(0, 8),
    ),
  ).toEqual(['Группа A', 'Группа B'])
  await user.click(stages.getByRole('button', { name: 'Плей-офф' }))
  expect(router.state.location.search).toBe('?stage=s2')
  expect(screen.queryByRole('table')).toBeNull()
  // Its slots name the places that lead to them.
  expect(await screen.findByRole('button', { name: /A1.*B2/ })).toBeTruthy()
})

test('a table ranks the teams, says why, and marks the places that advance', async () => {
  await open(bracket => playStages(bracket, match => (match.group === 0 ? betterSeedWins(match) : null)))
  const rows = (await table('Таблица группы A')).getAllByRole('row').slice(1)
  expect(rowTexts(rows)).toEqual([
    '1, выходит дальше | Team 1 | 3 | 3–0 | +6 | 9',
    '2, выходит дальше | Team 4 | 3 | 2–1 | +2 | 6',
    '3 | Team 5 | 3 | 1–2 | −2 | 3',
    '4 | Team 8 | 3 | 0–3 | −6 | 0',
  ])
  expect(screen.getAllByText('Первые 2 места выходят в плей-офф')).toHaveLength(2)
})

test('a match of a later round waits its turn, until the earlier ones of its teams are over', async () => {
  const captionOf = (round: number) =>
    document.querySelector(`[data-match="s1g1-main-${round}-1"] .caption`)?.textContent
  await open(bracket => bracket, '?stage=s1')
  await waitFor(() => expect(captionOf(1)).toContain('скоро начнётся'))
  expect(captionOf(2)).toContain('ждёт своей очереди')
})

test('a place is not called one that advances before that is certain', async () => {
  await open(bracket =>
    playStages(bracket, match => (match.group === 0 && match.round < 3 ? betterSeedWins(match) : null)),
  )
  const rows = (await table('Таблица группы A')).getAllByRole('row').slice(1)
  expect(rows.map(row => row.firstElementChild?.textContent)).toEqual([
    ...['1, сейчас на проходном месте', '2, сейчас на проходном месте', '3', '4'],
  ])
})

test('the first sheet for printing has the tables of the groups, the second one the playoff', async () => {
  await open(bracket => playStages(bracket, match => (match.group === 0 ? betterSeedWins(match) : null)))
  await screen.findByRole('button', { name: 'Скачать' })
  const printed = () => {
    window.dispatchEvent(new Event('beforeprint'))
    return [...document.querySelectorAll('.bracket-sheet > svg')].map(sheet =>
      [...sheet.querySelectorAll('text')].map(({ textContent }) => textContent),
    )
  }
  const onlyFirst = ['Групповой этап · Группа A', 'Групповой этап · Группа B', '3–0']
  // What draws tables is loaded after the button.
  await waitFor(() =>
    expect(printed()).toEqual([expect.arrayContaining(onlyFirst), expect.not.arrayContaining(onlyFirst)]),
  )
  expect(printed()[1]).toContain('Финал')
})

test('places that lead into the lower side have a line and a mark of their own', async () => {
  const bothSides = { ...groups, advanceLower: 1 }
  await renderPage({
    at: '/competitions/cup/bracket?stage=s1',
    Page: BracketPage,
    documents: runningTestCompetition(8, {
      format: 'double',
      stages: [bothSides],
      after: bracket => playStages(bracket, match => (match.stage === 's1' ? betterSeedWins(match) : null)),
    }),
  })
  const rows = (await table('Таблица группы A')).getAllByRole('row').slice(1)
  expect(rows.map(row => [row.firstElementChild?.textContent, row.hasAttribute('data-line')])).toEqual([
    ['1, выходит дальше', false],
    ['2, выходит дальше', true],
    ['3, выходит в нижнюю сетку', true],
    ['4', false],
  ])
  expect(screen.getAllByText('Первые 2 места выходят в верхнюю сетку')).toHaveLength(2)
  expect(screen.getAllByText('3-е место выходит в нижнюю сетку')).toHaveLength(2)
})

test('teams with equal points are ranked by head-to-head, and the table says so', async () => {
  await open(bracket => playStages(bracket, match => (match.stage === 's1' ? [2, 0] : null)), '?stage=s1')
  const rows = (await table('Таблица группы A')).getAllByRole('row').slice(1)
  expect(rowTexts(rows).map(text => text.split(' | ')[1])).toEqual([
    'Team 1выше по личной встрече 2:0',
    'Team 4',
    'Team 8выше по личной встрече 2:0',
    'Team 5',
  ])
})

test('a Swiss stage shows its matches by record, and who has advanced', async () => {
  const swiss = {
    kind: 'swiss',
    groups: 1,
    advance: 4,
    bestOf: 1,
    decidingBestOf: 1,
    pairing: 'valve',
    rounds: 5,
    publishing: 'automatic',
    criteria: ['record', 'difficulty', 'seed'],
  } as const
  await renderPage({
    at: '/competitions/cup/bracket?stage=s1',
    Page: BracketPage,
    documents: runningTestCompetition(8, {
      stages: [swiss],
      after: bracket => playStages(bracket, match => (match.round < 4 ? betterSeedWins(match) : null)),
    }),
  })
  const board = within(await screen.findByRole('region', { name: /^Швейцарка по турам/ }))
  expect(board.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Счёт побед и поражений 3–03–0Выходят дальше', 'Счёт побед и поражений 2–12–1']),
  )
  expect(board.getAllByRole('listitem').filter(({ textContent }) => textContent === 'Team 1')).toHaveLength(1)
})

const gsl = { ...defaultStages.gsl(8), groups: 2 }

test('groups with brackets show who goes on, also to those who see one round at a time', async () => {
  await renderPage({
    at: '/competitions/cup/bracket?stage=s1',
    Page: BracketPage,
    documents: runningTestCompetition(8, {
      stages: [gsl],
      after: bracket =>
        playStages(bracket, match =>
          match.stage === 's1' && match.group === 0 ? betterSeedWins(match) : null,
        ),
    }),
  })
  const lists = await screen.findAllByRole('list', { name: 'Выходят дальше' })
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    '1-е место: Team 12-е место: Team 4',
    '1-е место: ещё не решено2-е место: ещё не решено',
  ])
})

test('a slot says of which stage or of how many groups its place is', async () => {
  const swiss = { ...defaultStages.swiss(8), rounds: 3, advance: 4 }
  await renderPage({
    at: '/competitions/cup/bracket?stage=s2',
    Page: BracketPage,
    documents: runningTestCompetition(8, { stages: [swiss], after: bracket => bracket }),
  })
  await screen.findByRole('button', { name: /Швейцарка: 1-е место.*Швейцарка: 4-е место/ })
  cleanup()
  const best = { ...defaultStages['round-robin'](12), groups: 4, advance: 1, advanceBest: 4 }
  await renderPage({
    at: '/competitions/cup/bracket?stage=s2',
    Page: BracketPage,
    documents: runningTestCompetition(12, { stages: [best], after: bracket => bracket }),
  })
  await screen.findByRole('button', { name: /D1.*Лучшее 2-е место в группах/ })
})
