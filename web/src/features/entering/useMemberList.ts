import { useCallback, useRef } from 'react'
import type { CompetitionDocument, StoredPlayer } from '#documents/competition.ts'
import { type MemberList, readMembers } from './memberList.ts'

const nobody: readonly StoredPlayer[] = []

/**
 * Returns a reader of named members. The same text keeps its ids while it is sent, so that a repeated call has no
 * second effect, and although the players whom it adds arrive meanwhile.
 */
export function useMemberList(
  competition: CompetitionDocument,
  players: readonly StoredPlayer[] | undefined,
): (text: string) => MemberList {
  const latest = useRef<{ readonly text: string; readonly isKnown: boolean; readonly list: MemberList }>(null)
  return useCallback(
    text => {
      const isKnown = players !== undefined
      if (latest.current?.text === text && latest.current.isKnown === isKnown) return latest.current.list
      const list = readMembers(text, competition, players ?? nobody)
      latest.current = { text, isKnown, list }
      return list
    },
    [competition, players],
  )
}
