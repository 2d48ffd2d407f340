import { freePlaces } from '@upper-bracket/shared/competition/closedRefusal'
import type { Entry } from '@upper-bracket/shared/entry/entryOf'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { Reason } from './Reason.tsx'

interface WaitsOnceAcceptedProps {
  readonly competition: CompetitionDocument
  /** What becomes of those who ask to join. */
  readonly entry: Entry
}

/** Says that all places are taken to those whose request would only be accepted for the waiting list. */
export function WaitsOnceAccepted({ competition, entry }: WaitsOnceAcceptedProps) {
  const { t } = useTranslation('competition')
  return entry === 'requested' && freePlaces(competition) === 0 ? <Reason>{t('requestsWait')}</Reason> : null
}
