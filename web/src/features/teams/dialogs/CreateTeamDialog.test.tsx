// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { CreateTeamDialog } from './CreateTeamDialog.tsx'

test.each([
  {
    language: 'ru',
    create: 'Создать команду',
    taken: 'Команда с таким названием уже есть. Придумайте другое',
  },
  {
    language: 'en',
    create: 'Create team',
    taken: 'There is already a team with this name. Choose another one',
  },
] as const)(
  'a team that is being made hears what is wrong with it ($language)',
  async ({ language, create, taken }) => {
    const { user, calls } = await renderPage({
      at: '/',
      language,
      Page: () => <CreateTeamDialog competitionId="cup" asCaptain onClose={() => undefined} />,
      functions: {
        createTeam: () => {
          throw refused('team-name-taken')
        },
      },
    })
    const dialog = within(await screen.findByRole('dialog'))
    const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement
    await user.type(field('discordLink'), 'nowhere')
    await user.click(dialog.getByRole('button', { name: create }))
    await waitFor(() => expect(fieldProblems().wrong).toHaveLength(2))
    await waitFor(() => expect(fieldProblems().focused).toBe('name'))
    await user.type(field('name'), 'Wolves')
    expect(fieldProblems().wrong).toHaveLength(1)
    expect(calls).toEqual([])

    await user.clear(field('discordLink'))
    await user.click(dialog.getByRole('button', { name: create }))
    await waitFor(() => expect(fieldProblems()).toEqual({ wrong: [taken], focused: 'name' }))
  },
)
