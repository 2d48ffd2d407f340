import { expect, test, vi } from 'vitest'
import type { Bracket } from './bracket.ts'
import { chance } from './chance.ts'
import { clearSlot } from './clearSlot.ts'
import { disqualifyTeam } from './disqualifyTeam.ts'
import { finishSeries } from './finishSeries.ts'
import { forfeitMatch } from './forfeitMatch.ts'
import { isOver, type Side } from './match.ts'
import { placeTeam } from './placeTeam.ts'
import { reopenMatch } from './reopenMatch.ts'
import { replaceTeam } from './replaceTeam.ts'
import { winsNeeded } from './series.ts'
import { standings } from './standings.ts'
import { startMatch } from './startMatch.ts'
import { after } from './testing/after.ts'
import { frozen } from './testing/frozen.ts'
import { created, law } from './testing/law.ts'
import { type Command, required } from './testing/playOut.ts'
import type { RandomTournament } from './testing/randomTournament.ts'

// Seconds on an idle machine, more beside other work.
vi.setConfig({ testTimeout: 60_000 })

/** Whatever an organizer can press, in any state: most of it is refused. */
function pressed(bracket: Bracket, below: (n: number) => number): Command {
  const ids = [...bracket.matches.keys()]
  const matchId = ids[below(ids.length)] ?? ''
  const team = () => bracket.shape.teamIds[below(bracket.shape.teamIds.length)] ?? ''
  const side: Side = below(2) === 0 ? 0 : 1
  const won = winsNeeded(required(bracket, matchId).bestOf)
  const commands: readonly Command[] = [
    before => startMatch(before, matchId),
    before => finishSeries(before, matchId, side === 0 ? [won, 0] : [0, won]),
    before => forfeitMatch(before, matchId, below(2) === 0 ? [side] : [0, 1]),
    before => clearSlot(before, { matchId, side }),
    before => placeTeam(before, { matchId, side }, team()),
    before => reopenMatch(before, matchId, { cascade: below(2) === 0 }),
    before => disqualifyTeam(before, team()),
    before => replaceTeam(before, team(), `new-${below(4)}`),
  ]
  // What brings a tournament on is pressed oftener.
  return (
    commands[below(3) === 0 ? below(commands.length) : below(5)] ?? (before => startMatch(before, matchId))
  )
}

function press({ plan, luck }: RandomTournament, onStep: (before: Bracket, now: Bracket) => void): void {
  const below = chance(luck)
  let bracket = frozen(created(plan))
  for (let time = 0; time < 400; time += 1) {
    const outcome = pressed(bracket, below)(bracket)
    if (!outcome.ok) continue
    onStep(bracket, outcome.value.bracket)
    frozen(outcome.value.bracket, outcome.value.changed)
    bracket = outcome.value.bracket
  }
}

test('whatever is pressed, nobody plays two matches at once, none is ready without both teams', () => {
  law(
    tournament => {
      press(tournament, (_, { matches }) => {
        const open = [...matches.values()].filter(match => !isOver(match))
        const seated = open.flatMap(match => match.slots.flatMap(slot => slot.teamId ?? []))
        expect(new Set(seated).size).toBe(seated.length)
        for (const { status, slots } of open) {
          const isFull = slots.every(slot => slot.teamId !== null && !slot.closed)
          expect(isFull).toBe(status !== 'waiting')
        }
      })
    },
    { teamsMax: 16 },
  )
})

test('whatever is pressed, what is called changed is what differs, and every team has a place', () => {
  law(
    tournament => {
      press(tournament, (before, now) => {
        for (const [id, match] of now.matches) {
          const was = required(before, id)
          if (match !== was) expect(match.revision).toBe(was.revision + 1)
          if (match !== was) expect({ ...match, revision: was.revision }).not.toEqual(was)
        }
        const table = standings(now)
        expect(table.map(row => row.teamId).sort()).toEqual([...now.shape.teamIds].sort())
        for (const { best, worst } of table) expect(best).toBeLessThanOrEqual(worst)
      })
    },
    { teamsMax: 16 },
  )
})

test('who is taken out of a seat and put back stands as before', () => {
  law(({ plan }) => {
    const bracket = created(plan)
    const ready = [...bracket.matches.values()].filter(match => match.status === 'ready')
    for (const match of ready.slice(0, 8)) {
      for (const side of [0, 1] as const) {
        const seat = { matchId: match.id, side }
        const back = after(
          bracket,
          before => clearSlot(before, seat),
          before => placeTeam(before, seat, match.slots[side].teamId ?? ''),
        )
        expect(required(back, match.id)).toEqual({ ...match, revision: 2 })
      }
    }
  })
})
