import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forfeitMatch } from '../../bracket/results/forfeitMatch.ts'
import type { BracketPlan } from '../../bracket/creation/createBracket.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { created } from '../../bracket/testing/law.ts'
import { playRandomStages } from '../../bracket/testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../../bracket/testing/playStages.ts'
import { staged } from '../../bracket/testing/randomStages.ts'
import { bracketOf, randomTournament } from '../../bracket/testing/randomTournament.ts'
import { chance } from '../../random/chance.ts'
import { templateOf } from './liquipediaBracket.ts'
import { liquipediaText } from './liquipediaText.ts'

const textOf = (bracket: Bracket, team = (teamId: string) => teamId) =>
  liquipediaText({ bracket, bracketId: 'bracket-1', team })

test('the smallest bracket with a result, a walkover, a start and a match that waits', () => {
  const start = bracketOf(4, { bestOf: { rounds: 3, final: 5 }, thirdPlace: true })
  const played = playStages(start, match => (match.id === 'main-1-1' ? betterSeedWins(match) : null))
  const given = forfeitMatch(played, 'main-1-2', [0])
  if (!given.ok) throw new Error(given.code)
  const matches = new Map(given.value.bracket.matches)
  const final = matches.get('main-2-1')
  if (final) matches.set('main-2-1', { ...final, startsAt: 1_795_887_000_000 })
  expect(textOf({ shape: start.shape, matches }, teamId => `Team ${teamId.at(-1)}|{{x}}`)).toBe(
    `{{Bracket|Bracket/4|id=vD59cUnfz1
<!-- Semifinals -->
|R1M1={{Match
    |opponent1={{TeamOpponent|Team 1&#124;&#123;&#123;x&#125;&#125;|score=2}}
    |opponent2={{TeamOpponent|Team 4&#124;&#123;&#123;x&#125;&#125;|score=0}}
    |bestof=3|finished=true|winner=1
    }}
|R1M2={{Match
    |opponent1={{TeamOpponent|Team 2&#124;&#123;&#123;x&#125;&#125;|score=FF}}
    |opponent2={{TeamOpponent|Team 3&#124;&#123;&#123;x&#125;&#125;|score=W}}
    |bestof=3|finished=true|winner=2
    }}
<!-- Final -->
|R2M1={{Match
    |opponent1={{TeamOpponent|Team 1&#124;&#123;&#123;x&#125;&#125;}}
    |opponent2={{TeamOpponent|Team 3&#124;&#123;&#123;x&#125;&#125;}}
    |bestof=5|date=November 28, 2026 - 17:30 {{Abbr/UTC}}
    }}
<!-- Third Place Match -->
|RxMTP={{Match
    |opponent1={{TeamOpponent|Team 4&#124;&#123;&#123;x&#125;&#125;}}
    |opponent2={{TeamOpponent|Team 2&#124;&#123;&#123;x&#125;&#125;}}
    |bestof=3
    }}
}}
`,
  )
})

describe('the places of a template', () => {
  // As pages of the wikis use them; R1M5 and R1M6 are the first lower round, R3M1 its semifinal.
  test.each([
    [4, '4U2L1D', 'R1M1 R1M2 R2M1 R1M3 R2M2 R3M1'],
    [8, '8U4L2DSL1D', 'R1M1 R1M2 R1M3 R1M4 R2M1 R2M2 R4M1 R1M5 R1M6 R2M3 R2M4 R3M1 R4M2 R5M1'],
    [
      32,
      '32U16L8DSL4DSL2DSL1D',
      [
        ...places(1, 1, 16),
        ...places(2, 1, 8),
        ...places(4, 1, 4),
        ...places(6, 1, 2),
        'R8M1',
        ...places(1, 17, 24),
        ...places(2, 9, 16),
        ...places(3, 1, 4),
        ...places(4, 5, 8),
        ...places(5, 1, 2),
        ...places(6, 3, 4),
        'R7M1 R8M2 R9M1',
      ].join(' '),
    ],
  ])('of %i teams in a double elimination', (teams, template, keys) => {
    const text = textOf(bracketOf(teams, { format: 'double' }))
    expect(text).toContain(`{{Bracket|Bracket/${template}|id=`)
    expect(keysIn(text).join(' ')).toBe(keys)
    // Byes keep their places.
    expect(keysIn(textOf(bracketOf(teams - 1, { format: 'double' }))).join(' ')).toBe(keys)
  })

  test('the names of larger templates', () => {
    expect(templateOf('double', 16)).toBe('16U8L4DSL2DSL1D')
    expect(templateOf('double', 64)).toBe('64U32L16DSL8DSL4DSL2DSL1D')
    expect(templateOf('single', 128)).toBe('128')
  })

  test('the second final appears once it is due', () => {
    const start = bracketOf(4, { format: 'double', grandFinal: 'reset' })
    const upset = playStages(start, match => (match.section === 'final' ? [0, 1] : betterSeedWins(match)))
    expect(textOf(start)).not.toContain('RxMBR')
    expect(textOf(upset)).toContain('|RxMBR={{Match')
  })
})

test.each([
  ['129 teams in a single elimination', 8, bracketOf(129)],
  ['65 teams in a double elimination', 7 + 11 + 1, bracketOf(65, { format: 'double' })],
  ['two teams in a double elimination', 2, bracketOf(2, { format: 'double' })],
])('%s become a list per round', (_, lists, bracket) => {
  const text = textOf(bracket)
  expect(text).not.toContain('{{Bracket')
  expect(text.match(/\{\{Matchlist\|/g)).toHaveLength(lists)
})

test('groups have a table, a list and what the places lead to; GSL groups the headings of the wiki', () => {
  const groups = { kind: 'round-robin', groups: 2, legs: 1, advance: 2, bestOf: 2 } as const
  const text = textOf(
    playStages(bracketOf(8, { stages: [{ ...groups, criteria: ['points', 'seed'] }] }), betterSeedWins),
  )
  expect(text).toContain(`===Group Stage===
====Group A====
{{GroupTableLeague|title=Group A|width=450px
|pbg1=up|pbg2=up|pbg3=down|pbg4=down
|team1=team-1
|team2=team-4
|team3=team-5
|team4=team-8
}}
{{Matchlist|id=`)
  expect(text).toContain('|title=Group B Matches\n|M1header=Round 1\n|M1={{Match\n')
  expect(text).toContain('|M3header=Round 2\n|M3={{Match\n')
  const gsl = textOf(bracketOf(8, { stages: [{ kind: 'gsl', groups: 2, advance: 2, bestOf: 1 }] }))
  expect(gsl).toContain('|title=Group A Matches|gsl=winnersfirst\n|M1={{Match\n')
  expect(gsl).not.toContain('header=')
})

test('no name changes the structure, and every match group has an id of its own', () => {
  const hostile = fc.array(
    fc.constantFrom('{{', '}}', '|', '[[', ']]', '=', '\n', '<nowiki>', '-->', '&#123;', "''", 'Ab', ' '),
    { minLength: 1, maxLength: 8 },
  )
  const plans = fc.oneof(staged, randomTournament({ teamsMax: 40 }))
  fc.assert(
    fc.property(plans, hostile, fc.nat({ max: 60 }), ({ plan, luck }, signs, steps) => {
      const bracket = playRandomStages(created(plan as BracketPlan), chance(luck), steps)
      const plain = textOf(bracket, teamId => `${teamId}x`)
      const name = `${signs.join('')}x`
      const text = textOf(bracket, teamId => `${teamId}${name}`)
      const shown = name.replace(/\s+/g, ' ')
      expect(parsed(text, entity => entity)).toEqual(
        parsed(plain, whole => whole.replace(/(team-\d+)x/g, (_, teamId) => `${teamId}${shown}`)),
      )
      const ids = [...plain.matchAll(/\|id=(\w+)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every(id => id?.length === 10)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

function places(column: number, from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `R${column}M${from + index}`)
}

function keysIn(text: string): readonly string[] {
  return [...text.matchAll(/^\|(R\d+M\d+)=\{\{Match$/gm)].map(([, key]) => key ?? '')
}

/** A text with its templates as lists of their parts, as a reader of wikitext sees it; entities are shown. */
type Tree = readonly (string | Tree)[]
function parsed(text: string, shown: (text: string) => string): Tree {
  const stack: (string | Tree)[][] = [[]]
  for (const token of text.replace(/<!--.*?-->/gs, '').split(/(\{\{|\}\}|\|)/)) {
    if (token === '{{') stack.push([])
    else if (token === '}}') {
      const closed = stack.pop() ?? []
      stack.at(-1)?.push(closed)
    } else if (token !== '' && token !== '|') {
      const decoded = token.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      stack.at(-1)?.push(shown(decoded))
    }
  }
  expect(stack).toHaveLength(1)
  return stack[0] ?? []
}
