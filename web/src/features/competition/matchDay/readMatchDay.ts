import type { Competition } from '@upper-bracket/shared/competition/competition'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { MatchDay } from '@upper-bracket/shared/selfService/matchDay'
import { matchDay } from '@upper-bracket/shared/selfService/matchDaySchema'
import type { ReadDraft } from '#ui/form/useForm.ts'
import { fewestMaps, type MatchDayDraft, type MatchDayProblems, mapsIn, problemsAt } from './matchDayDraft.ts'

/** Reads the settings from the form, or returns the problem of every invalid field. */
export function readMatchDay(
  { on, vetoOn, vetoSeconds, vetoMaps, ...draft }: MatchDayDraft,
  { game, bestOf }: Pick<Competition, 'game' | 'bestOf'>,
): ReadDraft<MatchDay | null, MatchDayProblems> {
  if (!on) return { ok: true, value: null }
  const maps = mapsIn(vetoMaps)
  const stepSeconds = numberOf(vetoSeconds)
  const veto = game === 'csgo' ? { game, maps, stepSeconds } : { game, stepSeconds }
  const read = matchDay.safeParse({
    ...draft,
    checkInMinutes: numberOf(draft.checkInMinutes),
    reportMinutes: numberOf(draft.reportMinutes),
    moveMinutes: numberOf(draft.moveMinutes),
    veto: vetoOn ? veto : null,
  })
  const problems: MatchDayProblems = {
    ...(read.success ? {} : problemsAt(fieldProblems(read.error))),
    ...(vetoOn && game === 'csgo' && maps.length < fewestMaps(bestOf) ? { vetoMaps: 'too-few' } : {}),
  }
  return read.success && Object.keys(problems).length === 0
    ? { ok: true, value: read.data }
    : { ok: false, problems }
}

function numberOf(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN
}
