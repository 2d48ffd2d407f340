import type { GuestContacts } from '../../player/guestContacts.ts'
import { sourceKeyOf } from '../../player/sourceKey.ts'
import type { RankTier } from '../../ranks/rankTier.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import { foldedName } from '../../text/foldedName.ts'
import type { GuestLine } from './guestLine.ts'

/** A participant whom a list can name again. */
export interface KnownPlayer {
  readonly name: string
  readonly rankTier: RankTier | null
  /** The name of the player's team; null if in none. */
  readonly team: string | null
  /** What identifies the player in a sheet, as `guestKeys` returns it. */
  readonly keys: readonly string[]
}

/** A line about somebody who takes part already, and what it says otherwise. */
export interface KnownGuest {
  readonly line: number
  readonly player: KnownPlayer
  /** The name in the list, if it differs. */
  readonly newName: string | null
  readonly newRank: RankTier | null
  readonly newTeam: string | null
}

const kinds = ['steam', 'email', 'discord', 'telegram'] as const

/** What identifies a guest in a sheet, the most reliable first: contacts, then the name. */
export function guestKeys(contacts: GuestContacts, name: string): readonly string[] {
  const keys = kinds.flatMap(kind => {
    const contact = contacts[kind]
    return contact === undefined ? [] : [sourceKeyOf(kind, contact.toLowerCase())]
  })
  return [...keys, sourceKeyOf('name', foldedName(name))]
}

/** Recognizes participants in the lines of a list. */
export class KnownPlayers {
  private readonly byName: ReadonlyMap<string, KnownPlayer>
  private readonly byKey: ReadonlyMap<string, KnownPlayer>
  private readonly names: ReadonlySet<string>
  private readonly counts = new Map<string, number>()

  constructor(players: readonly KnownPlayer[], lines: readonly GuestLine[]) {
    this.byName = new Map(players.map(player => [foldedName(player.name), player]))
    this.byKey = new Map(players.flatMap(player => player.keys.map(key => [key, player] as const)))
    this.names = new Set(lines.map(({ name }) => foldedName(name)))
    for (const { contacts, name } of lines) {
      for (const key of guestKeys(contacts, name)) this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    }
  }

  /**
   * Returns the participant whom a line names: by name, or by a contact that no other line has if none has the player's
   * name. `name-taken` if a contact shows that another person has the name.
   */
  find({ contacts, name }: GuestLine): KnownPlayer | 'name-taken' | null {
    const keys = guestKeys(contacts, name)
    const named = this.byName.get(foldedName(name))
    if (named !== undefined) return isOther(keys, named.keys) ? 'name-taken' : named
    const key = keys.find(each => this.counts.get(each) === 1 && this.byKey.has(each))
    const found = key === undefined ? undefined : this.byKey.get(key)
    return found === undefined || this.names.has(foldedName(found.name)) ? null : found
  }
}

/** Whether contacts of one kind differ, and none is the same. */
function isOther(keys: readonly string[], known: readonly string[]): boolean {
  const kindOf = (key: string) => key.slice(0, key.indexOf(':'))
  const isShared = keys.some(key => known.includes(key) && kindOf(key) !== 'name')
  return (
    !isShared && keys.some(key => kindOf(key) !== 'name' && known.some(each => kindOf(each) === kindOf(key)))
  )
}

/** What a line says of a participant that is not so. An empty cell says nothing. */
export function knownGuest(
  { line, name, team }: GuestLine,
  known: KnownPlayer,
  rank: RankTier | null,
): KnownGuest {
  return {
    line,
    player: known,
    newName: foldedName(name) === foldedName(known.name) ? null : name,
    newRank: rank === known.rankTier ? null : rank,
    newTeam: team === '' || foldedTeamName(team) === foldedTeamName(known.team ?? '') ? null : team,
  }
}
