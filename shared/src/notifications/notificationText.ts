import { withInnerQuotes } from '../text/innerQuotes.ts'
import type { Notification } from './notification.ts'
import type { NotificationKind } from './notificationKinds.ts'
import type { Circumstances, NotificationText, NotificationTexts } from './texts/notificationTexts.ts'

/** Returns the text of a notification in the language of `texts`. `time` formats a point in time for the person. */
export function notificationText<K extends NotificationKind>(
  notification: Notification<K>,
  texts: NotificationTexts,
  time: Circumstances['time'],
): NotificationText {
  const { kind, competition, teams, ownTeamId, facts } = notification
  const own = teams.find(({ teamId }) => teamId === ownTeamId)?.name ?? ''
  const opponent = teams.find(({ teamId }) => teamId !== ownTeamId)?.name ?? ''
  const ahead = 'aheadTeamId' in facts ? (facts.aheadTeamId === ownTeamId ? own : opponent) : null
  const { title, body, action } = texts[kind as K](notification, { own, opponent, ahead, time })
  const values = Object.values(facts).filter(fact => typeof fact === 'string')
  const names = [competition.name, ...teams.map(({ name }) => name), ...values]
  return { title: withInnerQuotes(title, names), body: withInnerQuotes(body, names), action }
}
