import type { Constraints } from '@upper-bracket/shared/balance/constraints'
import {
  type DistributionMode,
  type DistributionPlan,
  type DistributionScope,
  distributionModes,
} from '@upper-bracket/shared/balance/distribute'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useDistributePlayersMutation } from '../teamEndpoints.ts'

export type Plans = Readonly<Record<DistributionMode, DistributionPlan>>

/** The options that both distributions share. */
interface Choice {
  readonly scope: DistributionScope
  readonly seed: number
  readonly constraints: Constraints
  /** The number of new teams; null for the default. */
  readonly teamCount: number | null
}

interface Shown {
  /** The options of the plans. */
  readonly choice: Choice | null
  readonly plans: Plans | null
  readonly error: AppError | null
  /** Whether the plans replaced outdated ones. */
  readonly replaced: boolean
}

const nothing: Shown = { choice: null, plans: null, error: null, replaced: false }

/**
 * Manages the previews of a distribution in each mode, which are requested again when the options change, and its
 * application. While new previews are loading, those of the same scope stay, and `waiting` is true. `apply` resolves to
 * the applied plan; null if none was applied because an error was shown or new previews were requested.
 */
export function useDistribution(competitionId: string, choice: Choice) {
  const { scope, seed, constraints, teamCount } = choice
  const [shown, setShown] = useState(nothing)
  const [waiting, setWaiting] = useState(true)
  const [applying, setApplying] = useState(false)
  // The id is the same for every attempt, so that the players are distributed only once.
  const [distributionId, setDistributionId] = useState(newDocumentId)
  const [distribute] = useDistributePlayersMutation()
  const showError = useShowError()
  const latest = useRef(0)

  const ask = useCallback(
    async (replaced: boolean) => {
      const request = ++latest.current
      setWaiting(true)
      setShown(before => (before.choice?.scope === scope ? { ...before, error: null } : nothing))
      const choice = { scope, seed, constraints, teamCount }
      const preview = (mode: DistributionMode) =>
        distribute({
          competitionId,
          distributionId: newDocumentId(),
          mode,
          ...choice,
          preview: true,
          basis: null,
        })
      const [alternating, even] = await Promise.all(distributionModes.map(preview))
      if (request !== latest.current) return
      setWaiting(false)
      const failure = alternating?.error ?? even?.error
      if (alternating?.data && even?.data) {
        const plans = { alternating: alternating.data, even: even.data }
        setShown({ choice, plans, error: null, replaced })
      } else if (failure) {
        setShown({ ...nothing, error: toAppError(failure) })
      }
    },
    [competitionId, scope, seed, constraints, teamCount, distribute],
  )

  useEffect(() => {
    void ask(false)
  }, [ask])

  const apply = async (mode: DistributionMode): Promise<DistributionPlan | null> => {
    if (shown.plans === null) return null
    setApplying(true)
    const { basis } = shown.plans[mode]
    const input = { competitionId, distributionId, mode, scope, seed, constraints, teamCount }
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

  const { plans, error, replaced } = shown
  return { plans, error, replaced, waiting, applying, preview: () => void ask(false), apply }
}
