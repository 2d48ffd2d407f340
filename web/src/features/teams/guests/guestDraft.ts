import { rankReader } from '@upper-bracket/shared/guest/list/rankReader'
import { type GuestNameProblem, readGuestName } from '@upper-bracket/shared/guest/readGuestName'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { foldedName } from '@upper-bracket/shared/text/foldedName'
import type { AppError } from '#platform/errors/appError.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'

/** The fields as typed. */
export interface GuestDraft {
  readonly name: string
  readonly rank: string
}

export interface GuestProblems {
  readonly name?: GuestNameProblem | 'name-taken'
  readonly rank?: 'rank-unknown'
}

export interface Guest {
  readonly name: string
  readonly rankTier: RankTier | null
}

/** Validates one player as the functions do. `taken` are the names of all others. */
export function readGuest(
  { name: typed, rank }: GuestDraft,
  scale: RankScale,
  taken: readonly string[],
): ReadDraft<Guest, GuestProblems> {
  const { name, problem } = readGuestName(typed)
  const isTaken = problem === null && taken.some(other => foldedName(other) === foldedName(name))
  const rankTier = rankReader(scale)(rank)
  if (problem === null && !isTaken && rankTier !== undefined) return { ok: true, value: { name, rankTier } }
  return {
    ok: false,
    problems: {
      ...(problem !== null && { name: problem }),
      ...(isTaken && { name: 'name-taken' }),
      ...(rankTier === undefined && { rank: 'rank-unknown' }),
    },
  }
}

/** Returns the field to which a refusal belongs; empty if it belongs to none. */
export function guestProblemsOf({ code }: AppError): GuestProblems {
  if (code === 'player-name-taken') return { name: 'name-taken' }
  return code === 'rank-invalid' ? { rank: 'rank-unknown' } : {}
}
