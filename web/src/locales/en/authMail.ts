import type { authMail as ru } from '#locales/ru/authMail.ts'
import type { Translation } from '#locales/translation.ts'

export const authMail: Translation<typeof ru> = {
  title_link: 'Sign in by link',
  title_reset: 'New password',
  lead_link: 'We send you a link by e-mail. Open it and you are in: no password needed.',
  lead_reset: 'We send you a link by e-mail with which you set a new password.',
  send_link: 'Send the link',
  send_reset: 'Send the e-mail',
  remembered: 'Know your password?',

  sentTitle: 'Check your e-mail',
  sent_link: 'A link to sign in is on its way to',
  sent_reset: 'A link to set a new password is on its way to',
  step_link: 'Open it here and you are signed in. On another device we ask for this address.',
  step_reset: 'Open it and choose a new password: the old one stops working.',
  noMail: 'Nothing there? Look among the spam, or send it again.',
  sendAgain: 'Send again',
  sendAgainIn: 'Send again in {{seconds}} s',
  sentAgain: 'The e-mail is sent',
  otherAddress: 'Use another address',
  inbox: 'Open the mailbox',
  inboxHint: 'The site runs on this computer, and its e-mails do not leave it.',
  nothingSentTitle: 'Nothing has been sent yet',
  nothingSentLead: 'Give your address and we send a link.',
  giveAddress: 'Give an address',

  signingIn: 'Signing in…',
  checkingLink: 'Checking the link…',
  whichEmailTitle: 'Where did the e-mail arrive?',
  whichEmailLead: 'The link was asked for in another browser. Enter the address to which it came.',
  brokenTitle: 'The link did not work',
  newMail: 'Ask for a new e-mail',

  newPasswordTitle: 'New password',
  newPasswordLead: 'For the account {{email}}',
  savePassword: 'Save and sign in',
  passwordSaved: 'The password is changed',

  verificationTitle: 'Confirm your e-mail',
  verificationLead: 'We send a link to {{email}}. Open it and the address is confirmed.',
  verificationSignedOut: 'Sign in, so that we know which address to confirm.',
  verificationWithoutEmail: 'Your account has no e-mail. You can add one in your profile.',
  sendVerification: 'Send the e-mail',
  title_verified: 'E-mail confirmed',
  lead_verified: 'Now we know that {{email}} is you.',
  title_changed: 'E-mail changed',
  lead_changed: 'From now on, sign in with {{email}}.',
  title_recovered: 'E-mail restored',
  lead_recovered:
    'The account belongs to {{email}} again. If it was not you who changed it, set a new password.',
  yourAddress: 'your address',
  goOn: 'Continue',

  unknownActionTitle: 'We do not know this link',
  unknownActionLead: 'Copy all of it from the e-mail, or ask for a new one.',
  toSignIn: 'To sign in',

  returnedTitle: 'Done',
  notReturnedTitle: 'You are not signed in',
  closeWindow: 'Close this window and return to the page where you began.',
}
