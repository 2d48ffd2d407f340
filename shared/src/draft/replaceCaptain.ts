import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Draft } from './draft.ts'
import { changeDraft, type DraftMoment, type DraftRefusal, withNewTurn } from './draftChange.ts'
import { captainIn, membersOf, poolOf } from './members.ts'
import { turnOf } from './turn.ts'

interface Replacement extends DraftMoment {
  /** The index of the team. */
  readonly team: number
  readonly uid: string
}

/**
 * Makes a member captain of a team of a draft, or a player from the pool, who takes a free seat. The previous captain
 * stays in the team. If it is their turn, it begins again with its whole time.
 */
export function replaceCaptain(
  draft: Draft,
  { turn, players, now, team, uid }: Replacement,
): Outcome<Draft, DraftRefusal | 'not-found' | 'player-taken' | 'team-full'> {
  return changeDraft(draft, { turn, players }, `captain:${team}:${uid}`, before => {
    const members = membersOf(before, players)[team]
    if (members === undefined) return refuse('not-found')
    if (captainIn(before, players, team) === uid) return accept(before)
    const isMember = members.includes(uid)
    if (!isMember && !poolOf(before, players).some(player => player.uid === uid))
      return refuse('player-taken')
    if (!isMember && members.length >= teamSize) return refuse('team-full', { teamSize })
    const teams = before.teams.map((each, index) =>
      index === team
        ? { ...each, captainUid: uid, seatedUids: isMember ? each.seatedUids : [...each.seatedUids, uid] }
        : each,
    )
    const replaced = { ...before, teams }
    const [current, next] = [turnOf(before, players), turnOf(replaced, players)]
    const goesOn = current !== null && current.team !== team && current.place === next?.place
    return accept(goesOn ? replaced : withNewTurn(replaced, { players, now }))
  })
}
