import * as z from 'zod/mini'
import { webhookLimits } from './webhookLimits.ts'

const ids = z.array(z.string()).check(z.maxLength(webhookLimits.ids))
const bracketId = z.string()
/** At most 200; if more matches changed, read the bracket again. */
const ofMatches = { bracketId, matchIds: ids }

/**
 * Every kind of event with the ids that it carries. A receiver reads what it needs to know over the read API. A kind is
 * a row here, with its texts in each language. Events of one commit are sent in this order.
 */
export const webhookKinds = {
  /** Settings, dates, live links, commentators or a readiness check have changed, or the competition is open again. */
  'competition.updated': {},
  'players.changed': {},
  'teams.changed': { teamIds: ids },
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
  /** The competition is over, or has another champion. Null if both teams forfeited the deciding match. */
  'competition.finished': { bracketId, championTeamId: z.nullable(z.string()) },
} as const satisfies Readonly<Record<string, z.core.$ZodLooseShape>>

export type ChangeKind = keyof typeof webhookKinds
/** `webhook.test` is sent on request, whatever was chosen. */
export type WebhookKind = ChangeKind | 'webhook.test'

/** The kinds that organizers choose from. */
export const changeKinds = Object.keys(webhookKinds) as readonly ChangeKind[]

type IdsOf<K extends ChangeKind> = {
  readonly [F in keyof (typeof webhookKinds)[K]]: z.output<(typeof webhookKinds)[K][F]>
}

/** A change of a competition, with the ids of its kind. */
export type ChangeEvent = { readonly [K in ChangeKind]: { readonly type: K } & IdsOf<K> }[ChangeKind]
export type WebhookEvent = ChangeEvent | { readonly type: 'webhook.test' }
