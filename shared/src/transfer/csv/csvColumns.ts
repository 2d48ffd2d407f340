/** The words by which a column is recognized, folded by `foldedHeader`; a number at the end of a word is the player's. */
const words = {
  team: ['team', 'teamname', 'name', 'команда', 'название', 'названиекоманды'],
  seed: ['seed', 'seeding', 'сид', 'посев'],
  player: ['player', 'players', 'nickname', 'nick', 'игрок', 'ник', 'никнейм', 'участник'],
  rank: ['rank', 'mmr', 'rating', 'ранг', 'звание', 'рейтинг'],
  captain: ['captain', 'капитан'],
  match: ['match', 'матч'],
  round: ['round', 'stage', 'раунд', 'этап', 'стадия'],
  bestOf: ['bestof', 'bo', 'бо', 'формат'],
  team1: ['team1', 'команда1'],
  team2: ['team2', 'команда2'],
  score: ['score', 'result', 'счет', 'результат'],
  score1: ['score1', 'счет1'],
  score2: ['score2', 'счет2'],
  winner: ['winner', 'победитель'],
  status: ['status', 'статус'],
  forfeit1: ['forfeit1', 'неявка1'],
  forfeit2: ['forfeit2', 'неявка2'],
  winnerTo: ['winnerto', 'winnergoestomatch', 'победительидетвматч'],
  loserTo: ['loserto', 'losergoestomatch', 'проигравшийидетвматч'],
  games: ['games', 'maps', 'игры', 'карты'],
  table: ['table', 'таблица'],
  place: ['place', 'место'],
} as const satisfies Record<string, readonly string[]>

export type CsvColumn = keyof typeof words

const columns: ReadonlyMap<string, CsvColumn> = new Map(
  Object.entries(words).flatMap(([column, all]) => all.map(word => [word, column as CsvColumn] as const)),
)

export interface RecognizedColumn {
  readonly column: CsvColumn
  /** The number of the player, from 1; 0 if the header has none. */
  readonly number: number
}

/** The meaning of a header in English or Russian; null for any other. */
export function recognizedColumn(header: string): RecognizedColumn | null {
  const folded = foldedHeader(header)
  const column = columns.get(folded)
  if (column !== undefined) return { column, number: 0 }
  const [, word = '', number = ''] = /^(\D+)([1-9])$/.exec(folded) ?? []
  const numbered = columns.get(word)
  return numbered === 'player' || numbered === 'rank' ? { column: numbered, number: Number(number) } : null
}

function foldedHeader(header: string): string {
  return header
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s._:#№-]+/g, '')
}
