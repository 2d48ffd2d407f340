import { describe, expect, test } from 'vitest'
import type { Competition } from '../../competition/competition.ts'
import { aCompetition } from '../../competition/testing/aCompetition.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { startMatch } from '../results/startMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import { after } from '../testing/after.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { deleteBracket } from './deleteBracket.ts'

const running = aCompetition({
  status: 'running',
  bracketId: 'first',
  playerCount: 4,
  teamCount: 4,
  revision: 3,
})
const deleting = (bracket: Bracket, confirmed: boolean, competition = running) =>
  deleteBracket(competition, { bracketId: 'first', matches: bracket.matches.values(), confirmed, now: 9 })

describe('deleteBracket', () => {
  test('leads back to registration while nothing has been played', () => {
    const open = { ...running, status: 'registration', bracketId: null, updatedAt: 9 }
    expect(deleting(bracketOf(5), false)).toEqual({ ok: true, value: open })
  })

  test('what is running or has been played wants to be confirmed, and is counted', () => {
    const played = after(
      bracketOf(8),
      before => startMatch(before, 'main-1-1'),
      before => finishSeries(before, 'main-1-1', [1, 0]),
      before => startMatch(before, 'main-1-2'),
      before => forfeitMatch(before, 'main-1-3', [0]),
    )
    expect(deleting(played, false)).toEqual({ ok: false, code: 'results-exist', facts: { count: 3 } })
    expect(deleting(played, true)).toMatchObject({ ok: true, value: { bracketId: null } })
  })

  test('a match that ended by a disqualification before it began is no result', () => {
    const bracket = after(bracketOf(4), before => disqualifyTeam(before, 'team-1'))
    expect(deleting(bracket, false)).toMatchObject({ ok: true })
  })

  test('takes the champion along', () => {
    const finished: Competition = {
      ...running,
      status: 'finished',
      champion: { teamId: 'team-1', name: 'Wolves' },
    }
    expect(deleting(bracketOf(2), true, finished)).toMatchObject({
      ok: true,
      value: { status: 'registration', champion: null },
    })
  })

  test('changes nothing the second time, and never another bracket', () => {
    const open: Competition = { ...running, status: 'registration', bracketId: null }
    const again = deleting(bracketOf(2), false, open)
    expect(again.ok && again.value).toBe(open)
    expect(deleting(bracketOf(2), true, { ...running, bracketId: 'second' })).toMatchObject({
      code: 'changed-meanwhile',
    })
  })
})
