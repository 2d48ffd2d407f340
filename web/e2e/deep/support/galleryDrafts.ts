import { aCompetition } from '@upper-bracket/shared/competition/testing/aCompetition'
import { confirmDraft } from '@upper-bracket/shared/draft/confirmDraft'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { pauseDraft } from '@upper-bracket/shared/draft/pauseDraft'
import { pickPlayer } from '@upper-bracket/shared/draft/pickPlayer'
import { startDraft } from '@upper-bracket/shared/draft/startDraft'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import type { Player } from '@upper-bracket/shared/player/player'
import { database, stored } from '../../../../testing/database.ts'
import { freshId, seededCompetition } from '../../../../testing/seededCompetition.ts'
import { type GalleryPeople, madeUpPlayers } from './galleryPeople.ts'

/** Nobody's clock is to run out while the pictures are taken. */
const clock = { pickSeconds: 600, reserveSeconds: 1800 } as const

export type DraftState = 'none' | 'running' | 'large' | 'paused' | 'complete' | 'confirmed'

/** Competitions whose draft has not begun, runs, stands, is complete and is confirmed. */
export async function draftCompetitions(
  people: GalleryPeople,
): Promise<Readonly<Record<DraftState, string>>> {
  const [none, running, paused, complete, confirmed, large] = await Promise.all([
    draftCompetition(people, null),
    // In the second round of a snake the fourth captain begins, who is the player.
    draftCompetition(people, draft => draft, 4),
    draftCompetition(people, (draft, { players, now }) => done(pauseDraft(draft, { players, now })), 4),
    draftCompetition(people, draft => draft, 16),
    draftCompetition(people, null, 16, true),
    draftCompetition(people, draft => draft, 41, false, 16),
  ])
  return { none, running, paused, complete, confirmed, large }
}

interface Moment {
  readonly players: readonly Player[]
  readonly now: number
}

async function draftCompetition(
  { owner, player, called }: GalleryPeople,
  change: ((draft: Draft, moment: Moment) => Draft) | null,
  picks = 0,
  isConfirmed = false,
  captains = 4,
): Promise<string> {
  const made = madeUpPlayers('dota', 5 * captains + 2)
    .slice(2)
    .map((each, at) => ({
      ...each,
      displayName: at === 7 ? 'The Unreasonably Long-Named Underdog' : each.displayName,
      ...(at === 3 && { wantsToCaptain: true as const }),
    }))
  const { competitionId } = await seededCompetition({
    owner,
    players: [...made, player, called],
    competition: { name: 'Драфт капитанов Заречного района' },
  })
  if (change === null && !isConfirmed) return competitionId

  const players = (await stored.players(competitionId).get()).docs.map(row => row.data())
  const now = Date.now()
  const draftId = freshId()
  const moment = { players, now: now + 20_000 }
  const captainUids = [...made.slice(0, captains - 1).map(({ uid }) => uid), player.uid]
  const plan = { captainUids, order: 'snake', seeding: 'hand', clock } as const
  const competition = aCompetition({ playerCount: players.length })
  let draft = done(
    startDraft(competition, plan, { players, startedBy: owner.uid, now, drawLots: uids => uids }),
  )
  const caller = { uid: owner.uid, isOrganizer: true }
  for (const { uid } of made.slice(captains - 1, captains - 1 + picks))
    draft = done(pickPlayer(draft, { ...moment, turn: draft.turn, uid, caller }))
  if (change !== null) draft = change(draft, moment)

  const batch = database.batch()
  if (isConfirmed) {
    const roster = { teams: new Map(), players: new Map(players.map(each => [each.uid, each])) }
    const confirmed = done(
      confirmDraft(competition, draft, roster, { turn: draft.turn, draftId, lang: 'ru' }),
    )
    draft = confirmed.draft
    for (const [id, team] of confirmed.roster.teams)
      if (team !== null) batch.set(stored.team(competitionId, id), team)
    for (const [uid, each] of confirmed.roster.players) batch.set(stored.player(competitionId, uid), each)
    batch.update(stored.competition(competitionId), { teamCount: captains })
  }
  batch.set(stored.draft(competitionId, draftId), draft)
  batch.update(stored.competition(competitionId), { draftId })
  await batch.commit()
  return competitionId
}

function done<T>(outcome: Outcome<T, ErrorCode>): T {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
