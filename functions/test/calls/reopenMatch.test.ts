import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { storedCompetition, storedMatch, storedMatches } from '../../../testing/storedBracket.ts'
import { onMatch } from '../support/onMatch.ts'
import { changingNothing, refused } from '../support/refused.ts'

const people = await bracketCast()

/** In a best of one; the upper seats win. */
const played = (...matchIds: string[]) =>
  Object.fromEntries(matchIds.map(id => [id, [1, 0]] as [string, [number, number]]))

const target = (
  testCompetition: BracketedCompetition,
  matchId: string,
  { revision = 2, cascade = false, preview = false } = {},
) => ({ ...onMatch(testCompetition, matchId, revision), cascade, preview })

describe('reopenMatch', () => {
  it('says first what it would undo, refuses it unasked, and then undoes just that', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 8,
      played: played('main-1-1', 'main-1-2', 'main-1-3', 'main-1-4', 'main-2-1', 'main-2-2', 'main-3-1'),
    })
    await stored.competition(testCompetition.competitionId).update({
      status: 'finished',
      champion: { teamId: testCompetition.teamIds[0], name: 'Team 1' },
    })
    const preview = await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('reopenMatch', people.owner, target(testCompetition, 'main-1-1'))).toEqual(
        refused('next-match-started', { matches: ['main-2-1', 'main-3-1'] }),
      )
      return call('reopenMatch', people.owner, target(testCompetition, 'main-1-1', { preview: true }))
    })
    if (!preview.ok) throw new Error(preview.code ?? '')
    expect(preview.value).toMatchObject({
      revision: 2,
      undone: [
        { matchId: 'main-2-1', started: true, score: [1, 0], winner: 0 },
        { matchId: 'main-3-1', started: true, score: [1, 0], winner: 0 },
      ],
    })

    const before = await storedMatches(testCompetition)
    const { basis } = preview.value
    const confirmed = { ...target(testCompetition, 'main-1-1', { cascade: true }), basis }
    expect(await call('reopenMatch', people.owner, confirmed)).toMatchObject({
      ok: true,
      value: { ...preview.value, revision: 3 },
    })
    const after = await storedMatches(testCompetition)
    const differing = Object.keys(after).filter(id => after[id]?.revision !== before[id]?.revision)
    expect(differing.sort()).toEqual(['main-1-1', 'main-2-1', 'main-3-1'])
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'running', champion: null })

    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('reopenMatch', people.owner, confirmed)).toMatchObject({
        ok: true,
        value: { revision: 3 },
      })
    })
  })

  it('does not undo what was not shown', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      played: played('main-1-1', 'main-1-2'),
    })
    const preview = await call(
      'reopenMatch',
      people.owner,
      target(testCompetition, 'main-1-1', { preview: true }),
    )
    if (!preview.ok) throw new Error(preview.code ?? '')
    const final = onMatch(testCompetition, 'main-2-1', 2)
    expect(await call('startMatch', people.administrator, final)).toMatchObject({ ok: true })
    await changingNothing(testCompetition.competitionId, [], async () => {
      const { basis } = preview.value
      expect(
        await call('reopenMatch', people.owner, {
          ...target(testCompetition, 'main-1-1', { cascade: true }),
          basis,
        }),
      ).toEqual(refused('changed-meanwhile'))
    })
  })

  it('takes the champion back with the deciding match', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      format: 'double',
      grandFinal: 'reset',
      played: { 'upper-1-1': [1, 0], 'final-1-1': 'running' },
    })
    const { revision } = await storedMatch(testCompetition, 'final-1-1')
    const final = onMatch(testCompetition, 'final-1-1', revision)
    expect(await call('finishSeries', people.owner, { ...final, score: [1, 0] })).toMatchObject({ ok: true })
    expect(await storedCompetition(testCompetition)).toMatchObject({
      status: 'finished',
      champion: { teamId: testCompetition.teamIds[0] },
    })
    expect(
      await call(
        'reopenMatch',
        people.owner,
        target(testCompetition, 'final-1-1', { revision: revision + 1 }),
      ),
    ).toMatchObject({
      ok: true,
      value: { undone: [{ matchId: 'final-2-1', status: 'bye', started: false }] },
    })
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'running', champion: null })
  })

  it('lets either the correction or the next start through, never both', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      played: played('main-1-1', 'main-1-2'),
    })
    const [reopened, started] = await Promise.all([
      call('reopenMatch', people.owner, target(testCompetition, 'main-1-1')),
      call('startMatch', people.administrator, onMatch(testCompetition, 'main-2-1', 2)),
    ])
    expect([reopened.ok, started.ok].sort()).toEqual([false, true])
    if (!reopened.ok) expect(reopened).toEqual(refused('next-match-started', { matches: ['main-2-1'] }))
    if (!started.ok) expect(started).toEqual(refused('changed-meanwhile'))
  })
})
