import type { Requirement } from '@upper-bracket/shared/competition/requirements'
import type { EnteringTeam } from '@upper-bracket/shared/entry/applicant'
import { readGuestList } from '@upper-bracket/shared/guest/list/readGuestList'
import { memberRefusal, type NewMember } from '@upper-bracket/shared/guest/nameMembers'
import type { GuestContacts } from '@upper-bracket/shared/player/guestContacts'
import { guestUidOf } from '@upper-bracket/shared/player/guestUid'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { CompetitionDocument, StoredPlayer } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'

interface ListedMember extends NewMember {
  readonly contacts?: GuestContacts
}

export interface MemberList {
  readonly members: readonly ListedMember[]
  /** The lines that are no players. */
  readonly unread: readonly { readonly line: number; readonly text: string }[]
  /** The names of participants, who are left out. */
  readonly known: readonly string[]
  /** The members who lack what the competition requires of newcomers. */
  readonly lacking: readonly { readonly name: string; readonly code: Requirement }[]
}

/** Reads the players whom a captain names, a line each, as organizers' lists are read. */
export function readMembers(
  text: string,
  competition: CompetitionDocument,
  players: readonly StoredPlayer[],
): MemberList {
  const list = readGuestList(text, {
    scale: rankScaleOf(competition),
    players: players.map(({ displayName, rankTier }) => ({
      name: displayName ?? '',
      rankTier,
      team: null,
      keys: [],
    })),
    teams: [],
    free: { players: Number.MAX_SAFE_INTEGER, teams: Number.MAX_SAFE_INTEGER },
  })
  const members = list.players.map(({ name, rankTier, contacts }) => ({
    uid: guestUidOf(newDocumentId()),
    name,
    rankTier,
    ...(Object.keys(contacts).length > 0 && { contacts }),
  }))
  return {
    members,
    unread: list.problems.map(({ line, text }) => ({ line, text })),
    known: list.known.map(({ player }) => player.name),
    lacking: members.flatMap(member => {
      const code = memberRefusal(competition, member)?.code
      return code === undefined ? [] : [{ name: member.name, code }]
    }),
  }
}

export const noMembers: MemberList = { members: [], unread: [], known: [], lacking: [] }

/** Gives members the contacts that they had under the same name, unless they are named with others. */
export function withContacts(members: readonly ListedMember[], before: EnteringTeam['members']) {
  const known = new Map(before.map(({ name, contacts }) => [name, contacts]))
  return members.map(member => {
    const contacts = member.contacts ?? known.get(member.name)
    return { ...member, ...(contacts && { contacts }) }
  })
}

/** Returns the members of a list as substitutes. */
export function asSubstitutes({ members }: MemberList): readonly ListedMember[] {
  return members.map(member => ({ ...member, substitute: true }))
}
