// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { play } from '@upper-bracket/shared/bracket/testing/playOut'
import { expect, test } from 'vitest'
import BracketPage from '#features/bracket/page/BracketPage.tsx'
import { countTaps } from '#testing/countTaps.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

const started = (bracket: Bracket) => after(bracket, before => startMatch(before, 'main-1-1'))

/** The final of two teams, which one of them begins at 1:0. */
const final = 'final-1-1'
const ahead = { format: 'double', grandFinal: 'advantage' } as const
const finalists = (bracket: Bracket) => play(bracket, 'upper-1-1', 0)

interface Match {
  readonly isFinal?: boolean
  readonly game?: 'csgo' | 'dota2'
  readonly bestOf: 1 | 3
  readonly happened?: (bracket: Bracket) => Bracket
}

/** The panel of a match. */
async function openPanel({ game = 'csgo', bestOf, happened, isFinal = false }: Match) {
  const documents: Record<string, object> = runningTestCompetition(isFinal ? 2 : 4, {
    ...(isFinal && ahead),
    bestOf: { rounds: bestOf, final: 3 },
    ...(happened && { after: happened }),
  })
  documents[testCompetitionPath] = { ...documents[testCompetitionPath], game }
  const page = await renderPage({
    at: `/competitions/cup/bracket?match=${isFinal ? final : 'main-1-1'}`,
    Page: BracketPage,
    user: organizer,
    documents,
    functions: {
      startMatch: () => ({ revision: 1, entryId: 'start' }),
      setScore: () => ({ revision: 2 }),
      finishSeries: () => ({ revision: 2, entryId: 'result' }),
      correctScore: () => ({ revision: 3, entryId: 'corrected', undone: [], basis: '' }),
    },
  })
  const panel = within(await screen.findByRole('dialog'))
  const tap = (name: string | RegExp, within_ = panel) =>
    page.user.click(within_.getByRole('button', { name }))
  const sent = async (name: string) => {
    await waitFor(() => expect(page.calls.map(call => call.name)).toContain(name))
    return page.calls.find(call => call.name === name)?.input
  }
  return { ...page, tap, sent }
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a best of 1 without its rounds takes one tap, started or not', async () => {
  const { tap, sent } = await openPanel({ bestOf: 1 })
  const taps = countTaps()
  await tap('Победа: Team 1')
  expect(taps()).toBe(1)
  await sent('startMatch')
  expect(await sent('finishSeries')).toMatchObject({ score: [1, 0] })
})

test('a best of 1 with its rounds takes three taps, started or not', async () => {
  const { user, tap, sent } = await openPanel({ bestOf: 1 })
  const taps = countTaps()
  await tap('По играм')
  const games = await dialog('Карты и раунды')
  await user.type(games.getByLabelText('Раунды Team 1 в игре 1'), '13')
  await waitFor(() => expect(document.activeElement).toBe(games.getByLabelText('Раунды Team 4 в игре 1')))
  await user.keyboard('7')
  await tap('Завершить: победитель — Team 1', games)
  expect(taps()).toBe(3)
  await sent('startMatch')
  expect(await sent('finishSeries')).toMatchObject({
    score: [1, 0],
    games: [{ outcome: 0, rounds: [13, 7] }],
  })
})

test('a best of 3 goes on from field to field until a game has decided it, and takes nine taps with its maps', async () => {
  const { user, tap, sent } = await openPanel({ bestOf: 3, happened: started })
  const taps = countTaps()
  await tap('По играм')
  const games = await dialog('Карты и раунды')
  await user.type(games.getByLabelText('Раунды Team 1 в игре 1'), '13')
  await user.keyboard('8{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(games.getByLabelText('Раунды Team 1 в игре 2')))
  await user.keyboard('9{Enter}13')
  await waitFor(() => expect(document.activeElement).toBe(games.getByLabelText('Раунды Team 1 в игре 3')))
  await user.keyboard('16')
  await waitFor(() => expect(document.activeElement).toBe(games.getByLabelText('Раунды Team 4 в игре 3')))
  await user.keyboard('14')
  for (const [index, map] of ['Nuke', 'Mirage', 'Dust II'].entries())
    await user.selectOptions(games.getByLabelText(`Карта игры ${index + 1}`), map)
  await tap('Завершить: победитель — Team 1', games)
  expect(taps()).toBe(9)
  expect(await sent('finishSeries')).toMatchObject({
    score: [2, 1],
    games: [
      { outcome: 0, rounds: [13, 8], map: 'nuke' },
      { outcome: 1, rounds: [9, 13], map: 'mirage' },
      { outcome: 0, rounds: [16, 14], map: 'dust2' },
    ],
  })
})

test('an advantage is said above the games that are still played', async () => {
  const { tap } = await openPanel({ bestOf: 3, happened: finalists, isFinal: true })
  await tap('По играм')
  const [first, second] = (await dialog('Карты и раунды')).getAllByRole('listitem')
  expect(first?.textContent).toBe('Team 1: преимущество 1:0 из верхней сетки')
  within(second ?? document.body).getByLabelText('Раунды Team 1 в игре 1')
})

test('rounds with which no map ends are asked about: the map may still be played', async () => {
  const { user, tap, sent } = await openPanel({ bestOf: 3, happened: started })
  await tap('По играм')
  const games = await dialog('Карты и раунды')
  await user.type(games.getByLabelText('Раунды Team 1 в игре 1'), '7')
  await user.keyboard('{Enter}5')
  await tap('Сохранить', games)
  await screen.findByText('Игра 1: она так и закончилась?')
  await tap('Ещё играют', games)
  await tap('Сохранить', games)
  expect(await sent('setScore')).toMatchObject({ score: [0, 0], games: [{ outcome: null, rounds: [7, 5] }] })
})

test('a draw that the series does not have is named while everything entered is kept', async () => {
  const { user, tap, calls } = await openPanel({ bestOf: 3, happened: started })
  await tap('По играм')
  const games = await dialog('Карты и раунды')
  await user.type(games.getByLabelText('Раунды Team 1 в игре 1'), '13')
  await user.keyboard('13')
  await tap('Да, так и было', games)
  await tap('Сохранить', games)
  await screen.findByText('В игре 1 нужен победитель: ничьих в этой серии не бывает.')
  expect(games.getByLabelText<HTMLInputElement>('Раунды Team 4 в игре 1').value).toBe('13')
  expect(calls.map(({ name }) => name)).not.toContain('setScore')
})

test('in Dota 2 the winner is chosen, with kills or without', async () => {
  const { tap, sent } = await openPanel({ game: 'dota2', bestOf: 1 })
  await tap('По играм')
  const games = await dialog('Игры и убийства')
  await tap('Игра 1: победа Team 4', games)
  await tap('Завершить: победитель — Team 4', games)
  expect(await sent('finishSeries')).toMatchObject({ score: [0, 1], games: [{ outcome: 1 }] })
})

test('a correction of the rounds keeps the winner', async () => {
  const rounds = (one: number, other: number) =>
    [{ outcome: 0, source: 'organizer', rounds: [one, other] }] as const
  const { user, tap, sent } = await openPanel({
    bestOf: 1,
    happened: bracket =>
      after(started(bracket), before => finishSeries(before, 'main-1-1', [1, 0], rounds(13, 7))),
  })
  await tap('Исправить результат')
  const correction = await dialog('Исправить результат')
  const field = correction.getByLabelText('Раунды Team 4 в игре 1')
  await user.clear(field)
  await user.type(field, '9')
  await tap('Исправить', correction)
  expect(await sent('correctScore')).toMatchObject({ score: [1, 0], games: rounds(13, 9) })
})
