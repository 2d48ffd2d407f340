import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { Draft, DraftClock } from '@upper-bracket/shared/draft/draft'
import { captainIn, membersOf, poolOf } from '@upper-bracket/shared/draft/members'
import { turnOf } from '@upper-bracket/shared/draft/turn'
import type { Player } from '@upper-bracket/shared/player/player'
import { stored } from '../../../../testing/database.ts'
import { freshId, seededCompetition } from '../../../../testing/seededCompetition.ts'
import { callInProcess as call } from './callInProcess.ts'

interface Uid {
  readonly uid: string
  readonly guest?: true
}

/** Sixty seconds, and half as much in reserve. */
const defaultClock: DraftClock = { pickSeconds: 60, reserveSeconds: 30 }

interface StartedOptions {
  readonly others?: number
  readonly clock?: DraftClock
  /** Teams that are there already. */
  readonly teams?: readonly { readonly players: readonly Uid[] }[]
}

/** A competition of `owner` with these captains and other players without accounts, whose draft has started. */
export async function startedDraft(
  owner: Parameters<typeof seededCompetition>[0]['owner'],
  captains: readonly Uid[],
  { others = 6, clock = defaultClock, teams = [] }: StartedOptions = {},
) {
  const pooled = Array.from({ length: others }, (_, index) => ({
    uid: freshId(),
    rankTier: 11 + (index % 5),
  }))
  const seeded = { owner, players: [...captains, ...pooled] as never, teams: teams as never }
  const { competitionId, teamIds } = await seededCompetition(seeded)
  const draftId = freshId()
  const input: CallableInput<'startDraft'> = {
    competitionId,
    draftId,
    captainUids: captains.map(({ uid }) => uid),
    order: 'snake',
    seeding: 'hand',
    clock,
  }
  const started = await call('startDraft', owner, input)
  if (!started.ok) throw new Error(started.code ?? started.status)
  return { ...draftAt(competitionId, draftId), start: input, pooled, teamIds }
}

/** What is stored of a draft, and what calls name. */
function draftAt(competitionId: string, draftId: string) {
  const ref = stored.draft(competitionId, draftId)
  const read = async (): Promise<{ readonly draft: Draft; readonly players: readonly Player[] }> => {
    const [draft, players] = await Promise.all([ref.get(), stored.players(competitionId).get()])
    const data = draft.data()
    if (data === undefined) throw new Error('no draft')
    return { draft: data, players: players.docs.map(each => each.data()) }
  }
  return {
    competitionId,
    draftId,
    ref,
    read,
    /** What a page would see now. */
    look: async () => {
      const { draft, players } = await read()
      const current = turnOf(draft, players)
      return {
        draft,
        players,
        input: { competitionId, draftId, turn: draft.turn },
        captainUid: current && captainIn(draft, players, current.team),
        current,
        pool: poolOf(draft, players).map(({ uid }) => uid),
        members: membersOf(draft, players),
      }
    },
  }
}
