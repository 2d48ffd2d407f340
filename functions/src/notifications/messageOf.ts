import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { draftTeamOf } from '@upper-bracket/shared/draft/members'
import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import { canBeOutdated, isOutdated, type Subject } from '@upper-bracket/shared/notifications/isOutdated'
import type { Notification } from '@upper-bracket/shared/notifications/notification'
import { notificationKinds } from '@upper-bracket/shared/notifications/notificationKinds'
import { notificationPath } from '@upper-bracket/shared/notifications/notificationPath'
import { notificationText } from '@upper-bracket/shared/notifications/notificationText'
import { en } from '@upper-bracket/shared/notifications/texts/en'
import { ru } from '@upper-bracket/shared/notifications/texts/ru'
import { documents } from '../platform/firestore/documents.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import type { Message, Question } from './channel.ts'
import { offerMessage } from './offerMessage.ts'

const languages = {
  ru: { texts: ru, locale: 'ru-RU', timeZone: 'Europe/Moscow', zone: 'МСК' },
  en: { texts: en, locale: 'en-GB', timeZone: 'UTC', zone: 'UTC' },
} as const

/**
 * Builds the message of a delivery; null if the person has read it on the page or is gone, and if its cause is over.
 */
export async function messageOf(delivery: Delivery, now: number): Promise<Message | null> {
  const { eventId, uid, kind, usefulUntil, place } = delivery
  if (place !== undefined) return offerMessage(delivery, place, now)
  const [profile, read] = await Promise.all([
    documents.profile(uid).get(),
    documents.notifications(uid).doc(eventId).get(),
  ])
  const [person, notification] = [profile.data(), read.data()]
  if (person === undefined || notification === undefined || notification.readAt !== null) return null
  if (canBeOutdated(notification) && isOutdated(notification, await subjectOf(notification, uid), now))
    return null
  const { texts, locale, timeZone, zone } = languages[person.lang]
  // The reader's time zone is unknown here.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return {
    uid,
    lang: person.lang,
    text: notificationText(notification, texts, at => `${format.format(at)} (${zone})`),
    url: new URL(notificationPath(notification), publicOrigin()).href,
    question: await questionOf(notification, uid),
    urgent: notificationKinds[kind].urgent,
    usefulUntil,
  }
}

async function subjectOf({ facts, competition: { id } }: Notification, uid: string): Promise<Subject> {
  const [competition, playerRead, applicant, match, draftRead] = await Promise.all([
    documents.competition(id).get(),
    documents.player(id, uid).get(),
    documents.applicant(id, uid).get(),
    'matchId' in facts ? documents.match(id, facts.bracketId, facts.matchId).get() : null,
    'draftId' in facts ? documents.draft(id, facts.draftId).get() : null,
  ])
  const current: Match | undefined = match?.data()
  const [player, draft] = [playerRead.data() ?? null, draftRead?.data() ?? null]
  const drafting = player === null || draft === null ? undefined : draft.teams[draftTeamOf(draft, player)]
  const captain = drafting === undefined ? null : await documents.player(id, drafting.captainUid).get()
  return {
    competition: competition.data() ?? null,
    player,
    applicant: applicant.data() ?? null,
    match: current ?? null,
    draft,
    captain: captain?.data() ?? null,
  }
}

async function questionOf(
  { facts, competition: { id: competitionId }, kind, ownTeamId }: Notification,
  uid: string,
): Promise<Question | null> {
  if (kind === 'checkInOpened' || kind === 'checkInClosing') {
    const { bracketId, matchId, revision } = facts
    if (revision === undefined) return null
    const [competition, read] = await Promise.all([
      documents.competition(competitionId).get(),
      documents.player(competitionId, uid).get(),
    ])
    const player = read.data()
    // The other members are notified too, but may not be allowed to answer.
    const mayAnswer = player?.captain === true || competition.data()?.selfService?.reportBy === 'member'
    return mayAnswer && player?.teamId === ownTeamId
      ? { of: 'checkIn', competitionId, bracketId, matchId, revision }
      : null
  }
  if (kind === 'teamRequested') return { of: 'teamRequest', competitionId, teamId: facts.teamId }
  if ('checkId' in facts) return { of: 'readiness', competitionId, checkId: facts.checkId }
  return 'requestId' in facts ? { of: 'commentary', competitionId, requestId: facts.requestId } : null
}
