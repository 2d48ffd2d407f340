import type { Match } from '@upper-bracket/shared/bracket/model/match'

export function isSameScore(one: Match['score'], other: Match['score']): boolean {
  return one[0] === other[0] && one[1] === other[1]
}
