import { expect } from 'vitest'
import type { MatchRoom } from '../../matchRoom/matchRoom.ts'
import { empty, ready } from '../../matchRoom/testing/readyMatch.ts'
import { namedTeamIds } from '../../notifications/namedTeamIds.ts'
import type { Notification } from '../../notifications/notification.ts'
import { notificationText } from '../../notifications/notificationText.ts'
import { en } from '../../notifications/texts/en.ts'
import type { DomainEvent } from '../domainEvent.ts'
import { matchRoomEffects } from '../matchRoomEffects.ts'

/** Derives the effects of a change in the match room of the semifinal. */
export function effectsBetween(before: MatchRoom, after: MatchRoom) {
  const address = { competitionId: 'cup', bracketId: 'bracket' }
  const effects = matchRoomEffects({ address, match: ready, before, after, now: 0 })
  for (const event of effects.events) expectNamesOfTeams(event)
  return effects
}

/** Expects that each recipient reads the names of all teams that the text mentions. */
function expectNamesOfTeams({ audience, ...event }: DomainEvent): void {
  const recipients = audience.of === 'teams' ? audience.teamIds : [null]
  for (const ownTeamId of recipients) {
    const textWith = (teamIds: readonly string[]) => {
      const teams = teamIds.map(teamId => ({ teamId, name: `Team ${teamId}` }))
      const competition = { id: 'cup', name: 'Cup' }
      const notification = { ...event, competition, teams, ownTeamId, at: 0, readAt: null, sweepAfter: 0 }
      return notificationText(notification as Notification, en, String)
    }
    const named = namedTeamIds(audience, ownTeamId)
    // Organizers may be asked for one of the teams.
    const wanted = ownTeamId === null && named.length > 0 ? named : empty.teamIds
    expect(textWith(named)).toEqual(textWith(wanted))
  }
}

/** Returns the kinds of the notifications among these effects. */
export function kindsBetween(before: MatchRoom, after: MatchRoom) {
  return effectsBetween(before, after).events.map(({ kind }) => kind)
}
