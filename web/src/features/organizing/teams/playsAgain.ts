import { reinstateTeam } from '@upper-bracket/shared/bracket/entrants/reinstateTeam'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { stageToPlay } from '@upper-bracket/shared/bracket/stages/stageToPlay'

/** Whether a team that is reinstated has something left to play, or may have: another team can have followed it. */
export function playsAgain(bracket: Bracket, teamId: string): boolean {
  const outcome = reinstateTeam(bracket, teamId, { cascade: true })
  return !outcome.ok || stageToPlay(outcome.value.bracket, teamId) !== undefined
}
