import { bracketLimits } from '../bracket/model/bracketLimits.ts'
import type { Competition, Places } from './competition.ts'
import { competitionLimits } from './competitionLimits.ts'

/** How many players and teams a competition has room for: as many as it says, never more than there can be at all. */
export function capacityOf({ places }: Pick<Competition, 'places'>): Places {
  return {
    players: Math.min(places?.players ?? competitionLimits.players, competitionLimits.players),
    teams: Math.min(places?.teams ?? bracketLimits.teamsMax, bracketLimits.teamsMax),
  }
}
