import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { competitionInconsistencies } from '../consistency/competitionInconsistencies.ts'
import type { CompetitionRecords } from '../consistency/competitionRecords.ts'
import { competitionFormats, grandFinals } from '../format/competitionFormat.ts'
import type { StagePlan } from '../format/stagePlan.ts'
import { settingDefaults } from './settings/settings.ts'
import { bracketSteps } from './testing/bracketSteps.ts'
import { rosterSteps } from './testing/rosterSteps.ts'
import type { Step } from './testing/step.ts'
import { emptyCompetition, withTotals } from './testing/wholeCompetition.ts'

/** The participants as the test expects them: people who have joined or accepted an invitation and have not left. */
type Expected = Set<string>

interface Actual {
  records: CompetitionRecords
}

/** The commands that have changed something. */
const effective = new Set<string>()

function command(step: Step): fc.Command<Expected, Actual> {
  return {
    check: () => true,
    run: (expected, actual) => {
      const before = actual.records
      const outcome = step.take(before)
      if (!outcome.ok || outcome.value === before) return
      const after = withTotals(outcome.value)
      effective.add(step.name)
      expectWhoTakesPart(step, expected, after)
      expectNothingContradicts(after)
      expectOnlyMoved(before, after)
      // A plan says what the teams' rank sums will be.
      if (step.name === 'distributePlayers') expect(outcome.value.teams).toEqual(after.teams)
      actual.records = after
    },
    toString: () => `${step.name}(${fc.stringify(step.input)})`,
  }
}

function expectWhoTakesPart({ name, input }: Step, expected: Expected, after: CompetitionRecords): void {
  const uid = 'uid' in input ? String(input.uid) : ''
  if (['joinCompetition', 'acceptInvitation', 'addGuestPlayers', 'takeOver'].includes(name)) expected.add(uid)
  if (name === 'takeOver' && 'guest' in input) expected.delete(String(input.guest))
  if (name === 'leaveCompetition') expected.delete(uid)
  expect(new Set(after.players.keys())).toEqual(expected)
}

/**
 * Each player is in at most one team, which lists them; teams have at most five players and one of them as captain;
 * names are unique; counts, sums, seeds, status and champion are right; each team of the bracket has players.
 */
function expectNothingContradicts(records: CompetitionRecords): void {
  expect(competitionInconsistencies(records).map(({ sentence }) => sentence)).toEqual([])
  for (const { playerUids, founderUid } of records.teams.values()) {
    // A team that a player made disappears with its last member.
    if (playerUids.length === 0) expect(founderUid).toBeNull()
  }
}

/** Of a player's entry, only team, captaincy and requests ever change; who has a team has no requests. */
function expectOnlyMoved(before: CompetitionRecords, after: CompetitionRecords): void {
  for (const [uid, player] of after.players) {
    const { teamId, captain, teamRequests } = player
    const previous = before.players.get(uid)
    if (previous !== undefined) expect({ ...previous, teamId, captain, teamRequests }).toEqual(player)
    if (teamId !== null) expect(teamRequests).toBeUndefined()
  }
}

const settings = fc.record({
  format: fc.constantFrom(...competitionFormats),
  stages: fc.subarray<StagePlan>([
    { kind: 'round-robin', groups: 1, legs: 1, advance: 1, bestOf: 1, criteria: ['points'] },
  ]),
  bestOf: fc.constant({ rounds: 1, final: 3 } as const),
  options: fc
    .record({
      thirdPlace: fc.boolean(),
      grandFinal: fc.constantFrom(...grandFinals),
      rankRequired: fc.boolean(),
      telegramRequired: fc.constant(false),
    })
    .map(options => ({ ...settingDefaults.options, ...options })),
  places: fc.record({ players: fc.integer({ min: 8, max: 14 }), teams: fc.integer({ min: 2, max: 5 }) }),
})

const kinds = [...rosterSteps, ...bracketSteps].map(kind => kind.map(command))

test('nothing contradicts itself after any step of any sequence of commands', () => {
  effective.clear()
  fc.assert(
    fc.property(settings, fc.commands(kinds, { maxCommands: 250, size: 'max' }), (chosen, commands) => {
      const setup = () => ({
        model: new Set<string>(),
        real: { records: emptyCompetition(chosen) },
      })
      fc.modelRun(setup, commands)
    }),
  )
  expect([...effective].sort()).toEqual([
    'a command on the bracket',
    'acceptInvitation',
    'addGuestPlayers',
    'assignPlayer',
    'assignPlayer to no team',
    'createTeam',
    'declineTeamRequest',
    'deleteBracket',
    'deleteTeam',
    'distributePlayers',
    'generateBracket',
    'joinCompetition',
    'joinTeam',
    'leaveCompetition',
    'leaveTeam',
    'makeCaptain',
    'requestPlayer',
    'substitutePlayer',
    'takeOver',
    'updateTeam',
  ])
})
