import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { joinTarget, mailJoinIntent } from '#platform/joinIntent.ts'
import { useSendPasswordResetMutation, useSendSignInLinkMutation } from '../authEndpoints.ts'
import { rememberEmail } from './rememberedEmail.ts'
import type { SentMail } from './useSentMail.ts'

/** The mails that can be requested without signing in. */
export type MailKind = 'link' | 'reset'

const instructions = {
  link: hrefs.emailConfirmationInstruction,
  reset: hrefs.passwordResetInstruction,
} as const

/**
 * Returns a function that sends a mail and navigates to the page with instructions. `next` is the page to which the
 * mail finally leads. It resolves to the error, or null.
 */
export function useMailRequest(kind: MailKind, next: string | undefined) {
  const [sendLink] = useSendSignInLinkMutation()
  const [sendReset] = useSendPasswordResetMutation()
  const navigate = useNavigate()

  return async (email: string): Promise<AppError | null> => {
    const answer = await (kind === 'link' ? sendLink : sendReset)({ email, next })
    if (answer.error) return toAppError(answer.error)
    if (kind === 'link') {
      rememberEmail(email)
      const competitionId = joinTarget(next)
      if (competitionId !== null) mailJoinIntent(email, competitionId)
    }
    const state: SentMail = { email, sentAt: Date.now() }
    const address = instructions[kind](next)
    await navigate(address, { state, replace: address.startsWith(location.pathname) })
    return null
  }
}
