// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Side } from '@upper-bracket/shared/bracket/model/match'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import type { CheckIn, MatchReport, MatchRoom, TimeProposal } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { afterEach, expect, test, vi } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'
import BracketPage from '../page/BracketPage.tsx'
import MatchPage, { clientLoader } from './MatchPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const minute = 60_000
const people = {
  captain: person('wolf'),
  rival: person('bear'),
  mate: person('mate'),
  standIn: person('loner'),
  spectator: person('spectator'),
  organizer,
}
const checkIn = (
  at: readonly [number | null, number | null],
  left = 5 * minute,
  organizerSides: readonly Side[] = [],
): CheckIn => ({
  revision: 0,
  openedAt: Date.now() - minute,
  deadline: Date.now() + left,
  at,
  organizerSides,
})
const started = (bracket: Bracket) => after(bracket, before => startMatch(before, 'main-1-1'))
const aReport = (changes: Partial<MatchReport> = {}): MatchReport => ({
  reportId: 'report',
  pastReportIds: [],
  revision: 1,
  by: 0,
  version: { uid: 'wolf', at: Date.now(), score: [2, 1], games: [] },
  deadline: Date.now() + 5 * minute,
  dispute: null,
  settled: null,
  ...changes,
})
const contrary = { uid: 'bear', at: 1, version: { uid: 'bear', at: 1, score: [0, 2], games: [] } } as const

interface Scene {
  readonly who?: keyof typeof people
  readonly matchRoom?: MatchRoom | null
  readonly happened?: (bracket: Bracket) => Bracket
  readonly selfService?: Partial<SelfService>
  readonly language?: 'ru' | 'en'
  readonly startDate?: number
  readonly matchId?: string
  readonly documents?: Readonly<Record<string, object>>
  readonly functions?: Readonly<Record<string, () => object>>
}

async function openMatch({ who = 'spectator', matchRoom = null, happened, selfService, ...scene }: Scene) {
  const documents = runningTestCompetition(4, {
    bestOf: { rounds: 3, final: 3 },
    ...(happened && { after: happened }),
  })
  const ok = () => ({})
  return renderPage({
    at: `/competitions/cup/matches/${scene.matchId ?? 'main-1-1'}`,
    Page: MatchPage,
    user: people[who],
    language: scene.language ?? 'ru',
    documents: {
      ...documents,
      [testCompetitionPath]: aCompetition({
        status: 'running',
        bracketId: 'first',
        startDate: scene.startDate ?? Date.now() - hour,
        selfService: { ...defaultSelfService, ...selfService },
      }),
      [`${testCompetitionPath}/players/wolf`]: aPlayer('wolf', { teamId: 'team-1', captain: true }),
      [`${testCompetitionPath}/players/mate`]: aPlayer('mate', { teamId: 'team-1' }),
      [`${testCompetitionPath}/players/bear`]: aPlayer('bear', { teamId: 'team-4', captain: true }),
      ...(matchRoom && { [matchRoomPath]: matchRoom }),
      ...scene.documents,
    },
    functions: {
      checkInForMatch: ok,
      reportResult: ok,
      answerReport: ok,
      proposeTime: ok,
      answerProposal: ok,
      finishSeries: () => ({ revision: 2 }),
      forfeitMatch: () => ({ revision: 1 }),
      startMatch: () => ({ revision: 1 }),
      ...scene.functions,
    },
  })
}

const ofMatch = { competitionId: 'cup', bracketId: 'first', matchId: 'main-1-1' }
const seen = { ...ofMatch, teamIds: ['team-1', 'team-4'] }
/** The controls on offer, except those of the chat and the lobby. */
const offered = () =>
  screen
    .queryAllByRole('button')
    .filter(button => !button.hasAttribute('disabled'))
    .map(button => button.textContent)
    .filter(text => text !== '' && text !== 'Указать лобби')

/** The card of a score by which a team wins, its own games first. */
const score = (team: string, text: string) =>
  within(screen.getByRole('group', { name: `Победитель — ${team}` })).getByRole('radio', { name: text })
/** The filled ones of them. */
const filled = () =>
  [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent).filter(Boolean)

test('an organizer checks in a team without an account, in time or late, and nobody forfeits meanwhile', async () => {
  const settings: Partial<SelfService> = { noShow: 'walkover' }
  const matchRoom = aMatchRoom({ checkIn: checkIn([1, null], 5 * minute, [1]), attention: 'check-in' })
  const { calls, user, firestore } = await openMatch({ who: 'organizer', matchRoom, selfService: settings })
  await screen.findByText('Аккаунта нет, чек-ин проходит организатор')
  expect(filled()).toEqual(['Чек-ин за команду'])
  await act(async () =>
    firestore.put(
      matchRoomPath,
      aMatchRoom({ checkIn: checkIn([1, null], -minute, [1]), attention: 'no-show' }),
    ),
  )
  await screen.findByText('Время вышло, решает организатор. Пройти чек-ин ещё можно.')
  await user.click(screen.getByRole('button', { name: 'Чек-ин за команду' }))
  expect(calls).toEqual([{ name: 'checkInForMatch', input: { ...ofMatch, revision: 0, teamId: 'team-4' } }])
})

test.each([
  ['member', ['Мы на месте']],
  ['captain', []],
] as const)(
  'where a %s may report, other members have these buttons before a match: %o',
  async (reportBy, buttons) => {
    const matchRoom = aMatchRoom({ checkIn: checkIn([null, null]) })
    await openMatch({ who: 'mate', matchRoom, selfService: { reportBy } })
    await screen.findAllByText('Ждём')
    expect(filled()).toEqual(buttons)
  },
)

test('an organizer sees which teams with a match ahead have no account to check in with', async () => {
  const captains = [1, 2, 3, 4].map(number => [
    `${testCompetitionPath}/players/captain-${number}`,
    aPlayer(`captain-${number}`, {
      ...{ teamId: `team-${number}`, captain: true },
      ...(number === 3 && { guest: true }),
    }),
  ])
  const scene = {
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents: {
      ...runningTestCompetition(4),
      [testCompetitionPath]: aCompetition({
        status: 'running',
        bracketId: 'first',
        selfService: defaultSelfService,
      }),
      ...Object.fromEntries(captains),
    },
  } as const
  await renderPage({ ...scene, user: organizer })
  await screen.findByText('Чек-ин за эти команды проходите вы, аккаунта у них нет: Team 3.')
  cleanup()
  await renderPage(scene)
  await screen.findAllByText('Team 3')
  expect(screen.queryByText(/Чек-ин за эти команды/)).toBeNull()
})

test('a captain checks the team in, and sees the other one arrive', async () => {
  const { user, calls, firestore } = await openMatch({
    who: 'captain',
    matchRoom: aMatchRoom({ checkIn: checkIn([null, null]) }),
  })
  await screen.findByText('Ваша команда на месте?')
  expect(screen.getAllByText('Ждём')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Мы на месте' }))
  expect(calls).toEqual([{ name: 'checkInForMatch', input: { ...ofMatch, revision: 0, teamId: 'team-1' } }])
  act(() => firestore.put(matchRoomPath, aMatchRoom({ checkIn: checkIn([1, null]) })))
  await screen.findByText('Чек-ин')
  expect(offered()).toEqual([])
  expect(screen.getByText('На месте')).toBeDefined()
})

test.each([
  ['mate', 'organizer', []],
  ['spectator', 'walkover', []],
  ['organizer', 'organizer', ['Чек-ин за команду', 'Чек-ин за команду']],
] as const)('of an open check-in %s is offered what they may do', async (who, noShow, buttons) => {
  await openMatch({ who, selfService: { noShow }, matchRoom: aMatchRoom({ checkIn: checkIn([null, null]) }) })
  await screen.findByRole('timer')
  screen.getByText(noShow === 'walkover' ? /поражение за неявку/ : /решит организатор/)
  expect(offered()).toEqual(buttons)
})

test.each([
  ['no-show', 'organizer', /^Время вышло, решает организатор/, ['Чек-ин за команду']],
  ['stuck', 'walkover', /^Неявку не засчитать/, []],
] as const)(
  'after the time an organizer is asked before the match is forfeited (%s)',
  async (attention, noShow, says, others) => {
    const matchRoom = aMatchRoom({ checkIn: checkIn([1, null], -minute), attention })
    const { user, calls } = await openMatch({ who: 'organizer', selfService: { noShow }, matchRoom })
    await screen.findByText(says)
    expect(offered()).toEqual([...others, 'Засчитать неявку', 'Всё равно начать'])
    expect(filled()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Засчитать неявку' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Неявка: Team 4?' }))
    dialog.getByText('Матч 1: Team 1 — Team 4')
    dialog.getByText('Команда «Team 1» получит техническую победу')
    dialog.getByText('Команда «Team 1» играет дальше: Финал, матч 3')
    expect(calls).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Записать неявку' }))
    expect(calls).toEqual([{ name: 'forfeitMatch', input: { ...seen, revision: 0, sides: [1] } }])
  },
)

test.each([
  [
    'ru',
    'Засчитать неявку обеим',
    ['Победителя не будет, и дальше никто не пройдёт', /^Команда «Team 2» станет чемпионом/],
    'Отмена',
  ],
  [
    'en',
    'Both teams forfeit',
    ['Nobody wins, and nobody advances', /^Team 2 becomes the champion/],
    'Cancel',
  ],
] as const)(
  'that nobody wins, and who is the champion by it, is said before both teams forfeit (%s)',
  async (language, button, says, keep) => {
    const { user, calls } = await openMatch({
      ...{ who: 'organizer', language },
      selfService: { noShow: 'organizer' },
      matchRoom: aMatchRoom({ checkIn: checkIn([null, null], -minute), attention: 'no-show' }),
      happened: bracket =>
        after(
          bracket,
          before => startMatch(before, 'main-1-2'),
          before => finishSeries(before, 'main-1-2', [2, 0]),
        ),
    })
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/Team 1 — Team 4|Team 1 vs Team 4/)
    for (const line of says) dialog.getByText(line)
    await user.click(dialog.getByRole('button', { name: keep }))
    expect(calls).toEqual([])
  },
)

test('a match is not started without a team before the organizer was asked', async () => {
  const { user, calls } = await openMatch({
    ...{ who: 'organizer', selfService: { noShow: 'organizer' } },
    matchRoom: aMatchRoom({ checkIn: checkIn([1, null], -minute), attention: 'no-show' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Всё равно начать' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Матч 1, Team 1 — Team 4. Чек-ин не прошли: Team 4.')
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Начать матч' }))
  expect(calls).toEqual([{ name: 'startMatch', input: { ...seen, revision: 0 } }])
})

test('a late team is offered nothing where a walkover is recorded automatically', async () => {
  await openMatch({
    who: 'rival',
    selfService: { noShow: 'walkover' },
    matchRoom: aMatchRoom({ checkIn: checkIn([1, null], -minute) }),
  })
  await screen.findByText('Время вышло. Неявку засчитают в течение минуты.')
  expect(offered()).toEqual([])
})

test('before its time, and of an earlier revision, nobody is asked to check in', async () => {
  const stale = { ...checkIn([null, null]), revision: 7 }
  await openMatch({ who: 'captain', startDate: Date.now() + hour, matchRoom: aMatchRoom({ checkIn: stale }) })
  await screen.findByText(/Чек-ин откроется/)
  expect(offered()).toEqual([])
})

const proposal = (startsAt: number, due: number): TimeProposal => ({
  ...{ proposalId: 'later', revision: 0, by: 0, at: 1, startsAt },
  ...{ before: due, planned: due, answer: null },
})

test('a captain proposes another time within what the organizer allows', async () => {
  const startDate = new Date(2027, 4, 1, 19, 0).getTime()
  const { user, calls } = await openMatch({ who: 'captain', startDate, selfService: { moveMinutes: 60 } })
  await user.click(await screen.findByRole('button', { name: 'Предложить другое время' }))
  await user.click(screen.getByRole('button', { name: '+30 мин' }))
  const field = screen.getByRole('textbox', { name: 'Новое начало' })
  expect(field).toHaveProperty('value', '01.05.2027 19:30')
  await user.clear(field)
  await user.type(field, '01.05.2027 20:01')
  await user.click(screen.getByRole('button', { name: 'Отправить сопернику' }))
  await screen.findByText('На это время перенести нельзя')
  await user.clear(field)
  await user.type(field, '01.05.2027 19:45')
  await user.click(screen.getByRole('button', { name: 'Отправить сопернику' }))
  await screen.findByRole('button', { name: 'Предложить другое время' })
  expect(calls).toMatchObject([
    { name: 'proposeTime', input: { teamId: 'team-1', startsAt: startDate + 45 * minute } },
  ])
})

test.each([
  ['rival', 60, ['Согласиться', 'Отказаться', 'Предложить своё время']],
  ['captain', 60, ['Отозвать предложение', 'Предложить своё время']],
  ['mate', 60, []],
  ['spectator', 60, []],
  ['rival', 0, []],
] as const)('of a proposed time %s is offered what they may do', async (who, moveMinutes, buttons) => {
  const startDate = Date.now() + hour
  const matchRoom = aMatchRoom({ proposal: proposal(startDate + 10 * minute, startDate) })
  const { user, calls } = await openMatch({ who, startDate, selfService: { moveMinutes }, matchRoom })
  await screen.findByText(/Чек-ин откроется/)
  expect(offered()).toEqual(buttons)
  const says = { captain: /^Вы предложили начать/, mate: /^Вы предложили начать/ }[who as string]
  expect(screen.queryByText(says ?? /^«Team 1» предлагает начать/) !== null).toBe(moveMinutes > 0)
  if (buttons.length < 3) return
  await user.click(screen.getByRole('button', { name: 'Согласиться' }))
  expect(calls).toMatchObject([{ name: 'answerProposal', input: { proposalId: 'later', accepts: true } }])
})

test('a captain reports the score', async () => {
  const { user, calls } = await openMatch({ who: 'captain', happened: started })
  await user.click(await screen.findByRole('button', { name: 'Сообщить счёт' }))
  expect(screen.getByRole('button', { name: 'Отправить счёт' })).toHaveProperty('disabled', true)
  await user.click(score('Team 1', '2:1'))
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  expect(calls).toEqual([
    {
      name: 'reportResult',
      input: {
        ...{ ...ofMatch, revision: 1, teamId: 'team-1', reportId: expect.any(String) },
        ...{ score: [2, 1], games: [], screenshots: [] },
      },
    },
  ])
})

test('a captain who changes a report finds in the form what was reported', async () => {
  const games = ([1, 0, 1] as const).map(winner => ({ winner, reference: winner === 0 ? '73' : null }))
  const version = { ...{ uid: 'wolf', at: 1, score: [1, 2] as const, games }, screenshots: ['pic'] }
  const { user, calls } = await openMatch({
    ...{ who: 'captain', happened: started },
    matchRoom: aMatchRoom({ report: aReport({ version }) }),
    documents: { [`${matchRoomPath}/screenshots/pic`]: { uid: 'wolf', side: 0, picture: '/9j/4AAQ' } },
  })
  await screen.findByText('Команда «Team 1» признаёт поражение. «Team 4»: победа 2:1')
  await user.click(screen.getByRole('button', { name: 'Исправить счёт' }))
  expect(score('Team 4', '2:1')).toHaveProperty('checked', true)
  await screen.findByRole('img', { name: 'Скриншот 1' })
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  expect(calls).toMatchObject([
    { name: 'reportResult', input: { score: [1, 2], games, screenshots: ['pic'] } },
  ])
})

test('a captain says who won which game, and where it can be looked up', async () => {
  const { user, calls } = await openMatch({ who: 'captain', happened: started })
  await user.click(await screen.findByRole('button', { name: 'Сообщить счёт' }))
  await user.click(score('Team 1', '2:1'))
  await user.click(screen.getByRole('button', { name: 'Добавить игры и скриншоты' }))
  const games = screen.getAllByRole('group', { name: /Кто выиграл игру/ })
  const choose = async (game: number, place: number) => {
    const radio = within(games[game] as HTMLElement).getAllByRole('radio')[place]
    if (radio) await user.click(radio)
  }
  for (const [game, place] of [0, 0, 1].entries()) await choose(game, place)
  const [first] = screen.getAllByRole('textbox', { name: /ID матча/ })
  if (first) await user.type(first, '7301234567')
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  await screen.findByText(/не сходятся со счётом/)
  await choose(1, 1)
  await choose(2, 0)
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  await screen.findByRole('button', { name: 'Сообщить счёт' })
  expect(calls.map(({ input }) => input)).toMatchObject([
    {
      games: [
        { winner: 0, reference: '7301234567' },
        { winner: 1, reference: null },
        { winner: 0, reference: null },
      ],
    },
  ])
})

test('a report that is sent again does not bring its screenshots along once more', async () => {
  // What a browser does with pictures.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 4, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(made => made(new Blob(['picture'])))
  let attempts = 0
  const { user, calls } = await openMatch({
    ...{ who: 'captain', happened: started },
    functions: {
      addScreenshot: () => ({}),
      reportResult: () => {
        attempts += 1
        if (attempts === 1) throw refused('changed-meanwhile', { revision: 1 })
        return {}
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Сообщить счёт' }))
  await user.click(score('Team 1', '2:0'))
  await user.click(screen.getByRole('button', { name: 'Добавить игры и скриншоты' }))
  const file = new File(['picture'], 'end.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Добавить скриншот'), file)
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  await screen.findByText(/^Пока вы решали/)
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  await screen.findByRole('button', { name: 'Сообщить счёт' })
  expect(calls.map(({ name }) => name)).toEqual(['addScreenshot', 'reportResult', 'reportResult'])
  const [{ input: stored } = { input: {} }, ...reports] = calls
  const { screenshotId } = stored as { readonly screenshotId?: string }
  for (const { input } of reports) expect(input).toMatchObject({ screenshots: [screenshotId] })
})

test.each([
  ['organizer', true],
  ['rival', true],
  ['standIn', true],
  ['spectator', false],
] as const)('of what goes with a report %s sees what is meant for them', async (who, belongs) => {
  const games = [
    { winner: 0, reference: 'https://www.example.org/matches/1' },
    { winner: 0, reference: 'javascript:alert(1)' },
  ] as const
  const version = { ...{ uid: 'wolf', at: 1, score: [2, 0] as const, games }, screenshots: ['pic', 'gone'] }
  const { user } = await openMatch({
    ...{ who, happened: started },
    matchRoom: aMatchRoom({ report: aReport({ version }), standInUids: ['loner'] }),
    documents: {
      [`${testCompetitionPath}/players/loner`]: aPlayer('loner'),
      [`${matchRoomPath}/screenshots/pic`]: { uid: 'wolf', side: 0, picture: '/9j/4AAQ' },
    },
  })
  const link = await screen.findByRole('link', { name: 'www.example.org' })
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
  if (!belongs) {
    expect(screen.queryByRole('button', { name: /Скриншот/ })).toBeNull()
    return
  }
  await screen.findByText('Скриншот 2 уже удалён')
  await user.click(await screen.findByRole('button', { name: 'Открыть: Скриншот 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Скриншот 1' })
  const picture = within(dialog).getByRole('img', { name: 'Скриншот 1' })
  expect(picture.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/4AAQ')
})

test.each([
  ['spectator', 'captain', []],
  ['mate', 'captain', []],
  ['mate', 'member', ['Сообщить счёт']],
  ['organizer', 'captain', []],
] as const)('%s reports only where it is left to them (%s)', async (who, reportBy, buttons) => {
  await openMatch({ who, selfService: { reportBy }, happened: started })
  await screen.findByRole('heading', { name: 'Результат' })
  expect(offered()).toEqual(buttons)
})

test.each([
  ['ru', 'Team 1: победа 2:1', 'Да, победа Team 1 2:1', 'Победа «Team 1» 2:1?', 'Оспорить без своего счёта'],
  ['en', 'Team 1 reported a 2:1 win', 'Yes, Team 1 won 2:1', 'Team 1 won 2:1?', 'Dispute without a score'],
] as const)('the other side confirms or disputes (%s)', async (language, says, yes, title, no) => {
  const { user, calls } = await openMatch({
    ...{ who: 'rival', language, happened: started },
    matchRoom: aMatchRoom({ report: aReport() }),
  })
  await screen.findByRole('timer')
  screen.getByText(says)
  await user.click(await screen.findByRole('button', { name: yes }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  dialog.getByText(/Team 1 (—|vs) Team 4/)
  dialog.getByText(/Team 1.*(Финал|Final)/)
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: /^(Подтвердить результат|Confirm the result)$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: no }))
  const answer = { ...ofMatch, revision: 1, teamId: 'team-4', reportId: 'report' }
  expect(calls).toEqual([
    { name: 'answerReport', input: { ...answer, accepts: true } },
    { name: 'answerReport', input: { ...answer, accepts: false } },
  ])
})

test('after its deadline a report can be confirmed, not disputed; its author can change nothing', async () => {
  const matchRoom = aMatchRoom({ report: aReport({ deadline: Date.now() - 1 }) })
  await openMatch({ who: 'rival', happened: started, matchRoom })
  await screen.findByText('Время на спор вышло. Счёт засчитают в течение минуты.')
  expect(offered()).toEqual(['Да, победа Team 1 2:1'])
  cleanup()
  await openMatch({ who: 'captain', happened: started, matchRoom })
  await screen.findByText('Время на спор вышло. Счёт засчитают в течение минуты.')
  expect(offered()).toEqual([])
})

test('a dispute shows both versions in the order of the slots; an organizer takes one, a side comes round to the other', async () => {
  const byRival = {
    by: 1,
    version: contrary.version,
    dispute: { uid: 'wolf', at: 1, version: aReport().version },
  } as const
  const matchRoom = aMatchRoom({ report: aReport(byRival), attention: 'dispute' })
  const { user, calls } = await openMatch({ who: 'organizer', happened: started, matchRoom })
  await screen.findByRole('heading', { name: 'Команды не согласны' })
  expect(offered()).toEqual(['Засчитать победу «Team 1» 2:1', 'Засчитать победу «Team 4» 2:0'])
  screen.getByText('Team 4: победа 2:0')
  await user.click(screen.getByRole('button', { name: 'Засчитать победу «Team 4» 2:0' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Победа «Team 4» 2:0?' }))
  dialog.getByText('Матч 1: Team 1 — Team 4')
  dialog.getByText('Команда «Team 4» играет дальше: Финал, матч 3')
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Подтвердить результат' }))
  expect(calls).toEqual([{ name: 'finishSeries', input: { ...seen, revision: 1, score: [0, 2] } }])
  cleanup()
  const theirs = await openMatch({ who: 'captain', happened: started, matchRoom })
  const agree = 'Согласиться: победа «Team 4» 2:0'
  await theirs.user.click(await screen.findByRole('button', { name: agree }))
  const asked = within(await screen.findByRole('dialog', { name: 'Победа «Team 4» 2:0?' }))
  expect(theirs.calls).toEqual([])
  await theirs.user.click(asked.getByRole('button', { name: 'Подтвердить результат' }))
  expect(theirs.calls).toMatchObject([{ name: 'reportResult', input: { teamId: 'team-1', score: [0, 2] } }])
  cleanup()
  await openMatch({ happened: started, matchRoom })
  await screen.findByRole('heading', { name: 'Команды не согласны' })
  expect(offered()).toEqual([])
})

test.each([
  [
    'ru',
    /на месте$/,
    /^О победе «Team 1» 2:1 сообщает Player wolf/,
    /не оспорил счёт вовремя/,
    'Организатор изменил матч',
  ],
  [
    'en',
    /checked in$/,
    /^Team 1 won 2:1, reported by Player wolf/,
    /in time$/,
    'An organizer changed the match',
  ],
] as const)(
  'tells everybody who was there, how the result came about, and that it was corrected since (%s)',
  async (language, there, reported, settledBy, changed) => {
    const over = (bracket: Bracket) =>
      after(started(bracket), before => finishSeries(before, 'main-1-1', [2, 1]))
    const now = Date.now()
    const settled = { how: 'unanswered', at: now } as const
    const matchRoom = aMatchRoom({ checkIn: checkIn([now - minute, now]), report: aReport({ settled }) })
    const { firestore } = await openMatch({ language, happened: over, matchRoom })
    await screen.findByText(settledBy)
    expect(screen.getAllByText(there)).toHaveLength(2)
    await screen.findByText(reported)
    expect(screen.queryByText(changed)).toBeNull()
    act(() => firestore.put(matchRoomPath, { ...matchRoom, decidedAt: now + minute }))
    await screen.findByText(changed)
    expect(screen.queryByRole('link', { name: /организаторов|organizers/ })).toBeNull()
  },
)

test.each(['ru', 'en'] as const)(
  'an address that names no match ends at the 404 page (%s)',
  async language => {
    // React writes what a boundary has caught to the console.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    await openMatch({ matchId: 'main-9-1', language })
    const path = '/competitions/cup/matches/main-9-1'
    await screen.findByRole('heading', {
      level: 1,
      name: `${language === 'ru' ? 'Страница не найдена' : 'Page Not Found'}: ${path}`,
    })
  },
)

test('of what can be no match nothing is read', () => {
  expect(clientLoader({ params: { matchId: 'third-place-1-1' } })).toBeNull()
  expect(() => clientLoader({ params: { matchId: 'zzz' } })).toThrow(expect.objectContaining({ status: 404 }))
})

test.each([
  ['ru', 'Team 1 — Team 4 · Winter Cup · Upper Bracket'],
  ['en', 'Team 1 vs Team 4 · Winter Cup · Upper Bracket'],
] as const)(
  'the title in the tab names both teams, and the score once there is one (%s)',
  async (language, title) => {
    await openMatch({ language })
    await waitFor(() => expect(document.title).toBe(title))
    cleanup()
    const over = (bracket: Bracket) =>
      after(started(bracket), before => finishSeries(before, 'main-1-1', [1, 2]))
    await openMatch({ language, happened: over })
    await waitFor(() => expect(document.title).toBe('Team 1 1:2 Team 4 · Winter Cup · Upper Bracket'))
  },
)

test('organizers see in the bracket what waits for them, and nobody else does', async () => {
  const dispute = aMatchRoom({ report: aReport({ dispute: contrary }), attention: 'dispute' })
  const absent = { matchId: 'main-1-2', teamIds: ['team-2', 'team-3'] } as const
  const secondPath = `${testCompetitionPath}/brackets/first/matchRooms/main-1-2.team-2.team-3`
  const scene = {
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents: {
      ...runningTestCompetition(4, { bestOf: { rounds: 3, final: 3 }, after: started }),
      [testCompetitionPath]: aCompetition({
        status: 'running',
        bracketId: 'first',
        selfService: defaultSelfService,
      }),
      [matchRoomPath]: dispute,
      [secondPath]: aMatchRoom({ ...absent, checkIn: checkIn([null, null], -minute), attention: 'no-show' }),
    },
  } as const
  const { firestore } = await renderPage({ ...scene, user: organizer })
  const list = within(await screen.findByRole('region', { name: 'Ждут вашего решения' }))
  const links = list.getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/competitions/cup/matches/main-1-1',
    '/competitions/cup/matches/main-1-2',
  ])
  expect(links.map(link => link.textContent)).toEqual([
    'Team 1 — Team 4Матч 1 · команды не согласны',
    'Team 2 — Team 3Матч 2 · неявка',
  ])
  // Of an earlier revision, and decided.
  act(() =>
    firestore.put(
      matchRoomPath,
      aMatchRoom({ report: aReport({ dispute: contrary, revision: 0 }), attention: 'dispute' }),
    ),
  )
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1))
  act(() =>
    firestore.put(
      secondPath,
      aMatchRoom({ ...absent, checkIn: checkIn([1, null], -minute), attention: 'stuck' }),
    ),
  )
  await list.findByText('Матч 2 · победителю некуда пройти')
  act(() => firestore.put(secondPath, aMatchRoom(absent)))
  await waitFor(() => expect(screen.queryByText('Ждут вашего решения')).toBeNull())

  const waiting = checkIn([1, null], minute, [1])
  act(() => firestore.put(secondPath, aMatchRoom({ ...absent, checkIn: waiting, attention: 'check-in' })))
  await screen.findByText('Матч 2 · нужен ваш чек-ин за команду')
  cleanup()
  await renderPage({ ...scene, user: people.captain })
  await screen.findAllByText('Team 1')
  expect(screen.queryByText('Ждут вашего решения')).toBeNull()
})

test.each([
  ['ru', 'Вместо игрока Player wolf', 'Удалённый игрок'],
  ['en', 'In for Player wolf', 'Deleted player'],
] as const)(
  'a match that has started shows who played, and for whom, in %s',
  async (language, standsIn, deleted) => {
    const player = (uid: string, fields: object = {}) => ({
      ...{ uid, name: `Player ${uid}`, rankTier: 11, captain: false, standsInFor: null },
      ...fields,
    })
    await openMatch({
      language,
      happened: started,
      documents: {
        [`${testCompetitionPath}/brackets/first/lineUps/main-1-1`]: {
          ...{ at: 1, game: 'dota2', uids: ['loner', 'wolf', 'former', 'bear'] },
          teams: [
            {
              teamId: 'team-1',
              players: [
                player('loner', { standsInFor: { uid: 'wolf', name: 'Player wolf' } }),
                player('former', { name: null }),
              ],
            },
            { teamId: 'team-4', players: [player('bear', { captain: true })] },
          ],
        },
      },
    })
    await screen.findByText('Player loner')
    screen.getByText(standsIn)
    screen.getByText(deleted)
    expect(screen.queryByText('Player mate')).toBeNull()
  },
)
