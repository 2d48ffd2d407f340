import type { BracketLogEntry } from '@upper-bracket/shared/bracket/commands/logEntry'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import HistoryPage from '../HistoryPage.tsx'

export const wolf = { uid: 'wolf', name: 'Grey Wolf' }
export const person = { person: wolf, personUid: wolf.uid }
export const team = { teamId: 'wolves', name: 'Wolves' }

export const ready = {
  status: 'running',
  teamIds: ['wolves', 'bears'],
  score: [1, 0],
  winner: null,
  forfeits: [false, false],
} as const
export const played = { ...ready, status: 'finished', score: [2, 1], winner: 0 } as const
export const ofMatch = (
  action: BracketLogEntry['action'],
  before: BracketLogEntry['changes'][number]['before'],
  after: BracketLogEntry['changes'][number]['after'],
) => ({ action, bracketId: 'first', matchId: 'm', teamIds: [], changes: [{ matchId: 'm', before, after }] })
export const ofTeams = (action: BracketLogEntry['action'], teamIds: string[]) => ({
  action,
  bracketId: 'first',
  matchId: null,
  teamIds,
  changes: [],
})

/** Opens the history of a competition with some entries. */
export async function openHistory(
  log: Readonly<Record<string, object>>,
  language: 'ru' | 'en',
  uid = organizer.uid,
) {
  return renderPage({
    at: hrefs.competitionHistory('cup'),
    language,
    user: { uid, email: 'somebody@example.org' },
    Page: HistoryPage,
    documents: {
      [testCompetitionPath]: aCompetition({ ownerName: 'Oleg' }),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', []),
      [`${testCompetitionPath}/teams/bears`]: aTeam('Bears', []),
      [`${testCompetitionPath}/players/player`]: aPlayer('player'),
      ...Object.fromEntries(
        Object.entries(log).map(([id, entry]) => [`${testCompetitionPath}/log/${id}`, entry]),
      ),
    },
  })
}
