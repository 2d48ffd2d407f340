import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import { seedTeams } from '@upper-bracket/shared/bracket/creation/seedTeams'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import { roundNameOf } from '@upper-bracket/shared/bracket/rounds/roundNameOf'
import { type BracketRound, roundsOf } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { isSecondFinal } from '@upper-bracket/shared/bracket/rounds/secondFinal'
import type { BestOf } from '@upper-bracket/shared/format/series'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useSend } from '#ui/useSend.ts'
import { useGenerateBracketMutation } from '../commands/bracketEndpoints.ts'
import type { Entrant } from './entrants.ts'
import { mergedOrder, movedTeam } from './manualOrder.ts'

export type SeedingWay = 'rank' | 'random' | 'manual'

/**
 * Manages the bracket about to be created. Its id is generated here, so that a repeated call has no second effect. A
 * draw depends only on the id and the teams, so the bracket will have the order shown.
 */
export function useGeneration(competition: CompetitionDocument, teams: readonly Entrant[], replace: boolean) {
  const { t } = useTranslation('bracket')
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
  const rounds = useMemo(() => roundsToBe(competition, teams.length), [competition, teams.length])

  /** Returns whether the bracket was created. */
  const generate = async (): Promise<boolean> => {
    const known = new Set(rounds.map(({ key }) => key))
    const call = generateBracket({
      competitionId: competition.id,
      bracketId,
      seeding,
      ...(seeding === 'manual' ? { order: order.map(({ id }) => id) } : {}),
      bestOf: Object.fromEntries(Object.entries(bestOf).filter(([key]) => known.has(key))),
      replace,
    })
    return send(call, t('generated'))
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
    setBestOf: (key: string, length: BestOf) => setBestOf(before => ({ ...before, [key]: length })),
    generate,
    busy,
  }
}

interface RoundToBe {
  readonly key: string
  readonly name: BracketRound['name']
  readonly bestOf: BestOf
}

/** Returns the rounds that the bracket will have, with the planned series lengths. */
function roundsToBe(
  { format, stages, bestOf, options }: CompetitionDocument,
  count: number,
): readonly RoundToBe[] {
  const teamIds = Array.from({ length: count }, (_, index) => String(index))
  const made = createBracket({ teamIds, format, stages, bestOf, ...options })
  if (!made.ok) return []
  const { shape, matches } = made.value
  const drawn = roundsOf(made.value)
  const planned = new Map([...matches.values()].map(match => [roundKey(match), match.bestOf]))
  const secondFinal = [...matches.values()].filter(isSecondFinal)
  return [
    ...drawn.map(round => ({ key: roundKey(round), name: round.name })),
    ...secondFinal.map(match => ({ key: roundKey(match), name: roundNameOf(shape, match) })),
  ].map(({ key, name }) => ({ key, name, bestOf: planned.get(key) ?? bestOf.rounds }))
}
