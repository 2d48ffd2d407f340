import { skipToken } from '@reduxjs/toolkit/query/react'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatch } from 'react-router'
import { useBracketShapeQuery } from '#documents/bracket.ts'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { useHasUnreadChat } from '#documents/unreadChats.ts'
import { useWholeLists } from '#documents/useWholeLists.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { routePatterns } from '#platform/addresses/routePatterns.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { earlySnapshot } from '#platform/snapshot/earlySnapshot.ts'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'
import { useDemonstration } from '#documents/useDemonstration.ts'
import { MissingCompetition } from '#ui/page/MissingCompetition.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { PendingOutlet } from '#ui/page/PendingOutlet.tsx'
import { PendingPage } from '#ui/page/PendingPage.tsx'
import { StickyTabs } from '#ui/page/StickyTabs.tsx'
import { useDrawnInSteps } from '#ui/useDrawnInSteps.ts'
import { ShownPlayer } from '../player/ShownPlayer.tsx'
import { useCompetitionParam } from '../useCompetitionParam.ts'
import { ChampionBanner } from './ChampionBanner.tsx'
import { CompetitionHead } from './CompetitionHead.tsx'

export function clientLoader({ params }: { params: { competitionId?: string } }) {
  if (!isDocumentId(params.competitionId)) throw pageNotFound()
  return null
}

const SponsorStrip = lazy(() => import('../sponsors/SponsorStrip.tsx'))
// It is shown once, to the author.
const ShareHint = lazy(() => import('./ShareHint.tsx'))

/** A visitor who stays this long may want to see the page again offline. */
const lookMs = 5000

// The code is loaded only in a demonstration.
const Entrance = lazy(() => import('#features/demonstration/Entrance.tsx'))

export default function CompetitionPage() {
  const competitionId = useCompetitionParam()
  const { currentData, error, refetch } = useCompetitionQuery(competitionId)
  useEffect(() => {
    // The snapshot was already fetched if the page was opened by its address.
    if (earlySnapshot(competitionId) !== null) return
    const timer = setTimeout(() => void fetchSnapshot(competitionId), lookMs)
    return () => clearTimeout(timer)
  }, [competitionId])

  const isDrawn = useDrawnInSteps(currentData !== undefined)
  if (currentData === undefined || !isDrawn) {
    return <PendingPage error={error} onRetry={() => void refetch()} />
  }
  const { value: competition } = currentData
  if (competition === null) return <Missing />
  return <CompetitionFrame competition={competition} />
}

/** The layout of a competition: header, actions and tabs. */
function CompetitionFrame({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const { id: competitionId } = competition
  const { uid, player, roles } = useMyParticipation(competition)
  const hasUnreadChat = useHasUnreadChat(
    uid === null ? null : { competitionId, uid, isOrganizer: isOrganizer(roles) },
  )
  useWholeLists(competition)
  const { pathname, state } = useLocation()
  const hasSchedule = useHasSchedule(competition, isOrganizer(roles))
  const created = state?.created === true
  const people = {
    href: hrefs.competitionPeople(competitionId),
    label: t('tabPeople'),
    count: competition.entryQueue.requested || undefined,
  }
  const tabs = [
    {
      href: hrefs.competitionTeams(competitionId),
      label: t('tabTeams'),
      count: competition.teamCount || undefined,
    },
    { href: hrefs.competitionBracket(competitionId), label: t('tabBracket') },
    {
      href: hrefs.competitionCommentators(competitionId),
      label: t('tabCommentators'),
      mark: hasUnreadChat ? t('newMessages') : undefined,
    },
    { href: hrefs.competitionLive(competitionId), label: t('tabLive') },
    { href: hrefs.competitionAbout(competitionId), label: t('tabAbout') },
    ...(competition.rules === ''
      ? []
      : [{ href: hrefs.competitionRules(competitionId), label: t('setting_rules') }]),
    // Last for those who do not organize, because it appears once the bracket has loaded.
    ...(hasSchedule ? [{ href: hrefs.competitionSchedule(competitionId), label: t('tabSchedule') }] : []),
    ...(isOrganizer(roles)
      ? [people, { href: hrefs.competitionHistory(competitionId), label: t('tabHistory') }]
      : player?.captain
        ? [{ href: people.href, label: t('tabInvitations') }]
        : []),
  ]
  const tab = tabs.find(({ href }) => href === pathname)
  const hasOwnTitle = [useMatch(routePatterns.match), useMatch(routePatterns.competitionDraft)].some(Boolean)
  return (
    <>
      {/*
       * All tabs share one title element, because with two the browser would show either. The pages of a match and of
       * the draft have their own.
       */}
      {!hasOwnTitle && <PageTitle>{[...(tab ? [tab.label] : []), competition.name].join(' · ')}</PageTitle>}
      <CompetitionHead competition={competition} />
      <Suspense>{created && <ShareHint competitionId={competitionId} />}</Suspense>
      <ChampionBanner competition={competition} />
      <StickyTabs label={t('tabs')} tabs={tabs}>
        <PendingOutlet />
      </StickyTabs>
      <Suspense>{competition.sponsors.length > 0 && <SponsorStrip competition={competition} />}</Suspense>
      <ShownPlayer competition={competition} />
    </>
  )
}

/** Whether the competition has a tab for its schedule: for organizers once there is a bracket, for others once it is planned. */
function useHasSchedule({ id, bracketId }: CompetitionDocument, organizes: boolean): boolean {
  const isPlanned = useBracketShapeQuery(bracketId === null ? skipToken : { competitionId: id, bracketId }, {
    selectFromResult: ({ currentData }) => ({ value: currentData?.value?.schedule !== undefined }),
  }).value
  return bracketId !== null && (organizes || isPlanned)
}

/** In a demonstration, a visitor whose copy is gone can enter again. */
function Missing() {
  const isDemonstration = useDemonstration() === 'here'
  return (
    <>
      <MissingCompetition />
      <Suspense>{isDemonstration && <Entrance lead="copyGone" />}</Suspense>
    </>
  )
}
