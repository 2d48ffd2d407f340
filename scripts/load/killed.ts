import { readFileSync } from 'node:fs'
import type { CallableInput, CallableName, ServiceName } from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import { teamedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUp } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import type { Measurement } from '../bench/benchmark.ts'
import { Problem } from '../problem.ts'
import { descendants } from '../processes/descendants.ts'
import { persistentCall } from './persistentCall.ts'

/** After so many milliseconds, in one round after the other. */
const kills = [100, 400, 900]

export const title =
  'The functions are killed in the middle of a bracket of 512 teams, a distribution, a deletion'

export async function play(stop: AbortSignal): Promise<readonly Measurement[]> {
  if (process.platform !== 'linux')
    throw new Problem('Only on Linux the processes of the functions are found.')
  const owner = await signUp('owner')
  const taken = { bracket: [] as number[], distribution: [] as number[], deletion: [] as number[] }
  for (const delay of kills) {
    stop.throwIfAborted()
    const { competitionId } = await teamedCompetition(
      { owner },
      Array.from({ length: 512 }, () => [null]),
    )
    const bracketId = freshId()
    const bracket = { competitionId, bracketId, seeding: 'rank', replace: false } as const
    taken.bracket.push(await interrupted('generateBracket', owner, bracket, delay))
    const matches = (await stored.matches(competitionId, bracketId).count().get()).data().count
    const brackets = await stored.competition(competitionId).collection('brackets').listDocuments()
    if (matches !== 1022 || brackets.length !== 1) {
      throw new Error(`${matches} of 1022 matches, ${brackets.length} brackets`)
    }
    taken.deletion.push(await interrupted('deleteCompetition', owner, { competitionId }, delay))
    await eventually(async () => {
      const left = await stored.competition(competitionId).listCollections()
      if (left.length > 0)
        throw new Error(`${left.map(({ id }) => id).join(', ')} of ${competitionId} are left`)
    }, 120_000)

    taken.distribution.push(await distribution(owner, delay))
  }
  return [
    { what: 'a bracket of 512 teams, until it is there', unit: 'ms', values: taken.bracket },
    { what: 'its deletion, until the answer', unit: 'ms', values: taken.deletion },
    { what: 'a distribution of 200 players', unit: 'ms', values: taken.distribution },
  ]
}

async function distribution(owner: Person, delay: number): Promise<number> {
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
  const preview = await call('distributePlayers', owner, input)
  if (!preview.ok) throw new Error(`distributePlayers: ${preview.code}`)
  const dealt = { ...input, preview: false, basis: preview.value.basis }
  const taken = await interrupted('distributePlayers', owner, dealt, delay)
  const teams = await stored.teams(competitionId).get()
  const placed = (await stored.players(competitionId).get()).docs.filter(each => each.data().teamId !== null)
  if (teams.size !== 40 || placed.length !== 200) {
    throw new Error(`${teams.size} of 40 teams, ${placed.length} of 200 players in them`)
  }
  return taken
}

/** Makes a call whose process is killed after `delay` milliseconds, and repeats it until it is answered. */
async function interrupted<N extends CallableName>(
  name: N,
  person: Person,
  input: CallableInput<N>,
  delay: number,
): Promise<number> {
  const calling = persistentCall(name, person, input)
  await new Promise(resolve => setTimeout(resolve, delay))
  kill(serviceOf(name))
  return (await calling).milliseconds
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
