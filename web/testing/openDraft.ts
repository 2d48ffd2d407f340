import { type DraftPlan, startDraft } from '@upper-bracket/shared/draft/startDraft'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { pickPlayer } from '@upper-bracket/shared/draft/pickPlayer'
import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Language } from '@upper-bracket/shared/profile/profile'
import DraftPage from '#features/teams/draft/DraftPage.tsx'
import { drafters } from '../../scripts/seed/demonstrators.ts'
import { aPlayer } from './entrants.ts'
import { organizer, person } from './people.ts'
import { renderPage } from './renderPage.tsx'
import { aCompetition, testCompetitionPath } from './testCompetition.ts'

const ranks = [75, 74, 73, 72, 71, 65, 64, 63, 62, 61, 55, 54]

/** Twelve players without a team: `p00` has the highest rank, `p11` the lowest. */
export const draftPlayers: readonly Player[] = ranks.map((rankTier, at) =>
  aPlayer(`p${String(at).padStart(2, '0')}`, { rankTier }),
)

/** The people of the draft of the demonstration, by their nicknames; the captains come first. */
export const demonstrationPlayers: readonly Player[] = drafters.map(({ nickname, dota }) =>
  aPlayer(nickname, { rankTier: dota }),
)

export const draftPath = `${testCompetitionPath}/drafts/cup-draft`

/** A draft of two captains, `p00` and `p01`, whose lower rank picks first. */
export function aDraft(plan: Partial<DraftPlan> = {}, players = draftPlayers, startedAt = Date.now()): Draft {
  const started = startDraft(
    aCompetition(),
    {
      captainUids: ['p01', 'p00'],
      order: 'snake',
      seeding: 'hand',
      clock: { pickSeconds: 60, reserveSeconds: 30 },
      ...plan,
    },
    { players, startedBy: organizer.uid, now: startedAt, drawLots: uids => uids },
  )
  if (!started.ok) throw new Error(started.code)
  return started.value
}

/** Picks players in the order of the turns. */
export function afterPicks(draft: Draft, uids: readonly string[], players = draftPlayers): Draft {
  return uids.reduce((before, uid) => {
    const caller = { uid: organizer.uid, isOrganizer: true }
    const now = before.turnStartedAt ?? 0
    const picked = pickPlayer(before, { turn: before.turn, players, now, uid, caller })
    if (!picked.ok) throw new Error(picked.code)
    return picked.value
  }, draft)
}

/** The picks that complete both teams of `aDraft`, one by one. */
export const allPicks = ['p02', 'p03', 'p04', 'p05', 'p06', 'p07', 'p08', 'p09'] as const

interface DraftScene {
  readonly as?: string | null
  readonly language?: Language
  /** Null if there is none. */
  readonly draft?: Draft | null
  readonly players?: readonly Player[]
  readonly documents?: Readonly<Record<string, object>>
  readonly functions?: { readonly [Name in CallableName]?: (input: CallableInput<Name>) => never }
}

const calls = [
  'startDraft',
  'volunteerAsCaptain',
  'pickPlayer',
  'pickByClock',
  'takeBackPick',
  'pauseDraft',
  'changeDraftClock',
  'replaceDraftCaptain',
  'saveDraftList',
  'cancelDraft',
  'confirmDraft',
  'reopenDraft',
] as const

/** Opens the page of a draft; every call of a draft succeeds and changes nothing. */
export function openDraft({ as = organizer.uid, language = 'en', ...scene }: DraftScene = {}) {
  const { draft = aDraft(), players = draftPlayers, documents, functions } = scene
  return renderPage({
    at: '/competitions/cup/draft',
    Page: DraftPage,
    language,
    ...(as !== null && { user: person(as) }),
    documents: {
      [testCompetitionPath]: aCompetition({
        playerCount: players.length,
        ...(draft !== null && { draftId: 'cup-draft' }),
      }),
      ...Object.fromEntries(players.map(player => [`${testCompetitionPath}/players/${player.uid}`, player])),
      ...(draft !== null && { [draftPath]: draft }),
      ...documents,
    },
    functions: { ...Object.fromEntries(calls.map(name => [name, () => ({})])), ...functions },
  })
}
