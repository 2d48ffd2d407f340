import { screen } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Side } from '@upper-bracket/shared/bracket/model/match'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { CheckIn, MatchReport, MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { defaultSelfService, type SelfService } from '@upper-bracket/shared/selfService/selfService'
import MatchPage from '#features/matchRoom/page/MatchPage.tsx'
import { aPlayer } from './entrants.ts'
import { organizer, person } from './people.ts'
import { renderPage } from './renderPage.tsx'
import { selfRunningTestCompetition, testCompetitionPath } from './testCompetition.ts'
import { matchRoomPath } from './testMatchRoom.ts'

export const minute = 60_000
const people = {
  captain: person('wolf'),
  rival: person('bear'),
  mate: person('mate'),
  standIn: person('loner'),
  spectator: person('spectator'),
  organizer,
}
/** An open check-in. */
export const checkIn = (
  at: readonly [number | null, number | null],
  left = 5 * minute,
  organizerSides: readonly Side[] = [],
): CheckIn => ({
  revision: 0,
  openedAt: Date.now() - minute,
  deadline: Date.now() + left,
  at,
  organizerSides,
})
export const started = (bracket: Bracket) => after(bracket, before => startMatch(before, 'main-1-1'))
/** The upper side has reported. */
export const aReport = (changes: Partial<MatchReport> = {}): MatchReport => ({
  reportId: 'report',
  pastReportIds: [],
  revision: 1,
  by: 0,
  version: { uid: 'wolf', at: Date.now(), score: [2, 1], games: [] },
  deadline: Date.now() + 5 * minute,
  dispute: null,
  settled: null,
  ...changes,
})
/** The other side’s version. */
export const contrary = {
  uid: 'bear',
  at: 1,
  version: { uid: 'bear', at: 1, score: [0, 2], games: [] },
} as const

export interface MatchScene {
  readonly who?: keyof typeof people
  readonly matchRoom?: MatchRoom | null
  readonly happened?: (bracket: Bracket) => Bracket
  readonly selfService?: Partial<SelfService>
  readonly language?: 'ru' | 'en'
  /** The competition is run by organizers if `selfService` is null. */
  readonly competition?: Partial<Competition>
  readonly startDate?: number
  readonly matchId?: string
  readonly documents?: Readonly<Record<string, object>>
  readonly functions?: Readonly<Record<string, () => object>>
}

/** Opens the page of the first match of four teams that run their matches themselves. */
export async function openMatch({
  who = 'spectator',
  matchRoom = null,
  happened,
  selfService,
  ...scene
}: MatchScene) {
  const ok = () => ({})
  return renderPage({
    at: `/competitions/cup/matches/${scene.matchId ?? 'main-1-1'}`,
    Page: MatchPage,
    user: people[who],
    language: scene.language ?? 'ru',
    documents: {
      ...selfRunningTestCompetition(
        {
          ...(scene.startDate !== undefined && { startDate: scene.startDate }),
          selfService: { ...defaultSelfService, ...selfService },
          ...scene.competition,
        },
        happened,
      ),
      [`${testCompetitionPath}/players/wolf`]: aPlayer('wolf', { teamId: 'team-1', captain: true }),
      [`${testCompetitionPath}/players/mate`]: aPlayer('mate', { teamId: 'team-1' }),
      [`${testCompetitionPath}/players/bear`]: aPlayer('bear', { teamId: 'team-4', captain: true }),
      ...(matchRoom && { [matchRoomPath]: matchRoom }),
      ...scene.documents,
    },
    functions: {
      checkInForMatch: ok,
      reportResult: ok,
      answerReport: ok,
      proposeTime: ok,
      answerProposal: ok,
      finishSeries: () => ({ revision: 2 }),
      forfeitMatch: () => ({ revision: 1 }),
      startMatch: () => ({ revision: 1 }),
      ...scene.functions,
    },
  })
}

/** The input of every call about the match. */
export const ofMatch = { competitionId: 'cup', bracketId: 'first', matchId: 'main-1-1' }
export const seen = { ...ofMatch, teamIds: ['team-1', 'team-4'] }
/** The controls on offer, except those of the chat and the lobby. */
export const offered = () =>
  screen
    .queryAllByRole('button')
    .filter(button => !button.hasAttribute('disabled'))
    .map(button => button.textContent)
    .filter(text => text !== '' && text !== 'Указать лобби')
/** The filled ones of them. */
export const filled = () =>
  [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent).filter(Boolean)
