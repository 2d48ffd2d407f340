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

const StreamTextsDialog = lazyDialog(() => import('./StreamTextsDialog.tsx'))

/** Shown below the broadcast: its match with the live score. Empty before there is a bracket. */
export default function ShownMatchPage() {
  const { competitionId = '' } = useParams()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  if (!competition || competition.bracketId === null) return null
  return <OfBracket competition={competition} bracketId={competition.bracketId} />
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
  const { t } = useTranslation(['bracket', 'live'])
  const texts = useMatchTexts()
  const { roles } = useMyParticipation(competition)
  const [isChoosing, setChoosing] = useState(false)
  const [isCopying, setCopying] = useState(false)
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" color="inherit" startIcon={<LiveTv />} onClick={() => setChoosing(true)}>
            {t('chooseOnAir')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => setCopying(true)}>
            {t('live:streamTexts')}
          </Button>
        </Box>
      )}
      {isChoosing && <ShowMatchDialog competition={competition} onClose={() => setChoosing(false)} />}
      {isCopying && <StreamTextsDialog competition={competition} onClose={() => setCopying(false)} />}
    </Box>
  )
}
