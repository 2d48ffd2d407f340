import { bracketLimits } from '../format/bracketLimits.ts'
import type { Competition } from './competition.ts'
import { competitionLimits } from './competitionLimits.ts'

/** The most players and teams that a competition takes: its own limits, capped at the product's. */
export function capacityOf({ places }: Pick<Competition, 'places'>): Competition['places'] {
  return {
    players: Math.min(places.players, competitionLimits.players),
    teams: Math.min(places.teams, bracketLimits.teamsMax),
  }
}
