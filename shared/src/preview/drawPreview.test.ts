import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBracket } from '../bracket/creation/createBracket.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { playOut, type Step } from '../bracket/testing/playOut.ts'
import { bracketOf, randomTournament } from '../bracket/testing/randomTournament.ts'
import { largeSnapshot } from '../snapshot/testing/largeSnapshot.ts'
import { drawPreview, type PreviewScene, previewSize } from './drawPreview.ts'
import { teamFaces } from '../team/teamFace.ts'
import { lastRounds } from './lastRounds.ts'
import type { Letters } from './letters.ts'

const { competition } = largeSnapshot(2)

interface Drawn {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
}

/** Letters of one width, and what is drawn of them. */
function notedLetters() {
  const drawn: Drawn[] = []
  const letters: Letters = {
    widthOf: (text, _, size) => 0.7 * size * [...text].length,
    outline: (text, face, size, { x, y }) => {
      drawn.push({ text, left: x, right: x + letters.widthOf(text, face, size), y })
      return 'M0 0'
    },
  }
  return { drawn, letters }
}

function draw(scene: PreviewScene, language: 'ru' | 'en' = 'ru') {
  const { drawn, letters } = notedLetters()
  return { svg: drawPreview(scene, language, letters), drawn, texts: drawn.map(({ text }) => text) }
}

function sceneOf({ shape, matches }: Bracket, changes: Partial<PreviewScene['competition']>): PreviewScene {
  return {
    competition: { ...competition, bracketId: 'bracket', ...changes },
    teams: shape.teamIds.map(id => ({
      id,
      name: id.toUpperCase(),
      playerUids: [],
      founderUid: null,
      captainUid: null,
      discordLink: null,
      seed: null,
      revision: 0,
    })),
    bracket: { id: 'bracket', shape: { ...shape, createdAt: 0 }, matches: [...matches.values()] },
  }
}

test('during registration: when it starts, and how many have joined', () => {
  const scene: PreviewScene = {
    competition: {
      ...competition,
      name: 'Осенний кубок',
      status: 'registration',
      bracketId: null,
      startDate: 1_796_486_400_000,
      teamCount: 7,
      playerCount: 37,
      places: { teams: 16, players: 80 },
    },
    teams: [],
    bracket: null,
  }
  expect(draw(scene).texts).toEqual(
    expect.arrayContaining(['Осенний кубок', '5 декабря', '19:00 МСК', '7', 'из 16', '37', 'из 80']),
  )
  expect(draw(scene, 'en').texts).toEqual(expect.arrayContaining(['December 5', '19:00 MSK', 'of 16']))
})

test('the match on air is shown with its score, otherwise how many have been played', () => {
  const bracket = bracketOf(8, { bestOf: { rounds: 3, final: 5 } })
  const matches = new Map(bracket.matches)
  const first = matches.get('main-1-2')
  if (first === undefined) throw new Error('No match')
  expect(draw(sceneOf(bracket, {})).texts).toEqual(expect.arrayContaining(['Сыграно матчей', '0 из 7']))
  matches.set(first.id, { ...first, status: 'running', score: [1, 0] })
  const { texts } = draw(sceneOf({ ...bracket, matches }, {}))
  expect(texts).toEqual(expect.arrayContaining(['1 : 0', 'TEAM-4', 'TEAM-5']))
  matches.set(first.id, { ...first, status: 'finished', score: [2, 0], winner: 0 })
  const queued = [{ matchId: first.id, stream: 0, locked: false }]
  const broadcastQueue = { bracketId: 'bracket', matches: queued, revision: 1 }
  const { texts: ended } = draw(sceneOf({ ...bracket, matches }, { broadcastQueue }))
  expect(ended).toEqual(expect.arrayContaining(['Сыграно матчей', '1 из 7']))
})

const longName = 'Объединённая команда Заречья'

test('no name is cut where it fits in smaller letters', () => {
  const scene = sceneOf(bracketOf(8), {
    name: 'Открытый зимний кубок Заречного района по киберспорту памяти первого тренера',
  })
  const teams = scene.teams.map(team => ({ ...team, name: longName }))
  expect(draw({ ...scene, teams }).texts.filter(text => text.includes('…'))).toEqual([])
  const matches = scene.bracket?.matches.map((match, index) =>
    index === 0 ? { ...match, status: 'running' as const } : match,
  )
  const running = { ...scene, teams, bracket: scene.bracket && { ...scene.bracket, matches: matches ?? [] } }
  expect(draw(running).texts.filter(text => text.includes('…'))).toEqual([])
})

test('while the last rounds are not known yet, the matches are shown that are played first', () => {
  const bracket = bracketOf(64)
  const { texts } = draw(sceneOf(bracket, {}))
  expect(texts).not.toContain('—')
  expect(texts).toContain('1-й раунд')
  expect(texts.filter(text => text.startsWith('TEAM-'))).toHaveLength(16)

  const matches = new Map(bracket.matches)
  const running = matches.get('main-1-20')
  if (running === undefined) throw new Error('No match')
  matches.set(running.id, { ...running, status: 'running' })
  const { texts: now } = draw(sceneOf({ ...bracket, matches }, { status: 'running' }))
  expect(now.filter(text => text === running.slots[0].teamId?.toUpperCase())).toHaveLength(2)
})

test('a match has its teams, its score and how it stands', () => {
  const bracket = playOut(bracketOf(2, { bestOf: { rounds: 3, final: 5 } }), { luck: 1, winner: () => 1 })
  const [match] = bracket.matches.values()
  if (match === undefined) throw new Error('No match')
  const linked = { match, shape: bracket.shape, names: [longName, 'Бодрые моржи'] } as const
  const scene = { ...sceneOf(bracket, { name: 'Кубок' }), teams: [], bracket: null, linked }
  const [lost, won] = match.score
  expect(draw(scene).texts.join(' ')).toContain(
    `${longName} ${lost} Бодрые моржи ${won} Финал · Bo5 Бодрые моржи: победа ${won}:${lost}.`,
  )
})

test('the champion is named at the end', () => {
  const bracket = playOut(bracketOf(4), { luck: 1, winner: () => 0 })
  const champion = { teamId: 'team-1', name: 'Волки' }
  const { texts } = draw(sceneOf(bracket, { status: 'finished', champion }))
  expect(texts).toEqual(expect.arrayContaining(['Чемпион', 'Волки', 'Финал']))
})

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64, size: 'max' })

test('whatever the names and the bracket, no text leaves the picture, and none gets into its source', () => {
  fc.assert(
    fc.property(
      randomTournament({ teamsMax: 70 }),
      fc.nat(),
      name,
      name,
      ({ plan, luck }, played, own, team) => {
        const created = createBracket(plan)
        if (!created.ok) throw new Error(created.code)
        let bracket = created.value
        let left = played % 100
        const onStep = ({ change }: Step) => {
          left -= 1
          if (left >= 0) bracket = change.bracket
        }
        playOut(bracket, { luck, onStep })
        const scene = sceneOf(bracket, { name: own })
        const teams = scene.teams.map(each => ({ ...each, name: team }))
        const { svg, drawn } = draw({ ...scene, teams })
        for (const { text, left: from, right, y } of drawn) {
          expect(from, text).toBeGreaterThanOrEqual(59)
          expect(right, text).toBeLessThanOrEqual(previewSize.width - 59)
          expect(y, text).toBeLessThan(previewSize.height - 20)
        }
        expect(svg).toMatch(/^<svg [^<>]+>(<(rect|path|g|\/g)[^<>]*>)+<\/svg>$/)
      },
    ),
    { numRuns: 60 },
  )
})

test('the tree ends in the final and holds the matches from which its teams come', () => {
  const ids = (bracket: Bracket) => lastRounds(bracket, 3).map(({ match }) => match.id)
  expect(ids(bracketOf(2))).toEqual(['main-1-1'])
  expect(ids(bracketOf(3))).toEqual(['main-2-1', 'main-1-2'])
  expect(ids(bracketOf(64))).toHaveLength(7)
  const start = bracketOf(8, { format: 'double', grandFinal: 'reset' })
  expect(ids(start)).toEqual(['final-1-1', 'upper-3-1', 'upper-2-1', 'upper-2-2', 'lower-4-1', 'lower-3-1'])
  const reset = playOut(start, { luck: 1, winner: match => (match.id === 'final-1-1' ? 1 : 0) })
  expect(ids(reset)[0]).toBe('final-2-1')
})

test('a logo stands before each name of a team, in trees, next to them and in the picture of a match', () => {
  const bracket = bracketOf(4)
  const [match] = [...bracket.matches.values()]
  if (match === undefined) throw new Error('No match')
  const running = new Map(bracket.matches).set(match.id, { ...match, status: 'running' })
  const [teamId = ''] = bracket.shape.teamIds
  const scene = sceneOf(bracket, {})
  const names = [scene.teams[0]?.name ?? '', scene.teams[1]?.name ?? ''] as const
  const faces = teamFaces(
    'cup',
    scene.teams.map(team => ({ ...team, logo: 3 })),
  )
  const scenes: readonly PreviewScene[] = [
    scene,
    sceneOf({ ...bracket, matches: running }, { status: 'running' }),
    sceneOf(bracket, { status: 'finished', champion: { teamId, name: names[0] } }),
    { ...scene, bracket: null, linked: { match, shape: bracket.shape, names } },
  ]
  const logosIn = (shown: PreviewScene) => draw(shown).svg.split('<image ').length - 1
  const isName = new Set(scene.teams.map(({ name }) => name))
  const namesIn = (shown: PreviewScene) => draw(shown).texts.filter(text => isName.has(text)).length
  expect(scenes.map(namesIn)).toEqual([4, 6, 5, 2])
  expect(scenes.map(logosIn)).toEqual([0, 0, 0, 0])
  expect(scenes.map(shown => logosIn({ ...shown, faces }))).toEqual([4, 6, 5, 2])
  expect(draw({ ...scene, faces }).svg).toContain(
    `href="/api/competitions/cup/pictures/teamLogo/${teamId}/3-small"`,
  )
})
