import type { Match } from '../bracket/model/match.ts'
import { capital } from '../text/capital.ts'
import { fitText } from '../text/fitText.ts'
import { seriesLength } from '../wording/startingScore.ts'
import { acceptable, namesIn, pairOf, roundIn, type StreamScene } from './streamText.ts'

/** The maximum length of a title in UTF-16 code units: none of the services counts a text as longer. */
export const titleLimits = { twitch: 140, youtube: 100 } as const

export type StreamService = keyof typeof titleLimits

export const streamServices = ['twitch', 'youtube'] as const satisfies readonly StreamService[]

/** A name of a competition is not shortened below this length, but left out. */
const minCompetition = 16
const separator = ' | '

/**
 * Returns the title of a stream that shows a match: the teams, the round with the length of the series, the competition.
 * Without a match, or before both teams are known, it leaves out what is missing. A title that is too long loses the
 * length of the series, then a part of the competition's name, all of it, and the round; the names of the teams are
 * shortened last.
 */
export function streamTitle(
  match: Match | null,
  { competition: name, service, ...scene }: StreamScene & { competition: string; service: StreamService },
): string {
  const limit = titleLimits[service]
  const competition = acceptable(name)
  if (match === null) return cut(competition, limit)
  const round = capital(roundIn(match, scene))
  const names = namesIn(match, scene)?.map(acceptable) as [string, string] | undefined
  const pair = names === undefined ? [] : [pairOf(names, scene)]
  const whole = [
    [...pair, `${round}, ${seriesLength(match, scene.language)}`, competition],
    [...pair, round, competition],
  ]
  const fitting = whole.map(parts => parts.join(separator)).find(fits)
  if (fitting !== undefined) return fitting
  const start = [...pair, round].join(separator)
  const space = limit - start.length - separator.length
  if (space >= minCompetition) return [start, cut(competition, space)].join(separator)
  if (fits(start)) return start
  if (names === undefined) return cut(round, limit)
  return pairOf(cutBoth(names, limit - pairOf(['', ''], scene).length), scene)

  function fits(text: string): boolean {
    return text.length <= limit
  }
}

/** Shortens the longer one of two names first. */
function cutBoth([one, other]: readonly [string, string], length: number): readonly [string, string] {
  const half = Math.floor(length / 2)
  return [
    cut(one, Math.max(half, length - other.length)),
    cut(other, Math.max(length - half, length - one.length)),
  ]
}

function cut(text: string, length: number): string {
  return fitText(text, length, [{ rows: 1 }], part => part.length).rows[0] ?? ''
}
