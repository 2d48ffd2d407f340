import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { homeSide, type Lobby } from '@upper-bracket/shared/matchRoom/lobby'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { CopyableValue } from '#ui/text/CopyableValue.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { LobbyDialog } from '../section/LobbyDialog.tsx'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'

interface LobbySectionProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly matchRoomId: string
  /** Undefined while loading. */
  readonly lobby: Lobby | null | undefined
}

/** The lobby of a match, which only both teams and the organizers can read. */
export default function LobbySection({ competition, match, matchRoomId, lobby }: LobbySectionProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const [isWriting, setWriting] = useState(false)
  const { side, isCaptain, organizes } = useOwnSide(competition, match)
  if (lobby === undefined) return null
  const mayGive = organizes || (isCaptain && side === homeSide)
  return (
    <MatchRoomSection title={t('lobby')}>
      {lobby === null ? (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('lobbyAwaited', { team: texts.slot(match, homeSide) })}
        </Typography>
      ) : (
        <Given lobby={lobby} />
      )}
      {mayGive && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setWriting(true)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {t(lobby === null ? 'giveLobby' : 'changeLobby')}
        </Button>
      )}
      {isWriting && <LobbyDialog matchRoomId={matchRoomId} lobby={lobby} onClose={() => setWriting(false)} />}
    </MatchRoomSection>
  )
}

function Given({ lobby: { name, password } }: { lobby: Lobby }) {
  const { t } = useTranslation('matchRoom')
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <CopyableValue label={t('lobbyName')} value={name} />
      {password === '' ? (
        <Box sx={{ alignSelf: 'center', color: 'text.secondary' }}>
          <dt style={visuallyHidden}>{t('lobbyPassword')}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            {t('noPassword')}
          </Box>
        </Box>
      ) : (
        <CopyableValue label={t('lobbyPassword')} value={password} />
      )}
    </Box>
  )
}
