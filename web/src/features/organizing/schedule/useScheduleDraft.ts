import { hasNotBegun } from '@upper-bracket/shared/bracket/model/isStarted'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { changedStarts } from '@upper-bracket/shared/schedule/changedStarts'
import { movePlan } from '@upper-bracket/shared/schedule/movePlan'
import { planSchedule } from '@upper-bracket/shared/schedule/planSchedule'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketShapeQuery } from '#documents/bracket.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { serverTime } from '#platform/clock/serverClock.ts'
import { localDateTime, parseLocalDateTime } from '#ui/form/localDateTime.ts'
import { useSend } from '#ui/useSend.ts'
import { usePlanMatchesMutation } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { matchesById } from '#features/bracket/commands/liveBracket.ts'
import {
  readSettings,
  type SettingsDraft,
  type SettingsField,
  settingsDraft,
} from './scheduleSettingsDraft.ts'

type Starts = ReadonlyMap<string, number | null>

const fiveMinutes = 5 * 60_000

/** Manages the schedule that an organizer edits on top of the stored one. Nothing is written before it is saved. */
export function useScheduleDraft(startDate: number) {
  const { t } = useTranslation('schedule')
  const { competitionId, bracketId, shape } = useBracketScope()
  const rows = useMatches()
  const stored = useBracketShapeQuery({ competitionId, bracketId }).currentData?.value?.schedule
  const edition = stored?.edition ?? 0
  const [opened, setOpened] = useState(edition)
  const [saved, setSaved] = useState<number | null>(null)
  const [begins, setBegins] = useState(() => localDateTime(firstStart(rows, startDate)))
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({})
  const settings = { ...settingsDraft(stored ?? defaultSchedule), ...typed }
  const [wrong, setWrong] = useState<readonly (SettingsField | 'begins')[]>([])
  // Each edit generates a new id, so that a repeated call is recognized and an edited one is not.
  const [{ starts, planId }, setPlan] = useState<{ starts: Starts; planId: string }>(() => ({
    starts: new Map(),
    planId: newDocumentId(),
  }))
  const [planMatches, { isLoading: busy }] = usePlanMatchesMutation()
  const send = useSend()

  // The saved starts are shown until the streams have brought them.
  if (saved !== null && edition >= saved) {
    setSaved(null)
    setTyped({})
    setPlan({ starts: new Map(), planId: newDocumentId() })
  }

  const matches = rows.map(match => {
    const startsAt = starts.get(match.id)
    return startsAt === undefined || !hasNotBegun(match) ? match : { ...match, startsAt }
  })
  const edit = (changes: Iterable<readonly [string, number | null]>) =>
    setPlan(before => ({ starts: new Map([...before.starts, ...changes]), planId: newDocumentId() }))

  const read = () => {
    const outcome = readSettings(settings)
    const startsAt = parseLocalDateTime(begins)
    setWrong([...(outcome.ok ? [] : outcome.wrong), ...(startsAt === null ? (['begins'] as const) : [])])
    return outcome.ok && startsAt !== null ? { settings: outcome.value, startsAt } : null
  }

  return {
    matches,
    begins,
    settings,
    wrong,
    busy,
    /** Whether another organizer has saved a schedule since this page was opened. */
    conflict: edition > opened && !busy,
    /** Whether there is something to save. */
    edited: saved === null && (starts.size > 0 || Object.keys(typed).length > 0),
    setBegins: (value: string) => {
      setBegins(value)
      setWrong(before => before.filter(field => field !== 'begins'))
    },
    setSetting: (field: SettingsField, value: string) => {
      setTyped(before => ({ ...before, [field]: value }))
      setPlan(before => ({ ...before, planId: newDocumentId() }))
      setWrong(before => before.filter(each => each !== field))
    },
    setStarts: edit,
    workOut: () => {
      const plan = read()
      if (plan === null) return
      const { startsAt } = plan
      const planned = planSchedule({ shape, matches: matchesById(rows) }, { ...plan.settings, startsAt })
      edit(rows.filter(hasNotBegun).map(({ id }) => [id, planned.get(id) ?? null] as const))
    },
    move: (byMinutes: number) => edit(movePlan(matches, { byMinutes, now: serverTime() ?? Date.now() })),
    discard: () => {
      setTyped({})
      setWrong([])
      setPlan({ starts: new Map(), planId: newDocumentId() })
    },
    clear: () => edit(rows.filter(hasNotBegun).map(({ id }) => [id, null] as const)),
    save: async () => {
      const plan = read()
      if (plan === null) return
      // A deleted match makes the schedule outdated, which the server refuses.
      const changed = changedStarts(matchesById(rows), [...starts])
      const differing = changed.ok ? changed.value.map(({ id }) => id) : [...starts.keys()]
      const input = {
        competitionId,
        bracketId,
        planId,
        edition: Math.max(edition, opened),
        ...plan.settings,
        starts: differing.map((id): [string, number | null] => [id, starts.get(id) ?? null]),
      }
      const done = ({ edition: written }: { readonly edition: number }) => {
        setOpened(written)
        setSaved(written)
        return t('saved')
      }
      await send(planMatches(input), { done })
    },
  }
}

/**
 * Returns the first planned start in the future, otherwise the competition's, otherwise the next multiple of five
 * minutes.
 */
function firstStart(matches: readonly Match[], startDate: number): number {
  const planned = matches.flatMap(match => (hasNotBegun(match) ? (match.startsAt ?? []) : []))
  const hasBegun = matches.some(({ status }) => status === 'running' || status === 'finished')
  const next = Math.ceil((serverTime() ?? Date.now()) / fiveMinutes) * fiveMinutes
  if (planned.length > 0) return Math.max(Math.min(...planned), next)
  return hasBegun ? next : Math.max(startDate, next)
}
