import Box from '@mui/material/Box'
import { skipToken } from '@reduxjs/toolkit/query'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { chosenSteps } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import { vetoSteps } from '@upper-bracket/shared/matchRoom/veto/vetoSteps'
import { useTranslation } from 'react-i18next'
import { useMatchRoomQuery } from '#features/matchRoom/state/matchRoomEndpoints.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useVetoTexts } from '#features/matchRoom/veto/useVetoTexts.ts'
import { OverlayPanel } from './OverlayPanel.tsx'
import type { OverlayViewProps } from './overlayStage.ts'

/** The veto of the match on air: the steps that have been taken, and whose turn it is. */
export default function OverlayVeto({ competition, options }: OverlayViewProps) {
  const { competitionId, bracketId } = useBracketScope()
  const match = matchOnAir(competition, useMatches(), options.stream)
  const matchRoomId = match && matchRoomIdOf(match)
  const { currentData } = useMatchRoomQuery(
    matchRoomId === null ? skipToken : { competitionId, bracketId, matchRoomId },
  )
  const veto = currentData?.value?.veto ?? null
  if (match === null || veto === null) return null
  return <OfMatch competition={competition} options={options} match={match} veto={veto} />
}

function OfMatch({ match, veto, ...view }: OverlayViewProps & { match: Match; veto: Veto }) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  const taken = chosenSteps(veto)
  const next = vetoSteps(veto)[taken.length]
  return (
    <OverlayPanel {...view} width={1360} title={t(`title_${veto.settings.game}`)}>
      <Box component="ol" sx={list}>
        {taken.map(step => (
          <Box component="li" key={`${step.kind} ${step.game} ${step.choice}`} data-step={step.kind}>
            {texts.taken(step)}
          </Box>
        ))}
        {next !== undefined && match.winner === null && <li data-step="next">{texts.turn(next)}</li>}
      </Box>
    </OverlayPanel>
  )
}

const list = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  m: 0,
  p: '16px 28px 28px',
  fontSize: 26,
  lineHeight: 1.25,
  '& > li': { p: '12px 16px', borderRadius: 1, bgcolor: 'background.raised', overflowWrap: 'anywhere' },
  '& > [data-step=ban]': { color: 'text.secondary' },
  '& > [data-step=next]': {
    gridColumn: '1 / -1',
    fontWeight: 700,
    borderLeft: '6px solid var(--overlay-accent)',
  },
} as const
