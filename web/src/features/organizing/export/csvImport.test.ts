import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { drawnRounds, matchNumbers } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { isSecondFinalDue } from '@upper-bracket/shared/bracket/rounds/secondFinal'
import { advantageOf } from '@upper-bracket/shared/bracket/model/advantage'
import { playRandomStages } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { createdOrNull, staged } from '@upper-bracket/shared/bracket/testing/randomStages'
import { randomGames } from '@upper-bracket/shared/bracket/testing/randomInput'
import { bracketOf, randomTournament } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { chance } from '@upper-bracket/shared/random/chance'
import { cardScope } from '@upper-bracket/shared/card/matchCard'
import { gamesCell } from '@upper-bracket/shared/transfer/csv/csvGames'
import { liquipediaText } from '@upper-bracket/shared/transfer/liquipedia/liquipediaText'
import { majorMatches } from '@upper-bracket/shared/transfer/testing/austinMajor'
import { imported } from '@upper-bracket/shared/transfer/testing/importedCompetition'
import type { ReadFile } from '@upper-bracket/shared/transfer/transferReader'
import { matchTexts } from '@upper-bracket/shared/wording/matchTexts'
import { readCsvCompetition } from '@upper-bracket/shared/transfer/csv/readCsvCompetition'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'
import { bracketCsv } from './bracketCsv.ts'

const i18n = makeI18n()
await i18n.changeLanguage('ru')
await i18n.loadNamespaces(['transfer', 'bracket'])
await i18n.changeLanguage('en')
await i18n.loadNamespaces(['transfer', 'bracket'])

const context = { name: 'Winter Cup', game: 'csgo', now: Date.UTC(2026, 10, 26) } as const
const nameOf = (teamId: string) => (teamId === 'team-1' ? '=Wolves; "1"' : teamId)

function csvOf(bracket: Bracket, language: 'ru' | 'en', team = nameOf): string {
  const rounds = drawnRounds(bracket)
  const numbers = matchNumbers(rounds)
  const t = i18n.getFixedT(language, 'transfer')
  const exported = {
    name: context.name,
    champions: [],
    rounds,
    tables: [],
    match: (matchId: string) => bracket.matches.get(matchId),
    number: (matchId: string) => numbers.get(matchId) ?? 0,
    team,
    face: () => null,
    round: ({ section, round }: Pick<Match, 'section' | 'round'>) => `${section} ${round}`,
  }
  return bracketCsv(exported, {
    separator: language === 'ru' ? ';' : ',',
    head: column => t(`csv_${column}`),
    status: status => status,
  })
}

/** The games of half of the matches, some with maps and rounds. */
function withGames({ shape, matches }: Bracket, luck: number): Bracket {
  const below = chance(luck)
  const played = [...matches].map(([id, match]): [string, Match] => {
    const isPlayed = match.status === 'finished' && !match.forfeits.some(Boolean)
    return [
      id,
      isPlayed && below(2) === 0
        ? { ...match, games: [...advantageOf(match), ...randomGames(match, match.score, below)] }
        : match,
    ]
  })
  return { shape, matches: new Map(played) }
}

/** What was played, by the names of the teams. */
function resultsOf({ matches }: Bracket) {
  return [...matches.values()].flatMap(({ id, slots, status, score, games, winner, forfeits }) => {
    const teams = slots.map(({ teamId }) => teamId && nameOf(teamId))
    const isScored = status === 'finished' && !forfeits.some(Boolean)
    const result = { score: isScored ? score : null, winner: status === 'finished' ? winner : null, games }
    return [{ id, teams, ...result, forfeits }]
  })
}

test('our export of an elimination imports to the same seeds and results, in both languages', () => {
  fc.assert(
    fc.property(
      randomTournament({ teamsMax: 24 }),
      fc.constantFrom('ru' as const, 'en' as const),
      fc.nat({ max: 60 }),
      ({ plan, luck }, language, steps) => {
        const created = createdOrNull(plan)
        if (created === null) throw new Error('no bracket')
        const played = withGames(playRandomStages(created, chance(luck), steps), luck)
        const read = readCsvCompetition(csvOf(played, language), context)
        if (!read.ok) throw new Error(JSON.stringify(read.problems))
        const { bracket, teams, settings } = read.file
        const names = new Map(teams.map(({ id, name }) => [id, name]))
        expect(settings.format).toBe(plan.format)
        expect(bracket?.seeds.map(id => names.get(id))).toEqual(plan.teamIds.map(nameOf))
        // The export shows a second final only if it is played.
        const isShown = ({ id }: { readonly id: string }) => id !== 'final-2-1' || isSecondFinalDue(played)
        const found = bracket?.matches
          .filter(isShown)
          .map(({ id, slots, status, score, games, winner, forfeits }) => ({
            id,
            teams: slots.map(({ team }) => team && names.get(team)),
            score: status === 'finished' && !forfeits.some(Boolean) ? score : null,
            winner: status === 'finished' ? winner : null,
            games,
            forfeits,
          }))
        expect(found).toEqual(resultsOf(played).filter(isShown))
      },
    ),
    { numRuns: 20 },
  )
})

/** The matches of a file by the names of their teams. */
function resultsIn(read: ReadFile) {
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const names = new Map(read.file.teams.map(({ id, name }) => [id, name]))
  return read.file.bracket?.matches.map(({ id, slots, score, games }) => ({
    id,
    teams: slots.map(({ team }) => names.get(team ?? '')),
    score,
    games,
  }))
}

test.each(['ru', 'en'] as const)(
  'the maps of the playoff of a major come in and go out again (%s)',
  language => {
    const rows = majorMatches.playoff.map(({ teams, score, games }) =>
      [teams[0], ...score, teams[1], `"${gamesCell(games)}"`].join(),
    )
    const read = readCsvCompetition(['team1,score1,score2,team2,games', ...rows].join('\n'), context)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(read.notes.map(({ note }) => note)).toEqual(['players-unknown'])
    const { teams, bracket: shaped } = imported(read.file, 1)
    if (shaped === null) throw new Error('no bracket')
    const bracket: Bracket = shaped
    const name = (teamId: string) => teams.get(teamId)?.name ?? ''
    const final = [...bracket.matches.values()].at(-1)
    const texts = matchTexts(i18n.getFixedT(language, 'bracket'), cardScope(bracket, []), {
      writtenStart: String,
      starts: false,
    })
    expect(final && texts.games(final)).toBe('Mirage 13:9, Dust II 12:16, Inferno 11:13')
    const again = readCsvCompetition(csvOf(bracket, language, name), context)
    expect(resultsIn(again)).toEqual(resultsIn(read))
    const wikitext = liquipediaText({ bracket, bracketId: 'bracket', team: name })
    expect(wikitext).toContain('map2={{Map|map=Dust II|score1=12|score2=16|finished=true|winner=2}}')
    expect(wikitext.match(/\{\{Map\|/g)).toHaveLength(
      majorMatches.playoff.flatMap(({ games }) => games).length,
    )
  },
)

test.each([1, 2] as const)('so does our export of a round robin with %i legs', legs => {
  const stages = [
    { kind: 'round-robin', groups: 1, legs, advance: 1, bestOf: 2, criteria: ['points', 'seed'] },
  ] as const
  const played = playRandomStages(bracketOf(5, { format: 'table', stages }), chance(3), 7)
  const read = readCsvCompetition(csvOf(played, 'ru'), context)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  expect(read.file.settings).toMatchObject({ format: 'table', stages: [{ kind: 'round-robin', legs }] })
  const names = new Map(read.file.teams.map(({ id, name }) => [id, name]))
  const lines = (matches: readonly (readonly [string, unknown])[]) =>
    matches
      .filter(([, score]) => score !== null)
      .map(each => JSON.stringify(each))
      .sort()
  const found = read.file.bracket?.matches.map(({ slots, status, score }): [string, unknown] => {
    const pair = slots.map(({ team }) => names.get(team ?? '') ?? '')
    const isTurned = (pair[0] ?? '') > (pair[1] ?? '')
    return [pair.toSorted().join(), status !== 'finished' ? null : isTurned ? score.toReversed() : score]
  })
  const expected = [...played.matches.values()].map(({ slots, status, score }): [string, unknown] => {
    const pair = slots.map(({ teamId }) => nameOf(teamId ?? ''))
    const isTurned = (pair[0] ?? '') > (pair[1] ?? '')
    return [pair.toSorted().join(), status !== 'finished' ? null : isTurned ? score.toReversed() : score]
  })
  expect(lines(found ?? [])).toEqual(lines(expected))
})

test('an export of stages is not read as something else: it names the file that keeps them', () => {
  fc.assert(
    fc.property(staged, fc.constantFrom('ru' as const, 'en' as const), ({ plan, luck }, language) => {
      const created = createdOrNull(plan)
      fc.pre(created !== null && created.shape.stages.length > 1)
      const played = playRandomStages(created, chance(luck))
      const read = readCsvCompetition(csvOf(played, language), context)
      if (read.ok) throw new Error(JSON.stringify(read.file.settings))
      const said = read.problems.map(({ problem }) =>
        i18n.getFixedT(language)(`transfer:problem_${problem}` as never),
      )
      for (const text of said) expect(text).toContain('JSON')
    }),
    { numRuns: 30 },
  )
})
