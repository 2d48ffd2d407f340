import type { FieldProblem } from '@upper-bracket/shared/errors/fieldProblems'
import { maxGames, type SeriesSettings } from '@upper-bracket/shared/format/maxGames'
import { type CsMap, csMaps, defaultMapPool } from '@upper-bracket/shared/selfService/csMaps'
import { defaultSelfService, type SelfService } from '@upper-bracket/shared/selfService/selfService'
import type { VetoOrder } from '@upper-bracket/shared/selfService/vetoOrder'
import { defaultVeto, mapPoolMin } from '@upper-bracket/shared/selfService/vetoSettings'

/** Who runs the matches. */
export type MatchRunner = 'organizers' | 'teams'

/** The fields of the form about team-run matches; minutes and seconds are the text as typed. */
export interface SelfServiceDraft {
  readonly selfService: MatchRunner
  readonly checkInMinutes: string
  readonly noShow: SelfService['noShow']
  readonly reportBy: SelfService['reportBy']
  readonly reportMinutes: string
  readonly moveMinutes: string
  readonly vetoOn: boolean
  readonly vetoSeconds: string
  /** The names of the chosen maps of CS, joined by commas: see `mapsIn`. Not used in other games. */
  readonly vetoMaps: string
  /** The order has no effect in other games than CS. */
  readonly vetoOrder: VetoOrder
  readonly standIns: SelfService['standIns']
}

export type MinuteField = 'checkInMinutes' | 'reportMinutes' | 'moveMinutes'

const problems = ['too-few', 'too-many', 'not-whole'] as const
type SelfServiceProblem = (typeof problems)[number]

export type SelfServiceProblems = Readonly<
  Partial<Record<MinuteField | 'vetoSeconds' | 'vetoMaps', SelfServiceProblem>>
>

/** The path of each field in the schema. */
const paths: Readonly<Record<keyof SelfServiceProblems, string>> = {
  checkInMinutes: 'checkInMinutes',
  reportMinutes: 'reportMinutes',
  moveMinutes: 'moveMinutes',
  vetoSeconds: 'veto.stepSeconds',
  vetoMaps: 'veto.maps',
}

export function selfServiceDraft(selfService: SelfService | null): SelfServiceDraft {
  const veto = selfService?.veto ?? defaultVeto('csgo')
  const { checkInMinutes, noShow, reportBy, reportMinutes, moveMinutes, standIns } =
    selfService ?? defaultSelfService
  return {
    selfService: selfService === null ? 'organizers' : 'teams',
    checkInMinutes: String(checkInMinutes),
    noShow,
    reportBy,
    reportMinutes: String(reportMinutes),
    moveMinutes: String(moveMinutes),
    vetoOn: selfService !== null && selfService.veto !== null,
    vetoSeconds: String(veto.stepSeconds),
    vetoMaps: veto.game === 'csgo' ? joined(veto.maps) : joined(defaultMapPool),
    vetoOrder: (veto.game === 'csgo' && veto.order) || 'alternating',
    standIns,
  }
}

/** Returns the chosen maps, in the order of all maps. */
export function mapsIn(vetoMaps: string): readonly CsMap[] {
  const names = vetoMaps.split(',')
  return csMaps.filter(map => names.includes(map))
}

/** Returns the field with a map added or removed. */
export function withMapTurned(vetoMaps: string, map: CsMap): string {
  const before = mapsIn(vetoMaps)
  return joined(before.includes(map) ? before.filter(each => each !== map) : [...before, map])
}

/** Returns the minimum number of maps in a pool. */
export function fewestMaps(series: SeriesSettings): number {
  return Math.max(mapPoolMin, maxGames(series))
}

function joined(maps: readonly CsMap[]): string {
  return csMaps.filter(map => maps.includes(map)).join()
}

/** Returns the problems of the form's fields among those of an input, whose paths begin with `within`. */
export function problemsAt(found: readonly FieldProblem[], within = ''): SelfServiceProblems {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([field, at]) => {
      const problem = found.find(({ path }) => path === `${within}${at}`)?.problem
      return problem === undefined ? [] : [[field, problems.find(each => each === problem) ?? 'not-whole']]
    }),
  )
}
