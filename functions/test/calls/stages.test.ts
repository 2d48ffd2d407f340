import { pairingBasis, pairingOf } from '@upper-bracket/shared/bracket/stages/swissRounds'
import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import {
  playMatch,
  playMatches,
  stagedCompetition,
  swissStage,
  twoGroups,
} from '../../../testing/stagedCompetition.ts'
import {
  storedBracket,
  storedCompetition,
  storedMatch,
  storedMatches,
} from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'
import { onMatch } from '../support/onMatch.ts'
import { changingNothing, refused } from '../support/refused.ts'

const people = await bracketCast()
const { owner, administrator } = people

/** The numbers of the teams by their seeds, for each match that passes: 0 is nobody. */
async function pairs(testCompetition: BracketedCompetition, ...ids: readonly string[]) {
  const matches = await storedMatches(testCompetition)
  const seedOf = (teamId: string | null | undefined) => testCompetition.teamIds.indexOf(teamId ?? '') + 1
  return ids.map(id => matches[id]?.slots.map(({ teamId }) => seedOf(teamId)))
}

const groups = () => stagedCompetition(people, { teams: 8, stages: [twoGroups] })
const semiFinals = ['s2-main-1-1', 's2-main-1-2'] as const

describe('groups and a playoff', () => {
  it('are played by calls: each group seats its teams when it is over, and the champion ends the competition', async () => {
    const testCompetition = await groups()
    await playMatches(testCompetition, owner, ({ stage, group }) => stage === 's1' && group === 0)
    // Snake: 1, 4, 5, 8 and 2, 3, 6, 7.
    expect(await pairs(testCompetition, ...semiFinals)).toEqual([
      [1, 0],
      [0, 4],
    ])
    await playMatches(testCompetition, owner, ({ stage }) => stage === 's1')
    expect(await pairs(testCompetition, ...semiFinals)).toEqual([
      [1, 3],
      [2, 4],
    ])
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'running', champion: null })
    await playMatches(testCompetition, owner)
    expect(await storedCompetition(testCompetition)).toMatchObject({
      status: 'finished',
      champion: { teamId: testCompetition.teamIds[0], name: 'Team 1' },
    })
  })
})

describe('a Swiss stage and a playoff', () => {
  it('publishes each round when the last one is over, and seats the best', async () => {
    const testCompetition = await stagedCompetition(people, { teams: 8, stages: [swissStage] })
    const second = ['s1-main-2-1', 's1-main-2-2', 's1-main-2-3', 's1-main-2-4']
    expect(await pairs(testCompetition, 's1-main-1-1', ...second)).toEqual([
      [1, 5],
      ...second.map(() => [0, 0]),
    ])
    await playMatches(testCompetition, owner, ({ round }) => round === 1)
    expect(await pairs(testCompetition, ...second)).toEqual([
      [1, 3],
      [2, 4],
      [5, 7],
      [6, 8],
    ])
    await playMatches(testCompetition, owner)
    expect(await storedCompetition(testCompetition)).toMatchObject({
      status: 'finished',
      champion: { teamId: testCompetition.teamIds[0] },
    })
  })

  it('publishes a round by hand, once, with the pairings that the organizer has seen', async () => {
    const testCompetition = await stagedCompetition(people, {
      teams: 8,
      stages: [{ ...swissStage, publishing: 'manual' }],
    })
    const { competitionId, bracketId } = testCompetition
    const publication = { competitionId, bracketId, stage: 's1', round: 2 }
    await playMatches(testCompetition, owner, ({ position }) => position < 3)
    await changingNothing(competitionId, [], async () => {
      expect(await call('publishRound', owner, publication)).toEqual(refused('round-not-due'))
      expect(await call('publishRound', owner, { ...publication, stage: 's2' })).toEqual(refused('not-found'))
      expect(await call('publishRound', owner, { ...publication, round: 9 })).toEqual(refused('not-found'))
    })
    await playMatches(testCompetition, owner, ({ round }) => round === 1)
    const basis = await basisOf(testCompetition, 2)

    // The organizer has seen the pairings, and then a result is corrected.
    const first = onMatch(testCompetition, 's1-main-1-1', 2)
    expect(await call('correctScore', owner, { ...first, score: [0, 1] })).toMatchObject({ ok: true })
    await changingNothing(competitionId, [], async () => {
      expect(await call('publishRound', owner, { ...publication, basis })).toEqual(
        refused('changed-meanwhile'),
      )
    })
    const current = await basisOf(testCompetition, 2)
    expect(current).not.toBe(basis)
    const published = await call('publishRound', administrator, { ...publication, basis: current })
    expect(published).toMatchObject({ ok: true })
    expect(await pairs(testCompetition, 's1-main-2-1')).toEqual([[2, 4]])
    await changingNothing(competitionId, [], async () => {
      expect(await call('publishRound', owner, { ...publication, basis: current })).toEqual({
        ok: true,
        value: {},
      })
    })
    expect(await logOf(testCompetition)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'publishRound', uid: administrator.uid, matchId: null }),
      ]),
    )

    const [started = ''] = ['s1-main-2-1']
    expect(await call('startMatch', owner, onMatch(testCompetition, started, 1))).toMatchObject({ ok: true })
    await changingNothing(competitionId, [], async () => {
      expect(await call('publishRound', owner, { ...publication, redraw: true })).toEqual(
        refused('next-match-started', { matches: [started] }),
      )
    })
  })
})

async function basisOf(testCompetition: BracketedCompetition, round: number): Promise<string> {
  const bracket = await storedBracket(testCompetition)
  const [stage] = bracket.shape.stages
  if (stage?.kind !== 'swiss') throw new Error('no Swiss stage')
  return pairingBasis(pairingOf(bracket, stage, round))
}

describe('correctScore in a group', () => {
  /** The groups are over, and the match between 1 and 4 was won by 1. */
  async function played() {
    const testCompetition = await groups()
    await playMatches(testCompetition, owner, ({ stage }) => stage === 's1')
    const matches = Object.values(await storedMatches(testCompetition))
    const own = testCompetition.teamIds.filter((_, index) => [0, 3].includes(index))
    const match = matches.find(
      ({ stage, slots }) => stage === 's1' && slots.every(({ teamId }) => own.includes(teamId ?? '')),
    )
    if (match === undefined) throw new Error('no match')
    return { testCompetition, match }
  }

  it('takes back what was played in the playoff only with `cascade`', async () => {
    const { testCompetition, match } = await played()
    await playMatch(testCompetition, owner, semiFinals[0])
    await playMatch(testCompetition, owner, semiFinals[1])
    const score: [number, number] = match.winner === 0 ? [0, 1] : [1, 0]
    const target = { ...onMatch(testCompetition, match.id, match.revision), score }
    const preview = await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('correctScore', owner, target)).toEqual(
        refused('next-match-started', { matches: [...semiFinals] }),
      )
      return call('correctScore', owner, { ...target, preview: true })
    })
    if (!preview.ok) throw new Error(String(preview.code))
    expect(preview.value.undone.map(({ matchId, started }) => [matchId, started]).toSorted()).toEqual([
      ['s2-main-1-1', true],
      ['s2-main-1-2', true],
      ['s2-main-2-1', false],
    ])
    const { basis } = preview.value
    expect(await call('correctScore', owner, { ...target, cascade: true, basis })).toMatchObject({ ok: true })
    expect(await pairs(testCompetition, ...semiFinals, 's2-main-2-1')).toEqual([
      [4, 3],
      [2, 1],
      [0, 0],
    ])
    for (const id of semiFinals) {
      expect(await storedMatch(testCompetition, id)).toMatchObject({ status: 'ready', score: [0, 0] })
    }
  })
})

describe('groups as the last stage', () => {
  it('have a champion each, and a corrected result takes back that of its group alone', async () => {
    const testCompetition = await stagedCompetition(people, {
      teams: 4,
      format: 'table',
      stages: [{ ...twoGroups, criteria: ['points'] }],
    })
    const competition = () => storedCompetition(testCompetition)
    const matches = Object.values(await storedMatches(testCompetition))
    const [ofA, ofB] = [0, 1].map(group => matches.find(match => match.group === group)?.id ?? '')
    await playMatch(testCompetition, owner, ofA ?? '')
    const [first, second] = testCompetition.teamIds
    const won = { teamId: first, name: 'Team 1', group: 0 }
    expect(await competition()).toMatchObject({ status: 'running', champion: null, champions: [won] })
    await playMatch(testCompetition, owner, ofB ?? '')
    const champions = [won, { teamId: second, name: 'Team 2', group: 1 }]
    expect(await competition()).toMatchObject({ status: 'finished', champion: null, champions })
    const { revision = 0 } = await storedMatch(testCompetition, ofB ?? '')
    const target = onMatch(testCompetition, ofB ?? '', revision)
    expect(await call('reopenMatch', owner, { ...target, cascade: true, preview: false })).toMatchObject({
      ok: true,
    })
    expect(await competition()).toMatchObject({ status: 'running', champions: [won] })
  })
})

describe('decideTie', () => {
  it('decides twice who is the champion of a table, and announces both', async () => {
    const testCompetition = await stagedCompetition(people, {
      teams: 4,
      format: 'table',
      stages: [{ ...twoGroups, groups: 1, advance: 1, criteria: ['points'] }],
    })
    const { competitionId, bracketId, teamIds } = testCompetition
    await stored
      .announcers(competitionId)
      .doc('discord')
      .set({} as never)
    // 1, 2 and 3 have two wins each.
    for (const { id, section, slots } of Object.values(await storedMatches(testCompetition))) {
      const seeds = slots.map(({ teamId }) => teamIds.indexOf(teamId ?? '') + 1).toSorted()
      if (section === 'main')
        await playMatch(testCompetition, owner, id, { upset: seeds.join(' ') === '1 3' })
    }
    const champion = async () => (await storedCompetition(testCompetition))?.champion
    expect(await champion()).toBeNull()
    const decision = { competitionId, bracketId, stage: '', group: 0, by: 'decision' } as const
    const [first = '', second = '', third = '', fourth = ''] = teamIds
    const decide = (...tieOrder: string[]) => call('decideTie', owner, { ...decision, tieOrder })
    expect(await decide(third, second, first)).toMatchObject({ ok: true })
    expect(await champion()).toMatchObject({ teamId: third })
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'finished' })
    // The last team has beaten the third one after all, and only two remain.
    const match = Object.values(await storedMatches(testCompetition)).find(({ slots }) =>
      slots.every(({ teamId }) => teamId === third || teamId === fourth),
    )
    const score: [number, number] = match?.winner === 0 ? [0, 1] : [1, 0]
    const target = onMatch(testCompetition, match?.id ?? '', match?.revision ?? 0)
    expect(await call('correctScore', owner, { ...target, score })).toMatchObject({ ok: true })
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'running', champion: null })
    expect(await decide(second, first)).toMatchObject({ ok: true })
    expect(await champion()).toMatchObject({ teamId: second })
  })
})
