import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import { beforeAll, expect, test } from 'vitest'
import {
  type BracketedCompetition,
  bracketedCompetition,
  newBracket,
} from '../../../../testing/bracketedCompetition.ts'
import type { Person } from '../../../../testing/person.ts'
import { raceRounds } from '../../../../testing/raceRounds.ts'
import { applied, played, swissStage, twoGroups } from '../../../../testing/stagedCompetition.ts'
import { storedBracket, storedMatches } from '../../../../testing/storedBracket.ts'
import { fireDueTimers } from '../../../src/timers/fireTimers.ts'
import { callInProcess as call } from '../../in-process/support/callInProcess.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'
import { logOf } from '../../support/logOf.ts'

const rounds = raceRounds(3)

let owner: Person
let testCompetition: BracketedCompetition
beforeAll(async () => {
  ;({ owner } = await newPeople('owner'))
  testCompetition = await bracketedCompetition({ owner }, { teams: 8, stages: [twoGroups] })
})

const swiss = { ...swissStage, publishing: 'manual' } as const
const last = 's1g1-main-3-1'
const score: [number, number] = [0, 1]

test.each([
  {
    name: 'publishRound',
    stages: [swiss],
    before: (bracket: Bracket) => played(bracket, ({ round }) => round === 1),
    fields: { stage: 's1', round: 2 },
  },
  {
    name: 'finishSeries',
    stages: [twoGroups],
    before: (bracket: Bracket) =>
      applied(
        played(bracket, ({ id, stage }) => stage === 's1' && id !== last),
        'startMatch',
        { matchId: last },
      ),
    fields: { matchId: last, revision: 1, score },
  },
  {
    name: 'correctScore',
    stages: [twoGroups],
    before: (bracket: Bracket) => played(bracket, ({ stage }) => stage === 's1'),
    fields: { matchId: last, revision: 2, score },
  },
] as const)(
  'a $name that is killed is complete or absent, and complete once when it is repeated',
  {
    timeout: 900_000,
  },
  async ({ name, stages, before, fields }) => {
    let [absent, durationMs] = [0, Infinity]
    for (let round = 0; round < rounds; round += 1) {
      testCompetition = await newBracket(testCompetition, owner, { stages, after: before })
      const { competitionId, bracketId } = testCompetition
      const start = await storedBracket(testCompetition)
      const end = Object.fromEntries(applied(start, name, fields as never).matches)
      const input = { competitionId, bracketId, ...fields } as CallableInput<typeof name>
      const logged = (await logOf(testCompetition)).length

      // The first call is not killed: its duration tells when to kill the others.
      durationMs = (await killed(name, input, durationMs)) ?? durationMs
      const left = await storedMatches(testCompetition)
      const isAbsent = Object.entries(left).every(
        ([id, { revision }]) => revision === start.matches.get(id)?.revision,
      )
      // A result is complete without the closing of its group, which a timer takes over.
      const recorded = { ...Object.fromEntries(start.matches), [last]: end[last] }
      const isLeft = name === 'finishSeries' && left['s2-main-1-1']?.slots.some(({ teamId }) => !teamId)
      expect(left).toEqual(isAbsent ? Object.fromEntries(start.matches) : isLeft ? recorded : end)
      expect((await logOf(testCompetition)).length - logged).toBe(isAbsent ? 0 : 1)
      absent += Number(isAbsent)

      expect(await call(name, owner, input)).toMatchObject({ ok: true })
      await fireDueTimers(Date.now() + 60_000)
      expect(await storedMatches(testCompetition)).toEqual(end)
      expect((await logOf(testCompetition)).length - logged).toBe(1)
    }
    console.log(`${name}: ${absent} of ${rounds} calls were killed before the commit`)
  },
)

/** Makes a call in a process that is killed at a random moment of it. Returns its duration if it was faster. */
async function killed<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
  withinMs: number,
): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'support/callOnce.ts'), name, owner.uid, JSON.stringify(input)],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ended = once(child, 'exit')
  let output = ''
  child.stdout.on('data', data => {
    output += data
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  // The commit is the last thing that a call does.
  const delayMs = withinMs * (0.6 + Math.random())
  await (withinMs === Infinity ? ended : Promise.race([pause(delayMs), ended]))
  child.kill('SIGKILL')
  await ended
  const [, duration] = output.split(' ')
  return duration ? Number(duration) : null
}
