import * as z from 'zod/mini'
import type { ChangeKind } from './webhookKinds.ts'
import { webhookLimits } from './webhookLimits.ts'

const ids = z.array(z.string()).check(z.maxLength(webhookLimits.ids))
const bracketId = z.string()
/** At most 200; if more matches changed, read the bracket again. */
const ofMatches = { bracketId, matchIds: ids }

/** The ids that the events of each kind carry. */
export const webhookFields = {
  /** Settings, dates, live links, commentators or a readiness check have changed, or the competition is open again. */
  'competition.updated': {},
  'players.changed': {},
  'teams.changed': { teamIds: ids },
  /** A captains' draft has started, changed or ended. */
  'draft.changed': { draftId: z.string() },
  'bracket.deleted': { bracketId },
  'bracket.created': { bracketId },
  'match.started': ofMatches,
  /** The score of a running match has changed. */
  'match.scored': ofMatches,
  'match.finished': ofMatches,
  /** A result was changed or withdrawn, or the start of a match undone. */
  'match.corrected': ofMatches,
  /** A Swiss round was drawn. */
  'round.published': { ...ofMatches, stage: z.string(), round: z.int() },
  /** Matches have other starts. */
  'schedule.changed': ofMatches,
  /**
   * The competition is over, or has another champion. `championTeamId` is null if both teams forfeited the deciding match,
   * and if the groups of the last stage have a champion each.
   */
  'competition.finished': { bracketId, championTeamId: z.nullable(z.string()), championTeamIds: ids },
} as const satisfies Readonly<Record<ChangeKind, z.core.$ZodLooseShape>>

type IdsOf<K extends ChangeKind> = {
  readonly [F in keyof (typeof webhookFields)[K]]: z.output<(typeof webhookFields)[K][F]>
}

/** A change of a competition, with the ids of its kind. */
export type ChangeEvent = { readonly [K in ChangeKind]: { readonly type: K } & IdsOf<K> }[ChangeKind]
export type WebhookEvent = ChangeEvent | { readonly type: 'webhook.test' }
