import { hasPlaces } from '@upper-bracket/shared/competition/closedRefusal'
import type { Entry } from '@upper-bracket/shared/entry/entryOf'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { Reason } from './Reason.tsx'

interface WaitsOnceAcceptedProps {
  readonly competition: CompetitionDocument
  /** What becomes of those who ask to join. */
  readonly entry: Entry
  /** Whether a whole team asks. */
  readonly isTeam?: boolean
}

/** Says that all places are taken to those whose request would only be accepted for the waiting list. */
export function WaitsOnceAccepted({ competition, entry, isTeam = false }: WaitsOnceAcceptedProps) {
  const { t } = useTranslation('competition')
  const waits = entry === 'requested' && !hasPlaces(competition, isTeam)
  return waits ? <Reason>{t(isTeam ? 'teamRequestsWait' : 'requestsWait')}</Reason> : null
}
