import { expect, test } from 'vitest'
import { reinstateTeam } from '../entrants/reinstateTeam.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { reopenMatch } from '../results/reopenMatch.ts'
import { undoneMatches } from '../results/undoneMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type Side } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { terminalMatchIds } from '../rounds/terminalMatchIds.ts'
import { isDecided } from '../standings/champions.ts'
import { champion } from '../testing/champion.ts'
import { standings } from '../standings/standings.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { expectExactChange } from '../testing/expectExactChange.ts'
import { fates, type Troubles } from '../testing/fate.ts'
import { frozen } from '../testing/frozen.ts'
import { created, law } from '../testing/law.ts'
import { neededPart } from '../testing/neededPart.ts'
import { type Command, playOut, required, type Step } from '../testing/playOut.ts'
import type { RandomTournament } from '../testing/randomTournament.ts'

const everyTrouble: Troubles = { forfeit: 6, doubleForfeit: 12, disqualification: 10 }

test('whatever goes wrong, the bracket is played to its end and nobody waits for ever', () => {
  law(tournament => {
    const end = troubled(tournament)
    expect([...end.matches.values()].filter(match => !isOver(match))).toEqual([])
    expect(isDecided(end)).toBe(true)
    const last = lastMatch(end)
    const won = last.winner === null ? null : last.slots[last.winner].teamId
    expect(champion(end)).toBe(won)
  })
})

test('without a match that both sides gave up there is always a champion', () => {
  law(({ plan, luck }) => {
    const fate = fates(luck, { forfeit: 4, disqualification: 8 })
    expect(plan.teamIds).toContain(champion(playOut(created(plan), { luck, fate, corrections: 4 })))
  })
})

test('single elimination: all but the champion lose once, also who is given up on both sides or meets nobody', () => {
  law(
    tournament => {
      const end = troubled(tournament)
      for (const teamId of tournament.plan.teamIds) {
        const lost = lossesOf(end, teamId).filter(match => match.section === 'main').length
        expect(lost).toBe(teamId === champion(end) ? 0 : 1)
      }
    },
    { format: 'single' },
  )
})

test('double elimination: all but the champion lose twice, save the stated exceptions', () => {
  law(
    tournament => {
      const end = troubled(tournament)
      const winner = champion(end)
      const final = required(end, 'final-1-1')
      for (const teamId of tournament.plan.teamIds) {
        const losses = lossesOf(end, teamId)
        if (teamId === winner) {
          expect(losses.length).toBeLessThanOrEqual(1)
          continue
        }
        expect(losses.length).toBeLessThanOrEqual(2)
        // Both gave it up, or a disqualified team met nobody: they leave at once.
        const leftAtOnce = losses.some(match => match.winner === null)
        const lostPlainFinal = tournament.plan.grandFinal !== 'reset' && teamId === final.slots[0].teamId
        if (!leftAtOnce && !lostPlainFinal) expect(losses.length).toBe(2)
      }
    },
    { format: 'double' },
  )
})

test('nobody plays two matches at once, and nobody meets themselves', () => {
  law(tournament => {
    let steps = 0
    troubled(tournament, ({ change: { bracket } }) => {
      if (steps++ % Math.ceil(tournament.plan.teamIds.length / 16) !== 0) return
      const standing = [...bracket.matches.values()].flatMap(match =>
        isOver(match) ? [] : match.slots.flatMap(slot => slot.teamId ?? []),
      )
      expect(new Set(standing).size).toBe(standing.length)
    })
  })
})

test('what a command calls changed is exactly what differs, one revision further, and nothing else is touched', () => {
  law(tournament => {
    troubled(tournament, ({ before, change }) => expectExactChange(before, change))
  })
})

test('to end a match needs no more of the bracket than the matches that it asks for', () => {
  law(tournament => {
    let steps = 0
    troubled(tournament, ({ before, matchId }) => {
      if (steps++ % Math.ceil(tournament.plan.teamIds.length / 64) !== 0) return
      const won = winsNeeded(required(before, matchId).bestOf)
      const ends: readonly (readonly [boolean, Command])[] = [
        [false, bracket => finishSeries(bracket, matchId, [won, 0])],
        [false, bracket => finishSeries(bracket, matchId, [0, won])],
        [false, bracket => forfeitMatch(bracket, matchId, [0])],
        [true, bracket => forfeitMatch(bracket, matchId, [0, 1])],
      ]
      for (const [nobodyAdvances, end] of ends) {
        const whole = end(before)
        const outcome = end(neededPart({ before, matchId }, { nobodyAdvances }))
        expect(outcome.ok ? changedMatches(outcome.value) : outcome).toEqual(
          whole.ok ? changedMatches(whole.value) : whole,
        )
        if (!outcome.ok || !whole.ok || !matchId.startsWith('final')) continue
        expect(champion(outcome.value.bracket)).toBe(champion(whole.value.bracket))
        expect(isDecided(outcome.value.bracket)).toBe(isDecided(whole.value.bracket))
      }
    })
  })
})

test('a bracket after corrections and the same results again equals one without them, revisions aside', () => {
  law(({ plan, luck }) => {
    const fate = fates(luck, everyTrouble)
    const results = (corrections: number): readonly object[] => {
      const end = playOut(created(plan), { luck: luck + corrections, fate, corrections, inOrder: true })
      return [...end.matches.values()].map(match => ({ ...match, revision: 0 }))
    }
    expect(results(6)).toEqual(results(0))
  })
})

test('reopening undoes exactly what it says, loses no result without being asked to, and else changes nothing', () => {
  law(tournament => {
    troubled(tournament, ({ before, matchId }) => {
      const match = required(before, matchId)
      const asked = reopenMatch(before, matchId, { cascade: true })
      if (!asked.ok) {
        const isFinished = match.status === 'finished'
        expect(asked.code).toBe(isFinished ? 'team-withdrawn' : 'match-not-finished')
        return
      }
      const { changes } = asked.value
      const undone = undoneMatches(asked.value, matchId)
      expect(undone.map(each => each.matchId).sort()).toEqual(
        changes.flatMap(([{ id }]) => (id === matchId ? [] : [id])).sort(),
      )
      const matches = undone.filter(each => each.started).map(each => each.matchId)
      const outcome = reopenMatch(before, matchId, { cascade: false })
      if (matches.length === 0) expect(outcome).toEqual(asked)
      else expect(outcome).toEqual({ ok: false, code: 'next-match-started', facts: { matches } })
    })
  })
})

test('a result that is reopened at once leaves the bracket as it was when the last game ended', () => {
  law(tournament => {
    troubled(tournament, ({ before, matchId, change }) => {
      const match = required(before, matchId)
      const over = required(change.bracket, matchId)
      if (isOver(match) || over.status !== 'finished') return
      const withdrawn = withdrawnTeams(before)
      const teamId = [...withdrawnTeams(change.bracket)].find(id => !withdrawn.has(id))
      const back =
        teamId === undefined
          ? reopenMatch(change.bracket, matchId, { cascade: false })
          : reinstateTeam(change.bracket, teamId, { cascade: false })
      if (!back.ok) throw new Error(back.code)
      const after = changedMatches(change).map(({ id }) => required(back.value.bracket, id))
      expect(after.map(each => ({ ...each, revision: 0 }))).toEqual(
        changedMatches(change).map(({ id }) => {
          const was = required(before, id)
          const again =
            id === matchId ? { score: over.score, status: required(back.value.bracket, id).status } : {}
          return { ...was, ...again, revision: 0 }
        }),
      )
    })
  })
})

test('every team ends with a place, those that share one are as many as it is wide, and none is left out', () => {
  law(
    tournament => {
      const end = troubled(tournament)
      const table = standings(end)
      expect(table[0]?.teamId === champion(end) || champion(end) === null).toBe(true)
      for (const [index, row] of table.entries()) {
        expect(row.state).toBe('placed')
        expect(row.best).toBeLessThanOrEqual(index + 1)
        expect(row.worst).toBeGreaterThanOrEqual(index + 1)
        expect(table.filter(other => other.best === row.best).length).toBe(row.worst - row.best + 1)
      }
    },
    { teamsMax: 64 },
  )
})

test('who gives one match up ends in the range of places that the team had at any time before', () => {
  law(
    ({ plan, luck }) => {
      const seen: (readonly (readonly [string, number, number])[])[] = []
      const fate = fates(luck, { forfeit: 3 })
      let steps = 0
      const end = playOut(created(plan), {
        luck,
        fate,
        onStep: ({ before }) => {
          if (steps++ % Math.ceil(plan.teamIds.length / 16) !== 0) return
          seen.push(standings(before).map(row => [row.teamId, row.best, row.worst]))
        },
      })
      const final = new Map(standings(end).map(row => [row.teamId, row]))
      const outside = seen.flat().filter(([teamId, best, worst]) => {
        const place = final.get(teamId)
        return place === undefined || place.best < best || place.worst > worst
      })
      expect(outside).toEqual([])
    },
    { teamsMax: 64 },
  )
})

test('no place is worse than there are teams', () => {
  law(
    tournament => {
      let steps = 0
      troubled(tournament, ({ change: { bracket } }) => {
        if (steps++ % Math.ceil(tournament.plan.teamIds.length / 8) !== 0) return
        const worst = Math.max(...standings(bracket).map(row => row.worst))
        expect(worst).toBeLessThanOrEqual(tournament.plan.teamIds.length)
      })
    },
    { teamsMax: 64 },
  )
})

function troubled({ plan, luck }: RandomTournament, onStep: (step: Step) => void = () => undefined): Bracket {
  const fate = fates(luck, everyTrouble)
  return playOut(frozen(created(plan)), { luck, fate, corrections: 6, onStep })
}

function lastMatch({ shape, matches }: Bracket): Match {
  const last = matches.get(terminalMatchIds(shape)[0] ?? '')
  if (last === undefined) throw new Error('No last match')
  const first = matches.get('final-1-1')
  return last.winner === null && first?.winner === 0 ? first : last
}

/** The matches after which a team went on as a loser, or left. */
function lossesOf({ matches }: Bracket, teamId: string): readonly Match[] {
  return [...matches.values()].filter(match => {
    const side = match.slots.findIndex(slot => slot.teamId === teamId)
    return side !== -1 && isOver(match) && match.winner !== (side as Side)
  })
}
