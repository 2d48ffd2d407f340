import Box from '@mui/material/Box'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { LineUp } from '#features/bracket/match/LineUp.tsx'
import { useStandIns } from '#features/matchRoom/standIns/useStandIns.ts'
import { useDeskMatchRoom } from './useDeskMatchRoom.ts'
import { useDeskStep } from './useDeskStep.ts'
import { useIsFacing } from './useIsFacing.ts'

const DeskVeto = lazy(() => import('./DeskVeto.tsx'))

interface DeskMatchDetailsProps {
  readonly competition: CompetitionDocument
  readonly match: Match
}

/** The veto of the match on air and, where they have no room next to the score, its line-ups. */
export function DeskMatchDetails({ competition, match }: DeskMatchDetailsProps) {
  const { t } = useTranslation('bracket')
  const matchRoom = useDeskMatchRoom(competition, match)
  const { replacements } = useStandIns(matchRoom)
  const { isVeto } = useDeskStep({ competition, match, matchRoom })
  const isFacing = useIsFacing()
  return (
    <>
      {matchRoom?.veto && (
        <Suspense>
          <DeskVeto match={match} matchRoom={matchRoom} veto={matchRoom.veto} isDue={isVeto} />
        </Suspense>
      )}
      {!isFacing && (
        <Box component="section" aria-label={t('lineUps')} sx={lineUps}>
          {([0, 1] as const).map(side => (
            <LineUp key={side} match={match} side={side} replacements={replacements} />
          ))}
        </Box>
      )}
    </>
  )
}

const lineUps = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
} as const
