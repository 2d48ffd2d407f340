import type { invitationErrors as ru } from '#locales/ru/invitationErrors.ts'
import type { Translation } from '#locales/translation.ts'
import { joiningErrors } from './joiningErrors.ts'

export const invitationErrors: Translation<typeof ru> = {
  ...joiningErrors,
  'code-unknown': 'There is no such code in this tournament. Compare it with what the organizer gave you',
  'invite-revoked': 'This invitation has been revoked. Ask for a new one',
  'invite-expired': 'This invitation has expired. Ask for a new one',
  'invite-used-up': 'This invitation has been used by as many people as it was for. Ask for a new one',
  'not-found': 'Document does not exist!',
  'too-many-administrators': 'A tournament cannot have more than 20 administrators. Remove one of them first',
  'already-in-team': 'The player is already in a team and has to leave it first',
  'draft-open': 'Captains are picking players right now. This is possible once the draft is over',
  'team-full': 'The team already has five players. Choose another one',
  'approval-required':
    'In this tournament the organizer approves each player: everyone asks to join on their own first',
  'guest-gone':
    'This player is no longer here: somebody has taken them over, or an organizer has removed them',
  'already-in-competition': 'Already in competition!',
}
