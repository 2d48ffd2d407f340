import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { routePatterns as at } from '#platform/hrefs.ts'

export default [
  layout('layouts/AuthLayout.tsx', [
    route(at.signIn, '../features/auth/SignInPage.tsx'),
    route(at.signUp, '../features/auth/SignUpPage.tsx'),
    route(at.signInByLink, '../features/auth/SignInByLinkPage.tsx'),
    route(at.resetPassword, '../features/auth/ResetPasswordPage.tsx'),
    route(at.emailConfirmationInstruction, '../features/auth/ConfirmationInstructionPage.tsx'),
    route(at.emailConfirmation, '../features/auth/EmailConfirmationPage.tsx'),
    route(at.passwordResetInstruction, '../features/auth/PasswordResetInstructionPage.tsx'),
    route(at.emailReset, '../features/auth/EmailResetPage.tsx'),
    route(at.emailVerification, '../features/auth/EmailVerificationPage.tsx'),
    route(at.mailAction, '../features/auth/MailActionPage.tsx'),
    route(at.signInSuccess, '../features/auth/SignInSuccessPage.tsx'),
  ]),
  route(at.providerReturn, '../features/auth/ProviderReturnPage.tsx'),
  layout('layouts/DefaultLayout.tsx', [
    route(at.home, '../features/home/HomePage.tsx'),
    layout('layouts/RequireSignIn.tsx', [
      route(at.profile, '../features/profile/ProfilePage.tsx'),
      route(at.tournaments, '../features/tournaments/TournamentsPage.tsx', [
        index('../features/tournaments/AllTournamentsPage.tsx'),
        route(at.ownTournaments, '../features/tournaments/OwnTournamentsPage.tsx'),
        route(at.playedTournaments, '../features/tournaments/PlayedTournamentsPage.tsx'),
        route(at.administeredTournaments, '../features/tournaments/AdministeredTournamentsPage.tsx'),
      ]),
      route(at.newCompetition, '../features/competition/NewCompetitionPage.tsx'),
      route(at.editCompetition, '../features/competition/EditCompetitionPage.tsx'),
    ]),
    route(at.competition, '../features/competition/CompetitionPage.tsx', [
      index('../features/competition/CompetitionIndexPage.tsx'),
      route(at.competitionTeams, '../features/teams/TeamsPage.tsx'),
      route(at.competitionBracket, '../features/bracket/page/BracketPage.tsx'),
    ]),
    route('*', 'NotFoundRoute.ts'),
  ]),
] satisfies RouteConfig
