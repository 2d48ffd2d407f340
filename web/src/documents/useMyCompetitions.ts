import { skipToken } from '@reduxjs/toolkit/query/react'
import { overdueBefore } from '@upper-bracket/shared/competition/listSections'
import { isOrganizer, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { useMemo, useState } from 'react'
import type { CompetitionDocument } from './competition.ts'
import {
  type Participation,
  type SectionPage,
  useActiveCompetitionsQuery,
  useCompetitionsAmongQuery,
  useLatestParticipationsQuery,
} from './competitionLists.ts'

export interface MyCompetition {
  readonly competition: CompetitionDocument
  /** The viewer's entry; null if they only organize. */
  readonly player: Participation | null
  readonly organizes: boolean
}

/**
 * Returns the unfinished competitions in which a person plays or that they organize, each once, running ones first, then
 * the soonest; undefined while loading. It reads the few that were joined last, as every page does (`ReadinessWatch`),
 * and at most `maxActive` of each kind that the person organizes.
 */
export function useMyCompetitions(uid: string): readonly MyCompetition[] | undefined {
  const entries = useLatestParticipationsQuery(uid)
  const rows = entries.currentData?.value
  const ids = useMemo(() => rows?.map(({ id }) => id).toSorted() ?? [], [rows])
  const played = useCompetitionsAmongQuery(ids.length === 0 ? skipToken : ids)
  const [owner, administrator] = [{ owner: uid }, { administrator: uid }]
  const lists = [
    {
      data: ids.length === 0 && rows !== undefined ? [] : played.currentData?.value,
      isError: played.isError,
    },
    useActive(owner, 'running'),
    useActive(owner, 'upcoming'),
    useActive(administrator, 'running'),
    useActive(administrator, 'upcoming'),
  ]
  const isKnown = !entries.isError ? rows !== undefined : true
  if (!isKnown || lists.some(({ data, isError }) => data === undefined && !isError)) return undefined
  return myCompetitions(uid, { entries: rows ?? [], lists: lists.map(({ data }) => data ?? []) })
}

interface Known {
  readonly entries: readonly Participation[]
  readonly lists: readonly (readonly CompetitionDocument[])[]
}

/** Exported for its test. */
export function myCompetitions(uid: string, { entries, lists }: Known): readonly MyCompetition[] {
  const byId = new Map(lists.flat().map(competition => [competition.id, competition]))
  return [...byId.values()]
    .filter(({ status }) => status !== 'finished')
    .toSorted(
      (a, b) => Number(b.status === 'running') - Number(a.status === 'running') || a.startDate - b.startDate,
    )
    .map(competition => ({
      competition,
      player: entries.find(({ id }) => id === competition.id) ?? null,
      organizes: isOrganizer(rolesIn(competition, uid, null)),
    }))
}

function useActive(whose: SectionPage['whose'], section: 'running' | 'upcoming') {
  const [overdue] = useState(() => overdueBefore(Date.now()))
  const { currentData, isError } = useActiveCompetitionsQuery({ whose, section, overdue })
  return { data: currentData?.value, isError }
}
