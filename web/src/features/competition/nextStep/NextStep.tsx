import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { lazy, Suspense, useState } from 'react'
import { useMatch } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { useMyParticipation } from '#documents/ownPlayer.ts'
import { remembersSession } from '#documents/rememberedSession.ts'
import { routePatterns } from '#platform/addresses/routePatterns.ts'
import { JoinOrLeave } from '../joining/JoinOrLeave.tsx'

// Spectators have no step of their own.
const OrganizerSteps = lazy(() => import('./OrganizerSteps.tsx'))
const PlayerSteps = lazy(() => import('./PlayerSteps.tsx'))

interface NextStepProps {
  readonly competition: CompetitionDocument
  readonly own: ReturnType<typeof useMyParticipation>
}

/** The reader's next step in a competition, with at most one filled button. */
export function NextStep({ competition, own }: NextStepProps) {
  const isOpen = competition.status === 'registration'
  const [isReturning] = useState(remembersSession)
  // The page of a match has the control of its own step.
  const isMatchPage = useMatch(routePatterns.match) !== null
  // On the tab of the commentators their steps come before joining.
  const isCommentatorsTab = useMatch(routePatterns.competitionCommentators) !== null
  // While matches are played, the list of matches and the schedule have the controls of the organizers' steps.
  const matchTabs = [useMatch(routePatterns.competitionBracket), useMatch(routePatterns.competitionSchedule)]
  const isActedOn = isMatchPage || (competition.status === 'running' && matchTabs.some(tab => tab !== null))
  const organizes = isOrganizer(own.roles)
  const { player, known } = own
  if (!known && !isOpen) return isReturning ? <Box sx={foldedRows}>{placeholder}</Box> : null
  // The steps of a team's member say that they participate.
  const isMember = player !== null && player.teamId !== null
  return (
    <Box sx={isOpen ? rows : foldedRows}>
      <Suspense fallback={placeholder}>
        {organizes && <OrganizerSteps competition={competition} secondary={isActedOn} />}
        {player !== null && (
          <PlayerSteps competition={competition} player={player} secondary={organizes || isMatchPage} />
        )}
      </Suspense>
      {(isOpen || !isMember) && (
        <Box sx={joining}>
          <JoinOrLeave competition={competition} own={own} secondary={organizes || isCommentatorsTab} />
        </Box>
      )}
    </Box>
  )
}

/** Keeps the place of a step, so that nothing below moves when it arrives. */
const placeholder = (
  <Skeleton data-awaits="session" variant="rounded" sx={{ flex: '1 1 100%', maxWidth: 320, height: 44 }} />
)

const rows = {
  gridArea: 'step',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  // Spectators of a competition under way have nothing to join.
  '&:empty, &:has(> div:empty:only-child)': { display: 'none' },
  '@media print': { display: 'none' },
} as const

/** On a phone they are the last row of the folded head. */
const foldedRows = { ...rows, pb: { xs: 0.75, md: 0 } } as const

const joining = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '&:empty': { display: 'none' },
} as const
