import type { TFunction } from 'i18next'
import { type Competition, competitionDefaults } from '../competition/competition.ts'
import { isFinalAhead } from '../format/competitionFormat.ts'
import { formatName, seriesLengths } from './formatName.ts'

const unlimited = competitionDefaults.places

/** One fact, as lines of text or as a moment (milliseconds since the epoch). */
export interface CompetitionFact {
  readonly name: string
  readonly value: readonly string[] | number
}

type Described = Pick<
  Competition,
  | 'startDate'
  | 'registrationDeadline'
  | 'playerCount'
  | 'teamCount'
  | 'places'
  | 'format'
  | 'stages'
  | 'bestOf'
  | 'options'
  | 'selfService'
>

/** Returns dates, participants, format and how matches are run. */
export function competitionFacts(
  t: TFunction<'competition'>,
  common: TFunction<'common'>,
  competition: Described,
): readonly CompetitionFact[] {
  const { places, selfService } = competition
  const outOf = (most: number, all: number) => (most < all ? ` ${t('outOf', { most })}` : '')
  return [
    { name: t('starts'), value: competition.startDate },
    { name: t('deadline'), value: competition.registrationDeadline },
    {
      name: t('takePart'),
      value: [
        common('players', { count: competition.playerCount }) + outOf(places.players, unlimited.players),
        common('teams', { count: competition.teamCount }) + outOf(places.teams, unlimited.teams),
      ],
    },
    { name: t('setting_format'), value: [formatName(t, competition), seriesText(t, competition)] },
    ...(selfService === null
      ? []
      : [
          {
            name: t('matches'),
            value: [
              t(`reportBy_${selfService.reportBy}`),
              t('checkInFor', { minutes: selfService.checkInMinutes }),
              ...(selfService.veto?.game === 'csgo'
                ? [
                    t('mapPool', { count: selfService.veto.maps.length }),
                    ...(selfService.veto.order === 'major' ? [t('vetoOrder_major')] : []),
                  ]
                : []),
            ],
          },
        ]),
  ]
}

/** Returns the facts that decide whether to join, after the start: how many take part, the format, the series. */
export function headFacts(
  t: TFunction<'competition'>,
  common: TFunction<'common'>,
  competition: Described,
): readonly [players: string, format: string, series: string] {
  const most = competition.places.players
  const players = common('players', { count: competition.playerCount })
  return [
    most < unlimited.players ? `${players} ${t('outOf', { most })}` : players,
    formatName(t, competition),
    seriesText(t, competition),
  ]
}

function seriesText(
  t: TFunction<'competition'>,
  competition: Pick<Competition, 'format' | 'stages' | 'bestOf' | 'options'>,
): string {
  const { format, bestOf, options } = competition
  const lengths = seriesLengths(t, competition)
  const final = t('bo', { count: bestOf.final })
  if (isFinalAhead(format, options.grandFinal)) return t('seriesAhead', { lengths, final })
  if (format !== 'table' && bestOf.rounds !== bestOf.final) return t('seriesDiffer', { lengths, final })
  return lengths.includes('/') ? lengths : t('seriesUniform', { lengths })
}
