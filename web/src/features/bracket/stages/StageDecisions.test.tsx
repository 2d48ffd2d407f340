// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { manualSwiss } from '@upper-bracket/shared/bracket/testing/manualSwiss'
import { done } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { expect, onTestFinished, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '../page/BracketPage.tsx'

const groups: StagePlan = {
  kind: 'round-robin',
  groups: 2,
  legs: 1,
  advance: 1,
  bestOf: 1,
  criteria: ['points', 'head-to-head'],
}

const open = (
  teams: number,
  plan: StagePlan,
  after: (bracket: Bracket) => Bracket,
  user?: typeof organizer,
  language?: 'ru' | 'en',
) =>
  renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    ...(user && { user }),
    ...(language && { language }),
    documents: runningTestCompetition(teams, { stages: [plan], after }),
    functions: { publishRound: () => ({}), decideTie: () => ({}) },
  })

test.each([
  ['ru', 'Пары тура 2', 'Поменять команды вручную', 'Объявить тур 2', /разные результаты/, /уже играли/],
  ['en', 'Pairings of round 2', 'Swap teams by hand', 'Publish round 2', /different results/, /already met/],
] as const)('organizers swap teams, see what it costs, and publish it (%s)', async (...given) => {
  const [language, title, swap, publish, gap, rematch] = given
  const { user, calls } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    language,
    user: organizer,
    documents: runningTestCompetition(4, {
      stages: [manualSwiss],
      after: bracket => playStages(bracket, betterSeedWins),
    }),
    functions: { publishRound: () => ({}) },
  })
  const drawing = within(await screen.findByRole('region', { name: title }))
  await user.click(drawing.getByRole('button', { name: swap }))
  expect(drawing.queryByText(gap)).toBeNull()
  await user.click(drawing.getByRole('button', { name: 'Team 2' }))
  await user.click(drawing.getByRole('button', { name: 'Team 3' }))
  expect(drawing.getAllByText(gap)).toHaveLength(2)
  expect(drawing.getAllByText(rematch)).toHaveLength(2)
  await user.click(drawing.getByRole('button', { name: publish }))
  const [input] = calls.flatMap(call => (call.name === 'publishRound' ? [call.input] : []))
  expect(input).toMatchObject({
    round: 2,
    pairs: [
      ['team-1', 'team-3'],
      ['team-2', 'team-4'],
    ],
  })
})

test.each([
  ['the agenda', 1024],
  // Without matches, it has no agenda.
  ['a phone', 390],
])('%s says that a round is about to be published', async (_, width) => {
  window.innerWidth = width
  onTestFinished(() => {
    window.innerWidth = 1024
  })
  await open(5, manualSwiss, bracket => playStages(bracket, betterSeedWins))
  await screen.findByText('Скоро объявят пары тура 2')
})

test('the agenda leads organizers to the round that waits to be published', async () => {
  const { user } = await open(5, manualSwiss, bracket => playStages(bracket, betterSeedWins), organizer)
  await screen.findByRole('region', { name: 'Пары тура 2' })
  await user.click(within(screen.getByRole('region', { name: 'Матчи сейчас' })).getByRole('button'))
  expect(document.activeElement?.textContent).toMatch(/^Пары тура 2/)
})

test('organizers see the pairings of the next round, and publish exactly these', async () => {
  const { user, calls } = await open(
    5,
    manualSwiss,
    bracket => playStages(bracket, betterSeedWins),
    organizer,
  )
  const drawing = within(await screen.findByRole('region', { name: 'Пары тура 2' }))
  expect(drawing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Team 1 — Team 2',
    'Team 5 — Team 3',
    'Team 4без соперника: победа без игры',
  ])
  await user.click(drawing.getByRole('button', { name: 'Объявить тур 2' }))
  await screen.findByText('Тур 2 объявлен')
  expect(calls.filter(({ name }) => name === 'publishRound')).toMatchObject([
    { input: { stage: 's1', round: 2, redraw: false, basis: expect.any(String) } },
  ])
})

test('viewers do not see pairings that are not published', async () => {
  await open(5, manualSwiss, bracket => playStages(bracket, betterSeedWins))
  await screen.findByRole('group', { name: 'Этап' })
  await screen.findAllByText('Пары тура ещё не объявлены')
  expect(screen.queryByText('Пары тура 2')).toBeNull()
})

test('a published round is offered to be drawn again when a corrected result changes its pairings', async () => {
  const corrected = (start: Bracket) => {
    const played = playStages(start, betterSeedWins)
    const published = done(played, 'publishRound', { stage: 's1', round: 2 })
    return done(published, 'correctScore', { matchId: 's1-main-1-1', score: [0, 1] })
  }
  const { user, calls } = await open(6, manualSwiss, corrected, organizer)
  const drawing = within(await screen.findByRole('region', { name: 'Тур 2: пары изменились бы' }))
  await user.click(drawing.getByRole('button', { name: 'Составить пары заново' }))
  expect(calls).toContainEqual({
    name: 'publishRound',
    input: expect.objectContaining({ stage: 's1', round: 2, redraw: true }),
  })
})

/** In group A each team beats the next one of three, in group B the better one wins. */
const withTie = (bracket: Bracket) =>
  playStages(bracket, match => {
    if (match.stage !== 's1') return null
    if (match.group === 1) return betterSeedWins(match)
    const [one, other] = match.slots.map(({ teamId }) => Number(teamId?.slice(5)))
    // The teams of the group are 1, 4 and 5.
    const beats = [1, 4, 5, 1]
    return beats[beats.indexOf(one ?? 0) + 1] === other ? [1, 0] : [0, 1]
  })

test('a tie for a place in the playoff is decided by lot, by the organizer, or by matches', async () => {
  const { user, calls } = await open(6, groups, withTie, organizer)
  const notice = within(await screen.findByText(/Группа A, места 1–3 делят: Team 1, Team 4, Team 5/))
  await user.click(notice.getByRole('button', { name: 'Бросить жребий' }))
  const lot = within(await screen.findByRole('dialog', { name: 'Бросить жребий?' }))
  await user.click(lot.getByRole('button', { name: 'Бросить жребий' }))
  await screen.findByText('Жребий брошен: порядок в таблице')
  await user.click(notice.getByRole('button', { name: 'Решить вручную' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Порядок команд' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: '1-е место' }), 'Team 5')
  await user.click(dialog.getByRole('button', { name: 'Сохранить порядок' }))
  await screen.findByText('Порядок записан')
  await user.click(notice.getByRole('button', { name: 'Сыграть тай-брейк' }))
  const tieBreaks = within(await screen.findByRole('dialog', { name: 'Сыграть тай-брейк?' }))
  tieBreaks.getByText(/Три команды сыграют друг с другом по одному разу \(Bo1\)/)
  await user.click(tieBreaks.getByRole('button', { name: 'Сыграть тай-брейк' }))
  await screen.findByText('Тай-брейки назначены: Групповой этап, под таблицей')
  expect(calls.filter(({ name }) => name === 'decideTie').map(({ input }) => input)).toMatchObject([
    { stage: 's1', group: 0, tieOrder: ['team-1', 'team-4', 'team-5'], by: 'lot' },
    { stage: 's1', group: 0, tieOrder: ['team-5', 'team-4', 'team-1'], by: 'decision' },
    { stage: 's1', group: 0, tieOrder: ['team-1', 'team-4', 'team-5'], by: 'tie-break-match' },
  ])
})

const tieBreak = { stage: 's1', group: 0, tieOrder: ['team-1', 'team-2'], by: 'tie-break-match' }
const ladder: StagePlan = { ...groups, tieOfThree: 'ladder' }
const first = 's1g1-tie-break-1-1'
const second = 's1g1-tie-break-1-2'
/** Plays matches of the ladder, which the second team of each wins. */
const onLadder = (...matches: readonly string[]) => {
  const decision = { ...tieBreak, tieOrder: ['team-1', 'team-4', 'team-5'] }
  return (start: Bracket) =>
    matches.reduce((bracket, matchId) => {
      const playing = done(bracket, 'decideTie', decision)
      return done(done(playing, 'startMatch', { matchId }), 'finishSeries', { matchId, score: [0, 1] })
    }, withTie(start))
}

test.each([
  ['ru', withTie, 'Сыграть тай-брейк', /лучшая по посеву ждёт победителя/],
  ['en', withTie, 'Play a tie-break', /the best seed waits for the winner/],
  ['ru', onLadder(first), 'Сыграть тай-брейк', /Дальше второй матч \(Bo1\): Team 1 против Team 5/],
  ['en', onLadder(first), 'Play a tie-break', /The second match \(Bo1\) is next: Team 1 against Team 5/],
] as const)('three tied teams can play two matches (%s)', async (language, after, play, text) => {
  const { user } = await open(6, ladder, after, organizer, language)
  await user.click(await screen.findByRole('button', { name: play }))
  await screen.findByText(text)
})

test.each([
  ['ru', 'Групповой этап', 'выше: победа во втором тай-брейке', 'выше: соперник проиграл первый тай-брейк'],
  [
    'en',
    'Group stage',
    'above by winning the second tie-break match',
    'above: the other team lost the first tie-break match',
  ],
] as const)('the table says what two tie-break matches of three teams decided (%s)', async (...given) => {
  const [language, stage, ...reasons] = given
  const { user } = await open(6, ladder, onLadder(first, second), organizer, language)
  await user.click(await screen.findByRole('button', { name: stage }))
  for (const reason of reasons) await screen.findByText(reason)
})

/** The first two teams of a table win two matches each, the others one. */
const withPairs = (bracket: Bracket) =>
  playStages(bracket, ({ stage, slots }) => {
    const [one, other] = slots.map(({ teamId }) => teamId?.slice(5))
    const wins = ['1 3', '1 4', '2 1', '2 3', '3 4', '4 2']
    return stage === 's2' ? null : wins.includes(`${one} ${other}`) ? [1, 0] : [0, 1]
  })
const oneGroup: StagePlan = { ...groups, groups: 1, advance: 2, criteria: ['points'] }

test('two tied teams can play a tie-break, which the page shows from then on', async () => {
  const { user, calls } = await open(4, oneGroup, withPairs, organizer)
  const notice = within(await screen.findByText(/Места 1–2 делят: Team 1, Team 2/))
  expect(screen.queryByRole('heading', { name: 'Тай-брейк' })).toBeNull()
  await user.click(notice.getByRole('button', { name: 'Сыграть тай-брейк' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Сыграть тай-брейк?' }))
  dialog.getByText(/ещё один матч \(Bo1\)/)
  const confirm = dialog.getByRole('button', { name: 'Сыграть тай-брейк' })
  // As in a browser, which redraws the page between the clicks at most.
  confirm.click()
  await Promise.resolve()
  confirm.click()
  await screen.findByText('Тай-брейк назначен: Круговой этап, под таблицей')
  expect(calls).toEqual([{ name: 'decideTie', input: expect.objectContaining(tieBreak) }])
})

test.each([
  ['finishSeries', { score: [0, 1] }, 'выше по тай-брейку 1:0'],
  ['forfeitMatch', { sides: [0] }, 'выше по тай-брейку: тех. победа'],
] as const)('a tie-break is below its table, which names it as the reason: %s', async (name, end, reason) => {
  const matchId = 's1-tie-break-1-1'
  const { user } = await open(4, oneGroup, start => {
    const playing = done(withPairs(start), 'decideTie', tieBreak)
    return done(done(playing, 'startMatch', { matchId }), name, { matchId, ...end })
  })
  await user.click(await screen.findByRole('button', { name: 'Круговой этап' }))
  const heading = await screen.findByRole('heading', { name: 'Тай-брейк' })
  expect(heading.compareDocumentPosition(screen.getByText(reason))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  screen.getByText('Сыграно матчей: 7 из 8')
})

test('viewers read which teams are tied, and decide nothing', async () => {
  await open(6, groups, withTie)
  const notice = within(await screen.findByText(/места 1–3 делят/))
  expect(notice.queryByRole('button')).toBeNull()
})
