import type { Bracket, BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import { isOneElimination } from '@upper-bracket/shared/bracket/rounds/isOneElimination'
import { eliminationStandings } from '@upper-bracket/shared/bracket/standings/eliminationStandings'
import type { Standing } from '@upper-bracket/shared/bracket/standings/standing'
import { useEffect, useState } from 'react'
import { untilUsed } from '#platform/untilUsed.ts'

export type Standings = (bracket: Bracket) => readonly Standing[]

/**
 * Returns what ranks the teams of a bracket. The code for tables is loaded on demand, because most brackets are one
 * elimination, and once the page is used unless `atOnce`; null until it is there.
 */
export function useStandings(shape: BracketShape | undefined, atOnce = true): Standings | null {
  const isElimination = shape === undefined || isOneElimination(shape)
  const [ofStages, setOfStages] = useState<{ readonly standings: Standings } | null>(null)
  useEffect(() => {
    if (isElimination) return
    const load = async () => {
      if (!atOnce) await untilUsed()
      setOfStages(await import('@upper-bracket/shared/bracket/standings/standings'))
    }
    load().catch(() => undefined)
  }, [isElimination, atOnce])
  return isElimination ? eliminationStandings : (ofStages?.standings ?? null)
}
