import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { startMatch } from '../results/startMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { champion } from '../testing/champion.ts'
import { standings } from '../standings/standings.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { expectExactChange } from '../testing/expectExactChange.ts'
import { frozen } from '../testing/frozen.ts'
import { created, law } from '../testing/law.ts'
import { neededPart } from '../testing/neededPart.ts'
import { playOut, required } from '../testing/playOut.ts'
import { randomTournament } from '../testing/randomTournament.ts'

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['LAW_RUNS'] ?? 10)

test('one champion, known with the deciding match, and nobody waits for ever', () => {
  law(
    ({ plan, luck }) => {
      const end = playOut(created(plan), {
        luck,
        onStep: ({ before, change }) => {
          const known = champion(before)
          if (known === null) return
          expect(champion(change.bracket)).toBe(known)
          // Nothing at all where a score is set to what it was.
          expect(changedMatches(change).filter(match => match.section !== 'third-place')).toEqual([])
        },
      })
      expect(plan.teamIds).toContain(champion(end))
      expect(unfinished(end).filter(match => match.status !== 'bye')).toEqual([])
    },
    { teamsMax: 512 },
  )
})

test('single elimination: all but the champion lose once, except in the match for third place', () => {
  law(
    ({ plan, luck }) => {
      const end = playOut(created(plan), { luck })
      const losses = lossesByTeam(end, match => match.section === 'main')
      for (const teamId of plan.teamIds) {
        expect(losses.get(teamId) ?? 0).toBe(teamId === champion(end) ? 0 : 1)
      }
    },
    { format: 'single' },
  )
})

test('double elimination: all but the champion lose twice, save who loses a plain grand final as the upper team', () => {
  law(
    ({ plan, luck }) => {
      const end = playOut(created(plan), { luck })
      const losses = lossesByTeam(end, () => true)
      const winner = champion(end)
      const final = required(end, 'final-1-1')
      const upperTeamLost = final.winner === 1 && plan.grandFinal !== 'reset'
      for (const teamId of plan.teamIds) {
        const lost = losses.get(teamId) ?? 0
        if (teamId === winner) expect(lost).toBe(final.winner === 0 ? 0 : 1)
        else expect(lost).toBe(upperTeamLost && teamId === final.slots[0].teamId ? 1 : 2)
      }
    },
    { format: 'double' },
  )
})

test('as many matches are played as the format has', () => {
  law(({ plan, luck }) => {
    const end = playOut(created(plan), { luck })
    const teams = plan.teamIds.length
    const played = [...end.matches.values()].filter(match => match.status === 'finished').length
    if (plan.format === 'single') {
      expect(played).toBe(teams - 1 + (plan.thirdPlace && teams >= 4 ? 1 : 0))
    } else {
      const second = plan.grandFinal === 'reset' && required(end, 'final-1-1').winner === 1
      expect(played).toBe(2 * teams - (second ? 1 : 2))
    }
  })
})

test('nobody meets themselves, and nobody plays two matches at once', () => {
  law(({ plan, luck }) => {
    const check = (bracket: Bracket): void => {
      const standing = unfinished(bracket).flatMap(match =>
        match.status === 'bye' ? [] : match.slots.flatMap(slot => slot.teamId ?? []),
      )
      expect(new Set(standing).size).toBe(standing.length)
    }
    let steps = 0
    check(
      playOut(created(plan), {
        luck,
        onStep: ({ before }) => {
          if (steps++ % Math.ceil(plan.teamIds.length / 16) === 0) check(before)
        },
      }),
    )
  })
})

test('what a command calls changed is exactly what differs, one revision further, and nothing else is touched', () => {
  law(({ plan, luck }) => {
    playOut(frozen(created(plan)), {
      luck,
      onStep: ({ before, change }) => expectExactChange(before, change),
    })
  })
})

test('a command needs no more of the bracket than the matches that it asks for', () => {
  law(({ plan, luck }) => {
    playOut(created(plan), {
      luck,
      onStep: step => {
        const part = neededPart(step)
        expect(part.matches.size).toBeLessThanOrEqual(3)
        const outcome = step.command(part)
        expect(outcome.ok && changedMatches(outcome.value)).toEqual(changedMatches(step.change))
      },
    })
  })
})

test('a champion is known from the finals alone', () => {
  law(({ plan, luck }) => {
    playOut(created(plan), {
      luck,
      onStep: step => {
        const outcome = step.command(neededPart(step))
        if (step.matchId.startsWith('final') && outcome.ok) {
          expect(champion(outcome.value.bracket)).toBe(champion(step.change.bracket))
        }
      },
    })
  })
})

test('in which order results arrive makes no difference', () => {
  fc.assert(
    fc.property(randomTournament(), fc.integer(), ({ plan, luck }, otherLuck) => {
      const strength = new Map(plan.teamIds.map((teamId, index) => [teamId, chance(luck + index)(1_000_000)]))
      const winner = ({ slots: [upper, lower] }: Match): Side =>
        (strength.get(upper.teamId ?? '') ?? 0) >= (strength.get(lower.teamId ?? '') ?? 0) ? 0 : 1
      const results = (order: number) =>
        [...playOut(created(plan), { luck: order, winner }).matches.values()].map(match => [
          match.id,
          match.slots.map(slot => slot.teamId),
          match.status,
          match.winner,
        ])
      expect(results(otherLuck)).toEqual(results(luck))
    }),
    { numRuns: runs },
  )
})

test('a team ends in the range of places that it had at any time before, and every place is taken once', () => {
  fc.assert(
    fc.property(randomTournament({ teamsMax: 64 }), ({ plan, luck }) => {
      const seen: (readonly (readonly [string, number, number])[])[] = []
      const end = playOut(created(plan), {
        luck,
        onStep: ({ before }) => seen.push(standings(before).map(row => [row.teamId, row.best, row.worst])),
      })
      const table = standings(end)
      const final = new Map(table.map(row => [row.teamId, row]))
      const outside = seen.flat().filter(([teamId, best, worst]) => {
        const place = final.get(teamId)
        return place === undefined || place.best < best || place.worst > worst
      })
      expect(outside).toEqual([])
      expect(table[0]?.teamId).toBe(champion(end))
      for (const [index, row] of table.entries()) {
        expect(row.state).toBe('placed')
        expect(row.best).toBeLessThanOrEqual(index + 1)
        expect(row.worst).toBeGreaterThanOrEqual(index + 1)
        const sharing = table.filter(other => other.best === row.best)
        expect(sharing.length).toBe(row.worst - row.best + 1)
      }
    }),
    { numRuns: runs },
  )
})

test('a match that is not ready is refused by its status, whichever it is', () => {
  law(({ plan, luck }) => {
    playOut(created(plan), {
      luck,
      onStep: ({ before }) => {
        const below = chance(before.matches.size + luck)
        const ids = [...before.matches.keys()]
        const match = required(before, ids[below(ids.length)] ?? '')
        const outcome = startMatch(before, match.id)
        expect(outcome.ok).toBe(match.status === 'ready')
        if (!outcome.ok)
          expect(outcome).toEqual({ ok: false, code: 'match-not-ready', facts: { status: match.status } })
      },
    })
  })
})

function unfinished({ matches }: Bracket): readonly Match[] {
  return [...matches.values()].filter(match => match.status !== 'finished')
}

function lossesByTeam(bracket: Bracket, counts: (match: Match) => boolean): ReadonlyMap<string, number> {
  const losses = new Map<string, number>()
  for (const match of bracket.matches.values()) {
    if (match.winner === null || match.status !== 'finished' || !counts(match)) continue
    const loser = match.slots[match.winner === 0 ? 1 : 0].teamId ?? ''
    losses.set(loser, (losses.get(loser) ?? 0) + 1)
  }
  return losses
}
