import type { Bracket } from '../bracket/model/bracket.ts'
import { standings } from '../bracket/standings/standings.ts'
import type { NotificationFacts } from './notification.ts'

interface PlaceNotification {
  readonly teamId: string
  readonly facts: Omit<NotificationFacts['placeTaken'], 'bracketId'>
}

/** What each team of a bracket that is over is told: the place that it took, or those that it shares. */
export function placeNotifications(bracket: Bracket): readonly PlaceNotification[] {
  const teamCount = bracket.shape.teamIds.length
  return standings(bracket).map(({ teamId, best, worst }) => ({ teamId, facts: { best, worst, teamCount } }))
}
