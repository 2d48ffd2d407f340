import type { authMail as ru } from '#locales/ru/authMail.ts'
import type { Translation } from '#locales/translation.ts'

export const authMail: Translation<typeof ru> = {
  title_link: 'Sign in with a link',
  title_reset: 'New password',
  lead_link: 'We will e-mail you a link. Open it and you are in: no password needed.',
  lead_reset: 'We will e-mail you a link to set a new password.',
  send_link: 'Send the link',
  send_reset: 'Send the e-mail',
  remembered: 'Remember your password?',

  sentTitle: 'Check your e-mail',
  sent_link: 'We have sent a sign-in link to',
  sent_reset: 'We have sent a link to set a new password to',
  step_link: 'Open it here and you are signed in. On another device we will ask for this address.',
  step_reset: 'Open it and choose a new password. The old one stops working.',
  noMail: 'Nothing there? Check your spam folder or send it again.',
  sendAgain: 'Send again',
  sendAgainIn: 'Send again in {{seconds}} s',
  sentAgain: 'E-mail sent',
  otherAddress: 'Use another address',
  inbox: 'Open the inbox',
  inboxHint: 'This site runs on your computer, and its e-mails never leave it.',
  nothingSentTitle: 'Nothing has been sent yet',
  nothingSentLead: 'Enter your e-mail and we will send you a link.',
  giveAddress: 'Enter e-mail',

  signingIn: 'Signing in…',
  checkingLink: 'Checking the link…',
  whichEmailTitle: 'Where did the e-mail arrive?',
  whichEmailLead: 'The link was requested in another browser. Enter the address it was sent to.',
  brokenTitle: 'The link did not work',
  newMail: 'Request a new e-mail',

  newPasswordTitle: 'New password',
  newPasswordLead: 'For the account {{email}}',
  savePassword: 'Save and sign in',
  passwordSaved: 'Password changed',

  verificationTitle: 'Confirm your e-mail',
  verificationLead: 'We will send a link to {{email}}. Open it to confirm the address.',
  verificationSignedOut: 'Sign in so that we know which address to confirm.',
  verificationWithoutEmail: 'Your account has no e-mail address. You can add one in your profile.',
  sendVerification: 'Send the e-mail',
  title_verified: 'E-mail confirmed',
  lead_verified: 'Now we know that {{email}} is yours.',
  title_changed: 'E-mail changed',
  lead_changed: 'From now on, sign in with {{email}}.',
  title_recovered: 'E-mail restored',
  lead_recovered:
    'The account belongs to {{email}} again. If you did not change it yourself, set a new password.',
  yourAddress: 'your address',
  goOn: 'Continue',

  unknownActionTitle: 'We do not recognize this link',
  unknownActionLead: 'Copy the whole link from the e-mail or request a new one.',
  toSignIn: 'Go to sign-in',

  returnedTitle: 'Done',
  notReturnedTitle: 'You are not signed in',
  closeWindow: 'Close this window and go back to the page you started from.',
}
