import type { auth as ru } from '#locales/ru/auth.ts'
import type { Translation } from '#locales/translation.ts'

export const auth: Translation<typeof ru> = {
  signInTitle: 'Sign in',
  signUpTitle: 'Sign up',
  signInLead: 'Welcome back: your tournaments and teams are waiting.',
  signUpLead: 'One account to play in tournaments and to run them.',
  toJoin: 'Sign in to join “{{name}}”',
  toJoinTournament: 'Sign in to join the tournament.',
  signUpToJoin: 'Sign up to join “{{name}}”',
  signUpToJoinTournament: 'Sign up to join the tournament.',
  email: 'E-mail',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 6 characters',
  passwordsDiffer: 'The passwords do not match',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  signUp: 'Create account',
  providers: 'Sign in with another service',
  windowOpen: 'Finish in the {{provider}} window.',
  orByEmail: 'or with e-mail',
  forgotPassword: 'Forgot your password?',
  noPassword: 'No password?',
  byLink: 'Get a sign-in link',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  agreement: 'By creating an account, you accept the',
  agreementWithTerms:
    'By creating an account, you confirm that you have reached the age that the terms require, and accept the',
  agreementWithAge_one:
    'By creating an account, you confirm that you are at least {{count}} year old, and accept the',
  agreementWithAge_other:
    'By creating an account, you confirm that you are at least {{count}} years old, and accept the',
  minAgeUnknown: 'The required age could not be loaded.',
  theTerms: 'terms of use',
  storedData: 'What is stored and who sees it',
  success: 'You are signed in. Opening your page…',
  pitch: 'The road to the final starts here',
}
