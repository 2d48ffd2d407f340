import { existingId } from '@upper-bracket/shared/text/documentId'
import { telegramTexts } from '../telegram/telegramTexts.ts'
import type { Message } from './channel.ts'

/** The maximum size of a button's data on Telegram. */
const maxBytes = 64

const acts = ['ready', 'confirm', 'decline', 'joinTeam', 'declineTeam'] as const

/** A button of the bot: its action, and the readiness check, request, team or match that it refers to. */
export type Press =
  | { readonly act: (typeof acts)[number]; readonly competitionId: string; readonly id: string }
  | {
      readonly act: 'here'
      readonly competitionId: string
      readonly bracketId: string
      readonly matchId: string
      readonly revision: number
    }

interface Button {
  readonly text: string
  readonly callback_data: string
}

/**
 * Returns the buttons that answer the question of a message; none if it asks nothing, or the ids are too long for a
 * button.
 */
export function buttonsFor({
  question,
  lang,
  text,
}: Pick<Message, 'question' | 'lang' | 'text'>): readonly Button[] {
  if (question === null) return []
  const { competitionId } = question
  const { weAreHere, confirm, decline, joinTeam } = telegramTexts[lang]
  switch (question.of) {
    case 'readiness':
      return fitting([[text.action, { act: 'ready', competitionId, id: question.checkId }]])
    case 'checkIn': {
      const { of: _, ...match } = question
      return fitting([[weAreHere, { act: 'here', ...match }]])
    }
    case 'teamRequest':
      return fitting([
        [joinTeam, { act: 'joinTeam', competitionId, id: question.teamId }],
        [decline, { act: 'declineTeam', competitionId, id: question.teamId }],
      ])
    case 'commentary':
      return fitting([
        [confirm, { act: 'confirm', competitionId, id: question.requestId }],
        [decline, { act: 'decline', competitionId, id: question.requestId }],
      ])
  }
}

function fitting(buttons: readonly (readonly [string, Press])[]): readonly Button[] {
  const all = buttons.map(([text, press]) => ({ text, callback_data: pressData(press) }))
  return all.every(({ callback_data: data }) => Buffer.byteLength(data) <= maxBytes) ? all : []
}

/** Serializes the data of a button. */
export function pressData(press: Press): string {
  const { act, competitionId } = press
  const rest = press.act === 'here' ? [press.bracketId, press.matchId, press.revision] : [press.id]
  return [act, competitionId, ...rest].join(' ')
}

/** Parses the data of a pressed button; null for anything else, since users can send arbitrary data. */
export function pressOf(data: string): Press | null {
  const [word, competitionId = '', ...rest] = data.split(' ')
  const [id = '', matchId = '', revision = ''] = rest
  if (word === 'here') {
    const isWhole = areIds(competitionId, id, matchId) && /^\d{1,6}$/.test(revision) && rest.length === 3
    return isWhole ? { act: word, competitionId, bracketId: id, matchId, revision: Number(revision) } : null
  }
  const act = acts.find(each => each === word)
  return act === undefined || rest.length !== 1 || !areIds(competitionId, id)
    ? null
    : { act, competitionId, id }
}

function areIds(...ids: readonly string[]): boolean {
  return ids.every(each => existingId.safeParse(each).success)
}
