import type { Language } from '@upper-bracket/shared/profile/profile'
import { documents } from '../platform/firestore/documents.ts'
import { seatActions } from '../teams/seatActions.ts'
import { telegramTexts } from '../telegram/telegramTexts.ts'

interface Answer {
  readonly uid: string
  readonly lang: Language
  readonly competitionId: string
  readonly teamId: string
  readonly accept: boolean
}

/** Accepts or declines a team's request for the person, like the page. Returns the bot's reply. */
export async function answerTeamRequest({ uid, lang, accept, ...input }: Answer): Promise<string> {
  const texts = telegramTexts[lang]
  const caller = { uid, address: null, now: Date.now(), signedInAt: 0 }
  if (!accept) {
    const declined = await seatActions.declineTeamRequest.handle({ ...caller, input })
    return declined.ok ? texts.teamDeclined : texts.teamRequestGone
  }
  const player = (await documents.player(input.competitionId, uid).get()).data()
  const isAsked = player?.teamRequests?.[input.teamId]?.state === 'open'
  if (!isAsked && player?.teamId !== input.teamId) return texts.teamRequestGone
  const joined = await seatActions.joinTeam.handle({ ...caller, input })
  if (joined.ok) return texts.teamJoined
  return joined.code === 'draft-open' ? texts.teamInDraft : texts.teamRequestGone
}
