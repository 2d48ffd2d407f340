import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { forfeitMatch } from '@upper-bracket/shared/bracket/commands/forfeitMatch'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { drawnRounds, matchNumbers } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { bracketCsv } from './bracketCsv.ts'
import { type ExportSource, exportedBracket } from './bracketExport.ts'
import { bracketPicture, type PictureTexts } from './bracketPicture.ts'
import { isInRange } from './embeddedFonts.ts'
import type { WidthOf } from './pictureStyle.ts'
import { pictureSvg } from './pictureSvg.ts'

const names: Readonly<Record<string, string>> = {
  'team-1': 'Wolves',
  'team-2': '=HYPERLINK("x")',
  'team-3': 'Bears, "Polar"',
  'team-4': '<Ежи> & Co',
}

test('the JSON names teams, numbers matches and links them', () => {
  expect(exportedBracket(sourceOf(bracket()))).toEqual({
    format: 'upper-bracket/1',
    competition: 'Winter Cup',
    champion: null,
    matches: [
      {
        number: 1,
        stage: 'main',
        round: 1,
        roundName: 'main 1',
        bestOf: 1,
        status: 'finished',
        sides: [
          { team: 'Wolves', seed: 1, score: 1, forfeit: false, awaits: null },
          { team: '<Ежи> & Co', seed: 4, score: 0, forfeit: false, awaits: null },
        ],
        winner: 'Wolves',
        winnerTo: 3,
        loserTo: null,
      },
      {
        number: 2,
        stage: 'main',
        round: 1,
        roundName: 'main 1',
        bestOf: 1,
        status: 'ready',
        sides: [
          { team: '=HYPERLINK("x")', seed: 2, score: null, forfeit: false, awaits: null },
          { team: 'Bears, "Polar"', seed: 3, score: null, forfeit: false, awaits: null },
        ],
        winner: null,
        winnerTo: 3,
        loserTo: null,
      },
      {
        number: 3,
        stage: 'main',
        round: 2,
        roundName: 'main 2',
        bestOf: 3,
        status: 'waiting',
        sides: [
          { team: 'Wolves', seed: 1, score: null, forfeit: false, awaits: null },
          { team: null, seed: null, score: null, forfeit: false, awaits: { from: 'winner', match: 2 } },
        ],
        winner: null,
        winnerTo: null,
        loserTo: null,
      },
    ],
  })
})

const csvTexts = (separator: ',' | ';') => ({
  separator,
  head: (column: string) => (column === 'match' ? 'Матч' : column),
  status: (status: string) => `is ${status}`,
})

test('the CSV has heads and a line per match, and quotes where necessary', () => {
  const given = forfeitMatch(bracket(), 'main-1-2', [0])
  if (!given.ok) throw new Error(given.code)
  const exported = exportedBracket(sourceOf(given.value.bracket))
  expect(bracketCsv(exported, csvTexts(','))).toBe(
    [
      '\uFEFFМатч,round,bestOf,team1,score1,score2,team2,status,winner,forfeit1,forfeit2,winnerTo,loserTo',
      '1,main 1,1,Wolves,1,0,<Ежи> & Co,is finished,Wolves,0,0,3,',
      `2,main 1,1,"'=HYPERLINK(""x"")",FF,W,"Bears, ""Polar""",is finished,"Bears, ""Polar""",1,0,3,`,
      '3,main 2,3,Wolves,,,"Bears, ""Polar""",is ready,,0,0,,',
      '',
    ].join('\r\n'),
  )
  expect(bracketCsv(exported, csvTexts(';'))).toContain(
    '\r\n3;main 2;3;Wolves;;;"Bears, ""Polar""";is ready;;0;0;;',
  )
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\u200b=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '−1',
  'A;=1+1',
  'A,=1+1',
  'A\t=1+1',
  'A|=1+1',
  'A; ＝1+1',
  'A;"=1+1',
  'A";"=1+1',
])('no cell of the CSV is a formula for the name %j, whatever separates cells', name => {
  for (const written of [',', ';'] as const) {
    const csv = bracketCsv(exportedBracket({ ...sourceOf(bracket()), team: () => name }), csvTexts(written))
    for (const read of [',', ';', '\t', '|']) {
      const lines = csv.slice(1).split('\r\n')
      for (const cell of lines.flatMap(line => [...cellsOf(line, read), ...line.split(read)])) {
        expect(cell).not.toMatch(/^[\s\p{Z}\p{Cf}"]*[=+\-@＝＋－＠−]/u)
      }
    }
  }
})

test('a name that is no formula stays as it is', () => {
  const source = { ...sourceOf(bracket()), team: () => 'A-1 = B, C; D' }
  expect(bracketCsv(exportedBracket(source), csvTexts(','))).toContain('"A-1 = B, C; D"')
})

/** The cells of a line as a spreadsheet reads them (RFC 4180). */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells = ['']
  let isQuoted = false
  for (const sign of line) {
    const last = cells.length - 1
    if (sign === '"' && (isQuoted || cells[last] === '')) isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells[last] += sign
  }
  return cells
}

/** About as wide as letters are, capitals and wide letters wider than others. */
const widthOf: WidthOf = (text, face) => {
  const size = { title: 26, champion: 28, 'champion-long': 17 }[face as 'title'] ?? 14
  return [...text].reduce((sum, letter) => sum + size * (/[WMШЩЖ]/.test(letter) ? 1 : 0.6), 0)
}
const pictureTexts: PictureTexts = {
  slot: (match, side) => names[match.slots[side].teamId ?? ''] ?? 'a very long sentence of a winner to come',
  caption: match => match.id,
  mark: match => (match.status === 'finished' ? 'W' : null),
  championLabel: 'Tournament champion',
}
const onScreen = { palette: 'screen', widthOf } as const
const drawn = (source: Partial<ExportSource> = {}, texts: Partial<PictureTexts> = {}) =>
  bracketPicture({ ...sourceOf(bracket()), ...source }, { ...pictureTexts, ...texts }, onScreen)
const textsIn = ({ shapes }: ReturnType<typeof drawn>) =>
  shapes.flatMap(shape => (shape.kind === 'text' ? [shape] : []))

test('the picture has every match and line, and no name breaks it', () => {
  const svg = pictureSvg(drawn())
  expect(svg.match(/<rect [^>]*rx="6"/g)).toHaveLength(3)
  expect(svg.match(/M[\d.]+ [\d.]+H[\d.]+[QVL]/g)?.length).toBe(2)
  expect(svg).toContain('&lt;Ежи&gt; &amp; Co')
  expect(svg).toContain('=HYPERLINK(&quot;x&quot;)')
  expect(svg).toMatch(/>a very long [^<]*…</)
  expect(svg.match(/>W</g)).toHaveLength(2)
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
})

test.each(['W'.repeat(32), 'Щука'.repeat(8), 'i'.repeat(32)])(
  'the name %s stays clear of its score, and is cut no earlier than it has to be',
  name => {
    const texts = textsIn(drawn({}, { slot: () => name, mark: () => 'disqualified' }))
    const marks = texts.filter(({ text }) => text === 'disqualified')
    expect(marks).toHaveLength(6)
    for (const mark of marks) {
      const shown = texts[texts.indexOf(mark) - 1]
      if (shown === undefined) throw new Error('no name')
      expect(shown.y).toBe(mark.y)
      const markStart = mark.x - widthOf(mark.text, mark.face)
      const free = markStart - shown.x - widthOf(shown.text, shown.face)
      expect(free).toBeGreaterThanOrEqual(8)
      expect(free).toBeLessThan(8 + 2 * 14 + 12)
    }
  },
)

test('the picture shows the product, and the champion once there is one', () => {
  const [before, after, long] = [null, 'Wolves', 'W'.repeat(32)].map(champion => textsIn(drawn({ champion })))
  expect(before?.some(({ text }) => text === 'Upper Bracket')).toBe(true)
  expect(before?.some(({ text }) => text === 'Tournament champion')).toBe(false)
  expect(after?.some(({ text }) => text === 'Tournament champion')).toBe(true)
  expect(after?.find(({ face }) => face === 'champion')?.text).toBe('Wolves')
  expect(long?.find(({ face }) => face === 'champion-long')?.text).toMatch(/^W{20,}/)
})

test('nothing in the head overlaps, however long the name of the tournament is', () => {
  const texts = textsIn(drawn({ name: 'Щ'.repeat(80) }))
  const [title, product] = [texts[0], texts[1]]
  if (title === undefined || product === undefined) throw new Error('no head')
  const titleEnd = title.x + widthOf(title.text, title.face)
  expect(titleEnd).toBeLessThan(product.x - widthOf(product.text, product.face) - 28)
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
    champion: null,
    rounds,
    match: matchId => value.matches.get(matchId),
    number: matchId => numbers.get(matchId) ?? 0,
    seed: teamId => value.shape.teamIds.indexOf(teamId) + 1,
    team: teamId => names[teamId] ?? '?',
    round: ({ stage, round }) => `${stage} ${round}`,
  }
}
