import { expect, test } from 'vitest'
import { appError } from '#platform/errors/appError.ts'
import { readTeam, teamProblemsOf } from './teamDraft.ts'

test('a team is read as it would be stored', () => {
  expect(readTeam({ name: '  Red   Wolves ', discordLink: ' ' })).toEqual({
    ok: true,
    value: { name: 'Red Wolves', discordLink: null },
  })
})

test('name and link each report their problem', () => {
  expect(readTeam({ name: ' ', discordLink: 'https://example.org/invite' })).toEqual({
    ok: false,
    problems: { name: 'too-short', discordLink: 'invalid-discord-link' },
  })
})

test('a taken name is reported at the name', () => {
  expect(teamProblemsOf(appError('team-name-taken'))).toEqual({ name: 'team-name-taken' })
  expect(teamProblemsOf(appError('too-many-teams'))).toEqual({})
})
