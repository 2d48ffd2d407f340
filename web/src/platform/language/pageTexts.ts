import { matchPath } from 'react-router'
import type { ru } from '#locales/ru/ru.ts'
import { routePatterns as at } from '#platform/addresses/routePatterns.ts'

export type Namespace = keyof typeof ru

const competition = ['competition', 'player', 'ranks', 'bracket'] as const
const list = ['tournaments', 'competition'] as const
const account = ['auth', 'authMail'] as const

/** The texts of the pages at and below an address, which are fetched together with their code. */
const pageTexts: readonly (readonly [string, readonly Namespace[]])[] = [
  [at.home, ['home', 'tournaments']],
  [at.developers, ['api']],
  ['/auth/*', account],
  [at.invite, [...account, ...competition, 'people']],
  [at.commentate, [...account, 'commentators']],
  [at.profile, ['profile', 'picture', 'ranks']],
  [at.heldMessages, ['demonstration']],
  [at.organizer, ['organizers', ...list]],
  [at.organizerEditor, ['organizers', ...list]],
  [`${at.tournaments}/*`, list],
  [`${at.competition}/*`, competition],
  [at.newCompetition, ['settings', 'picture', 'format', 'transfer']],
  [at.importCompetition, ['transfer', 'competition']],
  [at.editCompetition, ['settings', 'picture', 'format', 'selfService', 'announcements', 'integrations']],
  [at.competitionIntegrations, ['integrations']],
  [at.competitionTeams, ['teams', 'readiness']],
  [at.competitionDraft, ['draft', 'teams', 'readiness']],
  [at.competitionSchedule, ['schedule']],
  [at.match, ['matchRoom', 'chat']],
  [at.competitionPeople, ['people', 'profile', 'undelivered']],
  [at.competitionHistory, ['history', 'people', 'format', 'reshaping']],
  [at.competitionCommentators, ['commentators']],
  [at.competitionLive, ['live']],
  [at.desk, ['desk', 'live', 'matchRoom']],
  [at.overlay, ['live', 'veto', 'stages', 'matchRoom', 'draft']],
]

/** Returns the namespaces that the page at an address shows at first. Components that need others wait for them. */
export function textsOfPage(pathname: string): ReadonlySet<Namespace> {
  const path = pathname.replace(/^\/en(?=\/|$)/, '') || '/'
  return new Set(pageTexts.flatMap(([pattern, names]) => (matchPath(pattern, path) ? names : [])))
}
