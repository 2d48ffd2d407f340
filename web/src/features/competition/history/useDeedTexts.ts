import type { Deed } from '@upper-bracket/shared/audit/deed'
import type { Game } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { writtenTime } from '#ui/time/writtenTime.ts'
import type { EntryTexts } from './entryTexts.ts'

/** What has been done to a competition, its teams and its people. */
export function useDeedTexts(game: Game): (deed: Deed) => EntryTexts {
  const { t } = useTranslation(['history', 'people', 'common'])
  const { language } = useLanguage()
  const rankName = useRankName()
  const named = ({ name }: { readonly name: string | null }) => name ?? t('common:deletedPlayer')
  const only = (sentence: string): EntryTexts => ({ sentence, changes: [] })

  return deed => {
    switch (deed.action) {
      case 'addAdministrator':
      case 'removeAdministrator':
      case 'handOver':
      case 'acceptInvite':
      case 'confirmOffer':
      case 'bookCommentator':
        return only(t(deed.action, { person: named(deed.person) }))
      case 'createInvite':
      case 'revokeInvite': {
        const { role, team, maxUses, expiresAt } = deed
        const until = writtenTime(expiresAt, { language, length: 'short', now: Date.now() })
        const whom =
          deed.person !== undefined
            ? t('people:roleOf', { player: named(deed.person) })
            : team === null
              ? t(`people:role_${role}`)
              : t('people:roleInTeam', { team: team.name })
        return only(t(deed.action, { whom, uses: maxUses, until }))
      }
      case 'takeOver': {
        const { formerName } = deed.person
        return only(t('takeOver', { person: named(deed.person), guest: named({ name: formerName ?? null }) }))
      }
      case 'setLiveLinks': {
        const listed = (links: typeof deed.before) => links.map(({ url }) => url).join(', ') || null
        const change = { label: t('liveLinks'), before: listed(deed.before), after: listed(deed.after) }
        return { sentence: t('setLiveLinks'), changes: [change] }
      }
      case 'seekCommentators':
        return only(t(deed.wanted ? 'seekCommentators_yes' : 'seekCommentators_no'))
      case 'requestCommentator':
      case 'cancelCommentatorRequest':
      case 'renewCommentatorLink':
        return only(t(deed.action, { link: deed.broadcastLink }))
      case 'connectAnnouncer':
        return only(t(`connectAnnouncer_${deed.service}`, { title: deed.title }))
      case 'updateAnnouncer':
      case 'disconnectAnnouncer':
        return only(t(`${deed.action}_${deed.service}`))
      case 'removePlayer': {
        const person = named(deed.person)
        return only(
          deed.team === null
            ? t('removePlayer', { person })
            : t('removePlayerOfTeam', { person, team: deed.team.name }),
        )
      }
      case 'addGuestPlayer': {
        const person = named(deed.person)
        return only(
          deed.team === null
            ? t('addGuestPlayer', { person })
            : t('addGuestPlayerToTeam', { person, team: deed.team.name }),
        )
      }
      case 'addGuestPlayers': {
        const players = t('common:players', { count: deed.playerCount })
        const teams = t('common:teams', { count: deed.teamCount })
        return only(
          deed.teamCount === 0
            ? t('addGuestPlayers', { players })
            : t('addGuestPlayersAndTeams', { players, teams }),
        )
      }
      case 'updateGuestPlayer': {
        const { person, before, after } = deed
        const rank = ({ rankTier }: typeof before) => (rankTier === null ? null : rankName(game, rankTier))
        const changes = [
          ...(person.formerName === undefined
            ? []
            : [{ label: t('player_name'), before: person.formerName, after: person.name }]),
          ...(before.rankTier === after.rankTier
            ? []
            : [{ label: t('player_rank'), before: rank(before), after: rank(after) }]),
        ]
        return { sentence: t('updateGuestPlayer', { person: named(person) }), changes }
      }
      case 'planMatches':
        return only(t('planMatches', { count: deed.matchCount }))
      case 'resendMessages':
        return only(t('resendMessages', { count: deed.messageCount }))
      case 'startReadinessCheck':
        return only(t('startReadinessCheck', { count: deed.minutes }))
      case 'closeReadinessCheck':
        return only(t('closeReadinessCheck'))
      case 'createTeam':
        return only(t('createTeam', { team: deed.team.name }))
      case 'updateTeam': {
        const { before, after, team } = deed
        const fields = (['name', 'discordLink'] as const).filter(field => before[field] !== after[field])
        const changes = fields.map(field => ({
          label: t(`team_${field}`),
          before: before[field],
          after: after[field],
        }))
        return { sentence: t('updateTeam', { team: team.name }), changes }
      }
      case 'deleteTeam': {
        const players = t('common:players', { count: deed.playerCount })
        return only(t('deleteTeam', { team: deed.team.name, players }))
      }
      case 'assignPlayer': {
        const change = {
          label: t('team'),
          before: deed.from?.name ?? t('withoutTeam'),
          after: deed.to?.name ?? t('withoutTeam'),
        }
        return { sentence: t('assignPlayer', { person: named(deed.person) }), changes: [change] }
      }
      case 'makeCaptain':
        return only(t('makeCaptain', { person: named(deed.person), team: deed.team.name }))
      case 'substitutePlayer': {
        const { outgoing, person, team } = deed
        const change = { label: t('lineUp'), before: named(outgoing), after: named(person) }
        return { sentence: t('substitutePlayer', { team: team.name }), changes: [change] }
      }
      case 'distributePlayers': {
        const players = t('common:players', { count: deed.playerCount })
        const teams = t('common:teams', { count: deed.teamCount })
        return only(t('distributePlayers', { players, teams }))
      }
    }
  }
}
