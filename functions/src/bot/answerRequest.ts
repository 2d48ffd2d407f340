import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { commentatorActions } from '../commentators/commentatorActions.ts'
import { telegramTexts } from '../telegram/telegramTexts.ts'

interface Answer {
  readonly uid: string
  readonly lang: Language
  readonly competitionId: string
  readonly requestId: string
  readonly accept: boolean
}

/**
 * Answers a request to a commentator whom the bot has notified, like the page behind the bot's link: opens it, then
 * confirms or declines. Where the page asks for a language, the person's is used. Returns the bot's reply.
 */
export async function answerRequest({ uid, lang, accept, ...address }: Answer): Promise<string> {
  const texts = telegramTexts[lang]
  const caller = { uid, address: null, now: Date.now(), signedInAt: 0 }
  const opened = await commentatorActions.openCommentatorLink.handle({
    ...caller,
    input: { ...address, secret: null },
  })
  if (!opened.ok) return texts[refusalText(opened)]
  const answered = await commentatorActions.respondToCommentatorRequest.handle({
    ...caller,
    input: accept ? { ...address, accept, languages: [lang] } : { ...address, accept },
  })
  if (!answered.ok) return texts[refusalText(answered)]
  return accept ? texts.confirmed : texts.declined
}

function refusalText({ code, facts }: { readonly code: ErrorCode; readonly facts: object }) {
  if (code !== 'request-not-awaiting' || !('status' in facts)) return 'requestGone'
  return facts.status === 'declined' ? 'alreadyDeclined' : 'requestCancelled'
}
