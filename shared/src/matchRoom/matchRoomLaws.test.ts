import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandTable } from '../bracket/commands/commandTable.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import type { Match, Side } from '../bracket/model/match.ts'
import { isSameScore } from '../bracket/model/series.ts'
import { defaultSelfService, type SelfService } from '../selfService/selfService.ts'
import { answerReport, confirmUnansweredReport } from './answerReport.ts'
import { checkInSide, closeCheckIn, currentCheckIn, openCheckIn } from './checkIn.ts'
import { decideMatchRoom } from './decideMatchRoom.ts'
import type { MatchRoom } from './matchRoom.ts'
import type { MatchRoomChange } from './matchRoomChange.ts'
import { openReport } from './openReport.ts'
import { reportResult } from './reportResult.ts'
import { bracket, empty } from './testing/readyMatch.ts'

const minute = 60_000
const matchId = 'main-1-1'
const address = { competitionId: 'cup', bracketId: 'bracket', matchId }

const score = fc.constantFrom<Match['score']>([2, 0], [2, 1], [1, 2], [0, 2], [1, 1])
const side = fc.constantFrom<Side>(0, 1)
/** How many of the match's changes the caller has not seen: mostly none. */
const behind = fc.constantFrom(0, 0, 0, 1, 2)
const name = fc.constantFrom('a', 'b', 'c', 'd')

const happening = fc.oneof(
  fc.record({ kind: fc.constant('checkIn' as const), side, behind }),
  fc.record({ kind: fc.constant('open' as const) }),
  fc.record({ kind: fc.constant('close' as const), behind }),
  fc.record({ kind: fc.constant('report' as const), side, reportId: name, score, behind }),
  fc.record({ kind: fc.constant('report' as const), side, reportId: name, score, behind }),
  fc.record({ kind: fc.constant('answer' as const), side, reportId: name, accepts: fc.boolean(), behind }),
  fc.record({ kind: fc.constant('stand' as const), reportId: name }),
  fc.record({
    kind: fc.constant('organizer' as const),
    command: fc.constantFrom(
      'startMatch',
      'startMatch',
      'unstartMatch',
      'setScore',
      'finishSeries',
      'reopenMatch',
    ),
    score,
  }),
)
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

interface State {
  readonly bracket: Bracket
  readonly matchRoom: MatchRoom
}

interface Context {
  readonly selfService: SelfService
  /** Of a team without an account. */
  readonly organizerSides: readonly Side[]
  readonly now: number
}

const matchOf = ({ bracket }: State): Match => {
  const match = bracket.matches.get(matchId)
  if (match === undefined) throw new Error('no match')
  return match
}

/** As the functions do: what is refused, or about an earlier revision, changes nothing. */
function after(state: State, happens: Happening, context: Context): State {
  const { selfService, organizerSides, now } = context
  const { matchRoom } = state
  const match = matchOf(state)
  if ('behind' in happens && happens.kind !== 'close' && happens.behind > 0) return state
  switch (happens.kind) {
    case 'open':
      return { ...state, matchRoom: openCheckIn(matchRoom, match, { selfService, organizerSides, now }) }
    case 'close':
      return carriedOut(
        state,
        closeCheckIn(matchRoom, match, {
          revision: match.revision - happens.behind,
          selfService,
          organizerSides,
          now,
        }),
      )
    case 'checkIn': {
      const outcome = checkInSide(matchRoom, match, { side: happens.side, selfService, now })
      return outcome.ok ? carriedOut(state, outcome.value) : state
    }
    case 'report': {
      const outcome = reportResult(matchRoom, match, {
        ...happens,
        uid: 'wolf',
        games: [],
        selfService,
        shape: bracket.shape,
        now,
      })
      return outcome.ok ? carriedOut(state, outcome.value) : state
    }
    case 'answer': {
      const outcome = answerReport(matchRoom, match, { ...happens, uid: 'bear', now })
      return outcome.ok ? carriedOut(state, outcome.value) : state
    }
    case 'stand':
      return carriedOut(state, confirmUnansweredReport(matchRoom, match, { reportId: happens.reportId, now }))
    case 'organizer': {
      const bracket = command(state, happens.command, { score: happens.score, cascade: true })
      return bracket === null ? state : { bracket, matchRoom: decideMatchRoom(matchRoom, now) }
    }
  }
}

function carriedOut(state: State, { matchRoom, command: due }: MatchRoomChange): State {
  if (due === null) return { ...state, matchRoom }
  const { name: due_, ...fields } = due
  const bracket = command(state, due_, fields)
  return bracket === null ? state : { bracket, matchRoom }
}

function command(state: State, commandName: string, fields: object): Bracket | null {
  const { apply } = commandTable[commandName as 'finishSeries']
  const input = { ...address, revision: matchOf(state).revision, ...fields }
  const outcome = apply(state.bracket, input as Parameters<typeof apply>[1])
  return outcome.ok ? outcome.value.bracket : null
}

/** What each side has said last of the match at its present revision, kept apart from the code under test. */
class Said {
  #revision = -1
  #last: ({ score: Match['score']; reportId: string; at: number } | undefined)[] = []
  #isContradicted = false
  #reportIds = new Set<string>()

  note(state: State, happens: Happening, { selfService, now }: Context) {
    const { revision, status } = matchOf(state)
    if (revision !== this.#revision) {
      ;[this.#revision, this.#last, this.#isContradicted] = [revision, [], false]
      this.#reportIds.clear()
    }
    if (status !== 'running' || (happens.kind !== 'report' && happens.kind !== 'answer')) return
    if (happens.behind > 0) return
    const others = this.#last[happens.side === 0 ? 1 : 0]
    const inTime = others !== undefined && now - others.at < selfService.reportMinutes * minute
    if (happens.kind === 'answer') {
      if (!happens.accepts && inTime && others.reportId === happens.reportId) this.#isContradicted = true
    } else if (!isSameScore(happens.score, [1, 1]) && !this.#reportIds.has(happens.reportId)) {
      const differs = others !== undefined && !isSameScore(others.score, happens.score)
      if (differs && !inTime && !this.#isContradicted) return
      if (differs) this.#isContradicted = true
      this.#reportIds.add(happens.reportId)
      this.#last[happens.side] = { score: happens.score, reportId: happens.reportId, at: now }
    }
  }

  /** Whether the sides' words, or one side's silence, can have made this the result. */
  allows(result: Match['score'], happens: Happening, { selfService, now }: Context): boolean {
    if (happens.kind === 'report' || happens.kind === 'answer') {
      const others = this.#last[happens.side === 0 ? 1 : 0]
      return others !== undefined && isSameScore(others.score, result)
    }
    const isOver = (at: number) => now - at >= selfService.reportMinutes * minute
    return (
      !this.#isContradicted &&
      this.#last.some(said => said && isSameScore(said.score, result) && isOver(said.at))
    )
  }
}

test('whatever captains, timers and organizers do, in any order, late or twice: only what stands advances a team', () => {
  const playedCompetitions = fc.record({
    noShow: fc.constantFrom<SelfService['noShow']>('walkover', 'organizer'),
    isRunning: fc.boolean(),
    organizerSides: fc.subarray<Side>([0, 1]),
    steps: fc.array(fc.tuple(happening, fc.integer({ min: 0, max: 8 })), { maxLength: 60 }),
  })
  const reached = new Set<string>()
  fc.assert(
    fc.property(playedCompetitions, ({ noShow, isRunning, organizerSides, steps }) => {
      const selfService = { ...defaultSelfService, noShow }
      const ready: State = { bracket, matchRoom: empty }
      let state = isRunning
        ? { matchRoom: empty, bracket: command(ready, 'startMatch', {}) ?? bracket }
        : ready
      let now = 0
      const said = new Said()
      for (const [happens, minutes] of steps) {
        now += minutes * minute
        const context = { selfService, organizerSides, now }
        const before = state
        said.note(before, happens, context)
        state = after(before, happens, context)
        // A call that is repeated at once finds another revision, or what it has done.
        if (state.bracket === before.bracket) expect(after(state, happens, context)).toEqual(state)

        if ('behind' in happens && happens.behind > 0) expect(state).toEqual(before)
        const [was, is] = [matchOf(before), matchOf(state)]
        if (happens.kind !== 'organizer' && is !== was) {
          if (is.status === 'finished' && !is.forfeits.some(Boolean)) {
            expect(said.allows(is.score, happens, context), JSON.stringify([happens, is.score])).toBe(true)
            reached.add(state.matchRoom.report?.settled?.how ?? '')
            expect(openReport(state.matchRoom, is)).toBeNull()
          } else if (is.status === 'finished') {
            reached.add('walkover')
            expect(selfService.noShow).toBe('walkover')
            const { deadline = Number.POSITIVE_INFINITY, at = [0, 0] } =
              currentCheckIn(before.matchRoom, was) ?? {}
            expect(now).toBeGreaterThanOrEqual(deadline)
            expect(is.forfeits).toEqual(at.map(time => time === null))
            for (const each of organizerSides) expect(is.forfeits[each]).toBe(false)
          } else {
            reached.add('started')
            expect(is.status).toBe('running')
            expect(state.matchRoom.checkIn?.at).not.toContain(null)
          }
        }
        if (is === was) expect(state.bracket).toBe(before.bracket)
        if (state.matchRoom.attention === 'dispute')
          expect(openReport(state.matchRoom, is)?.dispute).not.toBeNull()
      }
    }),
    { numRuns: 3000 },
  )
  expect([...reached].toSorted()).toEqual(['agreed', 'confirmed', 'started', 'unanswered', 'walkover'])
})
