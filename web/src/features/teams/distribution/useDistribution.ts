import type { DistributionPlan, DistributionScope } from '@upper-bracket/shared/balance/distribute'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useDistributePlayersMutation } from '../teamEndpoints.ts'

interface Shown {
  readonly plan: DistributionPlan | null
  readonly error: AppError | null
  /** The plan replaced one that was out of date. */
  readonly replaced: boolean
}

const nothing: Shown = { plan: null, error: null, replaced: false }

/**
 * The preview of a distribution, requested again when the scope changes, and its application. `apply` returns
 * the plan that was applied; null if nothing was: the error has been shown, or a new preview has been
 * requested.
 */
export function useDistribution(competitionId: string, scope: DistributionScope) {
  const [shown, setShown] = useState(nothing)
  const [applying, setApplying] = useState(false)
  // The same for every attempt, so that the players are distributed only once.
  const [distributionId, setDistributionId] = useState(newDocumentId)
  const [distribute] = useDistributePlayersMutation()
  const showError = useShowError()
  const latest = useRef(0)

  const ask = useCallback(
    async (replaced: boolean) => {
      const request = ++latest.current
      setShown(nothing)
      const input = { competitionId, distributionId: newDocumentId(), mode: 'alternating' as const, scope }
      const answer = await distribute({ ...input, preview: true, basis: null })
      if (request !== latest.current) return
      setShown(
        answer.error
          ? { ...nothing, error: toAppError(answer.error) }
          : { plan: answer.data, error: null, replaced },
      )
    },
    [competitionId, scope, distribute],
  )

  useEffect(() => {
    void ask(false)
  }, [ask])

  const apply = async (): Promise<DistributionPlan | null> => {
    if (shown.plan === null) return null
    setApplying(true)
    const { basis } = shown.plan
    const input = { competitionId, distributionId, mode: 'alternating' as const, scope }
    const answer = await distribute({ ...input, preview: false, basis })
    setApplying(false)
    if (!answer.error) return answer.data
    if (toAppError(answer.error).code === 'changed-meanwhile') {
      setDistributionId(newDocumentId())
      await ask(true)
    } else {
      showError(answer.error)
    }
    return null
  }

  return { ...shown, applying, preview: () => void ask(false), apply }
}
