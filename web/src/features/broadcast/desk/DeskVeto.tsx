import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { playedGames } from '@upper-bracket/shared/matchRoom/playedGames'
import { currentStep, type Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { useTranslation } from 'react-i18next'
import { MatchRoomSection } from '#features/matchRoom/section/MatchRoomSection.tsx'
import { MapBoard } from '#features/matchRoom/veto/MapBoard.tsx'
import { useVetoTexts } from '#features/matchRoom/veto/useVetoTexts.ts'
import { VetoResult } from '#features/matchRoom/veto/VetoResult.tsx'

interface DeskVetoProps {
  readonly match: Match
  readonly matchRoom: MatchRoom
  readonly veto: Veto
  /** Whether the match waits for the veto. */
  readonly isDue: boolean
}

/** The veto as it goes on: whose turn it is, the choices so far, and the games that are played with them. */
export default function DeskVeto({ match, matchRoom, veto, isDue }: DeskVetoProps) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  const step = isDue ? currentStep(veto) : null
  const { settings } = veto
  const isOfMaps = step?.kind === 'ban' || step?.kind === 'pick'
  return (
    <MatchRoomSection title={t(`done_${settings.game}`)}>
      {step !== null && <Typography sx={{ fontWeight: 650 }}>{texts.turn(step)}</Typography>}
      {settings.game === 'csgo' && isOfMaps && <MapBoard match={match} veto={veto} maps={settings.maps} />}
      <VetoResult match={match} veto={veto} games={step === null ? playedGames(match, matchRoom) : null} />
    </MatchRoomSection>
  )
}
