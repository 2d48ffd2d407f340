import type { joining as ru } from '#locales/ru/joining.ts'
import type { Translation } from '#locales/translation.ts'

export const joining: Translation<typeof ru> = {
  joinTitle: 'Before you join',
  joinConfirmTitle: 'Join this tournament?',
  joinConfirm: 'You are joining “{{name}}”',
  joinName: 'Display name',
  joinNameHint: 'Everyone can see it. Your e-mail is never shown',
  'joinName_too-short': 'Enter at least one character',
  'joinName_too-long': 'This is too long',
  'joinName_deceptive-characters': 'Remove the invisible characters',
  joinName_address: 'This is an e-mail. Enter the name you play under',
  joinRankHint: 'Your rank helps us balance the teams. You can skip this, we won’t ask again.',
  joinRankHint_mmr: 'Your MMR helps us balance the teams. You can skip this, we won’t ask again.',
  joinRankHint_premier: 'Your rating helps us balance the teams. You can skip this, we won’t ask again.',
  joinRankRequired: 'The organizer asks for a rank',
  joinRankRequired_mmr: 'The organizer asks for your MMR',
  joinRankRequired_premier: 'The organizer asks for your Premier rating',
  answersSeenBy: 'Only the organizers of this tournament and you can see the answers.',
  chooseAnswer: 'Choose an answer',
  noAnswer: 'No answer',
  answer_required: 'The organizer asks everyone to answer this',
  'answer_too-long': 'Too long: use at most {{most}} characters',
  'answer_deceptive-characters': 'Remove the invisible characters',
  ofAge: 'I am {{age}} or older',
  ofAgeRequired: 'Only people of this age can take part in this tournament',
}
