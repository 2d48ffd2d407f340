import { expect, test } from 'vitest'
import { championFields } from '../../competition/champions.ts'
import { commandTable } from '../commands/commandTable.ts'
import type { Bracket } from '../model/bracket.ts'
import { competitionResult } from '../standings/competitionResult.ts'
import { law } from '../testing/law.ts'
import { neededPart } from '../testing/neededPart.ts'
import { required } from '../testing/playOut.ts'
import { type Pressed, press } from '../testing/pressed.ts'

test('whatever is pressed, a command needs no more of the bracket than its row says', () => {
  law(
    tournament => {
      press(tournament, step => {
        const part = partRead(step)
        const outcome = commandTable[step.name].apply(part, step.input)
        expect(outcome.ok && outcome.value.changes).toEqual(step.change.changes)
      })
    },
    { teamsMax: 16 },
  )
})

test('whatever is pressed, what a command reads shows the status and champion that it gives the competition', () => {
  law(
    tournament => {
      let competition: Parameters<typeof competitionResult>[0] = { status: 'running', champion: null }
      press(tournament, step => {
        const whole = competitionResult(competition, step.change.bracket, { isWhole: true })
        const part = commandTable[step.name].apply(partRead(step), step.input)
        if (!part.ok) throw new Error(part.code)
        const isWhole = partRead(step).matches.size === step.before.matches.size
        expect(competitionResult(competition, part.value.bracket, { isWhole })).toEqual(whole)
        if (whole === null) return
        const { status, champions } = whole
        const named = champions.map(each => ({ ...each, name: '' }))
        competition = { status, ...championFields(named, competition) }
      })
    },
    { teamsMax: 16 },
  )
})

test('whatever is pressed, a match is recognized as done once the command has changed it, and not before', () => {
  law(
    tournament => {
      press(tournament, ({ name, input, before, change }) => {
        const { isDone } = commandTable[name]
        if (isDone === undefined || change.changes.length === 0) return
        expect(isDone(required(before, input.matchId), input)).toBe(false)
        expect(isDone(required(change.bracket, input.matchId), input)).toBe(true)
      })
    },
    { teamsMax: 16 },
  )
})

test('whatever is pressed, a command on the bracket that is repeated does nothing more', () => {
  law(
    tournament => {
      press(tournament, ({ name, input, before, change }) => {
        const { about, mayBeDone, apply } = commandTable[name]
        if (about === 'match' || change.changes.length === 0) return
        expect(mayBeDone?.(before, input) ?? false).toBe(false)
        if (mayBeDone?.(change.bracket, input)) return
        const again = apply(change.bracket, input)
        expect(again.ok && again.value.changes).toEqual([])
      })
    },
    { teamsMax: 16 },
  )
})

/** What a server reads for a command. */
function partRead({ name, input, before }: Pressed): Bracket {
  const { reads } = commandTable[name]
  const extent = typeof reads === 'function' ? reads(input, []) : reads
  if (extent === 'whole') return before
  // No change is named that is to be taken back.
  if (extent === 'changed') return { shape: before.shape, matches: new Map() }
  const { matchId } = input
  if (extent !== 'match')
    return neededPart({ before, matchId }, { nobodyAdvances: extent === 'fed-by-nobody' })
  return { shape: before.shape, matches: new Map([[matchId, required(before, matchId)]]) }
}
