import { bySection, overdueBefore } from '@upper-bracket/shared/competition/listSections'
import { isOrganizer, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { useMemo, useState } from 'react'
import type { CompetitionDocument } from './competition.ts'
import {
  type FirstOfSection,
  type Participation,
  useCompetitionsAmong,
  useFirstCompetitionsQuery,
  useLatestParticipationsQuery,
} from './competitionLists.ts'

export interface MyCompetition {
  readonly competition: CompetitionDocument
  /** The viewer's entry; null if they only organize. */
  readonly player: Participation | null
  readonly organizes: boolean
}

export interface MyCompetitions {
  /** In the order of the list, where abandoned ones sink (`listSections`). */
  readonly unfinished: readonly MyCompetition[]
  /** The finished one that began last. */
  readonly lastFinished: MyCompetition | null
}

/**
 * Returns the competitions in which a person plays or that they organize, each once; undefined while loading. It reads
 * the few that were joined last, as every page does (`ReadinessWatch`), and of those that the person organizes at most
 * `maxFirst` of each section.
 */
export function useMyCompetitions(uid: string): MyCompetitions | undefined {
  const entries = useLatestParticipationsQuery(uid)
  const rows = entries.currentData?.value
  const ids = useMemo(() => rows?.map(({ id }) => id).toSorted() ?? [], [rows])
  const played = useCompetitionsAmong(ids.length === 0 ? null : ids)
  const [overdue] = useState(() => overdueBefore(Date.now()))
  const [owner, administrator] = [{ owner: uid }, { administrator: uid }]
  const lists = [
    {
      data: ids.length === 0 && rows !== undefined ? [] : played.currentData?.value,
      isError: played.isError,
    },
    useFirst({ whose: owner, section: 'running', overdue }),
    useFirst({ whose: owner, section: 'upcoming', overdue }),
    useFirst({ whose: owner, section: 'finished', overdue }),
    useFirst({ whose: administrator, section: 'running', overdue }),
    useFirst({ whose: administrator, section: 'upcoming', overdue }),
    useFirst({ whose: administrator, section: 'finished', overdue }),
  ]
  const isKnown = !entries.isError ? rows !== undefined : true
  if (!isKnown || lists.some(({ data, isError }) => data === undefined && !isError)) return undefined
  return myCompetitions(uid, { entries: rows ?? [], lists: lists.map(({ data }) => data ?? []), overdue })
}

interface Known {
  readonly entries: readonly Participation[]
  readonly lists: readonly (readonly CompetitionDocument[])[]
  readonly overdue: number
}

/** Exported for its test. */
export function myCompetitions(uid: string, { entries, lists, overdue }: Known): MyCompetitions {
  const byId = new Map(lists.flat().map(competition => [competition.id, competition]))
  const all = [...byId.values()].toSorted(bySection(overdue))
  const mine = (competition: CompetitionDocument): MyCompetition => ({
    competition,
    player: entries.find(({ id }) => id === competition.id) ?? null,
    organizes: isOrganizer(rolesIn(competition, uid, null)),
  })
  const last = all.find(({ status }) => status === 'finished')
  return {
    unfinished: all.filter(({ status }) => status !== 'finished').map(mine),
    lastFinished: last === undefined ? null : mine(last),
  }
}

function useFirst(section: FirstOfSection) {
  const { currentData, isError } = useFirstCompetitionsQuery(section)
  return { data: currentData?.value, isError }
}
