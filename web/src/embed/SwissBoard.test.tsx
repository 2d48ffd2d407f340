// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { formatTemplates } from '@upper-bracket/shared/format/formatTemplates'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, test } from 'vitest'
import { embedScene } from './embedScene.ts'
import { loadTexts } from './embedTexts.ts'
import { SwissBoard } from './SwissBoard.tsx'

test('a Swiss stage is drawn by rounds and records', async () => {
  const large = largeSnapshot(8)
  const teamIds = large.teams.map(({ id }) => id)
  const made = createBracket({
    ...formatTemplates.swiss(8),
    teamIds,
    bestOf: large.competition.bestOf,
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!made.ok) throw new Error(made.code)
  const bracket = playStages(made.value, match => (match.round === 1 ? betterSeedWins(match) : null))
  if (large.bracket === null) throw new Error('There is no bracket.')
  const { shape } = bracket
  const matches = [...bracket.matches.values()]
  const snapshot = {
    ...large,
    bracket: { ...large.bracket, shape: { ...large.bracket.shape, ...shape }, matches },
  }
  const scene = embedScene('cup', snapshot, await loadTexts('en'))
  const [stage] = bracket.shape.stages
  if (scene === null || stage?.kind !== 'swiss') throw new Error('There is no Swiss stage.')
  render(<SwissBoard scene={scene} stage={stage} />)
  const second = screen.getByRole('heading', { name: 'Round 2' }).closest('section')
  if (second === null) throw new Error('There is no second round.')
  const records = within(second)
    .getAllByRole('heading', { level: 4 })
    .map(each => each.textContent)
  expect(records).toEqual(['1–0', '0–1'])
  expect(within(second).getAllByRole('link')).toHaveLength(4)
})
