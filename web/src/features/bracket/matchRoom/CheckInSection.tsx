import CheckCircle from '@mui/icons-material/CheckCircle'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { currentCheckIn, missingSides, noShowOf } from '@upper-bracket/shared/matchRoom/checkIn'
import { dueTime } from '@upper-bracket/shared/matchRoom/dueTime'
import type { CheckIn, MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { ForfeitDialog } from '../organizing/ForfeitDialog.tsx'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { MatchRoomSection } from './MatchRoomSection.tsx'
import { useCheckInForMatchMutation } from './matchRoomEndpoints.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useOwnSide } from './useOwnSide.ts'

interface CheckInSectionProps {
  readonly competition: CompetitionDocument
  readonly selfService: SelfService
  readonly match: Match
  readonly matchRoom: MatchRoom | null
}

/** Shown before a match: the teams that have checked in, and the deadline for the others. */
export function CheckInSection({ competition, selfService, match, matchRoom }: CheckInSectionProps) {
  const { t } = useTranslation('matchRoom')
  const now = useServerNow(1000)
  const checkIn = matchRoom === null ? null : currentCheckIn(matchRoom, match)
  const { side, mayCheckIn, organizes } = useOwnSide(competition, match)
  if (checkIn === null) {
    return (
      <MatchRoomSection title={t('checkIn')}>
        <Typography color="textSecondary">
          {t('checkInOpens')} <LocalTime at={dueTime(match, competition)} />
        </Typography>
      </MatchRoomSection>
    )
  }
  const isOver = typeof now === 'number' && now >= checkIn.deadline
  const noShow = noShowOf({ attention: matchRoom?.attention ?? null }, checkIn, selfService)
  const isOpen = !isOver || noShow === 'organizer'
  const missing = missingSides(checkIn)
  const isStuck = matchRoom?.attention === 'stuck'
  const isAsked = side !== null && missing.includes(side) && mayCheckIn.includes(side) && isOpen
  return (
    <MatchRoomSection
      title={t(isAsked ? 'checkInAsked' : 'checkIn')}
      urgent={isAsked}
      aside={!isOver && <TimeLeft until={checkIn.deadline} now={now} />}
    >
      <Typography color="textSecondary">
        {isStuck ? t('checkInStuck') : isOver ? t(`checkInOver_${noShow}`) : t(`checkInHint_${noShow}`)}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 1.5 }}>
        {([0, 1] as const).map(each => (
          <Team
            key={each}
            match={match}
            side={each}
            checkIn={checkIn}
            mayCheckIn={isOpen && mayCheckIn.includes(each)}
            isOwn={each === side}
            organizes={organizes}
          />
        ))}
      </PlainList>
      {organizes && isOver && missing.length > 0 && (isStuck || noShow === 'organizer') && (
        <Decision match={match} missing={missing} />
      )}
    </MatchRoomSection>
  )
}

interface TeamProps {
  readonly match: Match
  readonly side: Side
  readonly checkIn: CheckIn
  readonly mayCheckIn: boolean
  readonly isOwn: boolean
  readonly organizes: boolean
}

function Team({ match, side, checkIn, mayCheckIn, isOwn, organizes }: TeamProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [checkInForMatch, { isLoading }] = useCheckInForMatchMutation()
  const { teamId } = match.slots[side]
  const isThere = checkIn.at[side] !== null
  const isForOrganizer = checkIn.organizerSides.includes(side)
  const isAsked = isOwn || (organizes && isForOrganizer)
  const { revision, id: matchId } = match
  const address = { competitionId, bracketId, matchId, revision, teamId: teamId ?? '' }
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}
    >
      {isThere ? <CheckCircle color="success" /> : <HourglassEmpty color="disabled" />}
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{texts.slot(match, side)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isThere ? 'isThere' : isForOrganizer ? 'organizerChecksIn' : 'isAwaited')}
        </Typography>
      </Box>
      {!isThere && mayCheckIn && (
        <Button
          variant={isAsked ? 'contained' : 'outlined'}
          color={isAsked ? 'primary' : 'inherit'}
          size={isOwn ? 'large' : 'medium'}
          loading={isLoading}
          onClick={() => void send(checkInForMatch(address))}
          sx={{ minHeight: 44, flex: isOwn ? { xs: '1 0 100%', sm: '0 0 auto' } : '0 0 auto' }}
        >
          {t(isOwn ? 'weAreHere' : 'checkInForTeam')}
        </Button>
      )}
    </Box>
  )
}

/** The decisions of an organizer about a team that did not come; none of them can be undone here. */
function Decision({ match, missing }: { match: Match; missing: readonly Side[] }) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [dialog, setDialog] = useState<'forfeit' | 'start' | null>(null)
  const [forfeit, forfeiting] = useBracketCommand('forfeitMatch')
  const [start, starting] = useBracketCommand('startMatch')
  const { id: matchId, revision } = match
  const address = { competitionId, bracketId, matchId, revision, teamIds: teamPair(match) }
  const close = () => setDialog(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        variant="outlined"
        color="inherit"
        loading={forfeiting.isLoading}
        onClick={() => setDialog('forfeit')}
        sx={{ minHeight: 44 }}
      >
        {t(missing.length === 2 ? 'awardToNobody' : 'awardWalkover')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        loading={starting.isLoading}
        onClick={() => setDialog('start')}
        sx={{ minHeight: 44 }}
      >
        {t('startAnyway')}
      </Button>
      {dialog === 'forfeit' && (
        <ForfeitDialog
          match={match}
          sides={missing}
          onForfeit={sides => void send(forfeit({ ...address, sides: [...sides] }))}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={dialog === 'start'}
        title={t('startAnywayTitle')}
        confirmLabel={t('bracket:start')}
        onConfirm={() => {
          close()
          void send(start(address))
        }}
        onCancel={close}
      >
        {t('startAnywayText', {
          match: texts.number(match),
          teams: texts.teams(match),
          missing: missing.map(side => texts.slot(match, side)).join(', '),
        })}
      </ConfirmDialog>
    </Box>
  )
}
