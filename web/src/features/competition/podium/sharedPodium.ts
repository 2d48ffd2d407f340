import { championsOf } from '@upper-bracket/shared/competition/champions'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { championTitle } from '@upper-bracket/shared/wording/championTitle'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import type { TFunction } from 'i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { shareFile } from '#ui/drawnPicture/shareFile.ts'
import { pictureNote } from '#ui/drawnPicture/usePictureNote.ts'
import { podiumFile } from './podiumFile.ts'

interface Texts {
  readonly t: TFunction<['competition', 'bracket']>
  readonly tBracket: TFunction<'bracket'>
  readonly tCommon: TFunction
  readonly language: Language
}

/** Draws the podium, and returns a function that shares it; null if the champions are not in the snapshot yet. */
export async function sharedPodium(
  competition: CompetitionDocument,
  { t, tBracket, tCommon, language }: Texts,
): Promise<(() => ReturnType<typeof shareFile>) | null> {
  const { id, name } = competition
  const file = await podiumFile(competition, {
    title: name,
    note: pictureNote(competition, language),
    champion: place => championTitle(t, place),
    path: t('championPath'),
    deletedPlayer: tCommon('deletedPlayer'),
    round: round => roundName(tBracket, round),
    forfeit: hasWon => t(hasWon ? 'wonByForfeit' : 'lostByForfeit'),
  })
  if (file === null) return null
  const address = new URL(hrefs.competition(id), location.origin).href
  const titles = championsOf(competition).map(each => `${championTitle(t, each)}: ${each.name}`)
  return () => shareFile(file, { title: name, text: [...titles, address].join('\n') })
}
