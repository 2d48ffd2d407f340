import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { forfeitMatch } from '@upper-bracket/shared/bracket/commands/forfeitMatch'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { drawnRounds, matchNumbers } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { bracketCsv } from './bracketCsv.ts'
import { type ExportSource, exportedBracket } from './bracketExport.ts'
import { bracketSvg } from './bracketSvg.ts'

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

test('the CSV has a line per match, quotes where necessary and lets no name become a formula', () => {
  const given = forfeitMatch(bracket(), 'main-1-2', [0])
  if (!given.ok) throw new Error(given.code)
  expect(bracketCsv(exportedBracket(sourceOf(given.value.bracket)))).toBe(
    [
      '\uFEFFmatch,round,best_of,team_1,score_1,score_2,team_2,status,winner,forfeit_1,forfeit_2,winner_to,loser_to',
      '1,main 1,1,Wolves,1,0,<Ежи> & Co,finished,Wolves,0,0,3,',
      `2,main 1,1,"'=HYPERLINK(""x"")",FF,W,"Bears, ""Polar""",finished,"Bears, ""Polar""",1,0,3,`,
      '3,main 2,3,Wolves,,,"Bears, ""Polar""",ready,,0,0,,',
      '',
    ].join('\r\n'),
  )
})

test('the picture has every match and line, and no name breaks it', () => {
  const svg = bracketSvg(sourceOf(bracket()), {
    slot: (match, side) =>
      names[match.slots[side].teamId ?? ''] ?? 'a very long sentence of a winner to come',
    caption: match => match.id,
    mark: match => (match.status === 'finished' ? 'W' : null),
  })
  expect(svg.match(/class="card"/g)).toHaveLength(3)
  expect(svg.match(/M\d/g)).toHaveLength(2)
  expect(svg).toContain('&lt;Ежи&gt; &amp; Co')
  expect(svg).toContain('=HYPERLINK(&quot;x&quot;)')
  expect(svg).toContain('a very long sentence o…')
  expect(svg.match(/>W</g)).toHaveLength(2)
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
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
    rounds,
    match: matchId => value.matches.get(matchId),
    number: matchId => numbers.get(matchId) ?? 0,
    seed: teamId => value.shape.teamIds.indexOf(teamId) + 1,
    team: teamId => names[teamId] ?? '?',
    round: ({ stage, round }) => `${stage} ${round}`,
  }
}
