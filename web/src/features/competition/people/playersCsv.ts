import type { Answer } from '@upper-bracket/shared/player/answer'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import { type CsvSeparator, csvText } from '@upper-bracket/shared/transfer/csv/csvText'

const columns = ['name', 'team', 'rank', 'realName', 'telegram', 'discord', 'email', 'steam', 'age'] as const

export interface ListedPlayer {
  readonly uid: string
  readonly name: string
  readonly team: string | null
  readonly rank: string | null
}

export interface PlayersCsvTexts {
  readonly separator: CsvSeparator
  readonly head: (column: (typeof columns)[number]) => string
}

/** Builds a CSV file with a line per player: contacts, and a column for each question that anybody has answered. */
export function playersCsv(
  players: readonly ListedPlayer[],
  contacts: readonly Contacts[],
  { separator, head }: PlayersCsvTexts,
): string {
  const byUid = new Map(contacts.map(each => [each.uid, each]))
  const answersOf = (uid: string): readonly Answer[] => byUid.get(uid)?.answers ?? []
  const questions = [...new Set(players.flatMap(({ uid }) => answersOf(uid).map(({ question }) => question)))]
  const lines = players.map(({ uid, name, team, rank }) => {
    const { realName, messagingURL, discordID, steamProfileURL, entered, statedAge } = byUid.get(uid) ?? {}
    return [
      name,
      team,
      rank,
      realName ?? null,
      messagingURL || entered?.telegram || null,
      discordID ?? entered?.discord ?? null,
      entered?.email ?? null,
      steamProfileURL || entered?.steam || null,
      statedAge === undefined ? null : `${statedAge}+`,
      ...questions.map(question => answersOf(uid).find(each => each.question === question)?.answer ?? null),
    ]
  })
  return csvText([[...columns.map(head), ...questions], ...lines], separator)
}
