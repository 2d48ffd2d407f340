import type { Language } from '@upper-bracket/shared/profile/profile'
import { languages } from '@upper-bracket/shared/profile/profile'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { unguessableId } from '@upper-bracket/shared/text/unguessableId'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { getAll } from '../platform/firestore/getAll.ts'
import { latestCompetition } from '../snapshot/latestCompetition.ts'
import { calendarFile } from './calendarFile.ts'
import { calendarEntries } from './calendarEntries.ts'

/** The maximum age and number of competitions in a person's calendar. */
const oldestMs = 60 * 24 * 60 * 60_000
const maxCompetitions = 20
const maxEntries = 500

interface FoundCalendar {
  readonly file: string
  /** Whether shared caches may store the calendar. */
  readonly isPublic: boolean
}

/**
 * Finds the calendar at an address; null if there is none. `lang` is the language of public calendars; a person's
 * calendar uses that of the profile.
 */
export async function findCalendar(path: string, lang: unknown, now: number): Promise<FoundCalendar | null> {
  const language = languages.find(each => each === lang) ?? languages[0]
  const [, competitionId, teamId] =
    /^\/api\/competitions\/([^/]+)(?:\/teams\/([^/]+))?\/calendar\.ics$/.exec(path) ?? []
  if (competitionId !== undefined) {
    const file = await publicCalendar({ competitionId, teamId }, language, now)
    return file === null ? null : { file, isPublic: true }
  }
  const [, secret] = /^\/api\/calendars\/([^/.]+)\.ics$/.exec(path) ?? []
  const known = unguessableId.safeParse(secret)
  const file = known.success ? await ownCalendar(known.data, now) : null
  return file === null ? null : { file, isPublic: false }
}

async function publicCalendar(
  { competitionId, teamId }: { readonly competitionId: string; readonly teamId: string | undefined },
  language: Language,
  now: number,
): Promise<string | null> {
  if (!existingId.safeParse(competitionId).success) return null
  const latest = await latestCompetition(competitionId, 'bracket', now)
  if (latest === null) return null
  const { competition, teams } = latest.snapshot
  const team = teams.find(({ id }) => id === teamId)
  if (teamId !== undefined && team === undefined) return null
  const name = team === undefined ? competition.name : `${team.name} · ${competition.name}`
  const entries = calendarEntries(competitionId, latest, { language, teamId: teamId ?? null })
  return calendarFile(entries, { name, language })
}

/** Returns the matches of the teams in which a person plays. */
async function ownCalendar(secret: string, now: number): Promise<string | null> {
  const uid = (await documents.calendarLink(digest(secret)).get()).data()?.uid
  if (uid === undefined || uid === null) return null
  const [profile, entries] = await Promise.all([
    documents.profile(uid).get(),
    find('entriesOfPlayer', { uid }).limit(maxEntries).get(),
  ])
  const language = profile.data()?.lang ?? languages[0]
  const teamIds = new Map(
    entries.docs.flatMap(entry => {
      const [id, teamId] = [entry.ref.parent.parent?.id, entry.data().teamId]
      return id === undefined || teamId === null ? [] : [[id, teamId] as const]
    }),
  )
  const competitions = await getAll([...teamIds.keys()].map(id => documents.competition(id)))
  const current = competitions
    .flatMap(read => {
      const data = read.data()
      return data === undefined || data.bracketId === null || data.startDate < now - oldestMs
        ? []
        : [{ id: read.id, startDate: data.startDate }]
    })
    .toSorted((one, other) => other.startDate - one.startDate)
    .slice(0, maxCompetitions)
  const planned = await Promise.all(
    current.map(async ({ id }) => {
      const latest = await latestCompetition(id, 'bracket', now)
      return latest && calendarEntries(id, latest, { language, teamId: teamIds.get(id) ?? null })
    }),
  )
  return calendarFile(
    planned.flatMap(entries => entries ?? []).toSorted((one, other) => one.startsAt - other.startsAt),
    { name: 'Upper Bracket', language },
  )
}
