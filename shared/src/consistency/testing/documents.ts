import type { StoredBracketShape } from '../../bracket/model/bracket.ts'
import type { Match } from '../../bracket/model/match.ts'
import type { CommentatorRequest } from '../../commentators/commentatorRequest.ts'
import type { PublicCommentator } from '../../commentators/publicCommentator.ts'
import type { Competition } from '../../competition/competition.ts'
import type { MatchLineUps } from '../../lineUp/matchLineUps.ts'
import type { StoredPicture } from '../../picture/storedPicture.ts'
import type { OrganizerPage } from '../../organizerPage/organizerPage.ts'
import type { Draft } from '../../draft/draft.ts'
import type { DraftList } from '../../draft/saveList.ts'
import type { Applicant } from '../../entry/applicant.ts'
import type { Contacts } from '../../player/contacts.ts'
import type { Player } from '../../player/player.ts'
import type { Profile } from '../../profile/profile.ts'
import type { Team } from '../../team/team.ts'
import type { CompetitionRecords } from '../competitionRecords.ts'
import type { Inconsistency } from '../inconsistency.ts'
import type { PlacingEntry } from '../placedByHand.ts'

/** A small database: documents by path. */
export type Documents = ReadonlyMap<string, object>

/** Changes fields of a document; null deletes it. */
export function changed(documents: Documents, path: string, fields: object | null): Documents {
  const after = new Map(documents)
  if (fields === null) after.delete(path)
  else after.set(path, { ...documents.get(path), ...fields })
  return after
}

export function recordsOf(documents: Documents, competitionId: string): CompetitionRecords {
  const below = `competitions/${competitionId}`
  const competition = documents.get(below) as Competition
  const brackets = new Map<string, StoredBracketShape | null>()
  const drafts = collection<Draft>(documents, `${below}/drafts`)
  for (const path of documents.keys()) {
    const [, bracketId] = new RegExp(`^${below}/brackets/([^/]+)`).exec(path) ?? []
    if (bracketId !== undefined) {
      brackets.set(
        bracketId,
        (documents.get(`${below}/brackets/${bracketId}`) as StoredBracketShape | undefined) ?? null,
      )
    }
  }
  return {
    competitionId,
    competition,
    isDeleted: documents.has(`deletedCompetitions/${competitionId}`),
    players: collection<Player>(documents, `${below}/players`),
    applicants: collection<Applicant>(documents, `${below}/applicants`),
    contacts: collection<Contacts>(documents, `${below}/contacts`),
    teams: collection<Team>(documents, `${below}/teams`),
    teamNames: new Map(
      [...collection<{ readonly teamId: string }>(documents, `${below}/teamNames`)].map(
        ([name, { teamId }]) => [name, teamId],
      ),
    ),
    pictures: new Map(
      [...collection<StoredPicture>(documents, `${below}/pictures`)].map(([id, { version }]) => [
        id,
        version,
      ]),
    ),
    drafts,
    draftLists: new Map(
      [...drafts.keys()].map(id => [id, collection<DraftList>(documents, `${below}/drafts/${id}/lists`)]),
    ),
    brackets,
    commentators: collection<CommentatorRequest>(documents, `${below}/commentators`),
    publicCommentators: collection<PublicCommentator>(documents, `${below}/publicCommentators`),
    matches: collection<Match>(documents, `${below}/brackets/${competition.bracketId}/matches`),
    placings: [...collection<PlacingEntry>(documents, `${below}/log`).values()],
    lineUps: collection<MatchLineUps>(documents, `${below}/brackets/${competition.bracketId}/lineUps`),
    profiles: collection<Profile>(documents, 'profiles'),
    ownerPage: (documents.get(`organizerPages/${competition.ownerUid}`) as OrganizerPage | undefined) ?? null,
    withoutUser: new Set(collection<object>(documents, 'withoutUser').keys()),
  }
}

function collection<T>(documents: Documents, path: string): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const [document, fields] of documents) {
    const id = document.slice(path.length + 1)
    if (document.startsWith(`${path}/`) && !id.includes('/')) found.set(id, fields as T)
  }
  return found
}

/** Applies fixes that write, one per round, until none is left. */
export function repaired(
  documents: Documents,
  find: (documents: Documents) => readonly Inconsistency[],
): Documents {
  let current = documents
  for (let round = 0; round < 100; round += 1) {
    const fix = find(current)
      .map(found => found.fix)
      .find(each => each?.by === 'writing')
    if (fix?.by !== 'writing') return current
    for (const { path, fields } of fix.writes) current = changed(current, path, fields)
  }
  throw new Error('Repairing does not terminate')
}
