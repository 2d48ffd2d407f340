import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Draft, DraftTeam } from './draft.ts'
import { changeDraft, type DraftMoment, type DraftRefusal, withTurnAgain } from './draftChange.ts'
import { captainIn, membersOf, poolOf } from './members.ts'
import { turnOf } from './turn.ts'

interface Replacement extends DraftMoment {
  /** The index of the team. */
  readonly team: number
  readonly uid: string
}

/**
 * Makes a member captain of a team of a draft, or a player from the pool, who takes a free seat. The previous captain
 * stays in the team, unless they came from the pool as captain: they go back to it. If it is their turn, it begins again with its whole time.
 */
export function replaceCaptain(
  draft: Draft,
  { turn, players, now, team, uid }: Replacement,
): Outcome<Draft, DraftRefusal | 'not-found' | 'player-taken' | 'team-full'> {
  return changeDraft(draft, { turn, players }, `captain:${team}:${uid}`, before => {
    const members = membersOf(before, players)[team]
    const drafting = before.teams[team]
    if (members === undefined || drafting === undefined) return refuse('not-found')
    if (captainIn(before, players, team) === uid) return accept(before)
    const isMember = members.includes(uid)
    if (!isMember && !poolOf(before, players).some(player => player.uid === uid))
      return refuse('player-taken')
    const { putIn, ...kept } = drafting
    const staying = kept.seatedUids.filter(each => !putIn || each !== kept.captainUid)
    const isFull = members.length - (kept.seatedUids.length - staying.length) >= teamSize
    if (!isMember && isFull) return refuse('team-full', { teamSize })
    const led: DraftTeam = isMember
      ? { ...kept, captainUid: uid, seatedUids: staying }
      : { ...kept, captainUid: uid, seatedUids: [...staying, uid], putIn: true }
    const teams = before.teams.with(team, led)
    const replaced = { ...before, teams }
    const [current, next] = [turnOf(before, players), turnOf(replaced, players)]
    const goesOn = current !== null && current.team !== team && current.place === next?.place
    return accept(goesOn ? replaced : withTurnAgain(replaced, { players, now }))
  })
}
