import type { Draft } from '@upper-bracket/shared/draft/draft'
import { pickPlayer } from '@upper-bracket/shared/draft/pickPlayer'
import { startDraft } from '@upper-bracket/shared/draft/startDraft'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { aPlayer } from '#testing/entrants.ts'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

export const draftPath = `${testCompetitionPath}/drafts/first`

interface Scene {
  readonly captains: number
  readonly pool: number
  /** The number of picks that have been made, each of the first one in the pool. */
  readonly picks?: number
  readonly pickSeconds?: number | null
  readonly now?: number
}

/** The documents of a competition with a running draft: captains `Captain 1` and so on pick from `Player 1` and so on. */
export function draftScene({ captains, pool, picks = 0, pickSeconds = null, now = Date.now() }: Scene) {
  const competition = aCompetition({ draftId: 'first' })
  const named = (prefix: string, count: number, tier: number) =>
    Array.from({ length: count }, (_, index) => {
      const name = `${prefix} ${index + 1}`
      return aPlayer(name, { displayName: name, rankTier: (tier - index) as RankTier })
    })
  const captainPlayers = named('Captain', captains, 80)
  const players = [...captainPlayers, ...named('Player', pool, 55)]
  const captainUids = captainPlayers.map(({ uid }) => uid)
  const started = startDraft(
    competition,
    { captainUids, order: 'snake', seeding: 'hand', clock: { pickSeconds, reserveSeconds: 60 } },
    { players, startedBy: 'organizer', now, drawLots: uids => uids },
  )
  if (!started.ok) throw new Error(started.code)
  let draft = started.value
  for (let pick = 1; pick <= picks; pick += 1) draft = picked(draft, `Player ${pick}`)
  const documents = {
    [testCompetitionPath]: competition,
    [draftPath]: draft,
    ...Object.fromEntries(
      players.map(player => [`${testCompetitionPath}/players/${player.uid}`, player] as const),
    ),
  }
  return { documents, draft, picked }

  function picked(before: Draft, uid: string): Draft {
    const caller = { uid: 'organizer', isOrganizer: true }
    const after = pickPlayer(before, { turn: before.turn, players, now, uid, caller })
    if (!after.ok) throw new Error(after.code)
    return after.value
  }
}
