/** The list of what is deployed. */
export { totalsAfterPlayer, totalsAfterTeam } from './competitions/competitionTotals.ts'
export { createCompetition } from './competitions/createCompetition.ts'
export { joinCompetition } from './competitions/joinCompetition.ts'
export { leaveCompetition } from './competitions/leaveCompetition.ts'
export { removePlayer } from './competitions/removePlayer.ts'
export { updateCompetition } from './competitions/updateCompetition.ts'
export { createProfile } from './profiles/createProfile.ts'
export { keepPublicCopies } from './profiles/keepPublicCopies.ts'
