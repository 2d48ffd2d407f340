import { matchAgenda } from '@upper-bracket/shared/bracket/agenda/matchAgenda'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { hasNotBegun } from '@upper-bracket/shared/bracket/model/isStarted'
import type { EmbedScene } from './embedScene.ts'

interface AgendaPart {
  readonly title: 'now' | 'next' | 'results'
  readonly matches: readonly Match[]
}

const maxNext = 8
const maxResults = 8

/**
 * Returns the matches of an agenda by their part, without empty parts: those that run, those that can begin and then
 * those that are planned, and the latest results first.
 */
export function agendaParts({
  bracket,
  numbers,
  competition,
  createdAt,
}: Pick<EmbedScene, 'bracket' | 'numbers' | 'competition' | 'createdAt'>): readonly AgendaPart[] {
  const matches = [...bracket.matches.values()].filter(({ id }) => numbers.has(id))
  const { running, ready } = matchAgenda(matches, {
    stages: bracket.shape.stages,
    now: null,
    startDate: competition.startDate,
    createdAt,
  })
  const listed = new Set(ready.map(({ match }) => match))
  const planned = matches
    .filter(match => match.startsAt != null && hasNotBegun(match) && !listed.has(match))
    .toSorted((one, other) => (one.startsAt ?? 0) - (other.startsAt ?? 0))
  const results = matches
    .filter(({ status }) => status === 'finished')
    .toReversed()
    .toSorted((one, other) => endOf(other) - endOf(one))
  const parts: readonly AgendaPart[] = [
    { title: 'now', matches: running.map(({ match }) => match) },
    { title: 'next', matches: [...listed, ...planned].slice(0, maxNext) },
    { title: 'results', matches: results.slice(0, maxResults) },
  ]
  return parts.filter(part => part.matches.length > 0)
}

function endOf({ since }: Match): number {
  return since?.status === 'finished' ? since.at : 0
}
