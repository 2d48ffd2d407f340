import type { entry as ru } from '#locales/ru/entry.ts'
import type { Translation } from '#locales/translation.ts'

export const entry: Translation<typeof ru> = {
  became_entered: 'You have joined the tournament',
  isRequested: 'Request sent: the organizer is considering it',
  isWaiting: 'You are on the waiting list',
  isWaitingAt_one: 'You are on the waiting list: {{place}} of {{count}}',
  isWaitingAt_other: 'You are on the waiting list: {{place}} of {{count}}',
  isInvited: 'A place is held for you. Confirm it by',
  confirmPlace: 'Confirm my place',
  lacksAge:
    'The organizer now asks for an age of {{age}} or over. You cannot get in until you confirm yours.',
  confirmAge: 'Confirm my age',
  supply: 'Send',
  supplied: 'Sent to the organizer',
  withdraw_requested: 'Withdraw the request',
  withdraw_waiting: 'Leave the waiting list',
  withdraw_invited: 'Give up the place',
  withdrawTitle: 'Do you no longer want to take part?',
  withdrawText_requested:
    'The organizer no longer sees your request. You can ask again until registration closes.',
  withdrawText_waiting: 'If you change your mind, you start at the end of the line.',
  withdrawText_invited: 'The place goes to the next person in line, if anybody waits.',
  withdrawn: 'You no longer wait for a place in this tournament',
  declined_organizer: 'The organizer declined your request.',
  declined_unconfirmed: 'You did not confirm your place in time, and it is no longer held for you.',
  declined_started: 'The tournament started without a place for you.',
  declined_unmet: 'It was your turn, but you did not meet the conditions for joining.',
  declinedBecause: 'The organizer declined your request: {{reason}}',
}
