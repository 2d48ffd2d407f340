// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { manualSwiss } from '@upper-bracket/shared/bracket/testing/manualSwiss'
import { done } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { expect, test, vi } from 'vitest'
import BracketPage from '#features/bracket/page/BracketPage.tsx'
import { aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

const inSecond = (bracket: Bracket) =>
  done(playStages(bracket, betterSeedWins), 'publishRound', { stage: 's1', round: 2 })
const late = { teamId: 'team-7', pointsPerMissedRound: 0.5 }

async function open(after: (bracket: Bracket) => Bracket) {
  return openIn(runningTestCompetition(6, { stages: [manualSwiss], after }))
}

async function openIn(competition: Record<string, object>, asked = '') {
  const page = await renderPage({
    at: `/competitions/cup/bracket${asked}`,
    Page: BracketPage,
    user: organizer,
    documents: {
      ...competition,
      [`${testCompetitionPath}/teams/team-7`]: aTeam('Wolves', ['wolf']),
      [`${testCompetitionPath}/teams/team-8`]: aTeam('Nobody', []),
    },
    functions: { enterLate: () => ({ entryId: 'late' }), takeBack: () => ({}) },
  })
  const name = 'Добавить опоздавшую команду'
  if (asked !== '') return { ...page, dialog: within(await screen.findByRole('dialog', { name })) }
  await page.user.click(await screen.findByRole('button', { name: 'Действия с сеткой' }))
  const item = screen.queryByRole('menuitem', { name: 'Добавить опоздавшую команду' })
  if (item === null) return { ...page, dialog: null }
  await page.user.click(item)
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить опоздавшую команду' }))
  return { ...page, dialog }
}

test('an organizer adds a team with its points for the rounds that it missed', async () => {
  const { user, calls, dialog } = await open(inSecond)
  if (dialog === null) throw new Error('no dialog')
  dialog.getByText(/играет с тура 3/)
  const choice = dialog.getByRole('combobox', { name: 'Команда' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wolves'])
  dialog.getByText('пропущено 2 тура: 0 очков')
  await user.selectOptions(dialog.getByRole('combobox', { name: /Очки за каждый/ }), '½, как за ничью')
  dialog.getByText('пропущено 2 тура: 1 очко')
  await user.click(dialog.getByRole('button', { name: 'Добавить команду' }))
  await screen.findByText('Wolves: в игре с тура 3')
  expect(calls).toContainEqual({
    name: 'enterLate',
    input: { competitionId: 'cup', bracketId: 'first', ...late, missedRounds: 2 },
  })
  await user.click(screen.getByRole('button', { name: 'Отменить' }))
  await vi.waitFor(() =>
    expect(calls.at(-1)).toEqual({
      name: 'takeBack',
      input: { competitionId: 'cup', bracketId: 'first', entryIds: ['late'] },
    }),
  )
})

test('without another team, the dialog says what is missing', async () => {
  const { dialog } = await open(bracket => done(inSecond(bracket), 'enterLate', late))
  dialog?.getByText(/Все команды с игроками уже в сетке/)
  const link = dialog?.getByRole('link', { name: 'Добавить игроков' })
  expect(link?.getAttribute('href')).toBe(
    '/competitions/cup/teams?do=addPlayers&next=%2Fcompetitions%2Fcup%2Fbracket%3Fdo%3DlateEntry',
  )
  expect(dialog?.getByRole('button', { name: 'Добавить команду' })).toHaveProperty('disabled', true)
  // The table says where the points of the late team come from.
  screen.getByText('пропущено 2 тура: 1 очко')
})

test('the address leads to the dialog, once players of a late team have been added', async () => {
  const { user, dialog } = await openIn(
    runningTestCompetition(6, { stages: [manualSwiss], after: inSecond }),
    '?do=lateEntry',
  )
  dialog?.getByText(/играет с тура 3/)
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('after the last round is published, it is too late', async () => {
  const { dialog } = await open(bracket =>
    done(playStages(inSecond(bracket), betterSeedWins), 'publishRound', { stage: 's1', round: 3 }),
  )
  dialog?.getByText(/добавлять команду поздно/)
})

test('a Swiss stage without room for another team says so', async () => {
  const { dialog } = await open(bracket =>
    ['a', 'b', 'c', 'd'].reduce(
      (full, teamId) => done(full, 'enterLate', { teamId }),
      playStages(bracket, betterSeedWins),
    ),
  )
  dialog?.getByText('На этом этапе нет места для ещё одной команды')
})

test('a league takes no late teams', async () => {
  const league = { ...manualSwiss, kind: 'round-robin', legs: 1, criteria: ['points'] } as StagePlan
  const { dialog } = await openIn(runningTestCompetition(6, { format: 'table', stages: [league] }))
  expect(dialog).toBeNull()
})

test('in an elimination it is said whose bye the team takes, and what follows for that team', async () => {
  // The match of the third and the second team has started.
  const { user, calls, dialog } = await openIn(
    runningTestCompetition(5, { after: bracket => done(bracket, 'startMatch', { matchId: 'main-2-2' }) }),
  )
  if (dialog === null) throw new Error('no dialog')
  dialog.getByText(/: «Wolves» сыграет с командой «Team 1»\.$/)
  dialog.getByText('У команды «Team 1» вместо прохода без соперника будет матч.')
  dialog.getByText(/^Дальше \(.*матч \d\) она пройдёт, только если победит\.$/)
  expect(dialog.queryByRole('combobox', { name: 'Соперник' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Добавить команду' }))
  await screen.findByText('Wolves сыграет с командой Team 1')
  expect(calls).toContainEqual({
    name: 'enterLate',
    input: { competitionId: 'cup', bracketId: 'first', teamId: 'team-7', byeId: 'main-1-1' },
  })
})

test('the organizer chooses among several byes, and sees what moves in the lower side', async () => {
  const { user, dialog } = await openIn(runningTestCompetition(6, { format: 'double' }))
  dialog?.getByText(/: «Wolves» сыграет с командой «Team 2»\.$/)
  dialog?.getByText('Проигравший попадёт в нижнюю сетку.')
  await user.selectOptions(dialog?.getByRole('combobox', { name: 'Соперник' }) ?? document.body, 'Team 1')
  dialog?.getByText(/: «Wolves» сыграет с командой «Team 1»\.$/)
})

test('a bye that cannot be taken is offered with the reason', async () => {
  // The fifth team was placed by hand where the third one had gone on.
  const moved = (bracket: Bracket) =>
    done(done(bracket, 'clearSlot', { matchId: 'main-2-2', slot: 1 }), 'placeTeam', {
      matchId: 'main-2-2',
      slot: 1,
      teamId: 'team-5',
    })
  const { user, dialog } = await openIn(runningTestCompetition(5, { after: moved }))
  if (dialog === null) throw new Error('no dialog')
  const opponent = dialog.getByRole('combobox', { name: 'Соперник' })
  const add = dialog.getByRole('button', { name: 'Добавить команду' })
  expect(add).toHaveProperty('disabled', false)
  await user.selectOptions(opponent, 'Team 3')
  dialog.getByText(/: туда команду поставили вручную\./)
  expect(add).toHaveProperty('disabled', true)
  await user.selectOptions(opponent, 'Team 1')
  dialog.getByText(/: «Wolves» сыграет с командой «Team 1»\.$/)
  expect(add).toHaveProperty('disabled', false)
})

test('after the last Swiss round a team takes the bye of a place of the elimination', async () => {
  const stages = [{ ...manualSwiss, advance: 3 }]
  const inLast = (bracket: Bracket) =>
    done(playStages(inSecond(bracket), betterSeedWins), 'publishRound', { stage: 's1', round: 3 })
  const { user, calls, dialog } = await openIn(
    runningTestCompetition(6, { format: 'single', stages, after: inLast }),
  )
  if (dialog === null) throw new Error('no dialog')
  dialog.getByText(/: соперник команды «Wolves» ещё не определён \(.*1.*\)\.$/)
  dialog.getByText('Вместо прохода без соперника здесь будет матч.')
  await user.click(dialog.getByRole('button', { name: 'Добавить команду' }))
  await screen.findByText(/^Wolves теперь в сетке\. Соперник: .*1/)
  expect(calls).toContainEqual({
    name: 'enterLate',
    input: { competitionId: 'cup', bracketId: 'first', teamId: 'team-7', byeId: 's2-main-1-1' },
  })
})

const secondRoundBegun = (bracket: Bracket) => {
  const first = playStages(bracket, match => (match.round === 1 ? betterSeedWins(match) : null))
  return done(first, 'startMatch', { matchId: 'main-2-1' })
}

test.each([
  [8, (bracket: Bracket) => bracket, /у всех команд есть соперник/],
  [3, secondRoundBegun, /уже играют следующий матч/],
])('without a bye to take, the dialog says why (%i teams)', async (teams, played, reason) => {
  const { dialog } = await openIn(runningTestCompetition(teams, { after: played }))
  dialog?.getByText(reason)
  expect(dialog?.getByRole('button', { name: 'Добавить команду' })).toHaveProperty('disabled', true)
})
