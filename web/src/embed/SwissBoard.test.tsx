/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom'
import { correctScore } from '@upper-bracket/shared/bracket/results/correctScore'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { formatTemplates } from '@upper-bracket/shared/format/formatTemplates'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { render } from 'preact'
import { expect, test } from 'vitest'
import { embedScene } from './embedScene.ts'
import { loadTexts } from './embedTexts.ts'
import { GroupTable } from './GroupTable.tsx'
import { SwissBoard } from './SwissBoard.tsx'

test('a Swiss stage is drawn by rounds and records, and its table calls no place certain before it is', async () => {
  const large = largeSnapshot(16)
  const teamIds = large.teams.map(({ id }) => id)
  const made = createBracket({
    ...formatTemplates.swiss(16),
    teamIds,
    bestOf: large.competition.bestOf,
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!made.ok) throw new Error(made.code)
  const played = playStages(made.value, match => (match.round === 1 ? betterSeedWins(match) : null))
  const [first] = played.matches.values()
  if (first === undefined) throw new Error('There is no match.')
  const games = [{ outcome: 0, rounds: [13, 7], source: 'organizer' }] as const
  const bracket = after(played, before => correctScore(before, first.id, [1, 0], games))
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
  render(<SwissBoard scene={scene} stage={stage} />, document.body)
  const round = (name: string) => within(screen.getByRole('heading', { name }).parentElement ?? document.body)
  const records = (name: string) =>
    round(name)
      .getAllByRole('heading', { level: 4 })
      .map(each => each.textContent)
  expect(records('Round 2')).toEqual(['1–0', '0–1'])
  expect(round('Round 2').getAllByRole('link')).toHaveLength(8)
  expect(document.querySelector(`[data-match="${first.id}"]`)?.textContent).toMatch(/ 13 .* 7$/)
  expect(records('Round 4')).toEqual(['3–0 Advanced', '2–1', '1–2', '0–3 Eliminated'])

  render(<GroupTable scene={scene} stage={stage} group={0} />, document.body)
  expect(screen.getAllByText(/in an advancing place so far/)).toHaveLength(8)
})
