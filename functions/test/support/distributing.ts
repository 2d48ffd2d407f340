import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { call } from '../../../testing/call.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'

type Options = Partial<CallableInput<'distributePlayers'>>

/** The input of a preview. */
export function aPreview(competitionId: string): CallableInput<'distributePlayers'> {
  return {
    competitionId,
    distributionId: freshId(),
    mode: 'alternating',
    scope: 'unassigned',
    preview: true,
    basis: null,
  }
}

/** Distributing as somebody: the organizer where nobody else is named. */
export function distributing(organizer: () => Person) {
  /** A preview, unless the options say otherwise. */
  function previewed(competitionId: string, options: Options = {}, person: Person | null = organizer()) {
    return call('distributePlayers', person, { ...aPreview(competitionId), ...options })
  }

  /** Deals with the basis of a preview made just before. */
  async function distributed(competitionId: string, options: Options = {}, person: Person = organizer()) {
    const preview = await previewed(competitionId, options)
    if (!preview.ok) return preview
    return previewed(competitionId, { preview: false, basis: preview.value.basis, ...options }, person)
  }

  return { previewed, distributed }
}
