// @vitest-environment happy-dom
import { type BoundFunctions, cleanup, type queries, screen, waitFor, within } from '@testing-library/react'
import { BracketEdit } from '@upper-bracket/shared/bracket/edits/bracketEdit'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { setScore } from '@upper-bracket/shared/bracket/results/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { defaultStages } from '@upper-bracket/shared/format/formatTemplates'
import { describe, expect, test } from 'vitest'
import BracketPage from '#features/bracket/page/BracketPage.tsx'
import { aPlayer } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

const series = { rounds: 3, final: 3 } as const
const started = (bracket: Bracket) => after(bracket, before => startMatch(before, 'main-1-1'))
const led = (bracket: Bracket) => after(started(bracket), before => setScore(before, 'main-1-1', [2, 1]))
const over = (bracket: Bracket) => after(started(bracket), before => finishSeries(before, 'main-1-1', [2, 1]))

async function openPanel({
  matchId = 'main-1-1',
  ...scene
}: Partial<Parameters<typeof renderPage>[0]> & { matchId?: string }) {
  const page = await renderPage({
    at: `/competitions/cup/bracket?match=${matchId}`,
    Page: BracketPage,
    user: organizer,
    documents: runningTestCompetition(4, { bestOf: series }),
    ...scene,
  })
  const panel = within(await screen.findByRole('dialog'))
  const press = async (name: string) => page.user.click(await panel.findByRole('button', { name }))
  return { ...page, panel, press }
}

/** What can be pressed in the panel, by its name. */
const enabled = (panel: BoundFunctions<typeof queries>) =>
  panel
    .getAllByRole('button')
    .filter(button => !button.hasAttribute('disabled'))
    .map(button => button.getAttribute('aria-label') ?? button.textContent)

/** Opens the menu of a team, and returns the names of what it offers. */
async function actionsOf(
  panel: BoundFunctions<typeof queries>,
  user: Awaited<ReturnType<typeof renderPage>>['user'],
  team: string,
) {
  const group = within(panel.getByRole('group', { name: team }))
  await user.click(group.getByRole('button', { name: 'Действия…' }))
  const menu = within(await screen.findByRole('dialog', { name: team }))
  return menu.getAllByRole('listitem').map(item => item.querySelector('span > span')?.textContent)
}

describe('each state of a match offers its organizer what can be done with it, and nothing else', () => {
  const perTeam = ['Действия…']
  const paths = ['Показать путь: Team 1', 'Показать путь: Team 4', 'Составы']
  test.each([
    [
      'ready',
      undefined,
      'можно начинать',
      ['По играм', 'Начать матч', ...perTeam, ...perTeam, 'Не явились обе команды', 'Длина серий'],
    ],
    [
      'running',
      started,
      'идёт',
      [
        'Team 1: плюс один',
        'Team 4: плюс один',
        'По играм',
        ...perTeam,
        ...perTeam,
        ...['Не явились обе команды', 'Отменить начало матча'],
      ],
    ],
    [
      'decided, not finished',
      led,
      'идёт',
      [
        ...['Team 1: минус один', 'Team 4: минус один', 'По играм'],
        'Завершить: победитель — Team 1',
        ...perTeam,
        ...perTeam,
        ...['Не явились обе команды', 'Отменить начало матча'],
      ],
    ],
    ['finished', over, 'завершён', ['Исправить результат']],
  ] as const)('%s', async (_, happened, status, offered) => {
    const { panel } = await openPanel({
      documents: runningTestCompetition(4, { bestOf: series, ...(happened && { after: happened }) }),
    })
    panel.getByText(status)
    expect(enabled(panel)).toEqual(['Закрыть', ...offered, ...paths])
  })

  const group = { ...defaultStages['round-robin'](4), groups: 1 }
  test('in a table, where no other team can play it', async () => {
    const { panel, user } = await openPanel({
      matchId: 'main-1-1',
      documents: runningTestCompetition(4, { format: 'table', stages: [group] }),
    })
    const actions = await actionsOf(panel, user, 'Team 1')
    expect(actions).not.toContain('Убрать из матча')
    expect(actions).toContain('Заменить')
  })

  test('in a table from which a team was once taken out: it can be placed again', async () => {
    const { panel, press } = await openPanel({
      matchId: 'main-1-1',
      documents: runningTestCompetition(4, {
        format: 'table',
        stages: [group],
        after: bracket => {
          const edit = new BracketEdit(bracket)
          edit.emptySlot(edit.match('main-1-1'), 1)
          return edit.result().bracket
        },
      }),
    })
    expect(enabled(panel).filter(name => name === 'Поставить команду')).toHaveLength(1)
    await press('Поставить команду')
    const choice = within(await screen.findByRole('dialog', { name: 'Поставить команду' }))
    const possible = choice
      .getAllByRole('listitem')
      .map(item => within(item).getByRole('button'))
      .filter(option => !option.hasAttribute('disabled'))
    expect(possible.map(option => option.textContent)).toEqual(['Team 4'])
  })

  test('waiting for a team', async () => {
    const { panel } = await openPanel({
      matchId: 'main-2-1',
      documents: runningTestCompetition(4, { bestOf: series, after: over }),
    })
    panel.getByText('Матч начнётся, когда определятся обе команды.')
    panel.getByText('ждёт соперника')
    expect(enabled(panel)).toEqual([
      'Закрыть',
      'Действия…',
      'Поставить команду',
      'Длина серий',
      'Показать путь: Team 1',
      'Составы',
    ])
  })
})

describe('a producer starts, scores and finishes', () => {
  const producer = person('producer')
  const scene = (happened?: typeof started) => {
    const documents: Record<string, object> = runningTestCompetition(4, {
      bestOf: series,
      ...(happened && { after: happened }),
    })
    documents[testCompetitionPath] = { ...documents[testCompetitionPath], producerUids: ['producer'] }
    return { user: producer, documents }
  }
  const paths = ['Показать путь: Team 1', 'Показать путь: Team 4', 'Составы']

  test.each([
    ['ready', undefined, ['По играм', 'Начать матч']],
    ['running', started, ['Team 1: плюс один', 'Team 4: плюс один', 'По играм']],
    [
      'decided, not finished',
      led,
      ['Team 1: минус один', 'Team 4: минус один', 'По играм', 'Завершить: победитель — Team 1'],
    ],
    ['finished', over, []],
  ] as const)('%s', async (_, happened, offered) => {
    const { panel } = await openPanel(scene(happened))
    expect(enabled(panel)).toEqual(['Закрыть', ...offered, ...paths])
  })

  test('and can undo their own step', async () => {
    const { panel, press, calls } = await openPanel({
      ...scene(),
      functions: { startMatch: counting },
    })
    await press('Начать матч')
    await panel.findByText('идёт')
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['startMatch']))
    await panel.findByRole('button', { name: 'Отменить' })
  })
})

test('a result that was reverted is undone as it was', async () => {
  const undone = { undone: [], basis: 'basis' }
  const { panel, press, user, calls } = await openPanel({
    documents: runningTestCompetition(4, { after: started }),
    functions: {
      finishSeries: () => ({ revision: 2, entryId: 'result' }),
      reopenMatch: ({ preview }) => ({ revision: preview ? 2 : 3, entryId: 'reverting', ...undone }),
      takeBack: () => ({}),
    },
  })
  await press('Победа: Team 1')
  await panel.findByRole('button', { name: 'Отменить' })
  await press('Исправить результат')
  await user.click(await screen.findByRole('button', { name: 'Отменить результат и открыть матч заново' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отменить результат?' }))
  await dialog.findByText('Других матчей это не коснётся.')
  await user.click(dialog.getByRole('button', { name: 'Отменить результат' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Отменить результат?' })).toBeNull())
  await press('Отменить')
  const address = { competitionId: 'cup', bracketId: 'first' }
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ name: 'takeBack', input: { ...address, entryIds: ['reverting'] } }),
  )
})

const counting = ({ revision }: { readonly revision: number }) => ({
  revision: revision + 1,
  entryId: `entry-${revision}`,
})

test('a start and a result given in one press are undone in one press', async () => {
  const { press, calls } = await openPanel({
    documents: runningTestCompetition(4),
    functions: { startMatch: counting, finishSeries: counting, takeBack: () => ({}) },
  })
  await press('Победа: Team 1')
  await press('Отменить')
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls[2]).toMatchObject({ name: 'takeBack', input: { entryIds: ['entry-0', 'entry-1'] } })
})

test.each([
  ['match-moved-on', 'main-1-1', 'Матч 1, Team 1 — Team 4'],
  // A match of a later round that reverting the result would leave as it is.
  ['next-match-started', 'main-1-2', 'Матч 2, Team 2 — Team 3'],
])('what has moved on since is named, and not undone (%s)', async (code, id, named) => {
  const { press } = await openPanel({
    documents: runningTestCompetition(4, { after: started }),
    functions: {
      finishSeries: counting,
      takeBack: () => {
        throw refused(code, { matches: [id] })
      },
    },
  })
  await press('Победа: Team 1')
  await press('Отменить')
  await screen.findByText(`Не отменено, с тех пор что-то изменилось: ${named}`)
})

test('without an answer that says what was changed, undoing is not offered', async () => {
  const { panel, press } = await openPanel({
    documents: runningTestCompetition(4),
    functions: { startMatch: () => ({ revision: 1 }) },
  })
  await press('Начать матч')
  await screen.findByText('Матч начат')
  expect(panel.queryByRole('button', { name: 'Отменить' })).toBeNull()
})

test.each([
  [
    'Не явились обе команды',
    'Не явились обе команды?',
    'Победителя не будет, и дальше никто не пройдёт',
    'forfeitMatch',
  ],
  [
    'Снять с турнира',
    'Снять с турнира: Team 1?',
    'Команда «Team 4» получит техническую победу',
    'disqualifyTeam',
  ],
  ['Отменить начало матча', 'Отменить начало матча?', /Счёт 2:1 и всё.*пропадёт/, 'unstartMatch'],
] as const)('%s asks, naming both teams and what follows', async (button, title, says, command) => {
  const { panel, user, calls } = await openPanel({
    documents: runningTestCompetition(4, { bestOf: series, after: led }),
    functions: { [command]: () => ({ revision: 3 }) },
  })
  if (command === 'disqualifyTeam') {
    await actionsOf(panel, user, 'Team 1')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${button}`) }))
  } else await user.click(panel.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  dialog.getByText(/^Матч 1.*Team 1 — Team 4/)
  dialog.getByText(says)
  expect(calls).toEqual([])
  const confirm = dialog.getAllByRole('button').at(-1)
  if (confirm) await user.click(confirm)
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual([command]))
})

test('a spectator sees the same match and can do nothing with it', async () => {
  const { panel } = await openPanel({
    documents: runningTestCompetition(4, { after: started }),
    language: 'en',
  })
  panel.getByRole('button', { name: 'Won: Team 1' })
  cleanup()
  const { panel: theirs } = await openPanel({
    documents: runningTestCompetition(4, { after: started }),
    language: 'en',
    user: person('spectator'),
  })
  expect(enabled(theirs)).toEqual(['Close', 'Show Team 1’s path', 'Show Team 4’s path', 'Line-ups'])
})

test('the line-ups of a match name the players, whose cards they open', async () => {
  const [first = '', , , last = ''] = teamIds(4)
  const { panel, press, user, router } = await openPanel({
    language: 'en',
    documents: {
      ...runningTestCompetition(4),
      [`${testCompetitionPath}/players/a`]: aPlayer('a', { displayName: 'Anna', teamId: first }),
      [`${testCompetitionPath}/players/b`]: aPlayer('b', { displayName: 'Boris', teamId: last }),
      [`${testCompetitionPath}/players/c`]: aPlayer('c', { displayName: 'Clara', teamId: 'another' }),
    },
  })
  await press('Line-ups')
  await panel.findByRole('link', { name: 'Boris' })
  await user.click(panel.getByRole('link', { name: 'Anna' }))
  expect(panel.queryByText('Clara')).toBeNull()
  expect(new URLSearchParams(router.state.location.search).get('player')).toBe('a')
})

test.each([
  { language: 'ru', start: 'Начать матч', sentence: 'Матч ещё не готов: ждём соперников' },
  {
    language: 'en',
    start: 'Start match',
    sentence: 'The match cannot start yet: it is still waiting for teams',
  },
] as const)('a refusal is heard from inside the panel ($language)', async ({ language, start, sentence }) => {
  const { press, calls } = await openPanel({
    language,
    functions: {
      startMatch: () => {
        throw refused('match-not-ready')
      },
    },
  })
  await press(start)
  expect(calls).toEqual([
    { name: 'startMatch', input: expect.objectContaining({ matchId: 'main-1-1', revision: 0 }) },
  ])
  // By its role: what is hidden from assistive technology is not found so.
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
  // The match that was shown as started is ready again.
  screen.getByRole('button', { name: start })
})

test('what somebody else has changed meanwhile is said in the panel, with the state it is in now', async () => {
  const { panel, press } = await openPanel({
    functions: {
      startMatch: () => {
        throw refused('changed-meanwhile')
      },
    },
  })
  await press('Начать матч')
  await panel.findByText('Пока вы решали, матч изменился. Сейчас: можно начинать.')
})

test('a series is counted by one key, the focus moving on to what comes next', async () => {
  const revision = { now: 0 }
  const next = async () => ({ revision: ++revision.now })
  const { panel, user, calls } = await openPanel({
    functions: { startMatch: next, setScore: next, finishSeries: next },
  })
  const enterLeadsTo = async (name: string) => {
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('button', { name })))
  }
  panel.getByRole('button', { name: 'Начать матч' }).focus()
  await enterLeadsTo('Team 1: плюс один')
  await enterLeadsTo('Team 1: плюс один')
  await enterLeadsTo('Завершить: победитель — Team 1')
  // Not to 'Отменить', where another press would take the result back.
  await enterLeadsTo('Закрыть')
  expect(calls.map(({ name }) => name)).toEqual(['startMatch', 'setScore', 'setScore', 'finishSeries'])
})

test.each([
  ['s1g1-upper-2-1', 'Победитель выходит из группы', /^Проигравший уходит/],
  ['s1g1-lower-2-1', 'Победитель выходит из группы', /^Проигравший вылетает/],
  ['s2-main-2-1', 'Победитель становится чемпионом', /^Победитель становится чемпионом/],
])('says what becomes of the teams after GSL groups (%s)', async (matchId, winner, loser) => {
  const stages = [{ kind: 'gsl', groups: 2, advance: 2, bestOf: 1 }] as const
  const { panel } = await openPanel({ matchId, documents: runningTestCompetition(8, { stages }) })
  panel.getByText(winner)
  panel.getByText(loser)
})
