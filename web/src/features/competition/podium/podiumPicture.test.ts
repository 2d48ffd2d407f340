import type { Podium } from '@upper-bracket/shared/snapshot/podium'
import { teamFace } from '@upper-bracket/shared/team/teamFace'
import type { TeamFace } from '@upper-bracket/shared/team/teamFace'
import { expect, test } from 'vitest'
import type { Shape } from '#ui/drawnPicture/picture.ts'
import { palettes, type WidthOf } from '#ui/drawnPicture/pictureStyle.ts'
import { podiumPicture } from './podiumPicture.ts'

const widthOf: WidthOf = (text, { size }) =>
  [...text].reduce((sum, letter) => sum + size * (/[WMШЩЖ]/.test(letter) ? 1 : 0.6), 0)

const texts = {
  title: 'Winter Cup',
  note: '28 November 2026 · upper.example/competitions/cup',
  champion: ({ group }: { readonly group?: number }) =>
    group === undefined ? 'Tournament champion' : `Champion of group ${group}`,
  path: 'Path to the title',
  deletedPlayer: 'Deleted player',
  round: ({ key }: { readonly key: string }) => key,
  forfeit: (hasWon: boolean) => (hasWon ? 'won by forfeit' : 'lost by forfeit'),
}

const place = (best: number, worst: number, team: string, face: TeamFace | null = null) => ({
  best,
  worst,
  team,
  face,
  players: ['Leader', 'Sneaky Pete', null],
})
const won = {
  round: { key: 'quarter-final' },
  opponent: 'Bears',
  face: null,
  hasWon: true,
  score: [2, 1],
} as const

function draw(given: Partial<Podium> = {}) {
  const places = [place(1, 1, 'Wolves'), place(2, 2, 'Bears'), place(3, 4, 'Owls'), place(3, 4, 'Foxes')]
  const picture = podiumPicture({ places, path: [won], ...given }, texts, widthOf)
  const shown = picture.shapes.flatMap(shape => (shape.kind === 'text' ? [shape] : []))
  return { ...picture, shown, texts: shown.map(({ text }) => text) }
}

const isNode = ({ kind, ...shape }: Shape) => kind === 'box' && 'radius' in shape && shape.width === 16

test('the places are drawn with their players, and the path with its results', () => {
  const forfeited = { ...won, opponent: 'Owls', score: null }
  const { texts: drawn } = draw({ path: [won, forfeited] })
  expect(drawn).toEqual(
    expect.arrayContaining(['Winter Cup', texts.note, 'Tournament champion', 'Wolves', '2', 'Bears', '3–4']),
  )
  expect(drawn).toContain('Leader\u00a0· Sneaky\u00a0Pete\u00a0· Deleted\u00a0player')
  expect(drawn).toEqual(expect.arrayContaining(['quarter-final', '2:1', 'Owls', 'won by forfeit']))
})

test('each match of the path is a point of the line in the accent, hollow if it was lost', () => {
  const { shapes } = draw({ path: [won, { ...won, hasWon: false }, won] })
  const { accent, ground } = palettes.screen
  expect(shapes.filter(isNode).map(({ fill }) => fill)).toEqual([accent, ground, accent])
  expect(shapes.some(shape => shape.kind === 'path' && shape.stroke === accent)).toBe(true)
})

test('the face of each team stands before its name: its logo, or its initials', () => {
  const [wolves, bears] = [teamFace('Wolves', '/logo'), teamFace('Bears')]
  const places = [place(1, 1, 'Wolves', wolves), place(2, 2, 'Bears', bears)]
  const { shapes, texts: drawn } = draw({ places, path: [{ ...won, face: bears }, won] })
  expect(shapes.flatMap(shape => (shape.kind === 'image' ? [shape.href] : []))).toEqual(['/logo-large'])
  expect(drawn.filter(text => text === 'B')).toHaveLength(2)
})

test.each(
  ['Щ'.repeat(32), 'W'.repeat(32), 'Объединённая команда Заречья', 'i'].flatMap(
    name =>
      [
        ['without a face', name, null],
        ['with a face', name, teamFace(name, '/logo')],
      ] as const,
  ),
)('%s, the team %s is drawn whole, and nothing leaves the picture', (_, name, face) => {
  const path = Array.from({ length: 17 }, () => ({ ...won, opponent: name, face }))
  const places = [place(1, 1, name, face), place(2, 2, name, face), place(3, 3, name, face)]
  const { shown, texts: drawn, width, height } = draw({ places, path })
  expect(drawn.filter(text => text.includes('…'))).toEqual([])
  for (const { text, font, x, y, endsHere } of shown) {
    const start = endsHere ? x - widthOf(text, font) : x
    expect(start).toBeGreaterThanOrEqual(32)
    expect(start + widthOf(text, font)).toBeLessThanOrEqual(width - 32)
    expect(y).toBeLessThan(height - 20)
  }
})
