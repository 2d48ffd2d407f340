// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { playRandomStages } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { bracketOf, teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { chance } from '@upper-bracket/shared/random/chance'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { exported } from '@upper-bracket/shared/transfer/testing/importedCompetition'
import { competitionOf } from '@upper-bracket/shared/transfer/testing/randomCompetition'
import { expect, test } from 'vitest'
import { person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import ImportPage from './ImportPage.tsx'

const plan = {
  teamIds: teamIds(4),
  format: 'single',
  bestOf: { rounds: 1, final: 1 },
  thirdPlace: false,
  grandFinal: 'single',
} as const
const played = playRandomStages(bracketOf(4, plan), chance(1))
const whole = exported(competitionOf({ plan, bracket: played, luck: 1 }), '/schemas/competition-1.json')
const open = exported(competitionOf({ plan, bracket: null, luck: 1 }), '/schemas/competition-1.json')

async function choose(
  content: string,
  functions: Parameters<typeof renderPage>[0]['functions'] = {},
  documents = {},
) {
  const view = await renderPage({
    at: '/competitions/import',
    language: 'en',
    user: person('wolf'),
    functions: { findImportedEvents: async () => ({ competitionIds: {} }), ...functions },
    documents,
    Page: ImportPage,
  })
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file or drop it here')
  await view.user.upload(field, new File([content], 'cup.json', { type: 'application/json' }))
  return view
}

test('a file is previewed, and creates the competition once it is confirmed', async () => {
  const { user, calls, router } = await choose(JSON.stringify(whole), {
    importCompetition: async ({ competitionId }) => ({ competitionId }) as never,
  })
  await screen.findByRole('heading', { name: 'Winter Cup' })
  const facts = Object.fromEntries(
    [...document.querySelectorAll('dt')].map(name => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  )
  expect(facts).toMatchObject({
    Status: 'Finished',
    Players: `${whole.players.length} players4 teams`,
    'Matches played': '3',
    Champion: whole.champion?.name,
  })
  const imports = () => calls.filter(({ name }) => name === 'importCompetition')
  expect(imports()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Create tournament' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/competitions\/[\w-]{20}$/))
  const source = expect.stringMatching(/^file:/)
  expect(imports()).toMatchObject([{ input: { file: JSON.stringify(whole), source } }])
})

const earlierId = 'E'.repeat(20)

test.each([
  ['by the preview', true],
  ['by the server where the preview could not ask', false],
])('an event that is here already is named %s, and can be imported once more', async (_, isAsked) => {
  const { user, calls, router } = await choose(JSON.stringify(whole), {
    findImportedEvents: async ({ sources }) => {
      if (!isAsked) throw refused('try-again')
      return { competitionIds: Object.fromEntries(sources.map(source => [source, earlierId])) }
    },
    importCompetition: async ({ competitionId, source }) => ({
      competitionId: source === undefined ? competitionId : earlierId,
    }),
  })
  const create = await screen.findByRole('button', { name: 'Create tournament' })
  if (!isAsked) await user.click(create)
  const link = await screen.findByRole('link', { name: 'Open it' })
  expect(link.getAttribute('href')).toBe(`/competitions/${earlierId}`)
  await user.click(screen.getByRole('button', { name: 'Create another' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/competitions\/[\w-]{20}$/))
  expect(router.state.location.pathname).not.toContain(earlierId)
  expect(calls.at(-1)?.input).not.toHaveProperty('source')
})

test.each([
  ['is shown on the organizer page unless the person says no', whole, [true, undefined]],
  ['is not shown on it before it is finished', open, [undefined]],
] as const)('a competition %s', async (_, file, expected) => {
  const page = { 'organizerPages/wolf': { address: 'wolf-cups', addresses: [], name: 'Wolf' } }
  const { user, calls } = await choose(
    JSON.stringify(file),
    { importCompetition: () => Promise.reject(refused('try-again')) },
    page,
  )
  const create = await screen.findByRole('button', { name: 'Create tournament' })
  await user.click(create)
  const box = screen.queryByRole('checkbox', { name: 'Show the tournament on my organizer page' })
  if (box !== null) {
    await user.click(box)
    await user.click(create)
  }
  const asked = calls
    .filter(({ name }) => name === 'importCompetition')
    .map(({ input }) => (input as CallableInput<'importCompetition'>).onPage)
  expect(asked).toEqual(expected)
})

test('the problems of a file are listed with what they are in, and nothing can be created', async () => {
  const [team, ...others] = whole.teams
  const wrong = { ...whole, status: 'running', teams: [{ ...team, captain: 'p99' }, ...others] }
  await choose(JSON.stringify(wrong))
  const notice = (await screen.findByText('1 mistake in the file')).closest<HTMLElement>('[role=alert]')
  const [problem] = notice === null ? [] : within(notice).getAllByRole('listitem')
  expect(problem?.textContent).toBe(
    `Only a player of this team can be its captain${team?.name} · teams.0.captain`,
  )
  expect(screen.queryByRole('button', { name: 'Create tournament' })).toBeNull()
})

test.each([
  ['a picture', 'We cannot read this'],
  ['', 'The file is empty'],
  ['PK\u0003\u0004xl', 'This is an Excel file or an archive'],
  ['{"format":"upper-bracket/1","matches":[]}', 'These are the results as data for programs'],
  ['{"participant":[{"id":0', 'The file is incomplete or damaged'],
  ['Timestamp,Nick\n1,Ann', 'This is a sheet of answers to a form'],
  [JSON.stringify({ ...whole, teams: Array(600).fill(whole.teams[0]) }), 'There are too many teams: 512'],
  ['x'.repeat(11_000_000), 'The file is larger than 3.5 MB'],
  [JSON.stringify({ ...whole, version: 2 }), 'The file has another version of the format'],
  [JSON.stringify(whole).slice(0, -1), 'The file is incomplete or damaged'],
  [JSON.stringify({ ...whole, players: 5 }), 'The field is missing or has the wrong type'],
])('a file of another form is explained', async (content, said) => {
  await choose(content)
  await screen.findByText(text => text.startsWith(said))
})

test('the page names formats and limit before a file is chosen', async () => {
  await renderPage({ at: '/competitions/import', language: 'en', user: person('wolf'), Page: ImportPage })
  await screen.findByText(/brackets-manager.*CSV.*3\.5 MB/)
})

test('a refusal of the server leaves the preview', async () => {
  const { user } = await choose(JSON.stringify(whole), {
    importCompetition: () => {
      throw refused('file-invalid')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Create tournament' }))
  await screen.findByText('The file has mistakes. Nothing was imported')
  screen.getByRole('heading', { name: 'Winter Cup' })
})
