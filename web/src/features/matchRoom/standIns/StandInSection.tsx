import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { MatchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'
import { StandInRow } from './StandInRow.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'
import { useStandInCalls, useStandIns } from './useStandIns.ts'

const StandInDialog = lazyDialog(() => import('./StandInDialog.tsx'))

interface StandInSectionProps {
  readonly competition: CompetitionDocument
  readonly selfService: SelfService
  readonly match: Match
  readonly matchRoom: MatchRoom | null
  readonly step: MatchStep
}

interface Asking {
  readonly side: Side
  /** The member who is replaced; null while choosing. */
  readonly outUid: string | null
}

/**
 * The stand-ins of a match before it starts: who stands in for whom, and what one captain asks the other. Shown to its
 * teams, stand-ins and organizers; everyone else sees the players in the line-ups.
 */
export default function StandInSection({
  competition,
  selfService,
  match,
  matchRoom,
  step,
}: StandInSectionProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const [asking, setAsking] = useState<Asking | null>(null)
  const { side, isCaptain, organizes } = useOwnSide(competition, match)
  const uid = useUid()
  const { open, replacements, players } = useStandIns(matchRoom)
  const calls = useStandInCalls(match)
  const { standIns: rule } = selfService
  const isConcerned = side !== null || organizes || open.some(({ inUid }) => inUid === uid)
  if (!isConcerned || (open.length === 0 && rule === 'none')) return null

  // An organizer may act for either team; an organizer who plays in one of them, only for that one.
  const acts = isCaptain && side !== null ? [side] : organizes ? ([0, 1] as const) : []
  const isAsked = isCaptain && open.some(each => each.state === 'asked' && each.side !== side)
  if (acts.length === 0 && open.length === 0) return null
  return (
    <MatchRoomSection title={t(isAsked ? 'standInAsked' : 'standIns')} urgent={isAsked}>
      {rule !== 'none' && acts.length > 0 && !isAsked && (
        <Typography color="textSecondary">{t(`standInHint_${rule}`)}</Typography>
      )}
      {open.length > 0 && players !== undefined && (
        <PlainList sx={{ display: 'grid', gap: 2 }}>
          {open.map(standIn => (
            <StandInRow
              key={standIn.standInId}
              scale={rankScaleOf(competition)}
              match={match}
              standIn={standIn}
              incoming={players.get(standIn.inUid) ?? null}
              outgoing={players.get(standIn.outUid) ?? null}
              holds={replacements.some(({ outUid }) => outUid === standIn.outUid)}
              acts={acts}
              calls={calls}
              isNext={step.kind === 'before-check-in'}
            />
          ))}
        </PlainList>
      )}
      {rule !== 'none' && acts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {acts.map(each => (
            <Button
              key={each}
              variant="outlined"
              color="inherit"
              disabled={calls.busy}
              onClick={() => setAsking({ side: each, outUid: null })}
              sx={{ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {acts.length === 1
                ? t('askForStandIn')
                : t('askForStandInOf', { team: texts.slot(match, each) })}
            </Button>
          ))}
        </Box>
      )}
      {asking !== null && (
        <StandInDialog
          competition={competition}
          teamId={match.slots[asking.side].teamId ?? ''}
          taken={open}
          outUid={asking.outUid}
          onOut={outUid => setAsking({ ...asking, outUid })}
          onIn={inUid => void calls.ask(asking.side, asking.outUid ?? '', inUid)}
          onClose={() => setAsking(null)}
        />
      )}
    </MatchRoomSection>
  )
}
