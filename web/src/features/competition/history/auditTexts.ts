import type { AuditAction } from '@upper-bracket/shared/audit/auditAction'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import type { TFunction } from 'i18next'
import type { ShownChange } from './useSettingTexts.ts'

export interface EntryTexts {
  readonly sentence: string
  readonly changes: readonly ShownChange[]
}

export interface AuditWords {
  readonly t: TFunction<['history', 'people', 'common']>
  readonly scale: RankScale
  readonly rankName: (scale: RankScale, tier: RankTier) => string | null
  readonly writtenTime: (at: number) => string
}

type Name = AuditAction['action']
type Entry<N extends Name = Name> = Extract<AuditAction, { action: N }>
type Named<F> = Extract<AuditAction, F>['action']
interface OfPerson {
  readonly person: { readonly name: string | null }
}

/** Describes an action on a competition, its teams or its people. */
export function auditTexts(entry: AuditAction, words: AuditWords): EntryTexts {
  const row = rows[entry.action] as (entry: AuditAction, words: AuditWords) => EntryTexts | string
  const texts = row(entry, words)
  return typeof texts === 'string' ? { sentence: texts, changes: [] } : texts
}

const named = ({ name }: OfPerson['person'], { t }: AuditWords) => name ?? t('common:deletedPlayer')
const withTeam = ({ person, team }: Entry<'admitApplicant' | 'declineApplicant'>, words: AuditWords) =>
  team == null
    ? named(person, words)
    : words.t('applicantWithTeam', { person: named(person, words), team: team.name })
const ofPerson = (
  entry: Entry<
    | 'addAdministrator'
    | 'removeAdministrator'
    | 'handOver'
    | 'acceptInvitation'
    | 'confirmOffer'
    | 'bookCommentator'
  >,
  words: AuditWords,
) => words.t(entry.action, { person: named(entry.person, words) })
const ofLink = (entry: Entry<Named<{ broadcastLink: string }>>, { t }: AuditWords) =>
  t(entry.action, { link: entry.broadcastLink })
const ofAddress = (entry: Entry<Named<{ address: string }>>, { t }: AuditWords) =>
  t(entry.action, { address: entry.address })
const ofAnnouncer = (entry: Entry<'updateAnnouncer' | 'disconnectAnnouncer'>, { t }: AuditWords) =>
  t(`${entry.action}_${entry.service}`)
const players = (count: number, { t }: AuditWords) => t('common:players', { count })
const teams = (count: number, { t }: AuditWords) => t('common:teams', { count })

function ofInvitation(entry: Entry<'createInvitation' | 'revokeInvitation'>, words: AuditWords) {
  const { role, team, person } = entry
  const { t, writtenTime } = words
  const whom =
    person !== undefined
      ? t('people:roleOf', { player: named(person, words) })
      : team === null
        ? t(`people:role_${role}`)
        : t('people:roleInTeam', { team: team.name })
  return t(entry.action, { whom, uses: entry.maxUses, until: writtenTime(entry.expiresAt) })
}

const rows: { readonly [N in Name]: (entry: Entry<N>, words: AuditWords) => EntryTexts | string } = {
  addAdministrator: ofPerson,
  removeAdministrator: ofPerson,
  handOver: ofPerson,
  acceptInvitation: ofPerson,
  confirmOffer: ofPerson,
  bookCommentator: ofPerson,
  createInvitation: ofInvitation,
  revokeInvitation: ofInvitation,
  takeOver: ({ person }, words) =>
    words.t('takeOver', {
      person: named(person, words),
      guest: named({ name: person.previousName ?? null }, words),
    }),
  setLiveLinks: ({ before, after }, { t }) => {
    const listed = (links: typeof before) => links.map(({ url }) => url).join(', ') || null
    const change = { label: t('liveLinks'), before: listed(before), after: listed(after) }
    return { sentence: t('setLiveLinks'), changes: [change] }
  },
  setSponsors: ({ before, after }, { t }) => {
    const change = {
      label: t('sponsors'),
      before: before.join(', ') || null,
      after: after.join(', ') || null,
    }
    return { sentence: t('setSponsors'), changes: [change] }
  },
  requestCommentator: ofLink,
  cancelCommentatorRequest: ofLink,
  renewCommentatorLink: ofLink,
  seekCommentators: ({ wanted }, { t }) => t(wanted ? 'seekCommentators_yes' : 'seekCommentators_no'),
  setProducer: ({ allowed, person }, words) =>
    words.t(allowed ? 'setProducer_yes' : 'setProducer_no', { person: named(person, words) }),
  connectAnnouncer: ({ service, title }, { t }) => t(`connectAnnouncer_${service}`, { title }),
  updateAnnouncer: ofAnnouncer,
  disconnectAnnouncer: ofAnnouncer,
  addWebhook: ofAddress,
  updateWebhook: ofAddress,
  rotateWebhookSecret: ofAddress,
  pauseWebhook: ofAddress,
  resumeWebhook: ofAddress,
  removeWebhook: ofAddress,
  createApiKey: ({ name, scopes }, { t }) =>
    t('createApiKey', { name, scopes: scopes.map(scope => t(`apiScope_${scope}`)).join(', ') }),
  revokeApiKey: ({ name }, { t }) => t('revokeApiKey', { name }),
  createOverlay: (_, { t }) => t('createOverlay'),
  revokeOverlay: (_, { t }) => t('revokeOverlay'),
  removePlayer: ({ person: { name }, team }, words) => {
    const person = named({ name }, words)
    return team === null
      ? words.t('removePlayer', { person })
      : words.t('removePlayerOfTeam', { person, team: team.name })
  },
  admitApplicant: (entry, words) =>
    words.t(entry.waits ? 'admitApplicantWaiting' : 'admitApplicant', { person: withTeam(entry, words) }),
  declineApplicant: (entry, words) => {
    const [{ reason }, person] = [entry, withTeam(entry, words)]
    return reason === null
      ? words.t('declineApplicant', { person })
      : words.t('declineApplicantBecause', { person, reason })
  },
  addGuestPlayer: ({ person: { name }, team }, words) => {
    const person = named({ name }, words)
    return team === null
      ? words.t('addGuestPlayer', { person })
      : words.t('addGuestPlayerToTeam', { person, team: team.name })
  },
  addGuestPlayers: ({ playerCount, teamCount }, words) => {
    const counts = { players: players(playerCount, words), teams: teams(teamCount, words) }
    return teamCount === 0 ? words.t('addGuestPlayers', counts) : words.t('addGuestPlayersAndTeams', counts)
  },
  importCompetition: ({ playerCount, teamCount }, words) =>
    words.t('importCompetition', { players: players(playerCount, words), teams: teams(teamCount, words) }),
  updateGuestPlayer: ({ person, before, after }, words) => {
    const { t, scale, rankName } = words
    const rank = ({ rankTier }: typeof before) => (rankTier === null ? null : rankName(scale, rankTier))
    const newName = { label: t('player_name'), before: person.previousName ?? null, after: person.name }
    const newRank = {
      label: t('player_rank', { context: basisOfScale(scale) }),
      before: rank(before),
      after: rank(after),
    }
    return {
      sentence: t('updateGuestPlayer', { person: named(person, words) }),
      changes: [
        ...(person.previousName === undefined ? [] : [newName]),
        ...(before.rankTier === after.rankTier ? [] : [newRank]),
      ],
    }
  },
  inviteGuestsByMail: ({ mailCount }, { t }) => t('inviteGuestsByMail', { count: mailCount }),
  planMatches: ({ matchCount }, { t }) => t('planMatches', { count: matchCount }),
  resendMessages: ({ messageCount }, { t }) => t('resendMessages', { count: messageCount }),
  startReadinessCheck: ({ minutes }, { t }) => t('startReadinessCheck', { count: minutes }),
  closeReadinessCheck: (_, { t }) => t('closeReadinessCheck'),
  createTeam: ({ team }, { t }) => t('createTeam', { team: team.name }),
  updateTeam: ({ before, after, team }, { t }) => ({
    sentence: t('updateTeam', { team: team.name }),
    changes: (['name', 'discordLink'] as const)
      .filter(field => before[field] !== after[field])
      .map(field => ({ label: t(`team_${field}`), before: before[field], after: after[field] })),
  }),
  importLogos: ({ teamCount }, words) => words.t('importLogos', { teams: teams(teamCount, words) }),
  setTeamLogo: ({ team, hasLogo }, { t }) =>
    t(hasLogo ? 'setTeamLogo' : 'removeTeamLogo', { team: team.name }),
  letTeamPlay: ({ team, plays }, { t }) => t(plays ? 'letTeamPlay' : 'takeBackTeamPlay', { team: team.name }),
  deleteTeam: ({ team, playerCount }, words) =>
    words.t('deleteTeam', { team: team.name, players: players(playerCount, words) }),
  assignPlayer: ({ from, to, person }, words) => {
    const { t } = words
    const before = from?.name ?? t('withoutTeam')
    const after = to?.name ?? t('withoutTeam')
    return {
      sentence: t('assignPlayer', { person: named(person, words) }),
      changes: [{ label: t('team'), before, after }],
    }
  },
  makeCaptain: ({ person, team }, words) =>
    words.t('makeCaptain', { person: named(person, words), team: team.name }),
  substitutePlayer: ({ outgoing, person, team }, words) => {
    const { t } = words
    const change = { label: t('lineUp'), before: named(outgoing, words), after: named(person, words) }
    return { sentence: t('substitutePlayer', { team: team.name }), changes: [change] }
  },
  startDraft: ({ captainCount }, { t }) => t('startDraft', { count: captainCount }),
  pickPlayer: ({ person }, words) => words.t('pickPlayer', { person: named(person, words) }),
  takeBackPick: ({ person }, words) => words.t('takeBackPick', { person: named(person, words) }),
  changeDraftClock: ({ pickSeconds, reserveSeconds }, { t }) =>
    pickSeconds === null
      ? t('stopDraftClock')
      : t('changeDraftClock', { pick: pickSeconds, reserve: reserveSeconds }),
  replaceDraftCaptain: ({ person, number }, words) =>
    words.t('replaceDraftCaptain', { person: named(person, words), number }),
  cancelDraft: ({ pickCount }, { t }) => t('cancelDraft', { count: pickCount }),
  confirmDraft: ({ playerCount, teamCount }, words) =>
    words.t('confirmDraft', { players: players(playerCount, words), teams: teams(teamCount, words) }),
  reopenDraft: ({ teamCount }, words) => words.t('reopenDraft', { teams: teams(teamCount, words) }),
  distributePlayers: ({ playerCount, teamCount }, words) =>
    words.t('distributePlayers', { players: players(playerCount, words), teams: teams(teamCount, words) }),
}
