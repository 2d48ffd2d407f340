import type { joiningErrors as ru } from '#locales/ru/joiningErrors.ts'
import type { Translation } from '#locales/translation.ts'

export const joiningErrors: Translation<typeof ru> = {
  'registration-closed': 'Registration is closed. Ask the organizer if you still want to get in',
  'competition-started':
    'The tournament has started: only an organizer can still let players in and put in substitutes',
  'competition-over': 'The tournament is over: nothing about its players changes any more',
  'competition-full': 'The tournament is full',
  'queue-full': 'Too many people are waiting to get in. Try again later',
  'rank-required': 'The organizer requires a rank. Choose yours in your profile, then come back',
  'rank-required_mmr': 'The organizer requires your MMR. Enter it in your profile, then come back',
  'rank-required_premier':
    'The organizer requires your Premier rating. Enter it in your profile, then come back',
  'invitation-required': 'People join this tournament by invitation only',
  'rank-out-of-range': 'Your rank does not meet the conditions of this tournament',
  'steam-required': 'Link Steam in your profile, then come back',
  'email-required': 'Confirm your e-mail, then come back',
  'telegram-required': 'Please connect to the telegram',
  'age-unstated': 'This tournament asks you to confirm your age. Reload the page to do it',
  'answer-required': 'The organizer asks everyone to answer the required questions',
  'questions-changed': 'The organizer has changed the questions. Look at them and answer again',
}
