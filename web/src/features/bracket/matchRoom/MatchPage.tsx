import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { isMatchId, type Match } from '@upper-bracket/shared/bracket/model/match'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LiveNotice } from '#ui/page/LiveNotice.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { LineUp } from '../match/LineUp.tsx'
import { MatchResult } from '../match/MatchResult.tsx'
import { PlannedStart } from '../match/PlannedStart.tsx'
import { useBracketScope, useMatch } from '../state/bracketScope.ts'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useMatchRoomQuery } from './matchRoomEndpoints.ts'
import { useOwnSide } from './useOwnSide.ts'
import { useStandIns } from './useStandIns.ts'

// The sections contain fields and dialogs, so they are loaded after teams and result.
const MatchRoomSections = lazy(() => import('./MatchRoomSections.tsx'))
// The conversation contains validation code, so it is loaded later.
const MatchConversation = lazy(() => import('./MatchConversation.tsx'))

export function clientLoader({ params }: { params: { matchId?: string } }) {
  if (!isMatchId(params.matchId)) throw pageNotFound()
  return null
}

/** The page of one match: its teams, and the sections of its match room. */
export default function MatchPage() {
  const { competitionId = '', matchId = '' } = useParams()
  const { value: competition, isPlaceholder } = useCompetitionQuery(competitionId).currentData ?? {}
  if (!competition) return <RowsSkeleton rows={4} />
  const { bracketId } = competition
  if (bracketId === null) return <NoSuchMatch competition={competition} isCertain={!isPlaceholder} />
  return <OfBracket key={bracketId} {...{ competition, bracketId, matchId }} />
}

interface OfBracketProps {
  readonly competition: CompetitionDocument
  readonly bracketId: string
  readonly matchId: string
}

function OfBracket({ competition, bracketId, matchId }: OfBracketProps) {
  const { roles } = useMyParticipation(competition)
  const { scope, isPlaceholder, error, interrupted, retry } = useBracketState(competition.id, bracketId)
  if (scope === null) {
    return (
      <>
        <PageTitle>{competition.name}</PageTitle>
        {error === undefined ? <RowsSkeleton rows={5} /> : <LoadFailure error={error} onRetry={retry} />}
      </>
    )
  }
  return (
    <BracketScopeProvider scope={scope} organizes={isOrganizer(roles)}>
      <LiveNotice interrupted={interrupted} onRetry={retry} />
      <Found competition={competition} matchId={matchId} isCertain={!isPlaceholder} />
    </BracketScopeProvider>
  )
}

interface FoundProps extends Pick<OfBracketProps, 'competition' | 'matchId'> {
  /** Whether the matches are those of the current bracket. */
  readonly isCertain: boolean
}

function Found({ competition, matchId, isCertain }: FoundProps) {
  const match = useMatch(matchId)
  const { numbers } = useBracketScope()
  // The address can contain any id, even that of a bye that is not shown.
  if (match === null || !numbers.has(matchId)) return <NoSuchMatch {...{ competition, isCertain }} />
  return <MatchRoomView competition={competition} match={match} />
}

function MatchRoomView({ competition, match }: { competition: CompetitionDocument; match: Match }) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const { side, organizes } = useOwnSide(competition, match)
  const { uid, player } = useMyParticipation(competition)
  const { selfService } = competition
  const matchRoomId = matchRoomIdOf(match)
  const follows = selfService !== null && matchRoomId !== null
  const matchRoom = useMatchRoomQuery(follows ? { competitionId, bracketId, matchRoomId } : skipToken)
  const known = matchRoom.currentData?.value
  const standsIn = player?.teamId === null && known?.standInUids.includes(player.uid) === true
  const isInMatch = side !== null || organizes || standsIn
  const { replacements } = useStandIns(known ?? null)
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1100 }}>
      <PageTitle>{[texts.headline(match), competition.name].join(' · ')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Box sx={{ minWidth: 180 }}>
          <Typography component="h2" variant="h2">
            {texts.number(match)}
          </Typography>
          <Typography color="textSecondary">
            {[texts.round(match), t('bracket:bestOf', { count: match.bestOf })].join(' · ')}
          </Typography>
          <Typography sx={{ color: match.status === 'running' ? 'brand.main' : 'text.secondary' }}>
            {texts.status(match)}
          </Typography>
          <PlannedStart match={match} />
        </Box>
        <Button
          component={Link}
          to={hrefs.matchInBracket(competitionId, match.id)}
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 44 }}
        >
          {t(organizes ? 'runInBracket' : 'showInBracket')}
        </Button>
      </Box>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <MatchResult match={match} />
          {follows && matchRoom.error !== undefined && known === undefined && (
            <LoadFailure error={matchRoom.error} onRetry={() => void matchRoom.refetch()} />
          )}
          {follows && (
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <MatchRoomSections
                key={matchRoomId}
                {...{ competition, selfService, match, matchRoomId, matchRoom: known, isInMatch }}
              />
            </Suspense>
          )}
          {follows && uid !== null && isInMatch && (
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <MatchConversation
                key={matchRoomId}
                {...{ competition, match, matchRoomId, matchRoom: known ?? null, uid }}
              />
            </Suspense>
          )}
        </Box>
        <Box
          component="section"
          aria-label={t('bracket:lineUps')}
          sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}
        >
          {([0, 1] as const).map(side => (
            <LineUp key={side} match={match} side={side} replacements={replacements} />
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** Shows the 404 page, unless the match may be missing only from an old snapshot. */
function NoSuchMatch({ competition, isCertain }: Omit<FoundProps, 'matchId'>) {
  const { t } = useTranslation('matchRoom')
  if (isCertain) throw pageNotFound()
  return (
    <>
      <PageTitle>{competition.name}</PageTitle>
      <EmptyState
        title={t('noSuchMatch')}
        text={t('noSuchMatchText')}
        action={
          <Button component={Link} to={hrefs.competitionBracket(competition.id)} variant="contained">
            {t('toBracket')}
          </Button>
        }
      />
    </>
  )
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const
