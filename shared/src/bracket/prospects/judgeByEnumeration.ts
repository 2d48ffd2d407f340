import type { OpenGroup } from './openGroup.ts'
import { PossibleTable } from './possibleTable.ts'
import type { ProspectOutcome } from './prospect.ts'
import {
  allResults,
  drawn,
  isPlayedBy,
  lowerWins,
  type OpenMatch,
  type Question,
  upperWins,
  winOf,
} from './question.ts'

/** The number of sequences of results, times the number of teams, up to which all sequences are examined. */
const maxExamined = 2 ** 16

/** The teams of a group are the bits of a number. */
const maxTeams = 31

/** Whether all results of the remaining matches are few enough to be examined one by one. */
export function isEnumerable({ remaining, undrawnRounds, teamIds }: OpenGroup): boolean {
  const sequences = remaining.reduce((product, { canDraw }) => product * (canDraw ? 3 : 2), 1)
  return undrawnRounds === 0 && sequences * teamIds.length <= maxExamined && teamIds.length <= maxTeams
}

interface OpenQuestion extends Question {
  /** The number of its matches that the team may fail to win. */
  readonly maxMissed: number
  mayMiss: boolean
  mayReach: boolean
}

/** Answers questions by examining every sequence of results of the remaining matches in which one of them is open. */
export function judgeByEnumeration(
  group: OpenGroup,
  questions: readonly Question[],
): readonly ProspectOutcome[] {
  const { remaining, teamIds } = group
  const table = new PossibleTable(group)
  /** By match; 0 while none is assumed. */
  const results = new Uint8Array(remaining.length)
  const missed = new Uint8Array(teamIds.length)
  const answered = questions.map((question): OpenQuestion => {
    const own = remaining.filter(match => isPlayedBy(match, question.team)).length
    return { ...question, maxMissed: own - question.minWins, mayMiss: false, mayReach: false }
  })
  let open = answered
  const isPossible = ({ team, given, maxMissed }: OpenQuestion) => {
    if ((missed[team] ?? 0) > maxMissed) return false
    for (const { match, results: assumed } of given) {
      const result = results[match] ?? 0
      if (result !== 0 && (result & assumed) === 0) return false
    }
    return true
  }
  const examine = () => {
    const { mayMiss, mayReach } = table.fates()
    let isAnswered = false
    for (const question of open) {
      if (!isPossible(question)) continue
      const bit = 1 << question.team
      question.mayMiss ||= (mayMiss & bit) !== 0
      question.mayReach ||= (mayReach & bit) !== 0
      isAnswered ||= question.mayMiss && question.mayReach
    }
    if (isAnswered) open = open.filter(question => !(question.mayMiss && question.mayReach))
  }
  const assume = (index: number, match: OpenMatch, result: number, sign: 1 | -1) => {
    results[index] = sign === 1 ? result : 0
    for (const team of [match.upper, match.lower]) {
      if (result !== winOf(match, team)) missed[team] = (missed[team] ?? 0) + sign
    }
    table.assume(match, result, sign)
  }
  const visit = (index: number): void => {
    if (!open.some(isPossible)) return
    const match = remaining[index]
    if (match === undefined) {
      examine()
      return
    }
    for (const result of [upperWins, lowerWins, drawn]) {
      if ((result & allResults(match)) === 0) continue
      assume(index, match, result, 1)
      visit(index + 1)
      assume(index, match, result, -1)
    }
  }
  visit(0)
  return answered.map(({ mayMiss, mayReach }) => (mayMiss ? (mayReach ? 'open' : 'out') : 'through'))
}
