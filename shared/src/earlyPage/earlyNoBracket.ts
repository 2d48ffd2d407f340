import { bracketLimits } from '../format/bracketLimits.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import type { EarlyScene } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The tab of the bracket before there is one. */
export function earlyNoBracket({ competitionId, teams, textsOf }: EarlyScene): Html {
  const t = textsOf('bracket')
  const action = html`<a href="/competitions/${competitionId}/teams">${t('toTeams')}</a>`
  const empty = teams.filter(({ playerUids }) => playerUids.length === 0).length
  if (teams.length - empty >= bracketLimits.teamsMin)
    return earlyEmpty(t('noBracketTitle'), t('spectatorText'), action)
  const soFar = [
    ...(teams.length > 0 ? [t('teamsSoFar', { count: teams.length })] : []),
    ...(empty > 0 ? [t('emptyTeams', { teams: empty })] : []),
  ]
  return earlyEmpty(t('noTeamsTitle'), [t('needTeams'), ...soFar].join(' '), action)
}
