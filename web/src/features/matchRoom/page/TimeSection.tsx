import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { dueTime } from '@upper-bracket/shared/matchRoom/dueTime'
import { type MatchRoom, newMatchRoom, type TimeProposal } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { MatchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { movableWithin, openProposal } from '@upper-bracket/shared/matchRoom/timeProposal'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { useMoving } from './useMoving.ts'
import { useOwnSide } from '../state/useOwnSide.ts'

interface TimeSectionProps {
  readonly competition: CompetitionDocument
  readonly selfService: SelfService
  readonly match: Match
  readonly matchRoom: MatchRoom | null
  readonly step: MatchStep
}

/** Shown before a match that its teams may move: their proposals, and the agreed time. */
export default function TimeSection({ competition, selfService, match, matchRoom, step }: TimeSectionProps) {
  const { t } = useTranslation('matchRoom')
  const [isWriting, setWriting] = useState(false)
  const { side, isCaptain } = useOwnSide(competition, match)
  const moving = useMoving(match, side)
  const known = matchRoom ?? newMatchRoom(match)
  const planned = { match, competition }
  const within = movableWithin(planned, selfService)
  if (known === null || within === null) return null

  const open = openProposal(known, planned)
  const isAsked = open !== null && isCaptain && side !== open.by
  if (open === null && !isCaptain) return <Outcome match={match} proposal={known.proposal} />
  return (
    <MatchRoomSection title={t(isAsked ? 'timeAsked' : 'anotherTime')} urgent={isAsked}>
      {open === null ? (
        <Typography color="textSecondary">{t('anotherTimeHint')}</Typography>
      ) : (
        <Proposed match={match} proposal={open} isOwn={side === open.by} />
      )}
      {isWriting ? (
        <TimeChoice
          start={dueTime(match, competition)}
          within={within}
          busy={moving.busy}
          onSend={async startsAt => {
            if (await moving.propose(startsAt)) setWriting(false)
          }}
          onCancel={() => setWriting(false)}
        />
      ) : (
        isCaptain && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {isAsked && (
              <>
                <Button
                  {...(step.kind === 'before-check-in'
                    ? { variant: 'contained', 'data-next-step': 'time' }
                    : { variant: 'outlined', color: 'inherit' })}
                  loading={moving.busy}
                  onClick={() => void moving.answer(open.proposalId, true)}
                  sx={button}
                >
                  {t('agreeToTime')}
                </Button>
                <Button
                  variant="outlined"
                  color="inherit"
                  disabled={moving.busy}
                  onClick={() => void moving.answer(open.proposalId, false)}
                  sx={button}
                >
                  {t('declineTime')}
                </Button>
              </>
            )}
            {open !== null && !isAsked && (
              <Button
                variant="outlined"
                color="inherit"
                loading={moving.busy}
                onClick={() => void moving.answer(open.proposalId, false)}
                sx={button}
              >
                {t('takeTimeBack')}
              </Button>
            )}
            <Button
              variant={open === null ? 'outlined' : 'text'}
              color="inherit"
              disabled={moving.busy}
              onClick={() => setWriting(true)}
              sx={button}
            >
              {t(open === null ? 'proposeTime' : 'proposeOtherTime')}
            </Button>
          </Box>
        )
      )}
    </MatchRoomSection>
  )
}

interface ProposedProps {
  readonly match: Match
  readonly proposal: TimeProposal
  /** Whether the viewer's team has made the proposal. */
  readonly isOwn: boolean
}

function Proposed({ match, proposal, isOwn }: ProposedProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {isOwn ? t('timeProposedByUs') : t('timeProposedBy', { team: texts.slot(match, proposal.by) })}{' '}
      <LocalTime at={proposal.startsAt} />
    </Typography>
  )
}

/** Shows other viewers that the teams have agreed. */
function Outcome({ match, proposal }: { match: Match; proposal: TimeProposal | null }) {
  const { t } = useTranslation('matchRoom')
  if (!proposal?.answer?.accepts || proposal.startsAt !== match.startsAt) return null
  return <Typography color="textSecondary">{t('timeAgreed')}</Typography>
}

const button = { minHeight: 44, flex: { xs: '1 0 auto', sm: '0 0 auto' } } as const
