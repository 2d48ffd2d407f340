import {
  type AccountRecord,
  type IdentityOwner,
  identityProviders,
} from '@upper-bracket/shared/account/account'
import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import type { PublicCommentator } from '@upper-bracket/shared/commentators/publicCommentator'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { CompetitionRecords } from '@upper-bracket/shared/consistency/competitionRecords'
import { paths } from '@upper-bracket/shared/consistency/paths'
import type { IdentityRecords, PersonRecords } from '@upper-bracket/shared/consistency/personRecords'
import { type PlacingEntry, placingActions } from '@upper-bracket/shared/consistency/placedByHand'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import type { DraftList } from '@upper-bracket/shared/draft/saveList'
import type { Applicant } from '@upper-bracket/shared/entry/applicant'
import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { StoredPicture } from '@upper-bracket/shared/picture/storedPicture'
import type { OrganizerPage } from '@upper-bracket/shared/organizerPage/organizerPage'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import type { Team } from '@upper-bracket/shared/team/team'
import { getAuth } from 'firebase-admin/auth'
import type { Query } from 'firebase-admin/firestore'
import { database, stored } from '../../../testing/database.ts'
import { converterOf } from '../../src/platform/firestore/documents.ts'
import type { PushDevice } from '../../src/platform/firestore/models.ts'
import { withOwnPhoto } from '../../src/profiles/withOwnPhoto.ts'

function isPlacing(entry: LogEntry): entry is LogEntry & PlacingEntry {
  return placingActions.some(action => action === entry.action)
}

type Documents<T> = ReadonlyMap<string, T>

const groups = [
  'players',
  'brackets',
  'commentators',
  'contacts',
  'applicants',
  'teams',
  'pictures',
  'teamNames',
  'publicCommentators',
  'matches',
  'lineUps',
  'drafts',
  'lists',
  'log',
] as const

/**
 * Everything that must agree, read at once: the emulator looks through its whole database at every query, and asking
 * it for one competition after the other takes minutes.
 */
export class WholeDatabase {
  private readonly collections = new Map<string, Map<string, unknown>>()
  readonly users = new Set<string>()

  static async read(): Promise<WholeDatabase> {
    const whole = new WholeDatabase()
    const queries: readonly Query<unknown>[] = [
      stored.competitions(),
      stored.deletedCompetitions(),
      ...groups.map(
        name => database.collectionGroup(name).withConverter(converterOf(name)) as Query<unknown>,
      ),
      stored.profiles(),
      stored.accounts(),
      stored.identities(),
      stored.telegramChats(),
      stored.pushDevices(),
      stored.organizerPages(),
    ]
    for (const query of queries) await whole.add(query)
    let page = await getAuth().listUsers(1000)
    for (;;) {
      for (const { uid } of page.users) whole.users.add(uid)
      if (page.pageToken === undefined || page.pageToken === '') return whole
      page = await getAuth().listUsers(1000, page.pageToken)
    }
  }

  private async add(query: Query<unknown>): Promise<void> {
    for (const document of (await query.get()).docs) {
      const { path } = document.ref.parent
      const collection = this.collections.get(path) ?? new Map<string, unknown>()
      this.collections.set(path, collection.set(document.id, document.data()))
    }
  }

  /** The documents of a collection by their ids. */
  in<T>(path: string): Documents<T> {
    return (this.collections.get(path) ?? new Map()) as Documents<T>
  }

  competitions(): readonly CompetitionRecords[] {
    return [...this.in<Competition>('competitions')].map(([competitionId, competition]) => {
      const below = <T>(name: string) => this.in<T>(`${paths.competition(competitionId)}/${name}`)
      const players = below<Player>('players')
      const applicants = below<Applicant>('applicants')
      const drafts = below<Draft>('drafts')
      const profiles = [...players.keys(), ...applicants.keys()].flatMap(uid => {
        const profile = this.profile(uid)
        return profile === null ? [] : [[uid, withOwnPhoto(uid, profile)] as const]
      })
      const organizers = [competition.ownerUid, ...competition.adminUids]
      return {
        competitionId,
        competition,
        isDeleted: this.in('deletedCompetitions').has(competitionId),
        players,
        applicants,
        contacts: below<Contacts>('contacts'),
        teams: below<Team>('teams'),
        teamNames: new Map(
          [...below<{ readonly teamId: string }>('teamNames')].map(([name, { teamId }]) => [name, teamId]),
        ),
        pictures: new Map([...below<StoredPicture>('pictures')].map(([id, { version }]) => [id, version])),
        drafts,
        draftLists: new Map([...drafts.keys()].map(id => [id, below<DraftList>(`drafts/${id}/lists`)])),
        brackets: new Map([
          ...this.bracketsWithMatches(competitionId).map(id => [id, null] as const),
          ...below<StoredBracketShape>('brackets'),
        ]),
        matches: below<Match>(`brackets/${competition.bracketId}/matches`),
        placings: [...below<LogEntry>('log').values()].filter(isPlacing),
        lineUps: below<MatchLineUps>(`brackets/${competition.bracketId}/lineUps`),
        commentators: below<CommentatorRequest>('commentators'),
        publicCommentators: below<PublicCommentator>('publicCommentators'),
        profiles: new Map(profiles),
        ownerPage: this.in<OrganizerPage>('organizerPages').get(competition.ownerUid) ?? null,
        withoutUser: new Set(organizers.filter(uid => !this.users.has(uid))),
      }
    })
  }

  people(): readonly PersonRecords[] {
    const [profiles, accounts] = [this.in('profiles'), this.in('accounts')]
    return [...new Set([...profiles.keys(), ...accounts.keys(), ...this.users])].map(uid => {
      const [profile, account] = [this.profile(uid), this.account(uid)]
      const owners = identityProviders.flatMap(provider => {
        const id = account?.identities[provider]
        const owner = this.in<IdentityOwner>('identities').get(`${provider}:${id}`)?.uid ?? null
        return id === undefined ? [] : [[provider, owner]]
      })
      const chats = this.in<{ readonly uid: string }>('telegramChats')
      const devices = this.in<PushDevice>('pushDevices')
      return {
        uid,
        hasUser: this.users.has(uid),
        profile,
        account,
        identityOwners: Object.fromEntries(owners),
        chatOwner: chats.get(String(account?.telegramChatId))?.uid ?? null,
        pushDeviceIds: (profile?.pushDeviceIds ?? []).filter(id => devices.get(id)?.uid === uid),
        active: this.activeOf(uid, profile?.activeCompetitionID ?? null),
      }
    })
  }

  identities(): readonly IdentityRecords[] {
    return [...this.in<IdentityOwner>('identities')].flatMap(([key, { uid }]) => {
      const provider = identityProviders.find(each => key.startsWith(`${each}:`))
      if (provider === undefined) return []
      const id = key.slice(provider.length + 1)
      const [hasUser, hasProfile] = [this.users.has(uid), this.profile(uid) !== null]
      return [{ provider, id, uid, hasUser, hasProfile, account: this.account(uid) }]
    })
  }

  profile(uid: string): Profile | null {
    return this.in<Profile>('profiles').get(uid) ?? null
  }

  account(uid: string): AccountRecord | null {
    return this.in<AccountRecord>('accounts').get(uid) ?? null
  }

  private bracketsWithMatches(competitionId: string): readonly string[] {
    const path = /^competitions\/(?<competition>[^/]+)\/brackets\/(?<bracket>[^/]+)\/matches$/
    return [...this.collections.keys()].flatMap(key => {
      const { competition, bracket } = path.exec(key)?.groups ?? {}
      return competition === competitionId && bracket !== undefined ? [bracket] : []
    })
  }

  private activeOf(uid: string, competitionId: string | null): PersonRecords['active'] {
    if (competitionId === null) return null
    const competition = this.in<Competition>('competitions').get(competitionId)
    if (competition === undefined) return 'missing'
    const isOrganizer = [competition.ownerUid, ...competition.adminUids].includes(uid)
    const plays = this.in(`${paths.competition(competitionId)}/players`).has(uid)
    return plays || isOrganizer ? 'player-or-organizer' : 'nothing'
  }
}
