import Box from '@mui/material/Box'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { useTranslation } from 'react-i18next'
import { UndoBar } from '#features/bracket/undo/UndoBar.tsx'
import { OfferUndoContext, showNoUndo } from '#features/bracket/undo/undoOffer.ts'
import { useUndoOffer } from '#features/bracket/undo/useUndoOffer.ts'
import { MatchControls } from '#features/organizing/match/MatchControls.tsx'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'

interface OrganizedStepProps {
  readonly match: Match
  readonly roles: ReadonlySet<Role>
}

/** The controls of a match that organizers run. */
export default function OrganizedStep({ match, roles }: OrganizedStepProps) {
  const { t } = useTranslation('matchRoom')
  const [offer, setOffer] = useUndoOffer()
  return (
    <OfferUndoContext value={may('takeBackMatch', roles) ? setOffer : showNoUndo}>
      <MatchRoomSection title={t('runMatch')} urgent={match.status === 'ready' || match.status === 'running'}>
        <Box sx={{ display: 'grid', gap: 1.5, width: '100%', maxWidth: 560, justifySelf: 'center' }}>
          <MatchControls
            key={match.id}
            match={match}
            roles={roles}
            undo={offer?.matchId === match.id && <UndoBar offer={offer} onClose={() => setOffer(null)} />}
          />
        </Box>
      </MatchRoomSection>
    </OfferUndoContext>
  )
}
