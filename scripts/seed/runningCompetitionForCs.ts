import { randomUUID } from 'node:crypto'
import type { Account } from './account.ts'
import { callAs } from './callAs.ts'
import type { EmulatorAddresses } from './emulatorAddresses.ts'
import { inParallel } from './inParallel.ts'
import { storedDocuments } from './storedDocuments.ts'

const minute = 60 * 1000
const competitionId = 'demonstration-csgo-running'
const bracketId = 'demonstration-csgo-bracket'

const teamNames = [
  'Полярные волки',
  'Северный ветер',
  'Красный трамвай',
  'Пятый этаж',
  'Быстрые олени',
  'Синий экран',
  'Дворовая лига',
  'Ночной дозор',
]

/** Creates a competition of forty players in eight teams, in the middle of a double elimination. */
export async function runningCompetitionForCs(
  addresses: EmulatorAddresses,
  organizer: Account,
  players: readonly Account[],
  now: number,
): Promise<void> {
  await callAs(organizer, addresses, 'createCompetition', {
    competitionId,
    name: 'Ночная лига CS',
    game: 'csgo',
    startDate: now + 15 * minute,
    registrationDeadline: now + 10 * minute,
    format: 'double',
    bestOf: { rounds: 3, final: 5 },
  })
  await inParallel(players, 3, player =>
    callAs(player, addresses, 'joinCompetition', { competitionId, joinId: randomUUID() }),
  )
  await formTeams(addresses, organizer)
  await callAs(organizer, addresses, 'generateBracket', {
    competitionId,
    bracketId,
    seeding: 'rank',
    replace: false,
  })
  await checkReadiness(addresses, organizer, players)
  await playHalf(addresses, organizer)
}

async function formTeams(addresses: EmulatorAddresses, organizer: Account): Promise<void> {
  const distribute = {
    competitionId,
    distributionId: 'demonstration-csgo-deal',
    mode: 'alternating',
    scope: 'everyone',
  } as const
  const { basis } = await callAs(organizer, addresses, 'distributePlayers', {
    ...distribute,
    preview: true,
    basis: null,
  })
  await callAs(organizer, addresses, 'distributePlayers', { ...distribute, preview: false, basis })
  const teams = await storedDocuments(addresses, `competitions/${competitionId}/teams`)
  for (const [index, team] of teams.entries()) {
    await callAs(organizer, addresses, 'updateTeam', {
      competitionId,
      teamId: team.id,
      revision: team.number('revision') ?? 0,
      name: teamNames[index] ?? team.id,
    })
  }
}

/**
 * Plays until the first upper round is over, both semi-finals are running, and one match of the lower side is ready.
 */
async function playHalf(addresses: EmulatorAddresses, organizer: Account): Promise<void> {
  const play = async (stage: string, round: number, scores: readonly (readonly [number, number])[]) => {
    const matches = await storedDocuments(
      addresses,
      `competitions/${competitionId}/brackets/${bracketId}/matches`,
    )
    const ready = matches.filter(
      match =>
        match.text('stage') === stage && match.number('round') === round && match.text('status') === 'ready',
    )
    for (const [index, score] of scores.entries()) {
      const match = ready[index]
      if (match === undefined) throw new Error(`No match ${index + 1} in ${stage} ${round} is ready`)
      const of = { competitionId, bracketId, matchId: match.id }
      const started = await callAs(organizer, addresses, 'startMatch', {
        ...of,
        revision: match.number('revision') ?? 0,
      })
      const isOver = Math.max(...score) === 2
      await callAs(organizer, addresses, isOver ? 'finishSeries' : 'setScore', {
        ...of,
        revision: started.revision,
        score: [...score],
      })
    }
  }
  await play('upper', 1, [
    [2, 0],
    [2, 1],
    [1, 2],
    [2, 0],
  ])
  await play('upper', 2, [
    [1, 1],
    [1, 0],
  ])
  await play('lower', 1, [[0, 2]])
}

/** Confirms the readiness of four out of five players. */
async function checkReadiness(
  addresses: EmulatorAddresses,
  organizer: Account,
  players: readonly Account[],
): Promise<void> {
  const check = { competitionId, checkId: 'demonstration-csgo-check' }
  await callAs(organizer, addresses, 'startReadinessCheck', { ...check, replaces: null, minutes: 5 })
  const current = players.filter((_, index) => index % 5 !== 0)
  await inParallel(current, 3, player => callAs(player, addresses, 'confirmReadiness', check))
  await callAs(organizer, addresses, 'closeReadinessCheck', check)
}
