import type { home as ru } from '#locales/ru/home.ts'
import type { Translation } from '#locales/translation.ts'

export const home: Translation<typeof ru> = {
  title: 'Tournaments from sign-up to champion',
  lead: 'Gather the players, split them into even teams and run the bracket live. Everyone sees every score at once.',
  start: 'Run a tournament',
  browse: 'See tournaments',
  join: 'Create account',
  welcome: 'Welcome back, {{name}}',
  continue: 'To my tournament',
  stepsTitle: 'Three steps to the first match',
  step1Title: 'Open registration',
  step1Text: 'Game, date, format, link. Players come by themselves and bring their rank.',
  step2Title: 'Make even teams',
  step2Text: 'Players are dealt into fives so that the ranks of each team add up to nearly the same.',
  step3Title: 'Run the bracket',
  step3Text: 'Single or double elimination, up to 512 teams. The winner moves on by itself.',
  gamesTitle: 'Games',
  gameDotaText: 'Ranks from Herald to Immortal, series of one, three and five.',
  gameCsText: 'All eighteen ranks, from Silver to Global Elite.',
  liveTitle: 'Spectators need nothing',
  liveText:
    'No account, no reload button: open the link and watch the score change. To play yourself, an e-mail and a password are enough.',
  sampleUpper: 'Upper bracket',
  sampleLower: 'Lower bracket',
  sampleFinal: 'Final',
}
