import CastOutlined from '@mui/icons-material/CastOutlined'
import LiveTv from '@mui/icons-material/LiveTv'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { matchOnAir } from '@upper-bracket/shared/bracket/rounds/matchOnAir'
import { may } from '@upper-bracket/shared/competition/permissions'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { MatchResult } from '../match/MatchResult.tsx'
import { useMatches } from '../state/bracketScope.ts'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { ShowMatchDialog } from './ShowMatchDialog.tsx'

const OverlayDialog = lazyDialog(() => import('./OverlayDialog.tsx'))

/** Shown below the broadcast: its match with the live score, once there is a bracket, and the overlays. */
export default function ShownMatchPage() {
  const { competitionId = '' } = useParams()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  if (!competition) return null
  return (
    <>
      {competition.bracketId !== null && (
        <OfBracket competition={competition} bracketId={competition.bracketId} />
      )}
      <OverlaysButton competition={competition} />
    </>
  )
}

/** Opens the addresses for stream software, for organizers. */
function OverlaysButton({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('live')
  const { roles } = useMyParticipation(competition)
  const [isOpen, setOpen] = useState(false)
  if (!may('setLiveLinks', roles)) return null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CastOutlined />}
        sx={{ justifySelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {t('overlays')}
      </Button>
      {isOpen && <OverlayDialog competition={competition} onClose={() => setOpen(false)} />}
    </>
  )
}

function OfBracket({ competition, bracketId }: { competition: CompetitionDocument; bracketId: string }) {
  const { scope } = useBracketState(competition.id, bracketId)
  if (scope === null) return null
  return (
    <BracketScopeProvider scope={scope}>
      <ShownMatch competition={competition} />
    </BracketScopeProvider>
  )
}

function ShownMatch({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { roles } = useMyParticipation(competition)
  const [isChoosing, setChoosing] = useState(false)
  const id = useId()
  const match = matchOnAir(competition, useMatches())
  const mayChoose = may('showMatch', roles)
  if (match === null && !mayChoose) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
        <Typography id={id} component="h2" variant="h3">
          {t('onAir')}
        </Typography>
        <Typography color="textSecondary">
          {match === null ? t('nothingOnAir') : `${texts.place(match)} · ${texts.status(match)}`}
        </Typography>
      </Box>
      {match !== null && <MatchResult match={match} />}
      {mayChoose && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<LiveTv />}
          sx={{ justifySelf: 'start' }}
          onClick={() => setChoosing(true)}
        >
          {t('chooseOnAir')}
        </Button>
      )}
      {isChoosing && <ShowMatchDialog competition={competition} onClose={() => setChoosing(false)} />}
    </Box>
  )
}
