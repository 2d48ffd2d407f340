import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { champions, isFinished } from '../bracket/standings/champions.ts'
import { championFields } from '../competition/champions.ts'
import { competitionDefaults } from '../competition/competition.ts'
import { initialState } from '../competition/openCompetition.ts'
import type { NewCompetitionSettings } from '../competition/settings/settingTable.ts'
import { competitionSchemaPath } from './competitionFile.ts'
import { exportCompetition } from './exportCompetition.ts'
import { groupedNotes, type ImportNote, importNote } from './importNote.ts'
import { provableKeys } from './personKey.ts'
import type { ReadFile } from './transferReader.ts'

/** A team from elsewhere, its captain first. */
export interface ForeignTeam {
  readonly name: string
  readonly players: readonly ForeignPlayer[]
}

interface ForeignPlayer {
  readonly name: string
  readonly rank: number | null
  /** Keys of the person (`personKey`), the one of the source first. */
  readonly accounts?: readonly string[]
}

interface ForeignCompetition {
  /** The settings that are known; the others have their defaults. */
  readonly settings: Partial<NewCompetitionSettings> &
    Pick<NewCompetitionSettings, 'name' | 'game' | 'startDate' | 'registrationDeadline'>
  /** The teams by the ids that the bracket uses. */
  readonly teams: ReadonlyMap<string, ForeignTeam>
  /** Players who belong to no team. */
  readonly withoutTeam?: ForeignTeam['players']
  readonly bracket: Bracket | null
}

/** The file of a competition that was played elsewhere, or what is wrong with it. `notes` are those of its reader. */
export function readForeignCompetition(
  foreign: ForeignCompetition,
  now: number,
  notes: readonly ImportNote[],
): ReadFile {
  const written = foreignCompetitionFile(foreign, now)
  return written.ok ? { ...written, notes: groupedNotes([...notes, ...ownNotes(foreign)]) } : written
}

/** Names what the source leaves out, in any format. */
function ownNotes({ teams, withoutTeam = [], bracket }: ForeignCompetition): readonly ImportNote[] {
  const empty = [...teams.values()].filter(({ players }) => players.length === 0)
  const isTable = bracket?.shape.stages.some(hasTable) ?? false
  return [
    ...empty.map(({ name }) => importNote('players-unknown', name)),
    ...withoutTeam.map(({ name }) => importNote('players-without-team', name)),
    ...(isTable ? [importNote('criteria-assumed')] : []),
  ]
}

/**
 * The file of a competition that was played elsewhere. A team of the bracket whose players are not known has one player
 * with its name, because a team without players takes no part.
 */
function foreignCompetitionFile(
  { settings, teams, withoutTeam = [], bracket }: ForeignCompetition,
  now: number,
): ReadFile {
  const inBracket = new Set(bracket?.shape.teamIds)
  const rosters = [...teams].map(([id, { name, players }]) => ({
    id,
    name,
    players: players.length === 0 && inBracket.has(id) ? [{ name, rank: null }] : players,
  }))
  const uidOf = (teamId: string, index: number) => `${teamId} ${index}`
  const everybody = [...rosters.flatMap(({ players }) => players), ...withoutTeam]
  const crowned = (bracket === null ? [] : champions(bracket)).map(each => ({
    ...each,
    name: teams.get(each.teamId)?.name ?? '',
  }))
  const status = bracket === null ? 'registration' : isFinished(bracket) ? 'finished' : 'running'
  const written = exportCompetition(
    {
      competition: {
        ...competitionDefaults,
        ...settings,
        ...initialState,
        bannerURL: null,
        status,
        bracketId: bracket === null ? null : 'b',
        ...championFields(crowned, {}),
        ownerUid: '',
        createdAt: 0,
        updatedAt: 0,
      },
      players: [
        ...rosters.flatMap(({ id, players }) =>
          players.map((player, index) => entryOf(player, uidOf(id, index), id, index === 0)),
        ),
        ...withoutTeam.map((player, index) => entryOf(player, uidOf('', index), null, false)),
      ].map((player, joinedAt) => ({ ...player, joinedAt })),
      teams: rosters.map(({ id, name, players }) => ({
        id,
        name,
        discordLink: null,
        founderUid: null,
        captainUid: players.length === 0 ? null : uidOf(id, 0),
        playerUids: players.map((_, index) => uidOf(id, index)),
        seed: null,
        revision: 0,
      })),
      bracket:
        bracket === null ? null : { id: 'b', shape: bracket.shape, matches: [...bracket.matches.values()] },
      lineUps: new Map(),
    },
    { schema: competitionSchemaPath, now },
  )
  if (!written.ok) return written
  // An account of which people can prove that it is theirs belongs to one player.
  const named = new Set<string>()
  // Files list players in the order of joining.
  const players = written.file.players.map((player, index) => {
    const accounts = (everybody[index]?.accounts ?? []).filter(key => !named.has(key))
    for (const key of provableKeys(accounts)) named.add(key)
    return accounts.length === 0 ? player : { ...player, accounts: [...accounts] }
  })
  return { ...written, file: { ...written.file, players } }
}

function entryOf(
  { name, rank }: ForeignTeam['players'][number],
  uid: string,
  teamId: string | null,
  captain: boolean,
) {
  return { uid, displayName: name, photoURL: null, rankTier: rank, teamId, captain }
}
