import type { Language } from '@upper-bracket/shared/profile/profile'
import { sideActions } from '../matchRoom/sideActions.ts'
import { documents } from '../platform/firestore/documents.ts'
import { telegramTexts } from '../telegram/telegramTexts.ts'

interface CheckInPress {
  readonly uid: string
  readonly lang: Language
  readonly competitionId: string
  readonly bracketId: string
  readonly matchId: string
  /** The revision of the match when its captains were asked. */
  readonly revision: number
}

/** Checks in the team of which the person is now captain, like the match's page. Returns the bot's reply. */
export async function checkInByButton({ uid, lang, ...input }: CheckInPress): Promise<string> {
  const texts = telegramTexts[lang]
  const player = (await documents.player(input.competitionId, uid).get()).data()
  if (player === undefined || player.teamId === null || !player.captain) return texts.onlyCaptains
  const checkedIn = await sideActions.checkInForMatch.handle({
    uid,
    address: null,
    input: { ...input, teamId: player.teamId },
    now: Date.now(),
    signedInAt: 0,
  })
  if (checkedIn.ok) return texts.teamIsHere
  return checkedIn.code === 'check-in-over' ? texts.checkInOver : texts.noCheckIn
}
