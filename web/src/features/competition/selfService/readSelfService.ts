import type { Competition } from '@upper-bracket/shared/competition/competition'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { SeriesSettings } from '@upper-bracket/shared/format/maxGames'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { selfService } from '@upper-bracket/shared/selfService/selfServiceSchema'
import { vetoOrderField } from '@upper-bracket/shared/selfService/vetoOrder'
import type { ReadDraft } from '#ui/form/useForm.ts'
import {
  fewestMaps,
  mapsIn,
  problemsAt,
  type SelfServiceDraft,
  type SelfServiceProblems,
} from './selfServiceDraft.ts'

/** Parses the settings from the form, or returns the problem of every invalid field. */
export function readSelfService(
  draft: SelfServiceDraft,
  { game, ...series }: Pick<Competition, 'game'> & SeriesSettings,
): ReadDraft<SelfService | null, SelfServiceProblems> {
  if (draft.selfService === 'organizers') return { ok: true, value: null }
  const { noShow, reportBy, standIns, vetoOn } = draft
  const maps = mapsIn(draft.vetoMaps)
  const stepSeconds = numberOf(draft.vetoSeconds)
  const veto =
    game === 'csgo' ? { game, maps, stepSeconds, ...vetoOrderField(draft.vetoOrder) } : { game, stepSeconds }
  const read = selfService.safeParse({
    noShow,
    reportBy,
    standIns,
    checkInMinutes: numberOf(draft.checkInMinutes),
    reportMinutes: numberOf(draft.reportMinutes),
    moveMinutes: numberOf(draft.moveMinutes),
    veto: vetoOn ? veto : null,
  })
  const problems: SelfServiceProblems = {
    ...(read.success ? {} : problemsAt(fieldProblems(read.error))),
    ...(vetoOn && game === 'csgo' && maps.length < fewestMaps(series) ? { vetoMaps: 'too-few' } : {}),
  }
  return read.success && Object.keys(problems).length === 0
    ? { ok: true, value: read.data }
    : { ok: false, problems }
}

function numberOf(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN
}
