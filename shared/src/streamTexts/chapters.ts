import type { Match } from '../bracket/model/match.ts'
import { matchCourse } from '../matchRoom/matchCourse.ts'
import type { Language } from '../profile/profile.ts'
import { acceptable, namesIn, pairOf, roundIn, type StreamScene } from './streamText.ts'

/** A match and when it started, in milliseconds since the epoch. */
export interface StartedMatch {
  readonly match: Match
  readonly startedAt: number
}

/** A chapter of a recording, `seconds` after its start. */
interface Chapter {
  readonly seconds: number
  readonly title: string
}

const minute = 60_000
const introMs = 5 * minute

/** Matches that start later belong to the next recording: YouTube keeps streams of up to twelve hours. */
export const maxStreamMs = 12 * 60 * minute

/** YouTube shows no chapters if there are fewer, or if one is shorter. */
export const minChapters = 3
const minChapterSeconds = 10

const beginning = { ru: 'Начало трансляции', en: 'Start of the stream' } as const satisfies Record<
  Language,
  string
>

/**
 * Returns the matches whose start is known, in the order of their starts. `frozenAt` holds the times of their line-ups
 * by match id: those of a match that was decided without a start were frozen at its end, so it is left out.
 */
export function startedMatches(
  matches: readonly Match[],
  frozenAt: ReadonlyMap<string, number>,
): readonly StartedMatch[] {
  return matches
    .flatMap(match => {
      const course = matchCourse(match, null, frozenAt.get(match.id) ?? null)
      const start = course.find(({ what }) => what === 'started')
      return start === undefined ? [] : [{ match, startedAt: start.at }]
    })
    .toSorted((one, other) => one.startedAt - other.startedAt || (one.match.id < other.match.id ? -1 : 1))
}

/** Returns when a stream of these matches probably began, on a whole minute; null if there are none. */
export function defaultStreamStart([first]: readonly StartedMatch[]): number | null {
  return first === undefined ? null : Math.floor((first.startedAt - introMs) / minute) * minute
}

/** Returns the matches that started during a stream; `startedAt` is in milliseconds since the epoch. */
export function matchesOfStream(
  started: readonly StartedMatch[],
  streamStart: number,
): readonly StartedMatch[] {
  return started.filter(({ startedAt }) => startedAt >= streamStart && startedAt <= streamStart + maxStreamMs)
}

/**
 * Returns a chapter for each of these matches, which are in the order of their starts. The rules are those of YouTube
 * (https://support.google.com/youtube/answer/9884579): the first chapter is at 0:00, and each takes ten seconds at
 * least. Matches that start within that time share a chapter.
 */
export function chapters(
  started: readonly StartedMatch[],
  streamStart: number,
  scene: StreamScene,
): readonly Chapter[] {
  const found: Chapter[] = [{ seconds: 0, title: beginning[scene.language] }]
  let isIntro = true
  for (const { match, startedAt } of matchesOfStream(started, streamStart)) {
    const names = namesIn(match, scene)
    const title = acceptable(
      [...(names === null ? [] : [pairOf(names, scene)]), roundIn(match, scene)].join(', '),
    )
    const seconds = Math.floor((startedAt - streamStart) / 1000)
    const last = found.at(-1) as Chapter
    if (seconds - last.seconds >= minChapterSeconds) found.push({ seconds, title })
    else found[found.length - 1] = { ...last, title: isIntro ? title : `${last.title} / ${title}` }
    isIntro = false
  }
  return found
}

/** Formats chapters for the description of a recording, one in each line. */
export function chaptersText(listed: readonly Chapter[]): string {
  return listed.map(({ seconds, title }) => `${clock(seconds)} ${title}`).join('\n')
}

function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const end = String(rest).padStart(2, '0')
  return hours === 0 ? `${minutes}:${end}` : `${hours}:${String(minutes).padStart(2, '0')}:${end}`
}
