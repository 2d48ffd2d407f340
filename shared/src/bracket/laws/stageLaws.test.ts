import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagePlans } from '../../format/stagePlanSchema.ts'
import { chance } from '../../random/chance.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { type CommandInput, commandTable } from '../commands/commandTable.ts'
import { isPredicted, predictedCommands } from '../commands/predictedCommands.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match } from '../model/match.ts'
import { isUsed } from '../model/isUsed.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { playability, playableMatches } from '../stages/playableMatches.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'
import { isFinished } from '../standings/champions.ts'
import { standings } from '../standings/standings.ts'
import { expectExactChange } from '../testing/expectExactChange.ts'
import { given, playRandomStages, tieDecision } from '../testing/playRandomStages.ts'
import { type RandomCommand, randomStageCommand } from '../testing/randomStageCommand.ts'
import { createdOrNull, staged } from '../testing/randomStages.ts'

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['LAW_RUNS'] ?? 25)

test('any sequence of stages is played to its end', () => {
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      expect(stagePlans.parse(plan.stages)).toEqual(plan.stages)
      const bracket = createdOrNull(plan)
      if (bracket === null) return
      const end = playRandomStages(bracket, chance(luck))
      const open = [...end.matches.values()]
        .filter(match => !isOver(match))
        .map(({ id, slots }) => [id, slots])
      expect(open).toEqual([])
      expect(isFinished(end)).toBe(true)
      const places = standings(end)
      expect(places).toHaveLength(plan.teamIds.length)
      for (const [index, { best, worst, group }] of places.entries()) {
        const ahead = places
          .slice(0, index)
          .filter(each => group === undefined || each.group === group).length
        expect(best).toBeLessThanOrEqual(ahead + 1)
        expect(worst).toBeGreaterThanOrEqual(ahead + 1)
      }
    }),
    { numRuns: runs },
  )
})

test('after any commands, the slots of places hold the teams that the results give them', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      let bracket = createdOrNull(plan)
      if (bracket === null) return
      const below = chance(luck)
      const isByHand = below(2) === 0
      const byHand = new Set<string>()
      const takenOver = new Set<string>()
      let called = playableIds(bracket)
      for (let step = 0; step < 120; step += 1) {
        const { name, fields } = randomStageCommand(bracket, below, { isByHand })
        const outcome = given(bracket, name, fields)
        if (!outcome.ok) {
          expect([...commandTable[name].errors, 'not-found', 'changed-meanwhile']).toContain(outcome.code)
          seen.add(`${name} ${outcome.code}`)
          if (outcome.code === 'next-match-started') expectAllNamed(bracket, name, fields, outcome.facts)
          continue
        }
        seen.add(`${name}${fields['by'] === undefined ? '' : ` ${fields['by']}`}`)
        const change = outcome.value
        expectExactChange(bracket, change)
        expectPredicted(bracket, name, fields, change)
        if (name === 'correctScore' || name === 'reopenMatch') expectPreviewed(bracket, name, fields, change)
        if (name === 'placeTeam' || name === 'clearSlot')
          for (const slot of filledSlots(change)) byHand.add(slot)
        if (name === 'replaceTeam' && bracket.shape.teamIds.includes(String(fields['byTeamId']))) {
          seen.add('replaceTeam by another')
          for (const slot of filledSlots(change)) takenOver.add(slot)
        }
        if (name === 'enterLate') expectNothingLost(bracket, change)
        bracket = change.bracket
        expectSeated(bracket, byHand, takenOver)
        called = calledAfter(called, change)
        if (byHand.size === 0) expectNotStuck(bracket, called)
        if (!isByHand) expectOneStage(bracket)
      }
      // A slot that was cleared by hand, or filled before its team came, can stop the tournament.
      if (byHand.size > 0) return
      const end = playRandomStages(bracket, below)
      expectSeated(end, byHand, takenOver)
      if (isHeldElsewhere(end, takenOver)) return
      expect([...end.matches.values()].filter(match => !isOver(match)).map(({ id }) => id)).toEqual([])
    }),
    { numRuns: runs },
  )
  const needed = [
    'correctScore',
    'correctScore next-match-started',
    'placeTeam',
    'clearSlot',
    'publishRound',
    'enterLate',
    'cancelLateEntry',
    'decideTie tie-break-match',
    'replaceTeam by another',
  ]
  expect([...seen]).toEqual(expect.arrayContaining(needed))
})

/** Nobody is to play in two stages at once. */
function expectOneStage({ matches }: Bracket): void {
  const stages = new Map<string, string>()
  for (const { stage, status, section, slots } of matches.values()) {
    if (isOver({ status }) || section === 'tie-break') continue
    for (const { teamId, closed } of slots) {
      if (teamId === null || closed) continue
      expect([teamId, stages.get(teamId) ?? stage]).toEqual([teamId, stage])
      stages.set(teamId, stage)
    }
  }
}

/** A correction that is refused names the matches of all stages whose results would be lost. */
function expectAllNamed(
  bracket: Bracket,
  name: RandomCommand['name'],
  fields: RandomCommand['fields'],
  { matches }: Readonly<Record<string, unknown>>,
): void {
  if (name !== 'correctScore' && name !== 'reopenMatch') return
  const whole = given(bracket, name, { ...fields, cascade: true })
  if (!whole.ok) return
  const lost = whole.value.changes.filter(([match]) => isStarted(match) && match.id !== fields.matchId)
  expect([...(matches as readonly string[])].sort()).toEqual(lost.map(([{ id }]) => id).sort())
}

/** A late team changes no match of a Swiss stage that is played, and no teams of another one that has begun. */
function expectNothingLost({ shape }: Bracket, { changes }: BracketChange): void {
  for (const [was, is] of changes) {
    if (hasTable(stageOf(shape, was))) expect(isUsed(was)).toBe(false)
    else if (isStarted(was)) expect({ ...is, revision: was.revision, ...linksOf(was) }).toEqual(was)
  }
}

function linksOf({ winnerTo, loserTo }: Match) {
  return { winnerTo, loserTo }
}

/** A device that says so predicts all that the server does. */
function expectPredicted(
  before: Bracket,
  name: RandomCommand['name'],
  fields: RandomCommand['fields'],
  { changes }: BracketChange,
): void {
  if (!isPredicted(name) || predictedCommands[name].predicts !== 'exactly') return
  const predicted = predictedCommands[name].apply(before, fields as never)
  expect(predicted.ok && predicted.value.changes).toEqual(changes)
}

/** A preview names exactly the matches that change, and without `cascade` no result of another match is lost. */
function expectPreviewed(
  before: Bracket,
  name: 'correctScore' | 'reopenMatch',
  { matchId, ...fields }: RandomCommand['fields'],
  { changes }: BracketChange,
): void {
  const input = {
    competitionId: '',
    bracketId: '',
    matchId,
    score: [0, 0],
    ...fields,
    preview: true,
  } as const
  const preview = applyCommand(name, before, input as CommandInput<typeof name>)
  if (!preview.ok) throw new Error(`The preview of ${name} is refused with ${preview.code}`)
  const { undone: named, basis } = commandTable[name].returns?.(preview.value, input as never) ?? {
    undone: [],
  }
  expect(given(before, name, { matchId, ...fields, cascade: true, basis }).ok).toBe(true)
  const others = changes.filter(([{ id }]) => id !== matchId)
  expect(named.map(each => each.matchId).sort()).toEqual(others.map(([{ id }]) => id).sort())
  const lost = others.filter(([match]) => isStarted(match)).map(([{ id }]) => id)
  expect(named.flatMap(each => (each.started ? [each.matchId] : [])).sort()).toEqual(lost.sort())
  if (fields['cascade'] !== true) expect(lost).toEqual([])
}

/** The slots that a command changed. */
function filledSlots({ changes }: BracketChange): readonly string[] {
  return changes.flatMap(([before, after]) =>
    ([0, 1] as const).flatMap(side =>
      before.slots[side].teamId === after.slots[side].teamId ? [] : [`${after.id} ${side}`],
    ),
  )
}

function playableIds({ shape, matches }: Bracket): ReadonlySet<string> {
  return new Set(playableMatches(shape.stages, matches.values()).map(({ id }) => id))
}

/** Follows from a change to which matches teams are called: no team to two. */
function calledAfter(called: ReadonlySet<string>, change: BracketChange): ReadonlySet<string> {
  const { bracket, changes } = change
  const { playable, opened, closed } = playability(change)
  expect(playable).toEqual(playableIds(bracket))
  const after = new Set(called)
  for (const { id } of opened) expect(after.add(id)).not.toBe(called)
  for (const { id } of closed) expect(after.delete(id)).toBe(true)
  for (const [, { id }] of changes) playable.has(id) ? after.add(id) : after.delete(id)
  expect(after).toEqual(playable)
  const all = [...bracket.matches.values()]
  const tables = new Set(bracket.shape.stages.filter(hasTable).map(({ key }) => key))
  const busy = all.filter(({ id, status }) => status === 'running' || playable.has(id))
  const calls = busy
    .filter(({ stage, id }) => tables.has(stage) && playable.has(id))
    .flatMap(({ id, stage, slots }) =>
      busy
        .filter(other => other.stage === stage && other.id !== id)
        .filter(other => slots.some(({ teamId }) => other.slots.some(slot => slot.teamId === teamId)))
        .map(other => [id, other.id]),
    )
  expect(calls).toEqual([])
  return after
}

/** As long as a match is ready, teams are called to one or play one, unless a tie has to be decided first. */
function expectNotStuck(bracket: Bracket, called: ReadonlySet<string>): void {
  const statuses = new Set([...bracket.matches.values()].map(({ status }) => status))
  const isStuck = called.size === 0 && statuses.has('ready') && !statuses.has('running')
  if (isStuck) expect(tieDecision(bracket, () => 0)).not.toBeNull()
}

/** Whether a team has one of these slots. */
function isIn(
  { matches }: Bracket,
  addresses: ReadonlySet<string>,
  teamId: string | null | undefined,
): boolean {
  return [...matches.values()].some(({ id, slots }) =>
    slots.some((slot, side) => slot.teamId === teamId && addresses.has(`${id} ${side}`)),
  )
}

/** Whether a slot waits for a hand, because the team of its place follows another one. */
function isHeldElsewhere(bracket: Bracket, takenOver: ReadonlySet<string>): boolean {
  const takers = stagePlaces(bracket)
  return [...bracket.matches.values()].some(({ slots }) =>
    slots.some(({ source, teamId }) => {
      const taker = source.from === 'place' && teamId === null ? takers(source) : null
      return typeof taker === 'string' && isIn(bracket, takenOver, taker)
    }),
  )
}

function expectSeated(bracket: Bracket, byHand: ReadonlySet<string>, takenOver: ReadonlySet<string>): void {
  const takers = stagePlaces(bracket)
  const wrong = [...bracket.matches.values()].flatMap(({ id, slots }) =>
    slots.filter(({ source, teamId, closed }, side) => {
      if (source.from !== 'place' || [byHand, takenOver].some(slots => slots.has(`${id} ${side}`)))
        return false
      const taker = takers(source)
      // A team that was placed elsewhere by hand, or that follows another one, does not take the slot of its place.
      if (teamId === null && (byHand.size > 0 || isIn(bracket, takenOver, taker))) return false
      return teamId !== (taker ?? null) || (teamId === null && closed !== (taker === null))
    }),
  )
  expect(wrong).toEqual([])
}
