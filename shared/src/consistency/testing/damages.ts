import { championFields, championsOf } from '../../competition/champions.ts'
import type { Match } from '../../bracket/model/match.ts'
import type { Competition } from '../../competition/competition.ts'
import { emptyQueue } from '../../competition/entryQueue.ts'
import type { Draft } from '../../draft/draft.ts'
import type { MatchLineUps } from '../../lineUp/matchLineUps.ts'
import type { Player } from '../../player/player.ts'
import { newProfile } from '../../profile/newProfile.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import type { Team } from '../../team/team.ts'
import type { Rule } from '../inconsistency.ts'
import { changed, type Documents } from './documents.ts'
import { competitionId } from './validCompetition.ts'

const testCompetition = `competitions/${competitionId}`
const player = (uid: string) => `${testCompetition}/players/${uid}`
const applicant = (uid: string) => `${testCompetition}/applicants/${uid}`
const contacts = (uid: string) => `${testCompetition}/contacts/${uid}`
const team = (number: number) => `${testCompetition}/teams/team-${number}`
const reservation = (number: number) => `${testCompetition}/teamNames/${foldedTeamName(`Team ${number}`)}`
const logo = (number: number) => `${testCompetition}/pictures/teamLogo.team-${number}`
const get = <T>(documents: Documents, path: string) => documents.get(path) as T

/** A damage to the data, the rules that report it, and whether it can be repaired (`repairs`). */
export interface Damage {
  readonly rules: readonly Rule[]
  /** Further rules that may report it. */
  readonly also?: readonly Rule[]
  readonly repairs: boolean
  /** The damage cannot be combined with others. */
  readonly alone?: true
  readonly stages?: readonly Competition['status'][]
  /** Null if these documents have nothing to damage so. */
  readonly plant: (documents: Documents) => Documents | null
}

/** Like `changed`, unless earlier damage has deleted the document. */
const edited = (documents: Documents, path: string, fields: object) =>
  documents.has(path) ? changed(documents, path, fields) : documents
const members = (documents: Documents, number = 1) => get<Team>(documents, team(number)).playerUids
const withMembers = (documents: Documents, number: number, playerUids: readonly string[]) =>
  edited(documents, team(number), { playerUids })
const renamed = (documents: Documents, fields: Partial<Competition>) =>
  changed(documents, testCompetition, fields)

type WhichMatch = (match: Match) => boolean
const matchesOf = (documents: Documents, which: WhichMatch) =>
  [...documents].flatMap(([path, document]) => {
    const match = document as Match
    return path.includes('/matches/') && which(match) ? [[path, match] as const] : []
  })
/** Changes a match; without one, the damage cannot be planted. */
const withMatch = (documents: Documents, which: WhichMatch, fields: (match: Match) => Partial<Match>) => {
  const [found] = matchesOf(documents, which)
  if (found === undefined) return null
  const [path, match] = found
  return changed(documents, path, fields(match))
}
const isWon: WhichMatch = ({ status, winner, forfeits }) =>
  status === 'finished' && winner !== null && !forfeits.some(Boolean)
const isOpenElimination: WhichMatch = ({ slots, status }) =>
  status === 'ready' && slots.every(({ source }) => source.from !== 'pairing')

const lineUp = (teamId: string): MatchLineUps['teams'][number] => ({ teamId, players: [] })

export const damages: Readonly<Record<string, Damage>> = {
  'the competition names a draft that does not exist': {
    rules: ['draft-missing'],
    repairs: false,
    plant: documents => renamed(documents, { draftId: 'gone' }),
  },
  'a draft has a player twice': {
    rules: ['drafted-twice'],
    repairs: false,
    plant: documents => {
      const draft = get<Draft>(documents, `${testCompetition}/drafts/draft`)
      return edited(documents, `${testCompetition}/drafts/draft`, { teams: [...draft.teams, ...draft.teams] })
    },
  },
  'a list is left of a draft that is over': {
    rules: ['orphaned-draft-list'],
    repairs: true,
    plant: documents => edited(documents, `${testCompetition}/drafts/draft`, { status: 'cancelled' }),
  },
  'a list is left of an earlier draft': {
    rules: ['orphaned-draft-list'],
    repairs: true,
    plant: documents => {
      const earlier = get<Draft>(documents, `${testCompetition}/drafts/draft`)
      const planted = changed(documents, `${testCompetition}/drafts/earlier`, {
        ...earlier,
        status: 'cancelled',
      })
      return changed(planted, `${testCompetition}/drafts/earlier/lists/loose-0`, { uid: 'loose-0', uids: [] })
    },
  },
  'somebody who does not play has prepared a list for the draft': {
    rules: ['orphaned-draft-list'],
    repairs: true,
    plant: documents =>
      changed(documents, `${testCompetition}/drafts/draft/lists/stranger`, { uid: 'stranger', uids: [] }),
  },
  'an entry names a team that does not exist': {
    rules: ['player-in-missing-team'],
    repairs: true,
    plant: documents => edited(documents, player('loose-0'), { teamId: 'gone' }),
  },
  'an entry names a team that does not list the player': {
    rules: ['player-not-in-team'],
    repairs: true,
    plant: documents => edited(documents, player('loose-0'), { teamId: 'team-1' }),
  },
  'a team lists somebody without an entry': {
    rules: ['member-without-entry'],
    repairs: true,
    plant: documents => withMembers(documents, 1, [...members(documents), 'stranger']),
  },
  'the entry of a listed player is missing': {
    rules: ['member-without-entry', 'player-count'],
    also: ['captain', 'orphaned-contacts'],
    repairs: true,
    plant: documents => changed(documents, player('uid-1-0'), null),
  },
  'a team lists a player whose entry names no team': {
    rules: ['member-names-other-team'],
    repairs: true,
    plant: documents => edited(documents, player('uid-1-0'), { teamId: null }),
  },
  'two teams list a player whose entry names one of them': {
    rules: ['member-of-two-teams'],
    repairs: true,
    plant: documents => withMembers(documents, 2, [...members(documents, 2), 'uid-1-0']),
  },
  'two teams list a player whose entry names neither': {
    rules: ['member-of-two-teams'],
    also: ['team-too-large'],
    repairs: false,
    plant: documents =>
      changed(withMembers(documents, 2, [...members(documents, 2), 'uid-1-0']), player('uid-1-0'), {
        teamId: null,
      }),
  },
  'a team lists somebody twice': {
    rules: ['member-twice'],
    repairs: true,
    plant: documents => withMembers(documents, 1, [...members(documents), 'uid-1-0']),
  },
  'the captain is not one of the players': {
    rules: ['captain'],
    repairs: true,
    plant: documents => edited(documents, team(1), { captainUid: 'loose-0' }),
  },
  'a team with players has no captain': {
    rules: ['captain'],
    repairs: true,
    plant: documents => edited(documents, team(1), { captainUid: null }),
  },
  'a player without a team is marked as captain': {
    rules: ['captain'],
    repairs: true,
    plant: documents => edited(documents, player('loose-0'), { captain: true }),
  },
  'the captain is not marked as such': {
    rules: ['captain'],
    repairs: true,
    plant: documents => edited(documents, player('uid-1-0'), { captain: false }),
  },
  'a team has more than five players': {
    rules: ['player-count', 'player-without-profile', 'team-too-large'],
    repairs: false,
    plant: documents => {
      const added = Array.from({ length: 5 }, (_, index) => `more-${index}`)
      const base = get<Player>(documents, player('uid-1-0'))
      return added.reduce(
        (before, uid) =>
          changed(before, player(uid), { ...base, uid, teamId: 'team-1', captain: false, rankTier: null }),
        withMembers(documents, 1, [...members(documents), ...added]),
      )
    },
  },
  'the name of a team is not reserved': {
    rules: ['name-not-reserved'],
    repairs: true,
    plant: documents => changed(documents, reservation(1), null),
  },
  'the name of a team is reserved for another one': {
    rules: ['name-not-reserved'],
    repairs: true,
    plant: documents => edited(documents, reservation(1), { teamId: 'team-2' }),
  },
  'two teams have the same name': {
    rules: ['name-shared', 'orphaned-reservation'],
    repairs: false,
    plant: documents => edited(documents, team(2), { name: 'TEAM 1' }),
  },
  'a team names a logo that is not stored': {
    rules: ['logo-missing'],
    repairs: true,
    plant: documents => edited(documents, team(2), { logo: 9 }),
  },
  'the stored logo is another one': {
    rules: ['logo-missing'],
    also: ['champion-logo'],
    repairs: true,
    plant: documents => (documents.has(team(1)) ? edited(documents, logo(1), { version: 9 }) : null),
  },
  'there is a logo of a team that is gone': {
    rules: ['orphaned-picture'],
    repairs: true,
    plant: documents => changed(documents, logo(99), { version: 3 }),
  },
  'a sponsor has a picture that is not stored': {
    rules: ['sponsor-picture-missing'],
    repairs: true,
    plant: documents =>
      renamed(documents, {
        sponsors: [{ id: 'wolf', name: 'Wolf', url: 'https://wolf.example/', picture: 1 }],
      }),
  },
  'a name is reserved for a team that does not exist': {
    rules: ['orphaned-reservation'],
    repairs: true,
    plant: documents => changed(documents, reservation(99), { teamId: 'gone' }),
  },
  'a person counts as named by a captain': {
    rules: ['named-without-team'],
    repairs: false,
    plant: documents => edited(documents, player('uid-1-0'), { namedByCaptain: true }),
  },
  'a team has more than three substitutes': {
    rules: ['player-count', 'too-many-substitutes'],
    repairs: false,
    plant: documents => {
      const guest = {
        ...({ photoURL: null, rankTier: null, teamId: null, captain: false } as const),
        guest: true,
      }
      return ['a', 'b', 'c', 'd'].reduce(
        (before, uid) =>
          changed(before, player(uid), {
            ...guest,
            uid,
            displayName: uid,
            joinedAt: 2,
            substituteOf: 'team-1',
          }),
        documents,
      )
    },
  },
  'a member is a substitute too': {
    rules: ['substitute-without-team'],
    repairs: false,
    plant: documents => edited(documents, player('uid-1-0'), { substituteOf: 'gone' }),
  },
  'the player count is wrong': {
    rules: ['player-count'],
    repairs: false,
    plant: documents => renamed(documents, { playerCount: 99 }),
  },
  'the team count is wrong': {
    rules: ['team-count'],
    repairs: false,
    plant: documents => renamed(documents, { teamCount: 99 }),
  },
  'a seed is wrong': {
    rules: ['seed'],
    repairs: true,
    plant: documents => edited(documents, team(1), { seed: 77 }),
  },
  'the bracket is missing': {
    rules: ['bracket-missing'],
    repairs: false,
    stages: ['running', 'finished'],
    plant: documents => changed(documents, `${testCompetition}/brackets/bracket`, null),
  },
  'an orphaned bracket is not scheduled for sweeping': {
    rules: ['orphaned-bracket'],
    repairs: true,
    plant: documents => changed(documents, `${testCompetition}/brackets/other`, { sweepAfter: null }),
  },
  'the bracket is scheduled for sweeping': {
    rules: ['bracket-to-be-swept'],
    repairs: true,
    stages: ['running', 'finished'],
    plant: documents => edited(documents, `${testCompetition}/brackets/bracket`, { sweepAfter: 5 }),
  },
  'a match is missing': {
    rules: ['wrong-matches'],
    also: ['line-ups-of-match'],
    repairs: false,
    stages: ['running'],
    plant: documents => {
      const first = [...documents.keys()].find(path => /matches\/.*(main|upper)-1-1$/.test(path)) ?? ''
      return changed(documents, first, null)
    },
  },
  'a match names another winner than its score': {
    rules: ['impossible-match'],
    also: ['champion', 'status'],
    repairs: false,
    stages: ['running', 'finished'],
    plant: documents => withMatch(documents, isWon, ({ winner }) => ({ winner: winner === 0 ? 1 : 0 })),
  },
  'a match has more wins than its series': {
    rules: ['impossible-match'],
    also: ['champion', 'status'],
    repairs: false,
    stages: ['running', 'finished'],
    plant: documents =>
      withMatch(documents, isWon, ({ winner }) => ({ score: winner === 0 ? [9, 0] : [0, 9] })),
  },
  'a match has games of another score': {
    rules: ['impossible-match'],
    repairs: false,
    stages: ['running', 'finished'],
    plant: documents =>
      withMatch(documents, isWon, ({ winner }) => ({
        games: [{ outcome: winner === 0 ? 1 : 0, source: 'organizer' }],
      })),
  },
  'a match with both teams waits': {
    rules: ['impossible-match'],
    repairs: false,
    stages: ['running'],
    plant: documents =>
      withMatch(
        documents,
        ({ status }) => status === 'ready',
        () => ({ status: 'waiting' }),
      ),
  },
  'a match waits for a team that has arrived': {
    rules: ['impossible-match'],
    repairs: false,
    stages: ['running'],
    plant: documents => {
      const cleared = ({ slots: [upper, lower] }: Match) => ({
        slots: [{ ...upper, teamId: null }, lower] as const,
        status: 'waiting' as const,
      })
      return withMatch(documents, isOpenElimination, cleared)
    },
  },
  'a team is in two open matches': {
    rules: ['impossible-match'],
    repairs: false,
    stages: ['running'],
    plant: documents => {
      const [first] = matchesOf(documents, isOpenElimination)
      const teamId = first?.[1].slots[0].teamId ?? ''
      const isOther = (match: Match) => isOpenElimination(match) && match.id !== first?.[1].id
      return withMatch(documents, isOther, ({ slots: [upper, lower] }) => ({
        slots: [{ ...upper, teamId }, lower] as const,
      }))
    },
  },
  'the queue names a match that the bracket does not have': {
    rules: ['queue-of-missing-match'],
    repairs: true,
    stages: ['running', 'finished'],
    plant: documents => {
      const matches = ['main-99-1'].map(matchId => ({ matchId, stream: 0, locked: false }))
      return renamed(documents, { broadcastQueue: { bracketId: 'bracket', matches, revision: 1 } })
    },
  },
  'a team of the bracket is missing': {
    rules: ['team-count', 'team-missing'],
    repairs: false,
    alone: true,
    stages: ['running', 'finished'],
    plant: documents => {
      const uids = members(documents)
      const without = [team(1), reservation(1), logo(1)].reduce(
        (all, path) => changed(all, path, null),
        documents,
      )
      return uids.reduce(
        (before, uid) => changed(before, player(uid), { teamId: null, captain: false }),
        without,
      )
    },
  },
  'a team of the bracket has no players': {
    rules: ['team-without-players'],
    repairs: false,
    alone: true,
    stages: ['running', 'finished'],
    plant: documents =>
      members(documents).reduce(
        (before, uid) => changed(before, player(uid), { teamId: null, captain: false }),
        edited(documents, team(1), { playerUids: [], captainUid: null }),
      ),
  },
  'registration is open although there is a bracket': {
    rules: ['status'],
    repairs: true,
    stages: ['running', 'finished'],
    plant: documents => renamed(documents, { status: 'registration' }),
  },
  'it is marked as finished before the end': {
    rules: ['status'],
    repairs: true,
    stages: ['registration', 'running'],
    plant: documents => renamed(documents, { status: 'finished' }),
  },
  'there is a champion before the end': {
    rules: ['champion'],
    repairs: true,
    stages: ['registration', 'running'],
    plant: documents => renamed(documents, { champion: { teamId: 'team-1', name: 'Team 1' } }),
  },
  'the champion is another team': {
    rules: ['champion'],
    repairs: false,
    stages: ['finished'],
    plant: documents => renamed(documents, { champion: { teamId: 'nobody', name: 'Nobody' } }),
  },
  'the champion has the logo of before': {
    rules: ['champion-logo'],
    repairs: true,
    stages: ['finished'],
    plant: documents => {
      const [first, ...others] = championsOf(get<Competition>(documents, testCompetition))
      if (first === undefined) return null
      const fields = championFields([{ ...first, logo: 99 }, ...others], {})
      return renamed(documents, { ...fields })
    },
  },
  'a match that has not started says who played it': {
    rules: ['line-ups-of-match'],
    repairs: true,
    stages: ['running'],
    plant: documents => {
      const played = { at: 1, game: 'dota2', teams: [lineUp('team-1'), lineUp('team-2')], uids: ['uid-1-0'] }
      return changed(documents, `${testCompetition}/brackets/bracket/lineUps/none`, played)
    },
  },
  'line-ups are those of other teams': {
    rules: ['line-ups-of-match'],
    repairs: true,
    stages: ['finished'],
    plant: documents => {
      const path = [...documents.keys()].find(each => each.includes('/lineUps/')) ?? ''
      const { teams } = get<MatchLineUps>(documents, path)
      return changed(documents, path, { teams: [teams[1], teams[0]] })
    },
  },
  'line-ups keep the name of somebody whose account is deleted': {
    rules: ['name-in-line-ups'],
    repairs: true,
    stages: ['finished'],
    plant: documents => {
      const path = [...documents.keys()].find(each => each.includes('/lineUps/')) ?? ''
      const uid = get<MatchLineUps>(documents, path).uids[0] ?? ''
      const nameless = { displayName: null, photoURL: null, steamProfileURL: '' }
      const without = changed(changed(documents, contacts(uid), null), `profiles/${uid}`, null)
      return changed(without, player(uid), nameless)
    },
  },
  'an entry shows a different name from the profile': {
    rules: ['public-copy'],
    repairs: false,
    stages: ['registration', 'running'],
    plant: documents => edited(documents, player('loose-0'), { displayName: 'Somebody else' }),
  },
  'an entry shows the name of somebody without a profile': {
    rules: ['player-without-profile'],
    also: ['orphaned-contacts'],
    repairs: false,
    plant: documents => changed(documents, 'profiles/loose-0', null),
  },
  'contacts are not those of the profile': {
    rules: ['contacts'],
    repairs: false,
    plant: documents => edited(documents, contacts('loose-0'), { realName: 'Somebody else' }),
  },
  'what an organizer entered for a guest stays with an account': {
    rules: ['contacts'],
    repairs: false,
    plant: documents => edited(documents, contacts('loose-0'), { entered: { email: 'bear@example.org' } }),
  },
  'there are contacts of a guest who is gone': {
    rules: ['orphaned-contacts'],
    repairs: true,
    plant: documents => changed(documents, contacts('guest-gone'), { uid: 'guest-gone' }),
  },
  'a player has no contacts': {
    rules: ['contacts'],
    repairs: false,
    plant: documents => changed(documents, contacts('uid-1-0'), null),
  },
  'the queue counts a request that nobody has made': {
    rules: ['entry-queue'],
    repairs: true,
    plant: documents => renamed(documents, { entryQueue: { ...emptyQueue, requested: 1 } }),
  },
  'an applicant has no profile': {
    rules: ['applicant-without-profile'],
    repairs: true,
    alone: true,
    plant: documents => changed(documents, applicant('stranger'), { uid: 'stranger', state: 'requested' }),
  },
  'a player is an applicant too': {
    rules: ['applicant-plays'],
    repairs: true,
    alone: true,
    plant: documents =>
      changed(documents, applicant('loose-0'), { uid: 'loose-0', state: 'waiting', ticket: 1 }),
  },
  'an applicant is not shown by the profile': {
    rules: ['applicant-copy'],
    repairs: false,
    alone: true,
    stages: ['registration', 'running'],
    plant: documents => {
      const queue = renamed(documents, { entryQueue: { ...emptyQueue, requested: 1 } })
      const asked = { uid: 'stranger', state: 'requested', displayName: 'Somebody else' }
      const profile = newProfile({ email: null, displayName: 'Stranger' }, 0)
      return changed(changed(queue, applicant('stranger'), asked), 'profiles/stranger', profile)
    },
  },
  'there are contacts of somebody who does not take part': {
    rules: ['orphaned-contacts'],
    repairs: true,
    plant: documents => changed(documents, contacts('stranger'), { uid: 'stranger' }),
  },
  'a confirmed commentator is not shown': {
    rules: ['commentator'],
    repairs: true,
    plant: documents => changed(documents, `${testCompetition}/publicCommentators/confirmed`, null),
  },
  'a commentator is shown who has been cancelled': {
    rules: ['commentator'],
    repairs: true,
    plant: documents =>
      changed(documents, `${testCompetition}/publicCommentators/cancelled`, { uid: 'commentator' }),
  },
  'a commentator is shown with an old picture': {
    rules: ['commentator'],
    repairs: true,
    plant: documents =>
      edited(documents, `${testCompetition}/publicCommentators/confirmed`, { photoURL: 'old' }),
  },
  'the owner has no account': {
    rules: ['owner-missing'],
    repairs: false,
    stages: ['registration', 'running'],
    plant: documents => changed(documents, 'withoutUser/owner', {}),
  },
  'it stands on a page that its owner does not have': {
    rules: ['not-on-page'],
    repairs: true,
    plant: documents => renamed(documents, { onPage: { address: 'of-another', toldAt: 1 } }),
  },
  'an administrator has no account': {
    rules: ['administrator-missing'],
    repairs: true,
    plant: documents => changed(documents, 'withoutUser/administrator', {}),
  },
  'a producer is not a confirmed commentator': {
    rules: ['producer-not-confirmed'],
    repairs: true,
    plant: documents => edited(documents, testCompetition, { producerUids: ['commentator', 'stranger'] }),
  },
  'it is recorded as deleted': {
    rules: ['deleted-but-present'],
    repairs: false,
    plant: documents => changed(documents, `deletedCompetitions/${competitionId}`, {}),
  },
}
