import { bracketLimits } from '../format/bracketLimits.ts'
import type { Competition } from './competition.ts'
import { competitionLimits } from './competitionLimits.ts'

/** The maximum number of players and teams of a competition: its own limits, capped at those of the product. */
export function capacityOf({ places }: Pick<Competition, 'places'>): Competition['places'] {
  return {
    players: Math.min(places.players, competitionLimits.players),
    teams: Math.min(places.teams, bracketLimits.teamsMax),
  }
}
