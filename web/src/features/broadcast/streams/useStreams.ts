import { letterOf, streamsOf } from '@upper-bracket/shared/live/streamsOf'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'

/** Returns the streams of a competition with their names, at least the given number. */
export function useStreams(competition: CompetitionDocument, atLeast = 1) {
  const { t } = useTranslation('live')
  const titles = streamsOf(competition)
  return Array.from({ length: Math.max(titles.length, atLeast) }, (_, stream) => {
    return { stream, name: titles[stream] ?? t('streamLetter', { letter: letterOf(stream) }) }
  })
}
