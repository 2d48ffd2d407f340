import { matchDay } from '@upper-bracket/shared/contract/fields'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { MatchDay } from '@upper-bracket/shared/matchDay/matchDay'
import type { ReadDraft } from '#ui/form/useForm.ts'
import { type MatchDayDraft, type MatchDayProblems, problemsAt } from './matchDayDraft.ts'

/** Reads the settings from the form, or returns the problem of every invalid field. */
export function readMatchDay({ on, ...draft }: MatchDayDraft): ReadDraft<MatchDay | null, MatchDayProblems> {
  if (!on) return { ok: true, value: null }
  const read = matchDay.safeParse({
    ...draft,
    checkInMinutes: minutesOf(draft.checkInMinutes),
    reportMinutes: minutesOf(draft.reportMinutes),
    moveMinutes: minutesOf(draft.moveMinutes),
  })
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, problems: problemsAt(fieldProblems(read.error)) }
}

function minutesOf(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN
}
