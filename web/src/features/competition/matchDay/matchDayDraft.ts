import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { FieldProblem } from '@upper-bracket/shared/errors/fieldProblems'
import { type CsMap, csMaps } from '@upper-bracket/shared/selfService/csMaps'
import { defaultMatchDay, type MatchDay } from '@upper-bracket/shared/selfService/matchDay'
import { defaultVeto, mapPoolMin } from '@upper-bracket/shared/selfService/vetoSettings'
import type { AppError } from '#platform/errors/appError.ts'

/** The fields of the form; minutes and seconds are the text as typed. */
export interface MatchDayDraft {
  readonly on: boolean
  readonly checkInMinutes: string
  readonly noShow: MatchDay['noShow']
  readonly reportBy: MatchDay['reportBy']
  readonly reportMinutes: string
  readonly moveMinutes: string
  readonly vetoOn: boolean
  readonly vetoSeconds: string
  /** The names of the chosen maps, joined by commas: see `mapsIn`. Of no meaning in other games. */
  readonly vetoMaps: string
  readonly standIns: MatchDay['standIns']
}

export type MinuteField = 'checkInMinutes' | 'reportMinutes' | 'moveMinutes'

const problems = ['too-few', 'too-many', 'not-whole'] as const
type MatchDayProblem = (typeof problems)[number]

export type MatchDayProblems = Readonly<
  Partial<Record<MinuteField | 'vetoSeconds' | 'vetoMaps', MatchDayProblem>>
>

/** Where the schema has each field. */
const paths: Readonly<Record<keyof MatchDayProblems, string>> = {
  checkInMinutes: 'checkInMinutes',
  reportMinutes: 'reportMinutes',
  moveMinutes: 'moveMinutes',
  vetoSeconds: 'veto.stepSeconds',
  vetoMaps: 'veto.maps',
}

export function draftOf({ matchDay, game }: Pick<Competition, 'matchDay' | 'game'>): MatchDayDraft {
  const veto = matchDay?.veto ?? defaultVeto(game)
  const { checkInMinutes, noShow, reportBy, reportMinutes, moveMinutes, standIns } =
    matchDay ?? defaultMatchDay
  return {
    on: matchDay !== null,
    checkInMinutes: String(checkInMinutes),
    noShow,
    reportBy,
    reportMinutes: String(reportMinutes),
    moveMinutes: String(moveMinutes),
    vetoOn: matchDay !== null && matchDay.veto !== null,
    vetoSeconds: String(veto.stepSeconds),
    vetoMaps: veto.game === 'csgo' ? joined(veto.maps) : '',
    standIns,
  }
}

/** The chosen maps, in the order of all maps. */
export function mapsIn(vetoMaps: string): readonly CsMap[] {
  const names = vetoMaps.split(',')
  return csMaps.filter(map => names.includes(map))
}

/** The field with a map more, or without one that it had. */
export function withMapTurned(vetoMaps: string, map: CsMap): string {
  const before = mapsIn(vetoMaps)
  return joined(before.includes(map) ? before.filter(each => each !== map) : [...before, map])
}

/** The maps that a pool needs at least. */
export function fewestMaps({ rounds, final }: Competition['bestOf']): number {
  return Math.max(mapPoolMin, rounds, final)
}

function joined(maps: readonly CsMap[]): string {
  return csMaps.filter(map => maps.includes(map)).join()
}

/** The fields to which a refusal belongs; empty where it belongs to none. */
export function problemsOfError({ fields }: AppError): MatchDayProblems {
  return problemsAt(fields, 'changes.matchDay.')
}

/** The problems of fields among those of an input, whose paths begin with `within`. */
export function problemsAt(found: readonly FieldProblem[], within = ''): MatchDayProblems {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([field, at]) => {
      const problem = found.find(({ path }) => path === `${within}${at}`)?.problem
      return problem === undefined ? [] : [[field, problems.find(each => each === problem) ?? 'not-whole']]
    }),
  )
}
