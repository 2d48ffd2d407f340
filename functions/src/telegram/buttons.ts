import { existingId } from '@upper-bracket/shared/text/documentId'
import type { Message } from '../notifications/channel.ts'
import { telegramTexts } from './telegramTexts.ts'

/** The most that Telegram keeps with a button. */
const mostBytes = 64

const acts = ['ready', 'confirm', 'decline'] as const

/** A button under a message of the bot: what it does, to which readiness check or request to commentate. */
export interface Press {
  readonly act: (typeof acts)[number]
  readonly competitionId: string
  readonly id: string
}

interface Button {
  readonly text: string
  readonly callback_data: string
}

/** The buttons that answer what a message asks; none where it asks nothing, or the ids are too long for a button. */
export function buttonsFor({
  question,
  lang,
  text,
}: Pick<Message, 'question' | 'lang' | 'text'>): readonly Button[] {
  if (question === null) return []
  const { competitionId } = question
  if (question.of === 'readiness') {
    return fitting([[text.action, { act: 'ready', competitionId, id: question.checkId }]])
  }
  const { confirm, decline } = telegramTexts[lang]
  const id = question.requestId
  return fitting([
    [confirm, { act: 'confirm', competitionId, id }],
    [decline, { act: 'decline', competitionId, id }],
  ])
}

function fitting(buttons: readonly (readonly [string, Press])[]): readonly Button[] {
  const all = buttons.map(([text, press]) => ({ text, callback_data: pressData(press) }))
  return all.every(({ callback_data: data }) => Buffer.byteLength(data) <= mostBytes) ? all : []
}

/** What a button carries. */
export function pressData({ act, competitionId, id }: Press): string {
  return [act, competitionId, id].join(' ')
}

/** What a pressed button is for; null for anything else, since whoever presses it can send what they like. */
export function pressOf(data: string): Press | null {
  const [word, competitionId = '', id = '', ...more] = data.split(' ')
  const act = acts.find(each => each === word)
  const areIds = [competitionId, id].every(each => existingId.safeParse(each).success)
  return act === undefined || more.length > 0 || !areIds ? null : { act, competitionId, id }
}
