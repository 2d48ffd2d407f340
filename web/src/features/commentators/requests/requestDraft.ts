import { type ContactService, readContact } from '@upper-bracket/shared/player/contact'
import { commentatorComment } from '@upper-bracket/shared/contract/commentatorCalls'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { broadcastUrl, readBroadcast } from '@upper-bracket/shared/live/broadcast'
import type { AppError } from '#platform/errors/appError.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'
import { type TextProblem, textProblem } from '../textProblem.ts'

export interface RequestDraft {
  readonly broadcastLink: string
  readonly service: ContactService
  readonly handle: string
  readonly comment: string
}

export interface RequestProblems {
  readonly broadcastLink?: 'unsupported-broadcast'
  readonly service?: never
  readonly handle?: 'invalid-contact'
  readonly comment?: TextProblem
}

type Wanted = Pick<CallableInput<'requestCommentator'>, 'broadcastLink' | 'contact' | 'comment'>

/** Validates the request as the functions do. Returns it as it would be stored, or the problems of its fields. */
export function readRequest(draft: RequestDraft): ReadDraft<Wanted, RequestProblems> {
  const broadcast = readBroadcast(draft.broadcastLink)
  const contact = readContact(draft.service, draft.handle)
  const comment = commentatorComment.safeParse(draft.comment)
  if (broadcast.ok && contact.ok && comment.success) {
    const broadcastLink = broadcastUrl(broadcast.value)
    return { ok: true, value: { broadcastLink, contact: contact.value, comment: comment.data } }
  }
  return {
    ok: false,
    problems: {
      ...(broadcast.ok ? {} : { broadcastLink: broadcast.code }),
      ...(contact.ok ? {} : { handle: contact.code }),
      ...(comment.success ? {} : { comment: textProblem(fieldProblems(comment.error)[0]?.problem) }),
    },
  }
}

/** Returns the field to which a refusal belongs; empty if it belongs to none. */
export function requestProblemsOf({ code, fields }: AppError): RequestProblems {
  if (code === 'unsupported-broadcast') return { broadcastLink: code }
  if (code === 'invalid-contact') return { handle: code }
  const comment = fields.find(({ path }) => path === 'comment')
  return comment === undefined ? {} : { comment: textProblem(comment.problem) }
}
