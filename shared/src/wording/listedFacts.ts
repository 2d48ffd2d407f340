import type { TFunction } from 'i18next'
import { competitionLimits } from '../competition/competitionLimits.ts'
import type { ListedCompetition } from '../competition/competitionList.ts'
import { formatName, seriesLengths } from './formatName.ts'

interface ListTexts {
  readonly tournaments: TFunction<'tournaments'>
  readonly competition: TFunction<'competition'>
  readonly common: TFunction<'common'>
}

/** Returns what a card in a list says below the start or the champion, by line. */
export function listedFacts(
  { tournaments, competition, common }: ListTexts,
  listed: ListedCompetition,
): readonly string[] {
  const { ownerName, places, playerCount, teamCount } = listed
  const players =
    places.players < competitionLimits.players
      ? tournaments('playersOf', { players: playerCount, places: places.players })
      : common('players', { count: playerCount })
  return [
    `${formatName(competition, listed)} · ${seriesLengths(competition, listed)}`,
    `${players} · ${common('teams', { count: teamCount })}`,
    ...(ownerName === undefined ? [] : [tournaments('runBy', { name: ownerName })]),
  ]
}
