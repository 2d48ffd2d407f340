import { pictureId } from '../picture/storedPicture.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/** Finds inconsistencies between pictures and their owners, who name the version that is stored. */
export function pictureInconsistencies({
  competitionId,
  competition,
  teams,
  pictures,
}: CompetitionRecords): Inconsistency[] {
  const found: Inconsistency[] = []
  const owned = new Set<string>()
  const ids = competition.sponsors.map(({ id }) => pictureId({ kind: 'sponsor', ownerId: id }))
  for (const id of ids) owned.add(id)
  const storedOf = (index: number) => pictures.get(ids[index] ?? '')
  const wrong = competition.sponsors.filter(({ picture }, index) => picture !== storedOf(index))
  if (wrong.length > 0) {
    const path = paths.competition(competitionId)
    const sponsors = competition.sponsors.flatMap((sponsor, index) => {
      const picture = storedOf(index)
      return picture === undefined ? [] : [{ ...sponsor, picture }]
    })
    found.push({
      rule: 'sponsor-picture-missing',
      sentence: `${path} names pictures that are not stored: ${wrong.map(({ name }) => name).join(', ')}.`,
      fix: {
        by: 'writing',
        basis: [path, ...ids.map(id => paths.picture(competitionId, id))],
        writes: [{ path, fields: { sponsors } }],
      },
    })
  }
  for (const [teamId, { logo = null }] of teams) {
    const id = pictureId({ kind: 'teamLogo', ownerId: teamId })
    owned.add(id)
    const stored = pictures.get(id) ?? null
    if (stored === logo) continue
    const [path, picture] = [paths.team(competitionId, teamId), paths.picture(competitionId, id)]
    found.push({
      rule: 'logo-missing',
      sentence: `${path} has the logo ${logo}, and ${picture} is ${stored ?? 'missing'}.`,
      fix: { by: 'writing', basis: [path, picture], writes: [{ path, fields: { logo: stored } }] },
    })
  }
  for (const id of pictures.keys()) {
    if (owned.has(id)) continue
    const path = paths.picture(competitionId, id)
    found.push({
      rule: 'orphaned-picture',
      sentence: `${path} belongs to nobody.`,
      fix: { by: 'writing', basis: [path], writes: [{ path, fields: null }] },
    })
  }
  return found
}
