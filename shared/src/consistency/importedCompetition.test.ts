import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bracket } from '../bracket/model/bracket.ts'
import { given } from '../bracket/testing/playRandomStages.ts'
import { randomStageCommand } from '../bracket/testing/randomStageCommand.ts'
import { chance } from '../random/chance.ts'
import type { CompetitionFile } from '../transfer/competitionFile.ts'
import { readCompetitionFile } from '../transfer/readCompetitionFile.ts'
import { damaged, twisted } from '../transfer/testing/damaged.ts'
import { exported, imported, now } from '../transfer/testing/importedCompetition.ts'
import { randomCompetition } from '../transfer/testing/randomCompetition.ts'
import { competitionInconsistencies } from './competitionInconsistencies.ts'

/** `npm run test:deep` damages thousands. */
const runs = Number(process.env['TRANSFERRED_COMPETITIONS'] ?? 16)
const damagesPerFile = 12

test('a file with any damage is refused with problems, or makes a consistent competition that can be played', () => {
  let accepted = 0
  fc.assert(
    fc.property(randomCompetition, fc.integer(), (competition, luck) => {
      const below = chance(luck)
      const whole = exported(competition)
      for (let time = 0; time < damagesPerFile; time += 1) {
        const twists = below(3)
        const wrong = Array.from({ length: twists }).reduce<CompetitionFile>(
          file => twisted(file, below),
          whole,
        )
        const damages = twists === 0 ? 1 + below(2) : below(2)
        const text = Array.from({ length: damages }).reduce<string>(
          each => damaged(each, below),
          JSON.stringify(wrong),
        )
        const read = readCompetitionFile(text, { now })
        if (read.ok) {
          accepted += 1
          expectSound(read.file, luck)
        } else {
          expect(read.problems).not.toEqual([])
        }
      }
    }),
    { numRuns: runs, verbose: 0 },
  )
  expect(accepted).toBeGreaterThan(0)
})

function expectSound(file: CompetitionFile, luck: number): void {
  const { competition, players, teams, teamNames, bracket } = imported(file, luck)
  const found = competitionInconsistencies({
    competitionId: 'imported',
    competition,
    isDeleted: false,
    players,
    applicants: new Map(),
    contacts: new Map(),
    teams,
    teamNames,
    pictures: new Map(),
    drafts: new Map(),
    draftLists: new Map(),
    brackets: new Map(bracket ? [[bracket.id, bracket.shape]] : []),
    matches: bracket?.matches ?? new Map(),
    placings: [{ action: 'importCompetition' }],
    lineUps: bracket?.lineUps ?? new Map(),
    commentators: new Map(),
    publicCommentators: new Map(),
    profiles: new Map(),
    ownerPage: null,
    withoutUser: new Set(),
  })
  expect(found.map(({ sentence }) => sentence)).toEqual([])
  if (bracket === null) return
  let current: Bracket = bracket
  const below = chance(luck)
  for (let step = 0; step < 25; step += 1) {
    const { name, fields } = randomStageCommand(current, below, { isByHand: below(4) === 0 })
    const outcome = given(current, name, fields)
    if (outcome.ok) current = outcome.value.bracket
  }
}
