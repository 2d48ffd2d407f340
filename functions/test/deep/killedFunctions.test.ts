import { setTimeout as pause } from 'node:timers/promises'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import { expect, it } from 'vitest'
import { functionProcesses } from '../../../scripts/processes/functionProcesses.ts'
import { teamedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { eventually } from '../../../testing/eventually.ts'
import { signUp } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'

/** The processes of the functions are found in `/proc`. */
const isLinux = process.platform === 'linux'
const page = Number(process.env['UPPER_BRACKET_PORT'])
/** The emulator leaves a call unanswered whose process was killed while it started. */
const answerTimeoutMs = 20_000

const owner = await signUp('owner')

it.runIf(isLinux)(
  'a bracket whose generation is killed is there once, whole, after the next attempt',
  {
    timeout: 300_000,
  },
  async () => {
    const competitionId = await largeCompetition()
    const bracketId = freshId()
    const written = new Promise<void>(resolve => {
      stored.bracket(competitionId, bracketId).onSnapshot(snapshot => snapshot.exists && resolve())
    })
    await killedIn('generateBracket', { competitionId, bracketId, seeding: 'rank', replace: false }, written)
    expect((await stored.matches(competitionId, bracketId).count().get()).data().count).toBe(1022)
    expect(await stored.competition(competitionId).collection('brackets').listDocuments()).toHaveLength(1)
  },
)

it.runIf(isLinux)(
  'of a competition whose deletion is killed nothing is left',
  { timeout: 300_000 },
  async () => {
    const competitionId = await largeCompetition()
    await killedIn('deleteCompetition', { competitionId }, pause(300))
    await eventually(async () => {
      expect(await stored.competition(competitionId).listCollections()).toEqual([])
    }, 120_000)
  },
)

it.runIf(isLinux)('a distribution that is killed takes place once', { timeout: 300_000 }, async () => {
  const players = Array.from({ length: 200 }, () => ({ uid: freshId() }))
  const { competitionId } = await seededCompetition({ owner, players })
  const input = {
    competitionId,
    distributionId: freshId(),
    mode: 'alternating',
    scope: 'unassigned',
  } as const
  const { basis } = await repeated('distributePlayers', { ...input, preview: true, basis: null })
  await killedIn('distributePlayers', { ...input, preview: false, basis }, pause(300))
  const placed = (await stored.players(competitionId).get()).docs.filter(each => each.data().teamId !== null)
  expect((await stored.teams(competitionId).get()).size).toBe(40)
  expect(placed).toHaveLength(200)
})

async function largeCompetition(): Promise<string> {
  const teams = Array.from({ length: 512 }, () => [null])
  return (await teamedCompetition({ owner }, teams)).competitionId
}

/** Makes a call whose process is killed at a moment of it, and repeats it until it is answered. */
async function killedIn<N extends CallableName>(name: N, input: CallableInput<N>, moment: Promise<void>) {
  const calling = repeated(name, input)
  await Promise.race([moment, calling])
  const killed = functionProcesses(page).filter(each => each.name === serviceOf(name))
  for (const { pid } of killed) process.kill(pid, 'SIGKILL')
  expect(killed).not.toEqual([])
  await calling
}

/** Repeats a call, as a page does, while the functions are busy or out of reach. */
function repeated<N extends CallableName>(name: N, input: CallableInput<N>) {
  return eventually(async () => {
    const late = pause(answerTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error('no answer')
    })
    const reply = await Promise.race([call(name, owner, input), late])
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.value
  }, 120_000)
}
