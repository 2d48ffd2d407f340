import type { TieOfThree } from '../../format/stageKinds/tieRules.ts'
import { isOver } from '../model/match.ts'
import { isLadder, isMeetingOf, maxTieBreakTeams, meetingsOf, pairsOf, winnerOf } from './playingOff.ts'
import { criterionTable } from './tableCriteria.ts'
import { type TableMatch, type TeamRecord, teamRecords } from './teamRecords.ts'
import { refine, splitByValue, teamsBySeed, type Tier } from './tiers.ts'

/** If the wins end in a circle, the games and rounds decide. */
const criteria = ['wins', 'game-difference', 'round-difference', 'rounds-won'] as const

/**
 * Splits tied teams by their tie-break matches, once these are over. While a match is played again, it can still change
 * the order of its teams, and with it that of the third one.
 */
export function splitByTieBreaks(
  members: readonly TeamRecord[],
  tieBreaks: readonly TableMatch[] = [],
  tieOfThree?: TieOfThree,
): readonly Tier[] {
  const together: readonly Tier[] = [{ members, above: null }]
  const teamIds = teamsBySeed(members)
  if (tieBreaks.length === 0 || teamIds.length > maxTieBreakTeams) return together
  if (isLadder(teamIds, tieOfThree)) return splitByLadder(members, tieBreaks)
  const pairs = pairsOf(teamIds)
  const over = tieBreaks.filter(({ status }) => status === 'finished')
  const matches = pairs.flatMap(pair => {
    const meetings = over.filter(match => isMeetingOf(match, pair))
    return meetings.findLast(({ winner }) => winner !== null) ?? meetings.at(-1) ?? []
  })
  if (matches.length < pairs.length) return together
  const records = teamRecords(teamIds, matches, { win: 1, draw: 0, loss: 0 })
  const areTwo = teamIds.length === 2
  const tiers = criteria.reduce((split, criterion) => {
    const numberOf = ({ teamId }: TeamRecord) => {
      const record = records.get(teamId)
      return record === undefined ? Number.NEGATIVE_INFINITY : criterionTable[criterion].value(record)
    }
    const miniLeague = areTwo ? null : { criterion, teamIds }
    const source = { criterion: 'tie-break-match', miniLeague } as const
    return refine(split, tied => splitByValue(tied, numberOf, 'higher', source))
  }, together)
  const isPlayedAgain = meetingsOf(tieBreaks, teamIds).some(
    ({ pair, match }) =>
      match !== undefined && !isOver(match) && !tiers.some(tier => pair.every(id => isIn(tier, id))),
  )
  if (isPlayedAgain) return together
  const [won, lost] = records.get(tiers[0]?.members[0]?.teamId ?? '')?.meetings[0]?.games ?? [0, 0]
  return areTwo
    ? tiers.map(tier => ({ ...tier, above: tier.above && { ...tier.above, own: won, other: lost } }))
    : tiers
}

function isIn({ members }: Tier, teamId: string): boolean {
  return members.some(member => member.teamId === teamId)
}

/** The winner of the second match is first, and the loser of the first one third. */
function splitByLadder(members: readonly TeamRecord[], tieBreaks: readonly TableMatch[]): readonly Tier[] {
  const [, final] = meetingsOf(tieBreaks, teamsBySeed(members), 'ladder')
  const winner = final?.match && winnerOf(final.match)
  if (final === undefined || !winner) return [{ members, above: null }]
  const placeOf = (teamId: string) => (teamId === winner ? 1 : final.pair.includes(teamId) ? 2 : 3)
  const source = { criterion: 'tie-break-match', miniLeague: null, isLadder: true } as const
  return splitByValue(members, ({ teamId }) => placeOf(teamId), 'lower', source)
}
