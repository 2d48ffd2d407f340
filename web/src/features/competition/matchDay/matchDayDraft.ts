import type { FieldProblem } from '@upper-bracket/shared/errors/fieldProblems'
import { type MatchDay, usualMatchDay } from '@upper-bracket/shared/matchDay/matchDay'
import type { AppError } from '#platform/errors/appError.ts'

/** The fields of the form; minutes are the text as typed. */
export interface MatchDayDraft {
  readonly on: boolean
  readonly checkInMinutes: string
  readonly noShow: MatchDay['noShow']
  readonly reportBy: MatchDay['reportBy']
  readonly reportMinutes: string
  readonly moveMinutes: string
}

const minuteFields = ['checkInMinutes', 'reportMinutes', 'moveMinutes'] as const
export type MinuteField = (typeof minuteFields)[number]

const problems = ['too-few', 'too-many', 'not-whole'] as const
type MatchDayProblem = (typeof problems)[number]

export type MatchDayProblems = Readonly<Partial<Record<MinuteField, MatchDayProblem>>>

export function draftOf(matchDay: MatchDay | null): MatchDayDraft {
  const { checkInMinutes, noShow, reportBy, reportMinutes, moveMinutes } = matchDay ?? usualMatchDay
  return {
    on: matchDay !== null,
    checkInMinutes: String(checkInMinutes),
    noShow,
    reportBy,
    reportMinutes: String(reportMinutes),
    moveMinutes: String(moveMinutes),
  }
}

/** The fields to which a refusal belongs; empty where it belongs to none. */
export function problemsOfError({ fields }: AppError): MatchDayProblems {
  return problemsAt(fields, 'changes.matchDay.')
}

/** The problems of minutes among those of an input, whose paths begin with `within`. */
export function problemsAt(found: readonly FieldProblem[], within = ''): MatchDayProblems {
  return Object.fromEntries(
    minuteFields.flatMap(field => {
      const problem = found.find(({ path }) => path === `${within}${field}`)?.problem
      return problem === undefined ? [] : [[field, problems.find(each => each === problem) ?? 'not-whole']]
    }),
  )
}
