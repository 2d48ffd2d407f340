import { type Seeding, seedTeams } from '@upper-bracket/shared/bracket/seedTeams'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/newDocumentId.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useGenerateBracketMutation } from './bracketEndpoints.ts'

/**
 * A bracket about to be made. Its id is made here: a call repeated makes nothing twice, and as a draw depends on
 * nothing but the id and the teams, the order shown is the order that the bracket will have.
 */
export function useGeneration(competitionId: string, teams: readonly TeamDocument[], replace: boolean) {
  const { t } = useTranslation('bracket')
  const [bracketId, setBracketId] = useState(newDocumentId)
  const [seeding, setSeeding] = useState<Seeding>('rank')
  const [generateBracket, { isLoading: busy }] = useGenerateBracketMutation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  const order = useMemo(() => {
    const byId = new Map(teams.map(team => [team.id, team]))
    const seeded = teams.map(({ id, rankSum }) => ({ teamId: id, rankSum }))
    return seedTeams(seeded, seeding, bracketId).flatMap(id => byId.get(id) ?? [])
  }, [teams, seeding, bracketId])

  /** Answers whether the bracket has been made. */
  const generate = async (): Promise<boolean> => {
    const answer = await generateBracket({ competitionId, bracketId, seeding, replace })
    if (answer.error) showError(answer.error)
    else showSuccess(t('generated'))
    return !answer.error
  }

  return { seeding, setSeeding, order, drawAgain: () => setBracketId(newDocumentId()), generate, busy }
}
