import { commentatorComment, commentatorLanguages } from '@upper-bracket/shared/contract/commentatorCalls'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { broadcastUrl, readBroadcast } from '@upper-bracket/shared/live/broadcast'
import type { BroadcastLanguage } from '@upper-bracket/shared/live/liveLinks'
import type { ReadDraft } from '#ui/form/useForm.ts'
import { type TextProblem, textProblem } from '../textProblem.ts'

export interface OfferDraft {
  readonly broadcastLink: string
  readonly languages: readonly BroadcastLanguage[]
  readonly comment: string
  readonly matchIds: readonly string[]
}

export interface OfferProblems {
  readonly broadcastLink?: 'unsupported-broadcast'
  readonly languages?: 'too-few' | 'too-many'
  readonly comment?: TextProblem
  readonly matchIds?: never
}

type Wanted = Omit<CallableInput<'offerCommentary'>, 'competitionId'>

/** Validates the offer as the functions do. Returns it as it would be stored, or the problems of its fields. */
export function readOffer(draft: OfferDraft, bracketId: string | null): ReadDraft<Wanted, OfferProblems> {
  const broadcast = readBroadcast(draft.broadcastLink)
  const languages = commentatorLanguages.safeParse([...draft.languages])
  const comment = commentatorComment.safeParse(draft.comment)
  if (broadcast.ok && languages.success && comment.success) {
    const { matchIds } = draft
    return {
      ok: true,
      value: {
        broadcastLink: broadcastUrl(broadcast.value),
        languages: languages.data,
        comment: comment.data,
        matches: bracketId === null || matchIds.length === 0 ? null : { bracketId, matchIds: [...matchIds] },
      },
    }
  }
  return {
    ok: false,
    problems: {
      ...(broadcast.ok ? {} : { broadcastLink: broadcast.code }),
      ...(languages.success ? {} : { languages: draft.languages.length === 0 ? 'too-few' : 'too-many' }),
      ...(comment.success ? {} : { comment: textProblem(fieldProblems(comment.error)[0]?.problem) }),
    },
  }
}
