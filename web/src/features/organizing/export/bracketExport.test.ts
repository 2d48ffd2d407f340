import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { forfeitMatch } from '@upper-bracket/shared/bracket/results/forfeitMatch'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { drawnRounds, matchNumbers } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { cardSide } from '@upper-bracket/shared/card/matchResult'
import type { TableCriterion } from '@upper-bracket/shared/format/tableCriterion'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { expect, test } from 'vitest'
import { bracketLayout } from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { teamFace } from '@upper-bracket/shared/team/teamFace'
import { layoutMetrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import { type ShownTable, shownTable } from '@upper-bracket/shared/wording/shownTable'
import { makeI18n } from '#platform/language/i18n.ts'
import { palettes, type WidthOf } from '#ui/drawnPicture/pictureStyle.ts'
import { bracketCsv } from './bracketCsv.ts'
import type { ExportSource } from './exportSource.ts'
import { bracketPicture, type PictureTexts } from './bracketPicture.ts'
import { isInRange } from './embeddedFonts.ts'
import { exportedTable } from './exportedTable.ts'
import { pictureSvg } from './pictureSvg.ts'
import { type TableLook, tablePicture } from './tablePicture.ts'

const names: Readonly<Record<string, string>> = {
  'team-1': 'Wolves',
  'team-2': '=HYPERLINK("x")',
  'team-3': 'Bears, "Polar"',
  'team-4': '<Ежи> & Co',
}

const csvTexts = (separator: ',' | ';') => ({
  separator,
  head: (column: string) => (column === 'match' ? 'Матч' : column),
  status: (status: string) => `is ${status}`,
})

test('the CSV has heads and a line per match, and quotes where necessary', () => {
  const given = forfeitMatch(bracket(), 'main-1-2', [0])
  if (!given.ok) throw new Error(given.code)
  const exported = sourceOf(given.value.bracket)
  expect(bracketCsv(exported, csvTexts(','))).toBe(
    [
      '\uFEFFМатч,round,bestOf,team1,score1,score2,team2,status,winner,forfeit1,forfeit2,winnerTo,loserTo,games',
      '1,main 1,1,Wolves,1,0,<Ежи> & Co,is finished,Wolves,0,0,3,,',
      `2,main 1,1,"'=HYPERLINK(""x"")",FF,W,"Bears, ""Polar""",is finished,"Bears, ""Polar""",1,0,3,,`,
      '3,main 2,3,Wolves,,,"Bears, ""Polar""",is ready,,0,0,,,',
      '',
    ].join('\r\n'),
  )
  expect(bracketCsv(exported, csvTexts(';'))).toContain(
    '\r\n3;main 2;3;Wolves;;;"Bears, ""Polar""";is ready;;0;0;;',
  )
})

/** About as wide as letters are, capitals and wide letters wider than others. */
const widthOf: WidthOf = (text, { size }) =>
  [...text].reduce((sum, letter) => sum + size * (/[WMШЩЖ]/.test(letter) ? 1 : 0.6), 0)
function cardWith(written: (match: Match, side: Side) => readonly [text: string, mark: string | null]) {
  return (match: Match) => {
    const slot = (side: Side) => {
      const [text, mark] = written(match, side)
      return { ...cardSide(match, side), name: null, placeholder: null, seed: 1, text, mark }
    }
    return { number: match.id, caption: 'Bo1', slots: [slot(0), slot(1)] } as const
  }
}
const pictureTexts: PictureTexts = {
  card: cardWith((match, side) => [
    names[match.slots[side].teamId ?? ''] ?? 'a very long sentence of a winner to come',
    match.status === 'finished' ? 'W' : null,
  ]),
  championLabel: 'Tournament champion',
  note: '28 November 2026 · upper.example/competitions/abc',
}
const onScreen = { palette: 'screen', widthOf } as const
const drawn = (source: Partial<ExportSource> = {}, texts: Partial<PictureTexts> = {}) =>
  bracketPicture({ ...sourceOf(bracket()), ...source }, { ...pictureTexts, ...texts }, onScreen)
const imagesIn = ({ shapes }: ReturnType<typeof drawn>) =>
  shapes.flatMap(shape => (shape.kind === 'image' ? [shape.href] : []))
const textsIn = ({ shapes }: ReturnType<typeof drawn>) =>
  shapes.flatMap(shape => (shape.kind === 'text' ? [shape] : []))

test('the picture has every match and line, and no name breaks it', () => {
  const svg = pictureSvg(drawn())
  expect(svg.match(/<rect [^>]*rx="6"/g)).toHaveLength(3)
  expect(svg.match(/M[\d.]+ [\d.]+H[\d.]+[QVL]/g)?.length).toBe(2)
  expect(svg).toContain('&lt;Ежи&gt; &amp; Co')
  expect(svg).toContain('=HYPERLINK(&quot;x&quot;)')
  expect(svg).not.toContain('…')
  expect(svg.match(/>W</g)).toHaveLength(2)
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
})

test.each(['W'.repeat(32), 'Щука'.repeat(8), 'i'.repeat(32), 'Объединённая команда Заречья'])(
  'the name %s is drawn whole, and stays clear of its score and within its slot',
  name => {
    const texts = textsIn(drawn({}, { card: cardWith(() => [name, '2']) }))
    // Each slot draws its mark after its name, and other texts are no part of the name.
    const marks = texts.filter(({ text, endsHere }) => text === '2' && endsHere)
    expect(marks).toHaveLength(6)
    let from = 0
    for (const mark of marks) {
      const until = texts.indexOf(mark)
      const rows = texts.slice(from, until).filter(({ x }) => x === mark.x - 236 + 10 + 38)
      from = until + 1
      expect(
        rows
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(name.replaceAll(' ', ''))
      for (const row of rows) {
        const end = row.x + widthOf(row.text, row.font)
        expect(mark.x - widthOf(mark.text, mark.font) - end).toBeGreaterThanOrEqual(8)
        expect(Math.abs(row.y - mark.y)).toBeLessThan(18)
      }
    }
  },
)

test('a face stands before each name: the logo of the team, or its initials', () => {
  const faces = new Map([
    ['team-1', teamFace('Wolves', '/1')],
    ['team-3', teamFace('Bears')],
  ])
  const face = (teamId: string | null) => faces.get(teamId ?? '') ?? null
  const picture = drawn({ face, champions: [wonBy('team-1')] })
  // In two matches, and as the champion.
  expect(imagesIn(picture)).toEqual(['/1-large', '/1-small', '/1-small'])
  expect(textsIn(picture).filter(({ text }) => text === 'B')).toHaveLength(1)
  expect(pictureSvg(picture)).toMatch(/<image [^>]*width="20" height="20" href="\/1-small"\/>/)
})

test('a name without room next to its mark is cut off', () => {
  const texts = textsIn(drawn({}, { card: cardWith(() => ['W'.repeat(32), 'disqualified']) }))
  expect(texts.filter(({ text }) => text.endsWith('…'))).toHaveLength(6)
})

test('the picture shows the product, the date and the address, and the champion once there is one', () => {
  const [before, after] = [[], [wonBy('team-1')]].map(champions => textsIn(drawn({ champions })))
  const said = (texts: typeof before) => texts?.map(({ text }) => text) ?? []
  expect(said(before)).toEqual(expect.arrayContaining(['Winter Cup', 'Upper Bracket', pictureTexts.note]))
  expect(said(before)).not.toContain('Tournament champion')
  expect(said(after)).toContain('Tournament champion')
  expect(after?.find(({ font }) => font.size === 28)?.text).toBe('Wolves')
})

test('the CSV has the tables after the matches, each row with its team', async () => {
  const exported = { ...sourceOf(bracket()), tables: (await groupTables('en')).map(exportedTable) }
  expect(exported.tables.map(({ table, rows }) => [table, rows.length])).toEqual([
    ['Group stage · Group A', 4],
    ['Group stage · Group B', 4],
  ])
  expect(bracketCsv(exported, csvTexts(',')).split('\r\n').slice(4, 8)).toEqual([
    '',
    'table,place,team,played,wins,draws,losses,gamesWon,gamesLost,points',
    'Group stage · Group A,1,Wolves,3,3,0,0,6,0,9',
    `Group stage · Group A,2,<Ежи> & Co,3,2,0,1,4,2,6`,
  ])
})

test('a table that counts rounds has them in the CSV, as far as they are known', async () => {
  const games = (match: Match) => {
    const wins = ([0, 1] as const).map(side => ({
      outcome: side,
      source: 'organizer' as const,
      rounds: side === 0 ? ([13, 7] as const) : ([7, 13] as const),
    }))
    const game = wins[match.winner ?? 0]
    const isKnown = match.slots.every(({ teamId }) => teamId !== 'team-8')
    return game && isKnown ? { ...match, games: [game, game] } : match
  }
  const tables = (await groupTables('en', { criteria: ['points', 'round-difference'], games })).map(
    exportedTable,
  )
  const lines = bracketCsv({ ...sourceOf(bracket()), tables }, csvTexts(',')).split('\r\n')
  expect(lines.slice(5, 7)).toEqual([
    'table,place,team,played,wins,draws,losses,gamesWon,gamesLost,roundsWon,roundsLost,points',
    'Group stage · Group A,1,Wolves,3,3,0,0,6,0,,,9',
  ])
  expect(lines).toContain('Group stage · Group B,3,team-6,3,1,0,2,2,4,54,66,3')
})

test('a table is drawn above the matches of its group, with the line of advancement and its legend', async () => {
  const [shown] = await groupTables('ru')
  if (shown === undefined) throw new Error('no table')
  const face = (teamId: string | null) => (teamId === 'team-1' ? teamFace('Wolves', '/logo') : null)
  const table = (look: Omit<TableLook, 'face'>) => tablePicture(shown, { ...look, face })
  const layout = bracketLayout(sourceOf(bracket()).rounds, layoutMetrics)
  const picture = bracketPicture(sourceOf(bracket()), pictureTexts, {
    ...onScreen,
    parts: [{ layout, table }],
  })
  const without = bracketPicture(sourceOf(bracket()), pictureTexts, {
    ...onScreen,
    parts: [{ layout, table: null }],
  })
  const rowOf = (name: string) => {
    const at = textsIn(picture).find(({ text, x }) => text === name && x < 130)?.y
    return textsIn(picture).flatMap(({ text, y }) => (Math.abs(y - (at ?? 0)) < 4 ? [text] : []))
  }
  expect(rowOf('Групповой этап · Группа A')).toEqual(['Групповой этап · Группа A', 'М', 'В–П', '±', 'О'])
  expect(rowOf('Wolves')).toEqual(['1', 'Wolves', '3', '3–0', '+6', '9'])
  expect(imagesIn(picture)).toEqual(['/logo-small'])
  const lines = picture.shapes.flatMap(shape =>
    shape.kind === 'path' && shape.stroke === palettes.screen.accent && shape.d.startsWith('M0 0H')
      ? [shape]
      : [],
  )
  const heightOf = (name: string) => textsIn(picture).find(({ text }) => text === name)?.y ?? 0
  expect(lines.map(({ y }) => y > heightOf('<Ежи> & Co') && y < heightOf('team-5'))).toEqual([true])
  expect(heightOf('Первые 2 места выходят в плей-офф')).toBeGreaterThan(heightOf('team-8'))
  expect(heightOf('main-1-1 · Bo1')).toBeGreaterThan(heightOf('Первые 2 места выходят в плей-офф'))
  expect(picture.height - without.height).toBeGreaterThanOrEqual(5 * 32)
})

test("the champion's path is drawn in the accent: its lines, and its slots", () => {
  const { accent, tint } = palettes.screen
  const accented = (championId: string | null) => {
    const { shapes } = drawn({ champions: championId === null ? [] : [wonBy(championId)] })
    const lines = shapes.filter(shape => shape.kind === 'path' && shape.stroke === accent)
    return [
      lines.map(shape => (shape.kind === 'path' ? shape.d.match(/M/g)?.length : 0)),
      shapes.filter(({ fill }) => fill === tint).length,
    ]
  }
  expect(accented('team-1')).toEqual([[1], 2])
  expect(accented(null)).toEqual([[undefined], 0])
})

test('nothing in the head overlaps, however long the name of the tournament is', () => {
  const texts = textsIn(drawn({ name: 'Щ'.repeat(80) }))
  const product = texts.find(({ text }) => text === 'Upper Bracket')
  const title = texts.filter(({ text }) => text.startsWith('Щ'))
  if (product === undefined || title.length === 0) throw new Error('no head')
  expect(title.map(({ text }) => text).join('')).toBe('Щ'.repeat(80))
  for (const { x, text, font } of title) {
    expect(x + widthOf(text, font)).toBeLessThan(product.x - widthOf(product.text, product.font) - 28)
  }
})

test('the picture is dark on the screen, and light on paper', () => {
  const ground = (palette: 'screen' | 'paper') =>
    bracketPicture(sourceOf(bracket()), pictureTexts, { widthOf, palette }).shapes[0]?.fill
  expect(ground('screen')).toBe('#0B0D11')
  expect(ground('paper')).toBe('#fff')
})

test('a font is embedded for the letters of its range', () => {
  const cyrillic = 'U+0301,U+0400-045F, U+2116'
  expect([...'Жы№'].every(letter => isInRange(letter.codePointAt(0) ?? 0, cyrillic))).toBe(true)
  expect([...'Wé'].some(letter => isInRange(letter.codePointAt(0) ?? 0, cyrillic))).toBe(false)
  expect(isInRange(0x4ff, 'U+4??')).toBe(true)
  expect(isInRange(0x500, 'U+4??')).toBe(false)
  expect(isInRange(0x41, '')).toBe(true)
})

/** The tables of two groups of four, won by the better seeds. */
async function groupTables(
  language: Language,
  {
    criteria = ['points'],
    games = match => match,
  }: { criteria?: readonly TableCriterion[]; games?: (match: Match) => Match } = {},
): Promise<readonly ShownTable[]> {
  const i18n = makeI18n()
  await i18n.changeLanguage(language)
  await i18n.loadNamespaces(['stages', 'bracket'])
  const stages = [{ kind: 'round-robin', groups: 2, legs: 1, advance: 2, bestOf: 3, criteria }] as const
  const ended = playStages(bracketOf(8, { stages }), betterSeedWins)
  const played = { ...ended, matches: new Map([...ended.matches].map(([id, match]) => [id, games(match)])) }
  return played.shape.stages.filter(hasTable).flatMap(stage =>
    [...stage.groups.keys()].map(group =>
      shownTable(
        {
          t: i18n.getFixedT(language, 'stages'),
          bracketText: i18n.getFixedT(language, 'bracket'),
          team: teamId => names[teamId] ?? teamId,
        },
        played,
        stage,
        group,
      ),
    ),
  )
}

const wonBy = (teamId: string, group?: number) => ({
  teamId,
  name: '',
  ...(group !== undefined && { group }),
})

function bracket(): Bracket {
  const start = bracketOf(4, { bestOf: { rounds: 1, final: 3 } })
  const started = startMatch(start, 'main-1-1')
  if (!started.ok) throw new Error(started.code)
  const finished = finishSeries(started.value.bracket, 'main-1-1', [1, 0])
  if (!finished.ok) throw new Error(finished.code)
  return finished.value.bracket
}

function sourceOf(value: Bracket): ExportSource {
  const rounds = drawnRounds(value)
  const numbers = matchNumbers(rounds)
  return {
    name: 'Winter Cup',
    champions: [],
    rounds,
    tables: [],
    match: matchId => value.matches.get(matchId),
    number: matchId => numbers.get(matchId) ?? 0,
    team: teamId => names[teamId] ?? '?',
    face: () => null,
    round: ({ section, round }) => `${section} ${round}`,
  }
}
