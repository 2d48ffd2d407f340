import type { Competition } from '@upper-bracket/shared/competition/competition'
import { runScheduledFunction } from '../../../scripts/schedules/schedules.ts'
import { call } from '../../../testing/call.ts'
import { freshId, hour, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'

/** A competition that has just started, with its bracket; its captains have been asked for the first matches. */
export async function selfServiceCompetition(
  seed: Omit<Seed, 'competition'>,
  settings: Partial<Competition>,
) {
  const { competitionId, teamIds } = await seededCompetition({
    ...seed,
    competition: {
      format: 'single',
      bestOf: { rounds: 3, final: 3 },
      startDate: Date.now() - 1,
      registrationDeadline: Date.now() - hour,
      ...settings,
    },
  })
  const bracketId = freshId()
  await call('generateBracket', seed.owner, {
    competitionId,
    bracketId,
    seeding: 'manual',
    order: [...teamIds],
    replace: false,
  })
  await runScheduledFunction(Number(process.env['UPPER_BRACKET_PORT']), 'fireTimers')
  return { competitionId, bracketId, teamIds }
}
