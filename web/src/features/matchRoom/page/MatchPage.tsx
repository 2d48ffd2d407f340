import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { skipToken } from '@reduxjs/toolkit/query'
import { isMatchId, type Match, type Side } from '@upper-bracket/shared/bracket/model/match'
import { may } from '@upper-bracket/shared/competition/permissions'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { stay } from '#platform/streams/staying.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { useDrawnInSteps } from '#ui/useDrawnInSteps.ts'
import { LineUp } from '#features/bracket/match/LineUp.tsx'
import { useBracketScope, useMatch } from '#features/bracket/state/bracketScope.ts'
import { useBracketState } from '#features/bracket/state/useBracketState.ts'
import { BracketScopeProvider } from '#features/bracket/texts/BracketScopeProvider.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MatchChatButton, MatchChatColumn } from '../chat/MatchChat.tsx'
import { MatchHero } from './MatchHero.tsx'
import { useMatchRoomQuery } from '../state/matchRoomEndpoints.ts'
import { QueuePlace } from '../section/QueuePlace.tsx'
import { StepBarAsideContext } from '../section/StepBar.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'
import { useStandIns } from '../standIns/useStandIns.ts'

// The sections contain fields and dialogs, so they are loaded after teams and result.
const MatchRoomSections = lazy(() => import('./MatchRoomSections.tsx'))

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
  return <OfBracket key={bracketId} competition={competition} bracketId={bracketId} matchId={matchId} />
}

interface OfBracketProps {
  readonly competition: CompetitionDocument
  readonly bracketId: string
  readonly matchId: string
}

function OfBracket({ competition, bracketId, matchId }: OfBracketProps) {
  const { roles } = useMyParticipation(competition)
  const { scope, isPlaceholder, error, retry } = useBracketState(competition.id, bracketId)
  if (scope === null) {
    return (
      <>
        <PageTitle>{competition.name}</PageTitle>
        {error === undefined ? <RowsSkeleton rows={5} /> : <LoadFailure error={error} onRetry={retry} />}
      </>
    )
  }
  return (
    <BracketScopeProvider scope={scope} starts={may('scoreMatch', roles)}>
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
  if (match === null || !numbers.has(matchId))
    return <NoSuchMatch competition={competition} isCertain={isCertain} />
  return <MatchRoomView competition={competition} match={match} />
}

function MatchRoomView({ competition, match }: { competition: CompetitionDocument; match: Match }) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const { side, organizes } = useOwnSide(competition, match)
  const { uid, player } = useMyParticipation(competition)
  const hasColumns = useMediaQuery('(min-width: 1000px)', { noSsr: true })
  const isFacing = useMediaQuery('(min-width: 900px)', { noSsr: true })
  const matchRoomId = matchRoomIdOf(match)
  const follows = competition.selfService !== null && matchRoomId !== null
  const stream = useMatchRoomQuery(follows ? { competitionId, bracketId, matchRoomId } : skipToken)
  const matchRoom = follows ? stream.currentData?.value : null
  const areSectionsDrawn = useDrawnInSteps(matchRoom !== undefined)
  const standsIn = player?.teamId === null && matchRoom?.standInUids.includes(player.uid) === true
  const isInMatch = side !== null || organizes || standsIn
  const { replacements } = useStandIns(matchRoom ?? null)
  const chat =
    follows && uid !== null && isInMatch
      ? { competition, match, matchRoomId, matchRoom: matchRoom ?? null, uid }
      : null
  const lineUp = (each: Side) => (
    <LineUp
      key={each}
      match={match}
      side={each}
      replacements={replacements}
      untitled={isFacing}
      mirrored={isFacing && each === 1}
    />
  )
  return (
    <StepBarAsideContext value={chat !== null && !hasColumns ? <MatchChatButton {...chat} /> : null}>
      <PageTitle>{[texts.headline(match), competition.name].join(' · ')}</PageTitle>
      <Box sx={chat !== null && hasColumns ? columns : undefined}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
          <MatchHero
            competition={competition}
            match={match}
            matchRoom={matchRoom ?? null}
            aside={
              <Button
                component={Link}
                to={hrefs.matchInBracket(competitionId, match.id)}
                color="inherit"
                startIcon={<AccountTreeOutlined />}
                sx={{ minHeight: 44, flexShrink: 0 }}
              >
                {t(organizes ? 'runInBracket' : 'showInBracket')}
              </Button>
            }
            lineUp={isFacing ? lineUp : null}
          />
          <QueuePlace competition={competition} match={match} />
          {follows && stream.error !== undefined && matchRoom === undefined && (
            <LoadFailure error={stream.error} onRetry={() => void stream.refetch()} />
          )}
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            {matchRoom === undefined || !areSectionsDrawn ? (
              stream.error === undefined && <RowsSkeleton rows={4} />
            ) : (
              <MatchRoomSections
                key={matchRoomId}
                competition={competition}
                match={match}
                matchRoomId={matchRoomId}
                matchRoom={matchRoom}
                isInMatch={isInMatch}
              >
                {!isFacing && (
                  <Box component="section" aria-label={t('bracket:lineUps')} sx={lineUps}>
                    {([0, 1] as const).map(lineUp)}
                  </Box>
                )}
              </MatchRoomSections>
            )}
          </Suspense>
        </Box>
        {chat !== null && hasColumns && <MatchChatColumn key={matchRoomId} {...chat} />}
      </Box>
    </StepBarAsideContext>
  )
}

/** Shows the 404 page, unless the match may be missing only from an old snapshot. */
function NoSuchMatch({ competition, isCertain }: Omit<FoundProps, 'matchId'>) {
  const { t } = useTranslation('matchRoom')
  // Only a listener can tell.
  useEffect(stay, [])
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
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
} as const

const lineUps = {
  display: 'grid',
  gap: 2,
  p: { xs: 1.5, sm: 2 },
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  // Side by side wherever a name has room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
} as const
