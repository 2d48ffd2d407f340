// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { expect, test } from 'vitest'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition } from '#testing/testCompetition.ts'
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
          teams={[{ ...aTeam('Wolves', ['wolf']), id: 'wolves' }]}
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

test.each<[Language, string, readonly string[]]>([
  ['ru', 'Добавить', ['Игрок с таким именем уже есть', /Такого ранга нет/.source]],
  ['en', 'Add', ['There is already a player with this name', /There is no such rank/.source]],
])('what is wrong with a player is said at the field (%s)', async (language, add, sentences) => {
  const { dialog, user, calls } = await open({ language })
  await user.keyboard('WОLF{Tab}Diamond{Enter}')
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
  await user.keyboard('Ann{Enter}')
  await dialog.findByText('There is already a player with this name')
})

test('a list is shown before it is added, with its problems line by line', async () => {
  const { dialog, user, calls, isClosed } = await open()
  await user.click(dialog.getByRole('radio', { name: 'As a list' }))
  const list = dialog.getByLabelText(/^List of players/)
  await user.click(list)
  await user.paste('Name\tRank\tTeam\nAnn\tЛегенда 4\tWOLVES\nBob\t53,0\tBears\nwolf\tDiamond\n')
  const problems = within(await dialog.findByRole('list', { name: 'Problems in the list' }))
  expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 4: “wolf” is already taking part',
    'Line 4: “Diamond” is not a rank we know. Use one like: Legend 4, 54',
  ])
  expect(dialog.getByRole('status').textContent).toBe('Read: 2 players, 2 teams · 2 problems')
  expect(dialog.getByRole('button', { name: 'Add 2 players' })).toHaveProperty('disabled', true)

  await user.clear(list)
  await user.paste('Wolves:\nAnn,54\nBears:\nBob,53')
  const add = await dialog.findByRole('button', { name: 'Add 2 players' })
  await waitFor(() => expect(add).toHaveProperty('disabled', false))
  await user.click(add)
  await waitFor(() => expect(isClosed()).toBe(true))
  const [sent] = calls.map(({ input }) => input) as [{ teams: { teamId: string }[] }]
  expect(sent).toEqual({
    competitionId: 'cup',
    players: [
      { uid, name: 'Ann', rankTier: 54, teamId: 'wolves' },
      { uid, name: 'Bob', rankTier: 53, teamId: sent.teams[0]?.teamId },
    ],
    teams: [{ teamId: expect.stringMatching(/^\w{20}$/), name: 'Bears' }],
  })
})

test('a file fills the list', async () => {
  const { dialog, user } = await open({ competition: { game: 'csgo', status: 'running' } })
  await user.click(dialog.getByRole('radio', { name: 'As a list' }))
  const file = new File(['Ann;GN2\nBob;;Bears'], 'players.csv', { type: 'text/csv' })
  await user.upload(dialog.getByLabelText('Upload a file', { selector: 'input' }), file)
  await dialog.findByText('Gold Nova II')
  await dialog.findByText('Line 2: the tournament has started: nobody can be added to “Bears”')
})
