import type { Scene } from '@upper-bracket/shared/announcements/announcementLine'
import { subjectParts } from '@upper-bracket/shared/announcements/subject'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { queuedMatches } from '@upper-bracket/shared/live/broadcastQueue'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { getAll } from '../platform/firestore/getAll.ts'

/** Exceeds the number of matches in a start announcement. */
const openMatches = 40

/** Reads the current state of a competition, as far as these subjects need it. */
export async function readScene(
  competitionId: string,
  competition: Competition,
  subjects: readonly string[],
): Promise<Scene> {
  const { bracketId, draftId } = competition
  const named = subjects.map(subjectParts)
  const isOfDraft = named.some(({ kind }) => kind === 'draft')
  const draftRead =
    isOfDraft && draftId !== undefined ? await documents.draft(competitionId, draftId).get() : null
  const draft = draftRead?.data() ?? null
  if (bracketId === null) return { competition, shape: null, matches: new Map(), teamNames: new Map(), draft }
  const current = named.filter(parts => parts.bracketId === bracketId)
  const queued = current.some(({ kind }) => kind === 'onAir')
    ? queuedMatches(competition.broadcastQueue, bracketId)
    : []
  const chosenIds = current.flatMap(({ kind, part }) => (kind === 'champion' || part === '' ? [] : [part]))
  const matchIds = new Set([...chosenIds, ...queued.map(({ matchId }) => matchId)])
  const all = documents.matches(competitionId, bracketId)
  const [shape, chosen, open] = await Promise.all([
    documents.bracket(competitionId, bracketId).get(),
    getAll([...matchIds].map(id => all.doc(id))),
    current.some(({ kind }) => kind === 'start')
      ? find('matchesByStatus', { competitionId, bracketId, status: ['ready'] })
          .limit(openMatches)
          .get()
      : null,
  ])
  const matches = new Map<string, Match>()
  for (const read of [...chosen, ...(open?.docs ?? [])]) {
    const match = read.data()
    if (match !== undefined) matches.set(read.id, match)
  }
  return {
    competition,
    shape: shape.data() ?? null,
    matches,
    teamNames: await readNames(competitionId, matches.values()),
    draft,
  }
}

async function readNames(
  competitionId: string,
  matches: Iterable<Match>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set([...matches].flatMap(({ slots }) => slots.flatMap(({ teamId }) => teamId ?? [])))
  const teams = await getAll([...ids].map(teamId => documents.team(competitionId, teamId)))
  return new Map(teams.flatMap(read => (read.exists ? [[read.id, read.data()?.name ?? '']] : [])))
}
