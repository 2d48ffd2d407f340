import type { home as ru } from '#locales/ru/home.ts'
import type { Translation } from '#locales/translation.ts'

export const home: Translation<typeof ru> = {
  dashboard: 'What’s next',
  title: 'Tournaments from sign-up to champion',
  lead: 'Gather players, split them into balanced teams and run the bracket live. Everyone sees the score update by itself.',
  start: 'Run a tournament',
  join: 'Create account',
  demonstration: 'See the demonstration',
  stepsTitle: 'Three steps to the first match',
  step1Title: 'Open registration',
  step1Text: 'Game, date, format, link. Players sign up themselves and bring their rank.',
  step2Title: 'Build balanced teams',
  step2Text: 'Players are split into teams of five so that every team’s ranks add up to nearly the same.',
  step3Title: 'Run the bracket',
  step3Text: 'Single or double elimination, up to 512 teams. Winners advance automatically.',
  gamesTitle: 'Games',
  gameDotaText: 'Ranks from Herald to Immortal, Bo1 to Bo7 series.',
  gameCsText: 'All eighteen ranks, from Silver to Global Elite.',
  liveTitle: 'Spectators need nothing',
  liveText:
    'No account, no reload button: open the link and watch the score change. To play, an e-mail and a password are enough.',
}
