// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { roundRobin } from '@upper-bracket/shared/format/stageKinds/roundRobin'
import { expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

type Plan = Parameters<typeof runningTestCompetition>[1]

async function open(plan: Plan, teams = 4) {
  const page = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(teams, plan),
    functions: {
      reshapeStage: () => ({ entryId: 'format', matches: [] }),
      setSeriesLength: () => ({ entryId: 'length', matches: [] }),
      takeBack: () => ({}),
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Bracket actions' }))
  await page.user.click(screen.getByRole('menuitem', { name: 'Change format' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change format' }))
  return { ...page, dialog, confirm: dialog.getByRole('button', { name: 'Change format' }) }
}

const address = { competitionId: 'cup', bracketId: 'first' }

test('an organizer adds a second final, sees it before, and takes it back', async () => {
  const { user, calls, dialog, confirm } = await open({ format: 'double' })
  expect(confirm.hasAttribute('disabled')).toBe(true)
  dialog.getByText('Nothing changes yet.')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How the final is played' }), 'Second final')
  dialog.getByText('Added: Second final')
  await user.click(confirm)
  await screen.findByText('Format changed')
  const input = { ...address, stage: '', options: { grandFinal: 'reset' } }
  expect(calls).toContainEqual({ name: 'reshapeStage', input })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() =>
    expect(calls.at(-1)).toEqual({ name: 'takeBack', input: { ...address, entryIds: ['format'] } }),
  )
})

test.each([
  ['advantage', 3, 'One series', /^The final starts at 0:0\.$/],
  ['single', 3, '1:0 advantage', /^The Upper Bracket team starts the final at 1:0\.$/],
  ['single', 1, '1:0 advantage', /^At 1:0 a final of one game would be over/],
] as const)(
  '%s final of Bo%s: %s is told with the score that it starts with, or refused',
  async (grandFinal, final, choice, told) => {
    const { user, dialog } = await open({ format: 'double', grandFinal, bestOf: { rounds: 1, final } })
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How the final is played' }), choice)
    await dialog.findByText(told)
  },
)

test('a final that is too short for an advantage gets another length from here', async () => {
  const { user, calls, dialog, confirm, firestore } = await open({ format: 'double' })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How the final is played' }), '1:0 advantage')
  const way = dialog.getByRole('button', { name: 'Series length' })
  // The reason comes before what can be done about it.
  const reason = dialog.getByText(/^At 1:0 a final of one game would be over/)
  expect(reason.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(way)
  const length = within(await screen.findByRole('dialog', { name: 'Series length' }))
  await user.selectOptions(length.getByRole('combobox', { name: 'Length' }), 'Bo3')
  await user.click(length.getByRole('button', { name: 'Change the length' }))
  const input = { ...address, series: { matchId: 'final-1-1' }, bestOf: 3 }
  await vi.waitFor(() => expect(calls).toContainEqual({ name: 'setSeriesLength', input }))
  const final = bracketOf(4, { format: 'double' }).matches.get('final-1-1')
  act(() => firestore.put('competitions/cup/brackets/first/matches/final-1-1', { ...final, bestOf: 3 }))
  await dialog.findByText('The Upper Bracket team starts the final at 1:0.')
  expect(confirm.hasAttribute('disabled')).toBe(false)
})

test('what has begun is named where it cannot change any more', async () => {
  const after = (bracket: Bracket) => {
    const started = startMatch(bracket, 'main-1-1')
    return started.ok ? started.value.bracket : bracket
  }
  const { dialog } = await open({ format: 'single', after })
  const field = dialog.getByRole('combobox', { name: 'Third-place match' })
  expect(field.hasAttribute('disabled')).toBe(true)
  dialog.getByText(/^Can no longer be changed\. Already begun: .+\.$/)
})

test('what begins after it was chosen shows what is in force, and is not sent', async () => {
  const { dialog, user, confirm, firestore } = await open({ format: 'single' })
  const field = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Third-place match' })
  const inForce = field.value
  const options = within(field).getAllByRole<HTMLOptionElement>('option')
  await user.selectOptions(field, options.find(({ value }) => value !== inForce) ?? '')
  expect(field.value).not.toBe(inForce)
  const path = 'competitions/cup/brackets/first/matches/main-1-1'
  const begun = startMatch(bracketOf(4, { format: 'single' }), 'main-1-1')
  act(() => firestore.put(path, (begun.ok && begun.value.bracket.matches.get('main-1-1')) || null))
  await dialog.findByText(/^Can no longer be changed\. Already begun: .+\.$/)
  expect(field.value).toBe(inForce)
  expect(confirm.hasAttribute('disabled')).toBe(true)
})

test('the rules of a table and the teams that advance change before a result counts', async () => {
  const stage = { ...roundRobin.defaultPlan(6), groups: 1, advance: 2 }
  const { user, calls, dialog, confirm } = await open({ format: 'single', stages: [stage] }, 6)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Advance' }), '4')
  dialog.getByText('The bracket of “Playoffs” will be made again.')
  await user.click(dialog.getByRole('button', { name: /Head-to-head.*remove|Remove.*Head-to-head/i }))
  dialog.getByText('Places in the tables stay as they are.')
  expect(dialog.queryByRole('textbox', { name: /Reason/ })).toBeNull()
  await user.click(confirm)
  const options = { advance: 4, criteria: ['points', 'game-difference', 'games-won'] }
  await vi.waitFor(() =>
    expect(calls).toContainEqual({ name: 'reshapeStage', input: { ...address, stage: 's1', options } }),
  )
})

test('criteria that bring other rules into effect show these as they are, and none count rounds in a game without', async () => {
  const stage = { ...roundRobin.defaultPlan(4), groups: 1, advance: 2, criteria: ['points'] as const }
  const { user, dialog } = await open({ format: 'single', stages: [stage] })
  const added = dialog.getByRole('combobox', { name: 'Add a criterion' })
  expect(within(added).queryByRole('option', { name: 'Round difference' })).toBeNull()
  await user.selectOptions(added, 'Head-to-head')
  const order = dialog.getByRole('group', { name: 'Head-to-head is decided by' })
  expect(within(order).getAllByRole('listitem')).toHaveLength(3)
  expect(within(order).queryByRole('option', { name: 'Round difference' })).toBeNull()
})

test('other rules for results that count show the places that move, and need a reason', async () => {
  const stage = { ...roundRobin.defaultPlan(4), groups: 1, advance: 2, criteria: ['points'] as const }
  const after = (bracket: Bracket) => {
    const started = startMatch(bracket, 's1-main-1-1')
    const ended = finishSeries(started.ok ? started.value.bracket : bracket, 's1-main-1-1', [0, 1])
    return ended.ok ? ended.value.bracket : bracket
  }
  const { user, fill, calls, dialog, confirm } = await open({ format: 'single', stages: [stage], after })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Add a criterion' }), 'Seed')
  dialog.getByText('Places change:')
  expect(confirm.hasAttribute('disabled')).toBe(true)
  await fill(dialog.getByRole('textbox', { name: /Reason/ }), 'As announced')
  await user.click(confirm)
  const input = { ...address, stage: 's1', options: { criteria: ['points', 'seed'] }, reason: 'As announced' }
  await vi.waitFor(() => expect(calls).toContainEqual({ name: 'reshapeStage', input }))
})
