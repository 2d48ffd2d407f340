/**
 * Every refusal that a callable or an endpoint can return, with its canonical status; the code itself is sent in
 * `details.code`. The interface has a sentence for each code in both languages.
 */
export const errorCatalogue = {
  'invalid-input': 'invalid-argument',
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'not-found': 'not-found',
  'id-taken': 'already-exists',
  'changed-meanwhile': 'aborted',
  'try-again': 'unavailable',
  'too-many-requests': 'resource-exhausted',

  'format-locked': 'failed-precondition',
  'foreign-picture': 'invalid-argument',
  'deadline-after-start': 'invalid-argument',
  'date-in-past': 'invalid-argument',
  'date-too-far': 'invalid-argument',

  'already-in-competition': 'already-exists',
  'not-in-competition': 'failed-precondition',
  'registration-closed': 'failed-precondition',
  'competition-started': 'failed-precondition',
  'competition-over': 'failed-precondition',
  'competition-full': 'resource-exhausted',
  'rank-required': 'failed-precondition',
  'telegram-required': 'failed-precondition',

  'player-name-taken': 'already-exists',
  'rank-invalid': 'invalid-argument',
  'guest-gone': 'failed-precondition',

  'last-owner': 'failed-precondition',
  'not-administrator': 'failed-precondition',
  'too-many-administrators': 'resource-exhausted',

  'invite-expired': 'failed-precondition',
  'invite-used-up': 'resource-exhausted',
  'invite-revoked': 'failed-precondition',
  'too-many-invitations': 'resource-exhausted',

  'team-name-taken': 'already-exists',
  'invalid-discord-link': 'invalid-argument',
  'already-in-team': 'failed-precondition',
  'not-in-team': 'failed-precondition',
  'team-full': 'resource-exhausted',
  'no-players': 'failed-precondition',
  'group-too-large': 'invalid-argument',
  'constraints-contradict': 'invalid-argument',
  'no-such-deal': 'failed-precondition',

  'no-check-running': 'failed-precondition',
  'check-over': 'failed-precondition',

  'not-enough-teams': 'failed-precondition',
  'too-many-teams': 'resource-exhausted',
  'bracket-exists': 'already-exists',
  'results-exist': 'failed-precondition',
  'match-not-ready': 'failed-precondition',
  'match-not-running': 'failed-precondition',
  'match-not-finished': 'failed-precondition',
  'match-not-played': 'failed-precondition',
  'winner-differs': 'failed-precondition',
  'match-over': 'failed-precondition',
  'match-full': 'failed-precondition',
  'match-busy': 'failed-precondition',
  'same-round': 'failed-precondition',
  'round-passed': 'failed-precondition',
  'slot-taken': 'failed-precondition',
  'next-match-started': 'failed-precondition',
  'nothing-to-play': 'failed-precondition',
  'already-in-bracket': 'already-exists',
  'team-replaced': 'failed-precondition',
  'team-empty': 'failed-precondition',
  'order-invalid': 'invalid-argument',
  'no-such-round': 'invalid-argument',
  'score-invalid': 'invalid-argument',

  'unsupported-broadcast': 'invalid-argument',

  'account-taken': 'already-exists',
  'already-linked': 'failed-precondition',
  'last-sign-in-method': 'failed-precondition',
  'sign-in-expired': 'failed-precondition',
  'sign-in-refused': 'permission-denied',
  'sign-in-failed': 'failed-precondition',
  'recent-sign-in-required': 'failed-precondition',
  'owns-running-competition': 'failed-precondition',
} as const

export type ErrorCode = keyof typeof errorCatalogue
