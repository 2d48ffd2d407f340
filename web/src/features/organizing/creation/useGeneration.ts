import { drawsRounds } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { seedTeams } from '@upper-bracket/shared/bracket/seeding/seedTeams'
import type { BestOf } from '@upper-bracket/shared/format/series'
import { invitedSeeds, invitedTeams } from '@upper-bracket/shared/format/stagePlan'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useGenerateBracketMutation } from '#features/bracket/commands/bracketEndpoints.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useSend } from '#ui/useSend.ts'
import type { Entrant } from './entrants.ts'
import { firstPairs } from './firstPairs.ts'
import { mergedOrder, movedTeam } from './manualOrder.ts'
import { roundsToBe } from './roundsToBe.ts'
import { useGrouping } from './useGrouping.ts'

export type SeedingWay = 'rank' | 'random' | 'manual'

/**
 * Manages the bracket about to be created. Its id is generated here, so that a repeated call has no second effect. A
 * draw depends only on the id and the teams, so the bracket will have the order and the groups shown.
 */
export function useGeneration(competition: CompetitionDocument, teams: readonly Entrant[], replace: boolean) {
  const { t } = useTranslation(['bracket', 'format'])
  const [bracketId, setBracketId] = useState(newDocumentId)
  const [seeding, setSeeding] = useState<SeedingWay>('rank')
  const [byHand, setByHand] = useState<readonly string[]>([])
  const [bestOf, setBestOf] = useState<Readonly<Record<string, BestOf>>>({})
  const [generateBracket, { isLoading: busy }] = useGenerateBracketMutation()
  const send = useSend()

  const order = useMemo(() => {
    const byId = new Map(teams.map(team => [team.id, team]))
    const seeded = teams.map(({ id, rankSum }) => ({ teamId: id, rankSum }))
    const ids = seeding === 'manual' ? mergedOrder(byHand, teams) : seedTeams(seeded, seeding, bracketId)
    return ids.flatMap(id => byId.get(id) ?? [])
  }, [teams, seeding, byHand, bracketId])
  const grouping = useGrouping(
    competition.stages[0],
    useMemo(() => order.slice(invitedTeams(competition)).map(({ id }) => id), [order, competition]),
  )
  const pairs = useMemo(() => firstPairs(competition, teams.length), [competition, teams.length])
  const rounds = useMemo(() => roundsToBe(competition, teams.length), [competition, teams.length])

  /** Returns whether the bracket was created. */
  const generate = async (): Promise<boolean> => {
    const lengths = new Map(rounds.map(round => [round.key, round.lengths]))
    const call = generateBracket({
      competitionId: competition.id,
      bracketId,
      seeding,
      ...(seeding === 'manual' ? { order: order.map(({ id }) => id) } : {}),
      ...grouping.request,
      bestOf: Object.fromEntries(
        Object.entries(bestOf).filter(([key, length]) => lengths.get(key)?.includes(length)),
      ),
      replace,
    })
    return send(call, t('format:generated'))
  }

  return {
    scale: rankScaleOf(competition),
    seeding,
    /** Manual seeding starts with the order shown. */
    setSeeding: (way: SeedingWay) => {
      if (way === 'manual') setByHand(order.map(({ id }) => id))
      setSeeding(way)
    },
    order,
    /** The seeds that enter a later stage by invitation. */
    invited: invitedSeeds(competition),
    /** The teams of the first stage. */
    entering: order.slice(invitedTeams(competition)),
    pairs,
    grouping,
    /** The text from which groups are drawn. */
    draw: bracketId,
    move: (from: number, to: number) =>
      setByHand(
        movedTeam(
          order.map(({ id }) => id),
          from,
          to,
        ),
      ),
    drawAgain: () => setBracketId(newDocumentId()),
    rounds: rounds.map(round => ({ ...round, bestOf: bestOf[round.key] ?? round.bestOf })),
    /** Whether the format has series whose length is not that of a round. */
    hasSwiss: competition.stages.some(drawsRounds),
    setBestOf: (key: string, length: BestOf) => setBestOf(before => ({ ...before, [key]: length })),
    generate,
    busy,
  }
}
