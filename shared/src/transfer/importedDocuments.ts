import type { StoredBracketShape } from '../bracket/model/bracket.ts'
import type { Matches } from '../bracket/model/match.ts'
import { type Competition, competitionDefaults } from '../competition/competition.ts'
import { nameWords } from '../competition/nameWords.ts'
import { initialState } from '../competition/openCompetition.ts'
import type { LinedUpPlayer, MatchLineUps } from '../lineUp/matchLineUps.ts'
import { guestUidOf } from '../player/guestUid.ts'
import { type Contacts, contactsOf, contactsOfGuest } from '../player/contacts.ts'
import type { Player } from '../player/player.ts'
import { publicCopy } from '../player/publicCopy.ts'
import type { Profile } from '../profile/profile.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { foldedTeamName } from '../team/foldedTeamName.ts'
import type { Team } from '../team/team.ts'
import type { CompetitionFile, FileBracket, FileMatch } from './competitionFile.ts'
import { bracketOf, planOf } from './fileBracket.ts'
import { provableKeys } from './personKey.ts'

/** The documents of an imported competition by their ids. */
export interface ImportedDocuments {
  readonly competition: Competition
  readonly players: ReadonlyMap<string, Player>
  /** What proves that a person is one of the guests, by the uids of these. */
  readonly contacts: ReadonlyMap<string, Contacts>
  readonly teams: ReadonlyMap<string, Team>
  /** The teams by folded name. */
  readonly teamNames: ReadonlyMap<string, string>
  readonly bracket: {
    readonly id: string
    readonly shape: StoredBracketShape
    readonly matches: Matches
    readonly lineUps: ReadonlyMap<string, MatchLineUps>
  } | null
}

interface Importing {
  readonly ownerUid: string
  readonly ownerName: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Returns 20 random characters of A–Z a–z 0–9 _ -. */
  readonly newId: () => string
  /** Returns 20 such characters that are the same for a person in all imports of the owner. */
  readonly idOfPerson: (key: string) => string
  /** The visitor of the demonstration whose copy it becomes; null for none. Absent outside of a demonstration. */
  readonly visitorUid?: string | null
  /** A person with an account who has the place of a player of the file. Absent if all players are guests. */
  readonly seated?: { readonly id: string; readonly uid: string; readonly profile: Profile }
}

/**
 * Returns the documents of a competition from a file that `fileProblems` accepts. Players become guests, whose seats
 * people can take over by invitation, except the one that is `seated`; the importer becomes the owner. Nothing refers to a time before the import but
 * the planned starts, and the times of matches and line-ups.
 */
export function importedDocuments(
  file: CompetitionFile,
  { ownerUid, ownerName, now, newId, idOfPerson, visitorUid, seated }: Importing,
): ImportedDocuments {
  const people = new Map<string, string>(seated && [[seated.id, seated.uid]])
  const taken = new Set<string>()
  for (const { id, accounts = [] } of file.players) {
    const [key] = accounts
    const uid = key === undefined ? null : guestUidOf(idOfPerson(key))
    // A person whom the source names twice is two guests.
    if (uid === null || taken.has(uid) || people.has(id)) continue
    taken.add(uid)
    people.set(id, uid)
  }
  const uidOf = remembered(id => people.get(id) ?? guestUidOf(newId()))
  const teamIdOf = remembered(newId)
  const seats = new Map<string, Pick<Player, 'teamId' | 'captain' | 'substituteOf'>>(
    file.teams.flatMap(({ id, captain, players, substitutes = [] }) => [
      ...players.map(player => [player, { teamId: teamIdOf(id), captain: player === captain }] as const),
      ...substitutes.map(
        player => [player, { teamId: null, captain: false, substituteOf: teamIdOf(id) }] as const,
      ),
    ]),
  )
  const players = file.players.map(({ id, name, rank }, index): [string, Player] => [
    uidOf(id),
    {
      uid: uidOf(id),
      displayName: name,
      photoURL: null,
      rankTier: rank,
      ...(seats.get(id) ?? { teamId: null, captain: false }),
      joinedAt: now + index,
      ...(id === seated?.id
        ? { ...publicCopy(seated.profile, rankScaleOf(file.settings)), rankTier: rank, rankEntered: true }
        : { guest: true }),
    },
  ])
  const contacts = file.players.flatMap(({ id, accounts = [] }) => {
    const kept = contactsOfGuest(uidOf(id), { accounts: [...new Set(provableKeys(accounts))] })
    return kept === null ? [] : [[kept.uid, kept] as const]
  })
  if (seated) contacts.push([seated.uid, contactsOf(seated.uid, seated.profile)])
  const seedOf = (id: string) => {
    const index = file.bracket?.seeds.indexOf(id) ?? -1
    return index < 0 ? null : index + 1
  }
  const teams = file.teams.map(({ id, name, captain, players: members }): [string, Team] => [
    teamIdOf(id),
    {
      name,
      discordLink: null,
      founderUid: null,
      captainUid: captain && uidOf(captain),
      playerUids: members.map(uidOf),
      seed: seedOf(id),
      revision: 0,
    },
  ])
  const bracketId = file.bracket && newId()
  const { settings, status, champion, champions, liveLinks, shownMatch } = file
  return {
    competition: {
      ...competitionDefaults,
      ...settings,
      nameWords: nameWords(settings.name),
      ...initialState,
      ...(visitorUid !== undefined && { visitorUid }),
      ownerUid,
      ownerName,
      status,
      bracketId,
      champion: champion && { teamId: teamIdOf(champion.team), name: champion.name },
      ...(champions && {
        champions: champions.map(({ team, name, group }) => ({ teamId: teamIdOf(team), name, group })),
      }),
      liveLinks,
      broadcastQueue:
        bracketId && shownMatch
          ? { bracketId, matches: [{ matchId: shownMatch, stream: 0, locked: false }], revision: 0 }
          : null,
      playerCount: players.length,
      teamCount: teams.length,
      createdAt: now,
      updatedAt: now,
    },
    players: new Map(players),
    contacts: new Map(contacts),
    teams: new Map(teams),
    teamNames: new Map(teams.map(([teamId, { name }]) => [foldedTeamName(name), teamId])),
    bracket: file.bracket && bracketId ? { id: bracketId, ...bracketDocuments(file.bracket) } : null,
  }

  function bracketDocuments(bracket: FileBracket) {
    const { shape, matches } = bracketOf(bracket, planOf(bracket), teamIdOf)
    const { schedule } = bracket
    const lineUps = bracket.matches.flatMap(match => {
      const stored = lineUpsOf(match)
      return stored === null ? [] : [[match.id, stored] as const]
    })
    const creation = { createdBy: ownerUid, createdAt: now, edits: 0, sweepAfter: null }
    return {
      shape: {
        ...shape,
        ...creation,
        ...(schedule && { schedule: { ...schedule, edition: 1, planId: newId() } }),
      },
      matches,
      lineUps: new Map(lineUps),
    }
  }

  function lineUpsOf({ lineUps, slots }: FileMatch): MatchLineUps | null {
    if (lineUps === undefined) return null
    const lineUp = (side: 0 | 1) => ({
      teamId: teamIdOf(slots[side].team ?? ''),
      players: lineUps.teams[side].map(
        ({ player, name, rank, captain, standsInFor }): LinedUpPlayer => ({
          uid: uidOf(player),
          name,
          rankTier: rank,
          captain,
          standsInFor: standsInFor && { uid: uidOf(standsInFor.player), name: standsInFor.name },
        }),
      ),
    })
    const teams = [lineUp(0), lineUp(1)] as const
    const people = teams.flatMap(team => team.players)
    const uids = people.flatMap(({ uid, standsInFor }) => [uid, ...(standsInFor ? [standsInFor.uid] : [])])
    return { at: lineUps.at, game: settings.game, teams, uids: [...new Set(uids)] }
  }
}

/** Returns the same new id for the same id of the file. */
function remembered(newId: (id: string) => string): (id: string) => string {
  const known = new Map<string, string>()
  return id => {
    const made = known.get(id) ?? newId(id)
    known.set(id, made)
    return made
  }
}
