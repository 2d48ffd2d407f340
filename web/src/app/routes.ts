import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { routePatterns as at } from '#platform/addresses/routePatterns.ts'
import { englishAddress } from '@upper-bracket/shared/preview/translatedAddresses'

/** Registers a page at its address and at its English address (`translatedPages`). */
const inBoth = (page: string) => englishAddress(page).replace('/en', '/en?')

export default [
  layout('layouts/AuthLayout.tsx', [
    route(inBoth(at.signIn), '../features/auth/sign-in/SignInPage.tsx'),
    route(inBoth(at.signUp), '../features/auth/sign-in/SignUpPage.tsx'),
    route(inBoth(at.signInByLink), '../features/auth/mail-request/SignInByLinkPage.tsx'),
    route(inBoth(at.resetPassword), '../features/auth/mail-request/ResetPasswordPage.tsx'),
    route(at.emailConfirmationInstruction, '../features/auth/mail-request/ConfirmationInstructionPage.tsx'),
    route(at.emailConfirmation, '../features/auth/mail-link/EmailConfirmationPage.tsx'),
    route(at.passwordResetInstruction, '../features/auth/mail-request/PasswordResetInstructionPage.tsx'),
    route(at.emailReset, '../features/auth/mail-link/EmailResetPage.tsx'),
    route(at.emailVerification, '../features/auth/mail-link/EmailVerificationPage.tsx'),
    route(at.mailAction, '../features/auth/mail-link/MailActionPage.tsx'),
    route(at.signInSuccess, '../features/auth/sign-in/SignInSuccessPage.tsx'),
    route(at.invite, '../features/competition/invitation/InvitationPage.tsx'),
    route(at.commentate, '../features/commentators/link/CommentatePage.tsx'),
  ]),
  route(at.overlay, '../features/broadcast/overlayPage/OverlayPage.tsx'),
  route(at.providerReturn, '../features/auth/provider-return/ProviderReturnPage.tsx'),
  layout('layouts/DefaultLayout.tsx', [
    route(inBoth(at.home), '../features/home/HomePage.tsx', [
      layout('../features/tournaments/HomeTournaments.tsx', [index('../features/home/due/DueNow.tsx')]),
    ]),
    route(inBoth(at.developers), '../features/api/DevelopersPage.tsx'),
    route(inBoth(at.operatorPage), '../features/operator/OperatorPage.tsx'),
    route(at.organizer, '../features/tournaments/organizer/OrganizerPage.tsx'),
    layout('layouts/RequireSignIn.tsx', [
      route(at.profile, '../features/profile/page/ProfilePage.tsx'),
      route(at.heldMessages, '../features/demonstration/HeldMessagesPage.tsx'),
      route(at.organizerEditor, '../features/tournaments/organizer/OrganizerEditorPage.tsx'),
      route(at.tournaments, '../features/tournaments/TournamentsPage.tsx', [
        index('../features/tournaments/AllTournamentsPage.tsx'),
        route(at.ownTournaments, '../features/tournaments/OwnTournamentsPage.tsx'),
        route(at.playedTournaments, '../features/tournaments/PlayedTournamentsPage.tsx'),
        route(at.administeredTournaments, '../features/tournaments/AdministeredTournamentsPage.tsx'),
      ]),
      route(at.newCompetition, '../features/competition/form/NewCompetitionPage.tsx'),
      route(at.importCompetition, '../features/transfer/ImportPage.tsx'),
      route(at.editCompetition, '../features/competition/form/EditCompetitionPage.tsx'),
      route(at.competitionIntegrations, '../features/integrations/IntegrationsPage.tsx'),
    ]),
    layout('layouts/WithPlayerCard.tsx', [route(at.desk, '../features/broadcast/desk/DeskPage.tsx')]),
    route(at.competition, '../features/competition/page/CompetitionPage.tsx', [
      index('../features/competition/page/CompetitionIndexPage.tsx'),
      route(at.competitionAbout, '../features/competition/about/AboutPage.tsx'),
      route(at.competitionRules, '../features/competition/about/RulesPage.tsx'),
      route(at.competitionTeams, '../features/teams/board/TeamsPage.tsx'),
      route(at.competitionDraft, '../features/teams/draft/DraftPage.tsx'),
      route(at.competitionBracket, '../features/bracket/page/BracketPage.tsx'),
      route(at.competitionSchedule, '../features/organizing/schedule/SchedulePage.tsx'),
      route(at.match, '../features/matchRoom/page/MatchPage.tsx'),
      route(at.competitionPeople, '../features/competition/people/PeoplePage.tsx'),
      route(at.competitionHistory, '../features/competition/history/HistoryPage.tsx'),
      route(at.competitionCommentators, '../features/commentators/CommentatorsPage.tsx'),
      route(at.competitionLive, '../features/broadcast/watch/LivePage.tsx', [
        index('../features/broadcast/watch/ShownMatchPage.tsx'),
      ]),
    ]),
    route('*', 'NotFoundRoute.ts'),
  ]),
] satisfies RouteConfig
