import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { currentCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useCheckInForMatchMutation } from '#features/matchRoom/state/matchRoomEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import type { AgendaRow } from './useAgenda.ts'

const ForfeitDialog = lazy(() =>
  import('../teams/ForfeitDialog.tsx').then(module => ({ default: module.ForfeitDialog })),
)

/** What organizers do about a match that does not continue without them. */
export function SelfRunAction({ row, urgent }: { readonly row: AgendaRow; readonly urgent: boolean }) {
  const { step } = row
  const look = {
    variant: urgent ? 'contained' : 'outlined',
    ...(urgent && { 'data-next-step': step.kind }),
  } as const
  return (
    <Box sx={{ display: 'flex', gap: 1, px: 1, pb: 1 }}>
      {step.kind === 'check-in' ? (
        <CheckIn row={row} look={look} />
      ) : step.kind === 'no-show' ? (
        <NoShow row={row} look={look} />
      ) : (
        <ToMatch row={row} look={look} />
      )}
    </Box>
  )
}

interface ActionProps {
  readonly row: AgendaRow
  readonly look: { readonly variant: 'contained' | 'outlined'; readonly 'data-next-step'?: string }
}

/** Checks a team in that has no account; if there are two, one after the other. */
function CheckIn({ row: { match, matchRoom, step }, look }: ActionProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [checkIn, { isLoading }] = useCheckInForMatchMutation()
  const organizerSides = (matchRoom && currentCheckIn(matchRoom, match)?.organizerSides) ?? []
  const side = step.sides.find(each => organizerSides.includes(each))
  const teamId = side === undefined ? null : match.slots[side].teamId
  if (side === undefined || teamId === null) return null
  const { id: matchId, revision } = match
  return (
    <Button
      {...look}
      loading={isLoading}
      onClick={() => void send(checkIn({ competitionId, bracketId, matchId, revision, teamId }))}
      sx={action}
    >
      {t('checkInTeam', { team: texts.team(teamId) })}
    </Button>
  )
}

function NoShow({ row: { match, step }, look }: ActionProps) {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [forfeit, { isLoading }] = useBracketCommand('forfeitMatch')
  const [isOpen, setOpen] = useState(false)
  const { id: matchId, revision } = match
  const address = { competitionId, bracketId, matchId, revision, teamIds: teamPair(match) }
  return (
    <>
      <Button {...look} loading={isLoading} onClick={() => setOpen(true)} sx={action}>
        {t('forfeitConfirm')}
      </Button>
      <Button component={Link} to={hrefs.match(competitionId, matchId)} color="inherit" sx={action}>
        {t('otherDecision')}
      </Button>
      {isOpen && (
        <Suspense>
          <ForfeitDialog
            match={match}
            sides={step.sides}
            onForfeit={sides => void send(forfeit({ ...address, sides: [...sides] }))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function ToMatch({ row: { match, step }, look }: ActionProps) {
  const { t } = useTranslation('bracket')
  const { competitionId } = useBracketScope()
  return (
    <Button {...look} component={Link} to={hrefs.match(competitionId, match.id)} sx={action}>
      {t(step.kind === 'dispute' ? 'decideDispute' : 'openMatch')}
    </Button>
  )
}

const action = { minHeight: 44 } as const
