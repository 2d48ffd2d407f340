import type { errors as ru } from '#locales/ru/errors.ts'
import type { Translation } from '#locales/translation.ts'

export const errors: Translation<typeof ru> = {
  'invalid-input': 'Check the marked fields and send again',
  unauthenticated: 'Please sign',
  'permission-denied': 'You have no right to do this. Ask an organizer of the tournament',
  'not-found': 'Document does not exist!',
  'id-taken': 'This number is taken. Try again',
  'changed-meanwhile': 'This has changed in the meantime. Look at the new state and repeat',
  'try-again': 'That did not work just now. Try again',

  'format-locked': 'The bracket exists, so the format can no longer change',
  'deadline-after-start': 'Registration has to close before the tournament starts',
  'date-too-far': 'This date is too far off. Choose one within two years',
  'date-in-past': 'This date has passed. Choose one in the future',

  'already-in-competition': 'Already in competition!',
  'not-in-competition': 'This player does not take part in the tournament',
  'registration-closed': 'Registration is closed. Write to the organizer if you want to get in',
  'competition-started': 'The tournament has started: line-ups can no longer change',
  'competition-full': 'There are no places left',
  'rank-required': 'The organizer asks for a rank. Choose yours in the profile and come back',
  'telegram-required': 'Please connect to the telegram',

  'team-name-taken': 'There is a team of this name. Choose another one',
  'invalid-discord-link': 'Invalid discord link',
  'already-in-team': 'The player is in a team already and has to leave it first',
  'not-in-team': 'This player is not in the team',
  'team-full': 'The team has five players already. Choose another one',
  'no-players': 'There is nobody to distribute: every player has a team',

  'not-enough-teams': 'There are no teams. A bracket needs more than one: add them on the Teams tab',
  'too-many-teams': 'There are more teams than a bracket holds: 512 at most',
  'bracket-exists': 'There is a bracket already. It can be recreated, but all saved data will be lost',
  'match-not-ready': 'The match is not ready: its teams are still to come',
  'match-not-running': 'The match is not running. Start it first',
  'score-invalid': 'This series cannot have such a score. Correct it',

  'auth-user-not-found': 'User not found',
  'auth-wrong-password': 'Wrong password',
  'auth-invalid-credential': 'E-mail or password do not match. Check both and try again',
  'auth-invalid-email': 'Invalid email',
  'auth-email-exists': 'Email already exists',
  'auth-weak-password': 'Password should be at least 6 characters',
  'auth-missing-email': 'Missing email',
  'auth-missing-password': 'Enter your password',
  'auth-too-many-requests': 'Too many attempts. Wait a few minutes',
  offline: 'There is no connection. Check it and try again',
  unknown: 'Something went wrong',
}
