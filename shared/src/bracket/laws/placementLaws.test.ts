import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grandFinals } from '../../format/competitionFormat.ts'
import { chance } from '../../random/chance.ts'
import { openByes } from '../entrants/takeBye.ts'
import { clearSlot } from '../slots/clearSlot.ts'
import { commandTable } from '../commands/commandTable.ts'
import { placeTeam } from '../slots/placeTeam.ts'
import type { Bracket } from '../model/bracket.ts'
import { feederOf, isOver } from '../model/match.ts'
import { sidesLeft } from '../results/reopenMatch.ts'
import { roundKey } from '../rounds/roundKey.ts'
import { isSecondFinal, isSecondFinalDue } from '../rounds/secondFinal.ts'
import { awaitedTeam } from '../stages/awaitedTeam.ts'
import { standings } from '../standings/standings.ts'
import { after } from '../testing/after.ts'
import { canStillWin } from '../testing/canStillWin.ts'
import { ended } from '../testing/ended.ts'
import { created, law } from '../testing/law.ts'
import { required } from '../testing/playOut.ts'
import { given } from '../testing/playRandomStages.ts'
import { press } from '../testing/pressed.ts'
import { randomStageCommand } from '../testing/randomStageCommand.ts'
import { randomTournament } from '../testing/randomTournament.ts'

test('whatever is pressed, nobody plays two matches at once, none is ready without both teams', () => {
  law(
    tournament => {
      press(tournament, ({ change: { bracket } }) => {
        const { matches } = bracket
        const open = [...matches.values()].filter(match => !isOver(match))
        const standing = open.flatMap(match => match.slots.flatMap(slot => slot.teamId ?? []))
        expect(new Set(standing).size).toBe(standing.length)
        const wrong = open.filter(({ status, slots }) => {
          const isFull = slots.every(slot => slot.teamId !== null && !slot.closed)
          return isFull !== (status !== 'waiting')
        })
        expect(wrong).toEqual([])
      })
    },
    { teamsMax: 16 },
  )
})

test('whatever is pressed, what is called changed is what differs, and every team has a place', () => {
  law(
    tournament => {
      press(tournament, ({ name, before, change: { bracket: now, changes } }) => {
        if (commandTable[name].reads === 'match') expect(changes.length).toBeLessThanOrEqual(1)
        const named = new Map(changes.map(pair => [pair[0].id, pair]))
        expect(named.size).toBe(changes.length)
        for (const [id, match] of now.matches) {
          // A match that is added was not there.
          const was = before.matches.get(id) ?? named.get(id)?.[0] ?? required(before, id)
          if (!named.has(id)) {
            if (match !== was) throw new Error(`${id} was replaced and not called changed`)
            continue
          }
          expect(named.get(id)?.[0]).toBe(was)
          expect(named.get(id)?.[1]).toBe(match)
          expect(match.revision).toBe(was.revision + 1)
          expect({ ...match, revision: was.revision }).not.toEqual(was)
        }
        const table = standings(now)
        expect(table.map(row => row.teamId).sort()).toEqual([...now.shape.teamIds].sort())
        const wrong = table.filter(({ best, worst }) => best < 1 || worst < best || worst > table.length)
        expect(wrong).toEqual([])
      })
    },
    { teamsMax: 16 },
  )
})

/** Who is in a match to be played. */
const standingIn = ({ matches }: Bracket) =>
  new Set(
    [...matches.values()].flatMap(match =>
      isOver(match) ? [] : match.slots.flatMap(slot => slot.teamId ?? []),
    ),
  )

/** Whether a match was over and is open again. */
function isOpenAgain(matchId: string, before: Bracket, now: Bracket): boolean {
  const [was, is] = [before.matches.get(matchId), now.matches.get(matchId)]
  return was !== undefined && is !== undefined && isOver(was) && !isOver(is)
}

test('whatever is pressed, each team that can still win is in a match to be played', () => {
  law(
    tournament => {
      /** Who was taken out of a slot by hand, and is to be placed by hand. */
      const taken = new Set<string>()
      press(tournament, ({ name, input, before, change: { bracket, changes } }) => {
        // Who comes back in place of a team without a match is to be placed by hand, too.
        if (name === 'replaceTeam' && !standingIn(before).has(input.teamId)) taken.add(input.byTeamId)
        const standing = standingIn(bracket)
        for (const [was] of changes) {
          // A follower can be placed elsewhere, which clears its slot, too.
          const isCleared = name === 'clearSlot' || name === 'placeTeam'
          const isWhole = isCleared || (name === 'reopenMatch' && isSecondFinal(was))
          const isReopened = name === 'reopenMatch' && was.id === input.matchId
          const sides = isWhole ? ([0, 1] as const) : isReopened ? sidesLeft(before, was) : []
          // Whose slot another team held finds it empty when it is reinstated.
          for (const side of sides)
            for (const teamId of [was.slots[side].teamId, awaitedTeam(before, { matchId: was.id, side })])
              taken.add(teamId ?? '')
          // Nobody could clear a bye for the winner of a match that is open again, so who was placed there leaves it.
          for (const { teamId, source } of was.status === 'bye' ? was.slots : [])
            if (isOpenAgain(feederOf(source) ?? '', before, bracket)) taken.add(teamId ?? '')
        }
        for (const teamId of standing) taken.delete(teamId)
        for (const teamId of bracket.shape.teamIds) {
          if (!standing.has(teamId) && !taken.has(teamId)) expect(canStillWin(bracket, teamId)).toBe(false)
        }
      })
    },
    { teamsMax: 16 },
  )
})

test('whatever is pressed, nobody stands twice in a round', () => {
  law(
    tournament => {
      press(tournament, ({ change: { bracket } }) => {
        const standing = [...bracket.matches.values()].flatMap(match =>
          match.slots.flatMap(({ teamId }) => (teamId === null ? [] : `${teamId} in ${roundKey(match)}`)),
        )
        expect(new Set(standing).size).toBe(standing.length)
      })
    },
    { teamsMax: 16 },
  )
})

test('whatever is pressed, nobody stands in a second final that is not due', () => {
  law(
    tournament => {
      press(tournament, ({ change: { bracket } }) => {
        const second = bracket.matches.get('final-2-1')
        if (second === undefined || isSecondFinalDue(bracket)) return
        expect(second.slots.map(slot => slot.teamId)).toEqual([null, null])
        expect(second.status).toBe(second.slots[0].closed ? 'bye' : 'waiting')
      })
    },
    { format: 'double', teamsMax: 6 },
  )
})

test('whatever was pressed, either team can win each match that can be played', () => {
  fc.assert(
    fc.property(randomTournament({ teamsMax: 12 }), tournament => {
      let steps = 0
      press(tournament, ({ change: { bracket } }) => {
        if (steps++ % 8 !== 0) return
        for (const { id, status } of bracket.matches.values()) {
          if (status !== 'ready' && status !== 'running') continue
          for (const side of [0, 1] as const) {
            const then = ended(bracket, id, side)
            if (then === null) continue
            const end = required(then, id)
            expect(end.winner).toBe(end.status === 'waiting' ? null : side)
          }
        }
      })
    }),
    { numRuns: Number(process.env['LAW_RUNS'] ?? 15) },
  )
})

test('where nobody was placed by hand, no team is said to stand in the way of laying the bracket out again', () => {
  fc.assert(
    fc.property(randomTournament({ teamsMin: 3, teamsMax: 12 }), ({ plan, luck }) => {
      const below = chance(luck)
      let bracket = created(plan)
      for (let step = 0; step < 25; step += 1) {
        const { name, fields } =
          below(4) === 0
            ? {
                name: 'disqualifyTeam' as const,
                fields: { teamId: plan.teamIds[below(plan.teamIds.length)] },
              }
            : randomStageCommand(bracket, below, { isByHand: false })
        // Who follows another team is placed by hand.
        const isByHand = name === 'replaceTeam' && bracket.shape.teamIds.includes(String(fields['byTeamId']))
        const outcome = isByHand ? null : given(bracket, name, fields)
        if (outcome?.ok) bracket = outcome.value.bracket
        const byes = bracket.shape.stages.flatMap(stage =>
          stage.kind === 'single' || stage.kind === 'double' ? openByes(bracket, stage) : [],
        )
        const tried = [
          ['cancelLateEntry', { teamId: bracket.shape.teamIds.at(-1) }],
          ['reshapeStage', { stage: '', options: { thirdPlace: below(2) === 0 } }],
          ['reshapeStage', { stage: '', options: { grandFinal: grandFinals[below(grandFinals.length)] } }],
          ...byes.map(({ id }) => ['enterLate', { teamId: 'late', byeId: id }] as const),
        ] as const
        for (const [relaying, input] of tried) {
          const relaid = given(bracket, relaying, input)
          expect(relaid.ok || relaid.code).not.toBe('slot-taken')
        }
      }
    }),
    { numRuns: Number(process.env['LAW_RUNS'] ?? 15) },
  )
})

test('who is taken out of a slot and put back stands as before', () => {
  law(({ plan }) => {
    const bracket = created(plan)
    const ready = [...bracket.matches.values()].filter(match => match.status === 'ready')
    for (const match of ready.slice(0, 8)) {
      for (const side of [0, 1] as const) {
        const slot = { matchId: match.id, side }
        const back = after(
          bracket,
          before => clearSlot(before, slot),
          before => placeTeam(before, slot, match.slots[side].teamId ?? ''),
        )
        expect(required(back, match.id)).toEqual({ ...match, revision: 2 })
      }
    }
  })
})
