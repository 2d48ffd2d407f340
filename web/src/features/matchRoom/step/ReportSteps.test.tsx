// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { countTaps } from '#testing/countTaps.ts'
import { aPlayer } from '#testing/entrants.ts'
import { aReport, contrary, offered, ofMatch, openMatch, seen, started } from '#testing/openMatch.ts'
import { refused } from '#testing/renderPage.tsx'
import { testCompetitionPath } from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The card of a score by which a team wins, its own games first. */
const score = (team: string, text: string) =>
  within(screen.getByRole('group', { name: `Победитель — ${team}` })).getByRole('radio', { name: text })

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
        ...ofMatch,
        revision: 1,
        teamId: 'team-1',
        reportId: expect.any(String),
        score: [2, 1],
        games: [],
        screenshots: [],
      },
    },
  ])
})

test('a captain who changes a report finds in the form what was reported', async () => {
  const games = ([1, 0, 1] as const).map(outcome => ({
    outcome,
    source: 'captain' as const,
    ...(outcome === 0 && { reference: '73' }),
  }))
  const screenshots = { screenshots: ['pic'], gameScreenshots: [null, 'shot', null] }
  const version = { uid: 'wolf', at: 1, score: [1, 2] as const, games, ...screenshots }
  const { user, calls } = await openMatch({
    who: 'captain',
    happened: started,
    matchRoom: aMatchRoom({ report: aReport({ version }) }),
    documents: Object.fromEntries(
      ['pic', 'shot'].map(id => [
        `${matchRoomPath}/screenshots/${id}`,
        { uid: 'wolf', side: 0, picture: '/9j/4AAQ' },
      ]),
    ),
  })
  await screen.findByText('Команда «Team 1» признаёт поражение. «Team 4»: победа 2:1.')
  await user.click(screen.getByRole('button', { name: 'Исправить счёт' }))
  expect(score('Team 4', '2:1')).toHaveProperty('checked', true)
  await screen.findByRole('img', { name: 'Скриншот 1' })
  await screen.findByRole('img', { name: 'Скриншот игры 2' })
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  expect(calls).toMatchObject([{ name: 'reportResult', input: { score: [1, 2], games, ...screenshots } }])
})

test('a captain says how each game ended, and where it can be looked up', async () => {
  const { user, fill, calls } = await openMatch({ who: 'captain', happened: started })
  await user.click(await screen.findByRole('button', { name: 'Сообщить счёт' }))
  await user.click(score('Team 1', '2:1'))
  await user.click(screen.getByRole('button', { name: 'Игры и убийства' }))
  await user.click(screen.getByRole('button', { name: 'Игра 1: победа Team 1' }))
  const [first] = screen.getAllByRole('textbox', { name: /ID матча/ })
  if (first) await fill(first, '7301234567')
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  await screen.findByText('Кто победил в игре 2?')
  await user.click(screen.getByRole('button', { name: 'Игра 2: победа Team 4' }))
  await user.type(screen.getByLabelText('Убийства Team 1 в игре 2'), '22')
  await user.keyboard('40')
  await user.click(screen.getByRole('button', { name: 'Игра 3: победа Team 1' }))
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  await screen.findByRole('button', { name: 'Сообщить счёт' })
  expect(calls.map(({ input }) => input)).toMatchObject([
    {
      score: [2, 1],
      games: [{ outcome: 0, reference: '7301234567' }, { outcome: 1, kills: [22, 40] }, { outcome: 0 }],
    },
  ])
})

test('a captain reports a best of 3 of CS with maps and rounds in ten taps', async () => {
  const { user, calls } = await openMatch({
    who: 'captain',
    happened: started,
    competition: { game: 'csgo' },
  })
  const report = await screen.findByRole('button', { name: 'Сообщить счёт' })
  const taps = countTaps()
  await user.click(report)
  await user.click(screen.getByRole('button', { name: 'Карты и раунды' }))
  await user.type(screen.getByLabelText('Раунды Team 1 в игре 1'), '13')
  await user.keyboard('8{Enter}')
  const focused = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(name)))
  await focused('Раунды Team 1 в игре 2')
  await user.keyboard('10')
  await user.keyboard('13')
  await focused('Раунды Team 1 в игре 3')
  await user.keyboard('16')
  await user.keyboard('14')
  for (const [index, map] of ['Nuke', 'Mirage', 'Dust II'].entries())
    await user.selectOptions(screen.getByLabelText(`Карта игры ${index + 1}`), map)
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  expect(taps()).toBe(10)
  await waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({
      score: [2, 1],
      games: [
        { rounds: [13, 8], map: 'nuke' },
        { rounds: [10, 13], map: 'mirage' },
        { rounds: [16, 14], map: 'dust2' },
      ],
    }),
  )
})

test('a report that is sent again does not bring its screenshots along once more', async () => {
  // What a browser does with pictures.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 4, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(made => made(new Blob(['picture'])))
  let attempts = 0
  const { user, calls } = await openMatch({
    who: 'captain',
    happened: started,
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
  await user.click(screen.getByRole('button', { name: 'Добавить скриншот' }))
  const file = new File(['picture'], 'end.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Добавить скриншот'), file)
  await user.click(screen.getByRole('button', { name: 'Игры и убийства' }))
  const ofGame = new File(['game'], 'game.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Добавить скриншот игры 2'), ofGame)
  expect(screen.queryByRole('button', { name: 'Добавить скриншот игры 2' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  await screen.findByText(/^Пока вы решали/)
  await user.click(screen.getByRole('button', { name: 'Отправить счёт' }))
  await screen.findByRole('button', { name: 'Сообщить счёт' })
  expect(calls.map(({ name }) => name)).toEqual([
    'addScreenshot',
    'addScreenshot',
    'reportResult',
    'reportResult',
  ])
  const ids = calls.map(({ input }) => (input as { readonly screenshotId?: string }).screenshotId)
  const screenshots = { screenshots: [ids[0]], gameScreenshots: [null, ids[1]] }
  for (const { input } of calls.slice(2)) expect(input).toMatchObject(screenshots)
})

test.each([
  ['organizer', true],
  ['rival', true],
  ['standIn', true],
  ['spectator', false],
] as const)('of what goes with a report %s sees what is meant for them', async (who, belongs) => {
  const games = [
    { outcome: 0, source: 'captain', reference: 'https://www.example.org/matches/1' },
    { outcome: 0, source: 'captain', reference: 'javascript:alert(1)' },
  ] as const
  const shots = { screenshots: ['pic', 'gone'], gameScreenshots: [null, 'pic'] }
  const version = { uid: 'wolf', at: 1, score: [2, 0] as const, games, ...shots }
  const { user } = await openMatch({
    who,
    happened: started,
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
  await screen.findByRole('button', { name: 'Открыть: Скриншот игры 2' })
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
  await screen.findByRole('heading', { name: 'Матч идёт' })
  expect(offered()).toEqual(buttons)
})

test.each([
  [
    'ru',
    '«Team 1» сообщает о победе 2:1.',
    'Да, победа «Team 1» 2:1',
    'Победа «Team 1» 2:1?',
    'Просто оспорить',
  ],
  ['en', 'Team 1 reported a 2:1 win.', 'Yes, Team 1 won 2:1', 'Team 1 won 2:1?', 'Just dispute'],
] as const)('the other side confirms or disputes (%s)', async (language, says, yes, title, no) => {
  const { user, fill, calls } = await openMatch({
    who: 'rival',
    language,
    happened: started,
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
  const dispute = within(
    await screen.findByRole('dialog', { name: /^(Оспорить счёт\?|Dispute the score\?)$/ }),
  )
  await fill(dispute.getByRole('textbox'), 'We won map 3')
  await user.click(dispute.getByRole('button', { name: /^(Оспорить|Dispute)$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const answer = { ...ofMatch, revision: 1, teamId: 'team-4', reportId: 'report' }
  expect(calls).toEqual([
    { name: 'answerReport', input: { ...answer, accepts: true } },
    { name: 'answerReport', input: { ...answer, accepts: false, screenshots: [] } },
    { name: 'sendMatchMessage', input: expect.objectContaining({ text: 'We won map 3' }) },
  ])
})

test('after its deadline a report can be confirmed, not disputed; its author can change nothing', async () => {
  const matchRoom = aMatchRoom({ report: aReport({ deadline: Date.now() - 1000 }) })
  await openMatch({ who: 'rival', happened: started, matchRoom })
  await screen.findByText('Время на спор вышло. Счёт засчитают в течение минуты.')
  expect(offered()).toEqual(['Да, победа «Team 1» 2:1'])
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

test('a confirmation that is refused leaves its dialog open, and is given again', async () => {
  const answers = [refused('try-again'), {}]
  const { user, calls } = await openMatch({
    who: 'captain',
    happened: started,
    matchRoom: aMatchRoom({ report: aReport({ by: 1 }) }),
    functions: {
      answerReport: () => {
        const answer = answers.shift() ?? {}
        if (answer instanceof Error) throw answer
        return answer
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Да, победа/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = () => dialog.getByRole('button', { name: 'Подтвердить результат' })
  await user.click(confirm())
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(confirm()).toHaveProperty('disabled', false))
  await user.click(confirm())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toHaveLength(2)
})
