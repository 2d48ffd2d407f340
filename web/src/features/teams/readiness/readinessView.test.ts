import { expect, test } from 'vitest'
import type { PlayerDocument } from '#documents/competition.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { rosterView } from '@upper-bracket/shared/balance/rosterView'
import { readinessView } from './readinessView.ts'

const check = { checkId: 'now', startedAt: 0, deadline: 1, closedAt: null }
const player = (uid: string, teamId: string | null, checkId?: string): PlayerDocument => ({
  ...aPlayer(uid, { teamId, ...(checkId !== undefined && { ready: { checkId, at: 0 } }) }),
  displayName: uid,
  id: uid,
})

test('counts players and complete teams, and names the missing by team; an earlier check counts for nothing', () => {
  const roster = rosterView(
    [
      player('a', 'wolves', 'now'),
      player('b', 'wolves', 'before'),
      player('c', 'bears', 'now'),
      player('d', null),
    ],
    ['wolves', 'bears', 'empty'].map(id => ({ ...aTeam(id, []), id })),
    { ownTeamId: null, language: 'en' },
  )
  const { missing, ...counts } = readinessView(check, roster)
  expect(counts).toEqual({ ready: 2, total: 4, teams: { ready: 1, total: 2 } })
  expect(missing.map(({ team, members }) => [team?.name, members.map(({ uid }) => uid)])).toEqual([
    ['wolves', ['b']],
    [undefined, ['d']],
  ])
})
