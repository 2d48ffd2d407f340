// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { encodedSheet } from '@upper-bracket/shared/guest/sheet/testing/encodedSheet'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { describe, expect, test } from 'vitest'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import AddPlayersDialog from './AddPlayersDialog.tsx'

const wolf = { ...aPlayer('wolf', { displayName: 'Wolf', teamId: 'wolves' }), id: 'wolf' }

type Scene = Partial<Parameters<typeof renderPage>[0]> & { readonly competition?: Partial<Competition> }

async function open({ competition = {}, ...scene }: Scene = {}) {
  let isClosed = false
  const view = await renderPage({
    at: '/',
    language: 'en',
    functions: { addGuestPlayers: () => ({}) },
    Page: function Page() {
      return (
        <AddPlayersDialog
          competition={{ ...aCompetition(competition), id: 'cup' }}
          players={useNamedPlayers([wolf])}
          teams={[{ ...aTeam('Wolves', ['wolf'], { seed: 0 }), id: 'wolves' }]}
          onClose={() => {
            isClosed = true
          }}
        />
      )
    },
    ...scene,
  })
  const dialog = within(await screen.findByRole('dialog'))
  return { ...view, dialog, isClosed: () => isClosed }
}

const uid = expect.stringMatching(/^guest-[A-Za-z0-9]{20}$/)

test('one player after another is added with Enter', async () => {
  const { dialog, user, calls } = await open()
  await user.click(dialog.getByRole('radio', { name: 'One by one' }))
  await user.click(dialog.getByLabelText(/^Name/))
  await user.keyboard('Ann{Tab}legend 4{Enter}')
  await dialog.findByText('Added 1 player')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Name/)))
  await user.keyboard('Bob{Enter}')
  await dialog.findByText('Added 2 players')
  const ofOne = (name: string, rankTier: number | null) => ({
    name: 'addGuestPlayers',
    input: { competitionId: 'cup', players: [{ uid, name, rankTier, teamId: null }], teams: [] },
  })
  expect(calls).toEqual([ofOne('Ann', 54), ofOne('Bob', null)])
})

test('nobody is added while it is unknown who has been entered under another name', async () => {
  const denied = Object.assign(new Error('denied'), { code: 'permission-denied' })
  const { dialog, fill } = await open({ documents: { [`${testCompetitionPath}/contacts/wolf`]: denied } })
  await fill(dialog.getByLabelText(/^List of players/), 'Ann')
  await dialog.findByRole('button', { name: 'Try again' })
  expect(await dialog.findByRole('button', { name: 'Add 1 player' })).toHaveProperty('disabled', true)
})

test.each<[Language, string, string, readonly string[]]>([
  ['ru', 'По одному', 'Добавить', ['Игрок с таким именем уже есть', /Такого ранга нет/.source]],
  ['en', 'One by one', 'Add', ['There is already a player with this name', /There is no such rank/.source]],
])('what is wrong with a player is said at the field (%s)', async (language, way, add, sentences) => {
  const { dialog, user, calls } = await open({ language })
  await user.click(dialog.getByRole('radio', { name: way }))
  await user.click(dialog.getAllByRole('textbox')[0] ?? document.body)
  await user.keyboard('WOLF{Tab}Diamond{Enter}')
  for (const sentence of sentences) await dialog.findByText(new RegExp(sentence))
  dialog.getByRole('button', { name: add })
  expect(calls).toEqual([])
})

test('a name that was taken meanwhile is marked', async () => {
  const { dialog, user } = await open({
    functions: {
      addGuestPlayers: () => {
        throw refused('player-name-taken')
      },
    },
  })
  await user.click(dialog.getByRole('radio', { name: 'One by one' }))
  await user.click(dialog.getByLabelText(/^Name/))
  await user.keyboard('Ann{Enter}')
  await dialog.findByText('There is already a player with this name')
})

test('good lines of a list are added, the others stay in the field with their reasons', async () => {
  const { dialog, user, calls, isClosed } = await open()
  const list = dialog.getByLabelText<HTMLTextAreaElement>(/^List of players/)
  await user.click(list)
  await user.paste(
    '1. Ann – Легенда 4\n2) Bob Diamond, 5400\n3. Cid – Diamond\n\nBears:\nwolf\n[[Dan]] (титан)',
  )
  const problems = within(await dialog.findByRole('list', { name: 'What stays in the field' }))
  expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 3: “Diamond” is not a rank we know. Use one like: Legend 4, Immortal, 3400 MMR',
  ])
  expect(dialog.getByRole('status').textContent).toBe(
    'Recognized: 3 players, 1 team · 1 line stays in the field',
  )
  dialog.getByText('1 from the list is already taking part: Wolf')
  dialog.getByText('≈ Divine 4')
  await user.click(dialog.getByRole('button', { name: 'Add 3 players' }))
  await waitFor(() => expect(list.value).toBe('3. Cid – Diamond'))
  expect(isClosed()).toBe(false)
  const [sent] = calls.map(({ input }) => input) as [{ teams: { teamId: string }[] }]
  expect(sent).toEqual({
    competitionId: 'cup',
    players: [
      { uid, name: 'Ann', rankTier: 54, teamId: null },
      { uid, name: 'Bob Diamond', rankTier: 74, teamId: null },
      { uid, name: '[[Dan]]', rankTier: 80, teamId: sent.teams[0]?.teamId },
    ],
    teams: [{ teamId: expect.stringMatching(/^\w{20}$/), name: 'Bears' }],
  })
})

test('the dialog closes when nothing stays, and one line with a tab does not change how others are read', async () => {
  const { dialog, user, calls, isClosed } = await open()
  await user.click(dialog.getByLabelText(/^List of players/))
  await user.paste('Ann\tЛегенда 4\tWolves\nBob, 53\nCid - титан')
  const add = await dialog.findByRole('button', { name: 'Add 3 players' })
  await waitFor(() => expect(add).toHaveProperty('disabled', false))
  await user.click(add)
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(calls.map(({ input }) => input)).toEqual([
    {
      competitionId: 'cup',
      players: [
        { uid, name: 'Ann', rankTier: 54, teamId: 'wolves' },
        { uid, name: 'Bob', rankTier: 53, teamId: null },
        { uid, name: 'Cid', rankTier: 80, teamId: null },
      ],
      teams: [],
    },
  ])
})

test.each<[Language, RegExp, string, string, string]>([
  ['en', /^List of players/, 'without “if I make it”', 'Leave out Zed', 'Take in again'],
  ['ru', /^Список игроков/, 'без «if I make it»', 'Убрать: Zed', 'Вернуть'],
])(
  'a line is left out in the preview, and taken in again (%s)',
  async (language, label, aside, leaveOut, takeIn) => {
    const { dialog, user, calls } = await open({ language })
    await user.click(dialog.getByLabelText(label))
    await user.paste('Tolik (if I make it)\nFoxes:\nZed (54)\nBears:\nAnn (54)')
    await dialog.findByText(aside)
    await user.click(dialog.getByRole('button', { name: leaveOut }))
    expect(dialog.queryByRole('button', { name: leaveOut })).toBeNull()
    await user.click(dialog.getByRole('button', { name: takeIn }))
    await user.click(dialog.getByRole('button', { name: leaveOut }))
    await user.click(dialog.getByRole('button', { name: /^(?:Add|Добавить) 2/ }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls.map(({ input }) => input)).toMatchObject([
      { players: [{ name: 'Tolik' }, { name: 'Ann' }], teams: [{ name: 'Bears' }] },
    ])
  },
)

test('a file fills the list, with a new team while the tournament runs', async () => {
  const { dialog, user } = await open({ competition: { game: 'csgo', status: 'running' } })
  const file = new File(['Ann;GN2\nBob;;Wolves\nCid;;Bears\nDan;;Bears'], 'players.csv', { type: 'text/csv' })
  await user.upload(dialog.getByLabelText('Upload a file', { selector: 'input' }), file)
  await dialog.findByText('Gold Nova II')
  await dialog.findByText('Line 2: “Wolves” plays in the bracket: replace one of its players instead')
  dialog.getByRole('button', { name: 'Add 3 players' })
})

test('an organizer who came for players of a late team is led back', async () => {
  const next = '/competitions/cup/bracket?do=lateEntry'
  const { dialog, user, router } = await open({ at: `/?${new URLSearchParams({ next })}` })
  expect(dialog.getByRole('link', { name: 'Back to the bracket' }).getAttribute('href')).toBe(next)
  await user.click(dialog.getByLabelText(/^List of players/))
  await user.paste('Bears:\nAnn')
  await user.click(await dialog.findByRole('button', { name: 'Add 1 player' }))
  await waitFor(() => expect(router.createHref(router.state.location)).toBe(next))
})

test('another address leads nobody to the bracket', async () => {
  const { dialog } = await open({ at: `/?${new URLSearchParams({ next: '/competitions/cup/schedule' })}` })
  expect(dialog.queryByRole('link', { name: 'Back to the bracket' })).toBeNull()
})

describe('by rating', () => {
  const rated = aCompetition({ game: 'csgo' })
  const competition = { game: 'csgo', options: { ...rated.options, rankBasis: 'rating' } } as const

  test('a player is added with a number', async () => {
    const { dialog, user, calls } = await open({ competition })
    await user.click(dialog.getByRole('radio', { name: 'One by one' }))
    await user.click(dialog.getByLabelText(/^Name/))
    await user.keyboard('Ann{Tab}GN2{Enter}')
    await dialog.findByText('Enter the Premier rating as a number, for example 15400')
    await user.clear(dialog.getByLabelText('Premier rating'))
    await user.type(dialog.getByLabelText('Premier rating'), '15 400{Enter}')
    await dialog.findByText('Added 1 player')
    dialog.getByRole('img', { name: 'Premier 15,400' })
    expect(calls.map(({ input }) => input)).toMatchObject([{ players: [{ name: 'Ann', rankTier: 15_400 }] }])
  })

  test('a list has numbers; a rank stays, with what would do', async () => {
    const { dialog, user } = await open({ competition })
    await user.click(dialog.getByLabelText(/^List of players/))
    await user.paste('Ann 15400\nBob, Faceit 7\nCid')
    await dialog.findByText('Premier 15,400')
    dialog.getByText('no rating')
    const problems = within(dialog.getByRole('list', { name: 'What stays in the field' }))
    expect(problems.getByRole('listitem').textContent).toBe(
      'Line 2: players are compared by rating here: a number is needed instead of “Faceit 7”. Use one like: 15400, Premier 15400, 15.4k',
    )
  })
})

describe('a sheet', () => {
  const form = `Timestamp,E-mail,Your nickname,Team,Current rank,Anything else?
11/25/2026 19:03:11,ann@example.org,Ann,Bears,Legend 4,late
11/25/2026 19:05:11,bob@example.org,Bob,,Diamond,
11/25/2026 19:08:11,cid@example.org,Cid,Bears,Immortal,`

  test('shows what its columns hold, and good rows are added with contacts for organizers', async () => {
    const { dialog, user, calls } = await open()
    await user.click(dialog.getByLabelText(/^List of players/))
    await user.paste(form)
    const held = await dialog.findByLabelText<HTMLSelectElement>('What “Your nickname” holds')
    expect(held.value).toBe('player')
    await dialog.findByText('The columns Timestamp, Anything else? are not read')
    dialog.getByText('Line 3: “Diamond” is not a rank we know. Use one like: Legend 4, Immortal, 3400 MMR')
    await user.click(dialog.getByRole('button', { name: 'Add 2 players' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    const [sent] = calls.map(({ input }) => input) as [{ teams: { teamId: string }[] }]
    const teamId = sent.teams[0]?.teamId
    expect(sent).toMatchObject({
      players: [
        {
          name: 'Ann',
          rankTier: 54,
          teamId,
          contacts: { email: 'ann@example.org' },
          sourceKey: expect.stringMatching(/^email:[\da-f]{12}$/),
        },
        { name: 'Cid', rankTier: 80, teamId, contacts: { email: 'cid@example.org' } },
      ],
      teams: [{ name: 'Bears' }],
    })
    await waitFor(() =>
      expect(dialog.getByLabelText<HTMLTextAreaElement>(/^List of players/).value.split('\n')).toHaveLength(
        2,
      ),
    )
  })

  test.each<[Language, RegExp, string, string, string]>([
    ['en', /^List of players/, 'What “Team” holds', 'Do not read', 'Please check'],
    ['ru', /^Список игроков/, 'Что в столбце «Team»', 'Не читать', 'Проверьте'],
  ])(
    'keeps an assignment by hand for the next one with the same headings (%s)',
    async (language, label, column, none, check) => {
      const { dialog, user, fill } = await open({ language })
      await user.click(dialog.getByLabelText(label))
      await user.paste(form)
      await user.selectOptions(await dialog.findByLabelText(column), none)
      await waitFor(() => expect(dialog.queryByRole('heading', { name: /Bears/ })).toBeNull())
      expect(dialog.getAllByText(check)).toHaveLength(1)
      // Another sheet in between: the assignment comes from the browser's storage.
      await fill(dialog.getByLabelText(label), 'Nick;Team\nEve;Owls')
      await dialog.findByRole('heading', { name: /Owls/ })
      await fill(dialog.getByLabelText(label), form.replaceAll('Ann', 'Dan'))
      await dialog.findByText('Dan', { selector: 'li *' })
      expect(dialog.getByLabelText<HTMLSelectElement>(column).value).toBe('ignored')
      expect(dialog.queryByRole('heading', { name: /Bears/ })).toBeNull()
    },
  )

  test('is dropped on the dialog as a workbook, and read line by line on request', async () => {
    const { dialog, user } = await open()
    const text = 'Ann\t54\nBob\t80'
    const bytes = encodedSheet({ text, as: 'xlsx' })
    const event = createEvent.drop(screen.getByRole('dialog'))
    Object.defineProperty(event, 'dataTransfer', { value: { files: [new File([bytes], 'cup.xlsx')] } })
    fireEvent(screen.getByRole('dialog'), event)
    await dialog.findByText('Immortal')
    expect(dialog.getByLabelText<HTMLSelectElement>('What “B” holds').value).toBe('rank')
    dialog.getByText('Please check what the column B holds')
    await user.click(dialog.getByRole('button', { name: 'Read line by line' }))
    await waitFor(() => expect(dialog.queryByLabelText('What “B” holds')).toBeNull())
    await user.click(dialog.getByRole('button', { name: 'Read as a table' }))
    await dialog.findByLabelText('What “B” holds')
  })

  test.each<[Language, RegExp, string]>([
    ['en', /^Upload a file/, '1 worksheet of cup.xlsx is not read: Sheet 3'],
    ['ru', /^Загрузить файл/, 'Не читаем 1 лист файла cup.xlsx: Sheet 3'],
  ])('of a workbook with several names those that are not read (%s)', async (language, label, sentence) => {
    const { dialog, user } = await open({ language })
    const text = 'Nick\tTeam\nAnn\tBears\fNick\tTeam\nEve\tOwls'
    const file = new File([encodedSheet({ text, as: 'xlsx' })], 'cup.xlsx')
    await user.upload(dialog.getByLabelText(label, { selector: 'input' }), file)
    await dialog.findByText(sentence)
    await user.selectOptions(dialog.getByLabelText(/^(Worksheet|Лист файла)$/), 'Sheet 3')
    await dialog.findByText(sentence.replace('3', '2'))
    await dialog.findByRole('heading', { name: /Owls/ })
  })

  test.each([
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], /old Excel file/],
    ['a damaged workbook', [0x50, 0x4b, 3, 4, 9, 9], /can’t be opened/],
  ])('in %s is refused with what helps', async (_, bytes, sentence) => {
    const { dialog, user } = await open()
    const file = new File([Uint8Array.from(bytes)], 'cup.xlsx')
    await user.upload(dialog.getByLabelText('Upload a file', { selector: 'input' }), file)
    await screen.findByText(sentence)
  })

  test('that was added before shows what changed, and adds who is new', async () => {
    const { dialog, user } = await open()
    await user.click(dialog.getByLabelText(/^List of players/))
    await user.paste('Nick,Rank,Team\nWolf,Divine 1,Birds\nAnn,54,')
    const changes = within(await dialog.findByRole('list', { name: 'What changed in the list' }))
    expect(changes.getByRole('listitem').textContent).toBe(
      'Line 2: Wolf – no rank → Divine 1, team Wolves → Birds',
    )
    dialog.getByRole('button', { name: 'Add 1 player' })
  })
})
