import type { DeclineCause } from '../../entry/applicant.ts'
import { isRequirement } from '../../competition/requirements.ts'
import type { NotificationFacts } from '../notification.ts'
import type { EntryTexts } from './notificationTexts.ts'

/** What people who ask to enter are told, and organizers of them. */
export const entryTexts: EntryTexts = {
  entryRequested: ({ competition, facts }) => ({
    title: `People ask to join ${competition.name}`,
    body: `Requests that wait for your decision: ${facts.requested}.`,
    action: 'Decide',
  }),
  entryGranted: ({ competition, facts }) =>
    facts.waits
      ? {
          title: `Your request is accepted: ${competition.name}`,
          body: `${facts.team === undefined ? 'All places are taken, so you are' : `There is no room for a full team now, so “${facts.team}” is`} on the waiting list. You will hear from us when it is your turn.`,
          action: 'Open the tournament',
        }
      : {
          title: `You are in: ${competition.name}`,
          body: `The organizer accepted your request. ${entered(facts)}`,
          action: 'Open the tournament',
        },
  entryDeclined: ({ competition, facts }) => ({
    title: `You are not in ${competition.name}`,
    body: declined(facts),
    action: 'Open the tournament',
  }),
  queueResumed: ({ competition }) => ({
    title: `You are back in line: ${competition.name}`,
    body: 'The organizer deleted the bracket, so the tournament has not started after all. Your request and your place in line have been kept.',
    action: 'Open the tournament',
  }),
  movedUp: ({ competition, facts }) => ({
    title: `You are in: ${competition.name}`,
    body: `There is room now, and you were next on the waiting list. ${entered(facts)}`,
    action: 'Open the tournament',
  }),
  placeToConfirm: ({ competition, facts }, { time }) => ({
    title: `${facts.team === undefined ? 'A place is free for you' : `There is room for team “${facts.team}”`}: ${competition.name}`,
    body: `Confirm by ${time(facts.confirmUntil)} that you are playing. After that it is no longer held for you.`,
    action: 'Confirm',
  }),
  placeExpired: ({ competition }) => ({
    title: `Your place is no longer held: ${competition.name}`,
    body: 'You did not confirm in time. The page of the tournament says whether you can still join.',
    action: 'Open the tournament',
  }),
  registrationClosed: ({ competition }) => ({
    title: `Registration is closed: ${competition.name}`,
    body: 'You do not have a place yet. One can still become free for you until the tournament starts, and you will hear from us then.',
    action: 'Open the tournament',
  }),
  codesTried: ({ competition }) => ({
    title: `Somebody is guessing codes: ${competition.name}`,
    body: 'Many wrong invitation codes have been entered in a short time. Codes cannot be guessed this way, and yours keep working: nothing needs to be done.',
    action: 'Open the invitations',
  }),
}

const unmet: Readonly<Record<Exclude<DeclineCause, 'organizer' | 'unconfirmed'>, string>> = {
  started: 'The tournament has started without a place for you.',
  'team-unfit':
    'It was your turn, but your team could not join as it was. Enter it again on the page of the tournament.',
  'rank-required': 'It was your turn, but your profile has no rank, which the organizer requires.',
  'age-unstated': 'It was your turn, but the organizer asks for a minimum age by now.',
  'rank-out-of-range': 'It was your turn, but your rank does not meet the conditions of the tournament.',
  'steam-required': 'It was your turn, but the organizer requires a linked Steam account.',
  'email-required': 'It was your turn, but the organizer requires a confirmed e-mail.',
  'telegram-required': 'It was your turn, but the organizer requires a connected Telegram.',
}

function entered({ team }: NotificationFacts['movedUp']): string {
  return team === undefined ? 'You are a player now.' : `Your whole team “${team}” is in now.`
}

function declined({ cause, reason, team }: NotificationFacts['entryDeclined']): string {
  if (team !== undefined && isRequirement(cause)) {
    return `It was the turn of team “${team}”, but not all its players meet the conditions of the tournament.`
  }
  if (cause !== 'organizer' && cause !== 'unconfirmed') return unmet[cause]
  return reason === null
    ? 'The organizer declined your request.'
    : `The organizer declined your request: “${reason}”`
}
