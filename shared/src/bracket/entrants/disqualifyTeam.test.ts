import { expect, test } from 'vitest'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { Match } from '../model/match.ts'
import { done } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

const facts = ({ revision: _, ...match }: Match) => match

test('a withdrawn team with a bye forfeits the match after it, whether it came before it withdrew or afterwards', () => {
  const group = { ...defaultStages['round-robin'](4), groups: 1, advance: 3, bestOf: 1 } as const
  const over = playStages(bracketOf(4, { stages: [group] }), match =>
    match.stage === 's1' ? betterSeedWins(match) : null,
  )
  const out = done(over, 'disqualifyTeam', { teamId: 'team-1' })
  const own = [...out.matches.values()].filter(match => match.slots.some(({ teamId }) => teamId === 'team-1'))
  expect(own.at(-1)).toMatchObject({ stage: 's2', status: 'waiting', slots: [{ closed: true }, {}] })
  // The first two change places, and change them back.
  const [decisive] = own.filter(match => match.slots.some(({ teamId }) => teamId === 'team-2'))
  const corrected = (bracket: typeof out, score: Match['score']) =>
    done(bracket, 'correctScore', { matchId: decisive?.id, score, cascade: true })
  const isUpper = decisive?.slots[0].teamId === 'team-1'
  const back = corrected(corrected(out, isUpper ? [0, 1] : [1, 0]), isUpper ? [1, 0] : [0, 1])
  expect([...back.matches.values()].map(facts)).toEqual([...out.matches.values()].map(facts))
})
