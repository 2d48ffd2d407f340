import type { AuditAction } from '@upper-bracket/shared/audit/auditAction'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { writtenTime } from '#ui/time/writtenTime.ts'
import type { EntryTexts } from './entryTexts.ts'

/** Returns a function that describes an action on a competition, its teams or its people. */
export function useAuditTexts(scale: RankScale): (auditAction: AuditAction) => EntryTexts {
  const { t } = useTranslation(['history', 'people', 'common'])
  const { language } = useLanguage()
  const rankName = useRankName()
  const named = ({ name }: { readonly name: string | null }) => name ?? t('common:deletedPlayer')
  const only = (sentence: string): EntryTexts => ({ sentence, changes: [] })

  return auditAction => {
    switch (auditAction.action) {
      case 'addAdministrator':
      case 'removeAdministrator':
      case 'handOver':
      case 'acceptInvitation':
      case 'confirmOffer':
      case 'bookCommentator':
        return only(t(auditAction.action, { person: named(auditAction.person) }))
      case 'createInvitation':
      case 'revokeInvitation': {
        const { role, team, maxUses, expiresAt } = auditAction
        const until = writtenTime(expiresAt, { language, length: 'short', now: Date.now() })
        const whom =
          auditAction.person !== undefined
            ? t('people:roleOf', { player: named(auditAction.person) })
            : team === null
              ? t(`people:role_${role}`)
              : t('people:roleInTeam', { team: team.name })
        return only(t(auditAction.action, { whom, uses: maxUses, until }))
      }
      case 'takeOver': {
        const { previousName } = auditAction.person
        return only(
          t('takeOver', { person: named(auditAction.person), guest: named({ name: previousName ?? null }) }),
        )
      }
      case 'setLiveLinks': {
        const listed = (links: typeof auditAction.before) => links.map(({ url }) => url).join(', ') || null
        const change = {
          label: t('liveLinks'),
          before: listed(auditAction.before),
          after: listed(auditAction.after),
        }
        return { sentence: t('setLiveLinks'), changes: [change] }
      }
      case 'seekCommentators':
        return only(t(auditAction.wanted ? 'seekCommentators_yes' : 'seekCommentators_no'))
      case 'setProducer': {
        const { allowed, person } = auditAction
        return only(t(allowed ? 'setProducer_yes' : 'setProducer_no', { person: named(person) }))
      }
      case 'requestCommentator':
      case 'cancelCommentatorRequest':
      case 'renewCommentatorLink':
        return only(t(auditAction.action, { link: auditAction.broadcastLink }))
      case 'connectAnnouncer':
        return only(t(`connectAnnouncer_${auditAction.service}`, { title: auditAction.title }))
      case 'updateAnnouncer':
      case 'disconnectAnnouncer':
        return only(t(`${auditAction.action}_${auditAction.service}`))
      case 'addWebhook':
      case 'updateWebhook':
      case 'rotateWebhookSecret':
      case 'pauseWebhook':
      case 'resumeWebhook':
      case 'removeWebhook':
        return only(t(auditAction.action, { address: auditAction.address }))
      case 'createApiKey': {
        const scopes = auditAction.scopes.map(scope => t(`apiScope_${scope}`)).join(', ')
        return only(t('createApiKey', { name: auditAction.name, scopes }))
      }
      case 'revokeApiKey':
        return only(t('revokeApiKey', { name: auditAction.name }))
      case 'createOverlay':
      case 'revokeOverlay':
        return only(t(auditAction.action))
      case 'removePlayer': {
        const person = named(auditAction.person)
        return only(
          auditAction.team === null
            ? t('removePlayer', { person })
            : t('removePlayerOfTeam', { person, team: auditAction.team.name }),
        )
      }
      case 'addGuestPlayer': {
        const person = named(auditAction.person)
        return only(
          auditAction.team === null
            ? t('addGuestPlayer', { person })
            : t('addGuestPlayerToTeam', { person, team: auditAction.team.name }),
        )
      }
      case 'addGuestPlayers': {
        const players = t('common:players', { count: auditAction.playerCount })
        const teams = t('common:teams', { count: auditAction.teamCount })
        return only(
          auditAction.teamCount === 0
            ? t('addGuestPlayers', { players })
            : t('addGuestPlayersAndTeams', { players, teams }),
        )
      }
      case 'importCompetition':
        return only(
          t('importCompetition', {
            players: t('common:players', { count: auditAction.playerCount }),
            teams: t('common:teams', { count: auditAction.teamCount }),
          }),
        )
      case 'updateGuestPlayer': {
        const { person, before, after } = auditAction
        const rank = ({ rankTier }: typeof before) => (rankTier === null ? null : rankName(scale, rankTier))
        const changes = [
          ...(person.previousName === undefined
            ? []
            : [{ label: t('player_name'), before: person.previousName, after: person.name }]),
          ...(before.rankTier === after.rankTier
            ? []
            : [
                {
                  label: t('player_rank', { context: basisOfScale(scale) }),
                  before: rank(before),
                  after: rank(after),
                },
              ]),
        ]
        return { sentence: t('updateGuestPlayer', { person: named(person) }), changes }
      }
      case 'planMatches':
        return only(t('planMatches', { count: auditAction.matchCount }))
      case 'resendMessages':
        return only(t('resendMessages', { count: auditAction.messageCount }))
      case 'startReadinessCheck':
        return only(t('startReadinessCheck', { count: auditAction.minutes }))
      case 'closeReadinessCheck':
        return only(t('closeReadinessCheck'))
      case 'createTeam':
        return only(t('createTeam', { team: auditAction.team.name }))
      case 'updateTeam': {
        const { before, after, team } = auditAction
        const fields = (['name', 'discordLink'] as const).filter(field => before[field] !== after[field])
        const changes = fields.map(field => ({
          label: t(`team_${field}`),
          before: before[field],
          after: after[field],
        }))
        return { sentence: t('updateTeam', { team: team.name }), changes }
      }
      case 'deleteTeam': {
        const players = t('common:players', { count: auditAction.playerCount })
        return only(t('deleteTeam', { team: auditAction.team.name, players }))
      }
      case 'assignPlayer': {
        const change = {
          label: t('team'),
          before: auditAction.from?.name ?? t('withoutTeam'),
          after: auditAction.to?.name ?? t('withoutTeam'),
        }
        return { sentence: t('assignPlayer', { person: named(auditAction.person) }), changes: [change] }
      }
      case 'makeCaptain':
        return only(t('makeCaptain', { person: named(auditAction.person), team: auditAction.team.name }))
      case 'substitutePlayer': {
        const { outgoing, person, team } = auditAction
        const change = { label: t('lineUp'), before: named(outgoing), after: named(person) }
        return { sentence: t('substitutePlayer', { team: team.name }), changes: [change] }
      }
      case 'distributePlayers': {
        const players = t('common:players', { count: auditAction.playerCount })
        const teams = t('common:teams', { count: auditAction.teamCount })
        return only(t('distributePlayers', { players, teams }))
      }
    }
  }
}
