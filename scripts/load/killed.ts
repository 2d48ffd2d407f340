import { readFileSync } from 'node:fs'
import type { CallableInput, CallableName, ServiceName } from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import { teamedCompetition } from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUp } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import type { Measurement } from '../bench/benchmark.ts'
import { Problem } from '../problem.ts'
import { descendants } from '../processes/descendants.ts'
import { persistentCall } from './persistentCall.ts'

/** Of the usual time of such a call, in one round after the other. */
const fractions = [0.3, 0.6, 0.85]
/** A kill that comes too late is tried again, somewhat earlier. */
const tries = 6

export const title =
  'The functions are killed in the middle of a bracket of 512 teams, a distribution, a deletion'

export async function play(stop: AbortSignal): Promise<readonly Measurement[]> {
  if (process.platform !== 'linux')
    throw new Problem('Only on Linux the processes of the functions are found.')
  const owner = await signUp('owner')
  const taken = { bracket: [] as number[], distribution: [] as number[], deletion: [] as number[] }
  for (const [round, fraction] of fractions.entries()) {
    // Its document is written once for each part: killed after the first, the second and the third write of it.
    const bracketed = await untilHit(stop, () => bracket(owner, round + 1))
    taken.bracket.push(bracketed.milliseconds)
    taken.deletion.push((await untilHit(stop, earlier => deletion(owner, fraction * earlier))).milliseconds)
    taken.distribution.push(
      (await untilHit(stop, earlier => distribution(owner, fraction * earlier))).milliseconds,
    )
  }
  return [
    { what: 'a bracket of 512 teams, until it is there', unit: 'ms', values: taken.bracket },
    { what: 'the deletion of 512 teams, until the answer', unit: 'ms', values: taken.deletion },
    { what: 'a distribution of 200 players', unit: 'ms', values: taken.distribution },
  ]
}

interface Interrupted {
  readonly milliseconds: number
  /** Whether the call was running when its process was killed. */
  readonly hit: boolean
}

/** Plays a round until its kill hits the call. What is left is right in any case. */
async function untilHit(
  stop: AbortSignal,
  round: (earlier: number) => Promise<Interrupted>,
): Promise<Interrupted> {
  for (let tried = 0; tried < tries; tried += 1) {
    stop.throwIfAborted()
    const interrupted = await round(0.8 ** tried)
    if (interrupted.hit) return interrupted
  }
  throw new Error('The functions were killed too late each time: nothing was shown')
}

async function bracket(owner: Person, afterWrites: number): Promise<Interrupted> {
  const competitionId = await largeCompetition(owner)
  const bracketId = freshId()
  const input = { competitionId, bracketId, seeding: 'rank', replace: false } as const
  const written = Promise.withResolvers<void>()
  let writes = 0
  const unlisten = stored.bracket(competitionId, bracketId).onSnapshot(
    snapshot => {
      if (snapshot.exists) writes += 1
      if (writes === afterWrites) written.resolve()
    },
    () => undefined,
  )
  const interrupted = await killedIn('generateBracket', owner, input, written.promise)
  unlisten()
  const matches = (await stored.matches(competitionId, bracketId).count().get()).data().count
  const brackets = await stored.competition(competitionId).collection('brackets').listDocuments()
  if (matches !== 1022 || brackets.length !== 1) {
    throw new Error(`${matches} of 1022 matches, ${brackets.length} brackets`)
  }
  return interrupted
}

async function deletion(owner: Person, fraction: number): Promise<Interrupted> {
  const [usual, competitionId] = [await largeCompetition(owner), await largeCompetition(owner)]
  // Starts the process, too.
  await persistentCall('deleteCompetition', owner, { competitionId: await largeCompetition(owner) })
  const { milliseconds } = await persistentCall('deleteCompetition', owner, { competitionId: usual })
  const interrupted = await killedIn(
    'deleteCompetition',
    owner,
    { competitionId },
    pause(milliseconds * fraction),
  )
  await eventually(async () => {
    const left = await stored.competition(competitionId).listCollections()
    if (left.length > 0)
      throw new Error(`${left.map(({ id }) => id).join(', ')} of ${competitionId} are left`)
  }, 120_000)
  return interrupted
}

async function largeCompetition(owner: Person): Promise<string> {
  const teams = Array.from({ length: 512 }, () => [null])
  return (await teamedCompetition({ owner }, teams)).competitionId
}

async function distribution(owner: Person, fraction: number): Promise<Interrupted> {
  const [usual, killed] = [await undealt(owner), await undealt(owner)]
  const { milliseconds } = await persistentCall('distributePlayers', owner, usual)
  const interrupted = await killedIn('distributePlayers', owner, killed, pause(milliseconds * fraction))
  const { competitionId } = killed
  const teams = await stored.teams(competitionId).get()
  const placed = (await stored.players(competitionId).get()).docs.filter(each => each.data().teamId !== null)
  if (teams.size !== 40 || placed.length !== 200) {
    throw new Error(`${teams.size} of 40 teams, ${placed.length} of 200 players in them`)
  }
  return interrupted
}

/** The input that deals 200 players of a new competition into teams. */
async function undealt(owner: Person) {
  const players = Array.from({ length: 200 }, () => ({ uid: freshId() }))
  const { competitionId } = await seededCompetition({ owner, players })
  const input = {
    competitionId,
    distributionId: freshId(),
    mode: 'alternating',
    scope: 'unassigned',
    preview: true,
    basis: null,
  } as const
  const { value } = await persistentCall('distributePlayers', owner, input)
  return { ...input, preview: false, basis: value.basis }
}

/** Makes a call whose process is killed at a moment of it, and repeats it until it is answered. */
async function killedIn<N extends CallableName>(
  name: N,
  person: Person,
  input: CallableInput<N>,
  moment: Promise<unknown>,
): Promise<Interrupted> {
  const calling = persistentCall(name, person, input)
  await Promise.race([moment, calling])
  kill(serviceOf(name))
  const { milliseconds, attempts } = await calling
  // Only a killed process leaves an attempt without an answer.
  return { milliseconds, hit: attempts > 1 }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}

/**
 * Kills the processes that run a service; the emulator starts new ones when it is called. Not those of triggers, whose
 * events the emulator would not deliver again.
 */
function kill(service: ServiceName): void {
  for (const pid of descendants(process.pid)) {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      if (environment.includes(`FUNCTION_TARGET=${service}`)) process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}
