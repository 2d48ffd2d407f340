import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { commandNames } from '../commands/commandNames.ts'
import type { CommandName } from '../commands/commandTable.ts'
import { concernsResults, keptFacts } from '../commands/keptFacts.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isUsed } from '../model/isUsed.ts'
import { isOver, type Match } from '../model/match.ts'
import { isSamePair, matchState, teamPair } from '../model/matchState.ts'
import { withdrawalsOf, withdrawnTeams } from '../model/withdrawals.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { standings } from '../standings/standings.ts'
import { law } from '../testing/law.ts'
import { required } from '../testing/playOut.ts'
import { given } from '../testing/playRandomStages.ts'
import { press } from '../testing/pressed.ts'
import { type RandomCommand, randomStageCommand } from '../testing/randomStageCommand.ts'
import { createdOrNull, staged } from '../testing/randomStages.ts'
import { closed, recorded, withChanges } from '../testing/recorded.ts'

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['LAW_RUNS'] ?? 20)

/** A command that was carried out. */
interface Done {
  readonly name: CommandName
  readonly fields: RandomCommand['fields']
  readonly before: Bracket
  readonly after: Bracket
  readonly kept: ReturnType<typeof keptFacts>
}

test('whatever is pressed in an elimination, taking it back leads everything back', () => {
  const taken = new Set<string>()
  law(
    tournament => {
      let last: Done | null = null
      press(tournament, ({ name, input, before, change }) => {
        if (isUnchanged(before, change.bracket)) return
        const kept = keptFacts(before, change)
        const done = { name, fields: input, before, after: change.bracket, kept }
        expectRestored(done, [done])
        if (last !== null) {
          expectAlone(last, done)
          expectRestored({ ...done, before: last.before }, [last, done])
        }
        taken.add(name)
        last = done
      })
    },
    { teamsMax: 16 },
  )
  expect([...taken]).toEqual(
    expect.arrayContaining([
      'startMatch',
      'finishSeries',
      'forfeitMatch',
      'reopenMatch',
      'placeTeam',
      'clearSlot',
    ]),
  )
  expect([...taken]).toEqual(expect.arrayContaining(['disqualifyTeam', 'replaceTeam', 'reinstateTeam']))
})

test('whatever is pressed in stages, taking it back leads everything back, or is refused once something there has changed', () => {
  const taken = new Set<string>()
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      let bracket = createdOrNull(plan)
      if (bracket === null) return
      const below = chance(luck)
      const isByHand = below(2) === 0
      const isLate = below(2) === 0
      const earlier: Done[] = []
      for (let step = 0; step < 100; step += 1) {
        const before: Bracket = bracket
        const { name, fields } = randomStageCommand(before, below, { isByHand })
        const change = isLate
          ? recorded(before, { name, fields })?.change
          : changeOf(given(before, name, fields))
        if (change === undefined) continue
        const after = withChanges(before, change)
        if (isUnchanged(before, after)) continue
        const done = { name, fields, before, after, kept: keptFacts(before, change) }
        expectRestored(done, [done])
        for (const each of earlier) if (expectUnstarted(each, after)) taken.add(`${each.name} later`)
        taken.add(name)
        earlier.unshift(done)
        earlier.splice(3)
        bracket = isLate && below(3) > 0 ? closed(after).bracket : after
      }
    }),
    { numRuns: runs },
  )
  expect([...taken]).toEqual(expect.arrayContaining(commandNames.filter(name => name !== 'takeBack')))
  expect([...taken]).toEqual(expect.arrayContaining(['finishSeries later', 'correctScore later']))
})

/** Taken back at once, everything is as it was before. */
function expectRestored({ name, before, after }: Done, all: readonly Done[]): void {
  const back = takenBack(after, all)
  expect([name, back.ok || [back.code, back.facts]]).toEqual([name, true])
  if (!back.ok) return
  const was = all.some(({ kept }) => concernsResults(kept)) ? closed(before).bracket : before
  const is = back.value.bracket
  expect([name, factsOf(is, was)]).toEqual([name, factsOf(was, is)])
  expect(shapeOf(is)).toEqual(shapeOf(was))
  expect(standings(is)).toEqual(standings(was))
  for (const [one, other] of back.value.changes) expect(other.revision).toBe(one.revision + 1)
}

/** In an elimination, taking back a command after another one is refused, or leads to where the other one leads alone. */
function expectAlone(last: Done, { name, fields, after }: Done): void {
  const back = takenBack(after, [last])
  // A late team that does not name a bye could take another one.
  const lateId = name === 'enterLate' ? after.shape.teamIds.at(-1) : undefined
  const bye = [...after.matches.values()].find(({ slots }) => slots.some(slot => slot.teamId === lateId))
  const alone = back.ok ? given(last.before, name, { ...fields, byeId: bye?.id }) : back
  if (!back.ok) expect(refusals).toContain(back.code)
  if (back.ok) expectPresent(back.value.bracket)
  if (!back.ok || !alone.ok) return
  // A match that is reopened while a team has withdrawn is left by it, and by nobody otherwise.
  const { matchId } = fields
  const pairOf = (bracket: Bracket) => teamPair(required(bracket, matchId))
  if (name === 'reopenMatch' && !isSamePair(pairOf(last.after), pairOf(after))) return
  // A match that had begun, or had that length already, is not changed with its round.
  const isLeft = (id: string) =>
    name === 'setSeriesLength' && last.after.matches.get(id) === after.matches.get(id)
  const facts = (bracket: Bracket, other: Bracket) =>
    [...factsOf(bracket, other)].map(([id, match]) => (isLeft(id) ? { ...match, bestOf: null } : match))
  const [is, expected] = [back.value.bracket, alone.value.bracket]
  expect([last.name, name, facts(is, expected)]).toEqual([last.name, name, facts(expected, is)])
}

/**
 * Later, it is refused, or leads back all that the command changed and that nobody has reached since. No match that has
 * begun loses anything. Returns whether it was taken back.
 */
function expectUnstarted(done: Done, now: Bracket): boolean {
  const back = takenBack(now, [done])
  if (!back.ok) {
    expect(refusals).toContain(back.code)
    return false
  }
  expectPresent(back.value.bracket)
  const withdrawn = withdrawnTeams(back.value.bracket)
  for (const [was, is] of back.value.changes) {
    const playing = is.slots.filter((slot, side) => isOver(was) || slot.teamId !== was.slots[side]?.teamId)
    const absent = playing.filter(slot => !slot.closed && withdrawn.has(slot.teamId ?? ''))
    expect(isOver(is) ? [] : absent).toEqual([])
  }
  const own = new Map(done.kept.matches.map(each => [each.id, each]))
  for (const [was, is] of back.value.changes) {
    const kept = own.get(was.id)
    if (kept === undefined && isStarted(was)) expect(matchState(is)).toEqual(matchState(was))
    // A round that has not begun can follow from results that others have changed.
    if (was.revision === kept?.revision && isStarted({ ...was, ...kept.before }))
      expect(matchState(is)).toEqual(matchState(kept.before))
  }
  return true
}

/** Each team that is to play, or counts in a table, is in the bracket, and in an elimination it is in one match only. */
function expectPresent({ shape, matches }: Bracket): void {
  const slots = [...matches.values()].flatMap(match => {
    const stage = stageOf(shape, match)
    const teamIds = teamPair(match).filter(id => id !== null)
    return teamIds.map(teamId => ({
      teamId,
      key: stage.key,
      isTable: hasTable(stage),
      isOpen: !isOver(match),
    }))
  })
  const counting = slots.filter(({ isTable, isOpen }) => isTable || isOpen)
  expect(counting.filter(({ teamId }) => !shape.teamIds.includes(teamId))).toEqual([])
  const once = slots.flatMap(({ teamId, key, isTable, isOpen }) =>
    isOpen && !isTable ? [`${teamId} ${key}`] : [],
  )
  expect(once.filter((each, index) => once.indexOf(each) !== index)).toEqual([])
}

const refusals = [
  'match-moved-on',
  'changed-meanwhile',
  'next-match-started',
  'team-replaced',
  'team-ahead',
  'team-withdrawn',
  'match-full',
]

function takenBack(bracket: Bracket, done: readonly Done[]) {
  const input = { competitionId: '', bracketId: '', entryIds: [] }
  const kept = done.map(({ after, kept: facts }) => ({
    ...facts,
    isLater: (id: string) => bracket.matches.get(id)?.revision !== after.matches.get(id)?.revision,
    isAdded: (id: string) => !after.matches.has(id),
  }))
  return applyCommand('takeBack', bracket, input, kept)
}

function changeOf(outcome: ReturnType<typeof given>) {
  return outcome.ok ? outcome.value : undefined
}

function isUnchanged(before: Bracket, after: Bracket): boolean {
  return (
    before.shape === after.shape &&
    [...after.matches.values()].every(match => before.matches.get(match.id) === match)
  )
}

/** What a shape lacks is as if nothing were in it. */
function shapeOf(bracket: Bracket): object {
  const { takers = {}, ...shape } = bracket.shape
  return { ...shape, takers, withdrawals: withdrawalsOf(bracket) }
}

/** The matches of a bracket that are not the same ones in another bracket. One that was added stays, unused. */
function factsOf({ matches }: Bracket, other?: Bracket): ReadonlyMap<string, object> {
  const own = [...matches.values()].filter(match => isUsed(match) && match !== other?.matches.get(match.id))
  return new Map(own.map(({ revision: _, ...facts }: Match) => [facts.id, facts]))
}
