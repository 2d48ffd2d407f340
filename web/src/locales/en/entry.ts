import type { entry as ru } from '#locales/ru/entry.ts'
import type { Translation } from '#locales/translation.ts'

export const entry: Translation<typeof ru> = {
  became_entered: 'You have joined the tournament',
  became_requested: 'Request sent. You will be told what the organizer decides',
  became_waiting: 'You are on the waiting list. You will be told when it is your turn',
  became_invited: 'A place is held for you. Confirm it',
  became_declined: 'Your request was declined',
}
