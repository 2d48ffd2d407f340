import type { TFunction } from 'i18next'
import type { Bracket } from '../bracket/model/bracket.ts'
import { drawnRounds } from '../bracket/rounds/drawnRounds.ts'
import type { BracketRound } from '../bracket/rounds/roundsOf.ts'
import { type CardScope, cardScope } from '../card/matchCard.ts'
import type { Language } from '../profile/profile.ts'
import type { PublicBracket, PublicSnapshot } from '../snapshot/publicSnapshot.ts'
import { teamFaces } from '../team/teamFace.ts'
import { type MatchTexts, matchTexts } from '../wording/matchTexts.ts'
import { earlyTexts } from './earlyTexts.ts'

/** The namespaces of the interface's texts that early pages say. */
export type EarlyNamespace =
  | 'bracket'
  | 'commentators'
  | 'common'
  | 'competition'
  | 'desk'
  | 'draft'
  | 'errors'
  | 'history'
  | 'live'
  | 'matchRoom'
  | 'organizers'
  | 'people'
  | 'ranks'
  | 'schedule'
  | 'stages'
  | 'teams'
  | 'tournaments'

/** Returns the texts of a namespace, in the reader's language. */
export type TextsOf = <N extends EarlyNamespace>(namespace: N) => TFunction<N>

/** What an early page shows, to whom, and how it is said. */
export interface EarlyScene
  extends Pick<
    PublicSnapshot,
    'asOf' | 'competition' | 'players' | 'teams' | 'bracket' | 'publicCommentators' | 'draft'
  > {
  readonly competitionId: string
  readonly language: Language
  readonly textsOf: TextsOf
}

/** The bracket of an early page, with what all its parts derive from it. */
export interface EarlyBracket extends EarlyScene {
  readonly stored: PublicBracket
  readonly drawn: Bracket
  readonly rounds: readonly BracketRound[]
  readonly cards: CardScope
  readonly texts: MatchTexts
}

export function earlyBracket(scene: EarlyScene, stored: PublicBracket): EarlyBracket {
  const { asOf, language, teams, textsOf } = scene
  const drawn: Bracket = {
    shape: stored.shape,
    matches: new Map(stored.matches.map(match => [match.id, match])),
  }
  const cards = cardScope(drawn, teams, teamFaces(scene.competitionId, teams))
  const writtenStart = (at: number) => writtenMoment(at, { asOf, language })
  return {
    ...scene,
    stored,
    drawn,
    rounds: drawnRounds(drawn),
    cards,
    texts: matchTexts(textsOf('bracket'), cards, { writtenStart, starts: false }),
  }
}

/** The time zone of an early page, which names it: that of the reader is not known. */
const timeZone = 'Europe/Moscow'

export function momentFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', { timeZone, ...options })
}

/** Writes a moment with its zone and, if it is not today or `dated`, with its date: as the page does in Moscow. */
export function writtenMoment(
  at: number,
  {
    asOf,
    language,
    dated = false,
    weekday = false,
  }: Pick<EarlyScene, 'asOf' | 'language'> & { readonly dated?: boolean; readonly weekday?: boolean },
): string {
  const format = (options: Intl.DateTimeFormatOptions) => momentFormat(language, options)
  const partOf = (options: Intl.DateTimeFormatOptions) =>
    format(options).format(at) === format(options).format(asOf)
  const isToday = partOf({ dateStyle: 'short' })
  const time = format({
    ...(weekday && { weekday: 'short' }),
    ...(isToday && !dated ? {} : { day: 'numeric', month: 'short' }),
    ...(partOf({ year: 'numeric' }) ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(dated && { timeZoneName: 'short' }),
  }).format(at)
  return dated ? time : earlyTexts[language].inMoscow(time)
}
