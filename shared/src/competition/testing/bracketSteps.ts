import { championFields } from '../champions.ts'
import * as fc from 'fast-check'
import { applyCommand } from '../../bracket/commands/applyCommand.ts'
import { commandNames } from '../../bracket/commands/commandNames.ts'
import { type CommandName, commandTable } from '../../bracket/commands/commandTable.ts'
import { loggedChanges } from '../../bracket/commands/logEntry.ts'
import { createBracket } from '../../bracket/creation/createBracket.ts'
import { deleteBracket } from '../../bracket/creation/deleteBracket.ts'
import { planBracket } from '../../bracket/creation/planBracket.ts'
import { seedChanges } from '../../bracket/seeding/seedChanges.ts'
import { switchBracket } from '../../bracket/creation/switchBracket.ts'
import type { StoredBracketShape } from '../../bracket/model/bracket.ts'
import { competitionResult } from '../../bracket/standings/competitionResult.ts'
import { randomInput } from '../../bracket/testing/randomInput.ts'
import type { CompetitionRecords } from '../../consistency/competitionRecords.ts'
import { placingActions } from '../../consistency/placedByHand.ts'
import { accept, type Outcome } from '../../errors/outcome.ts'
import { chance } from '../../random/chance.ts'
import { type Step, steps } from './step.ts'
import { now } from './wholeCompetition.ts'

/** Steps that create, change and delete brackets. */
export const bracketSteps: readonly fc.Arbitrary<Step>[] = [
  steps(
    'generateBracket',
    {
      bracketId: fc.constantFrom('first', 'second', 'third'),
      seeding: fc.constantFrom('rank' as const, 'random' as const),
      replace: fc.boolean(),
    },
    (records, request) => {
      const { competition, teams, players } = records
      const replaced = competition.bracketId
      if (replaced === request.bracketId || records.brackets.has(request.bracketId)) return accept(records)
      const tiers = new Map([...players].map(([uid, { rankTier }]) => [uid, rankTier]))
      const plan = planBracket({ competition, teams }, tiers, request)
      if (!plan.ok) return plan
      const bracket = createBracket(plan.value)
      if (!bracket.ok) return bracket
      const basis = { plan: plan.value, tiers, replaced }
      const switched = switchBracket({ competition, teams }, basis, request, now)
      if (!switched.ok) return switched
      const creation = { createdBy: 'owner', createdAt: now, edits: 0, sweepAfter: null }
      const shape: StoredBracketShape = { ...bracket.value.shape, ...creation }
      return accept({
        ...withSeeds(records, switched.value.seeds),
        competition: switched.value.competition,
        // A replaced bracket is deleted at once.
        brackets: new Map([[request.bracketId, shape]]),
        matches: bracket.value.matches,
      })
    },
  ),
  steps('deleteBracket', { confirmed: fc.boolean() }, (records, { confirmed }) => {
    const { competition, matches, teams } = records
    const { bracketId } = competition
    if (bracketId === null) return accept(records)
    const deleted = deleteBracket(competition, { bracketId, matches: matches.values(), confirmed, now })
    if (!deleted.ok) return deleted
    const seeded = withSeeds(records, seedChanges(teams, []))
    return accept({ ...seeded, competition: deleted.value, brackets: new Map(), matches: new Map() })
  }),
  ...Array.from({ length: 8 }, () =>
    steps(
      'a command on the bracket',
      { name: fc.constantFrom(...commandNames), luck: fc.integer() },
      (records, { name, luck }) => withCommand(records, name, luck),
    ),
  ),
]

function withCommand(
  records: CompetitionRecords,
  name: CommandName,
  luck: number,
): Outcome<CompetitionRecords> {
  const { competition, matches, teams } = records
  const { bracketId } = competition
  const shape = bracketId === null ? null : records.brackets.get(bracketId)
  if (bracketId === null || !shape) return accept(records)
  const input = randomInput({ shape, matches }, [...teams.keys()], chance(luck))
  const { seeds } = commandTable[name]
  const applied = applyCommand(name, { shape, matches }, input)
  if (!applied.ok) return applied
  const { bracket } = applied.value
  const handedOver = seeds?.(bracket, input, teams) ?? accept(new Map<string, number | null>())
  if (!handedOver.ok) return handedOver
  const result = competitionResult(competition, bracket, { isWhole: true })
  const teamIds = (commandTable[name].logs ?? []).flatMap(field => input[field] ?? [])
  const entry = { action: name, bracketId, teamIds, changes: loggedChanges(applied.value) }
  return accept({
    ...withSeeds(records, handedOver.value),
    placings: [...records.placings, ...(placingActions.some(each => each === name) ? [entry] : [])],
    competition: result === null ? competition : { ...competition, ...ended(records, result) },
    brackets: new Map([[bracketId, { ...shape, ...bracket.shape }]]),
    matches: bracket.matches,
  })
}

function ended(
  { competition, teams }: CompetitionRecords,
  { status, champions }: NonNullable<ReturnType<typeof competitionResult>>,
) {
  const named = champions.map(each => ({ ...each, name: teams.get(each.teamId)?.name ?? '' }))
  return { status, ...championFields(named, competition) }
}

function withSeeds(
  records: CompetitionRecords,
  seeds: ReadonlyMap<string, number | null>,
): CompetitionRecords {
  const teams = new Map(
    [...records.teams].map(([teamId, team]) => {
      const seed = seeds.get(teamId)
      return [teamId, seed === undefined ? team : { ...team, seed }]
    }),
  )
  return { ...records, teams }
}
