import Box from '@mui/material/Box'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, usePlayersQuery } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import type { LogDocument } from './logEndpoints.ts'
import { useEntryTexts } from './useEntryTexts.ts'

interface HistoryEntryProps {
  readonly competition: CompetitionDocument
  readonly entry: LogDocument
  readonly ref?: Ref<HTMLLIElement> | undefined
}

/** An action with its author, time and changes. */
export function HistoryEntry({ competition, entry, ref }: HistoryEntryProps) {
  const { t } = useTranslation('history')
  const actor = useActorName(competition, entry)
  const { sentence, changes } = useEntryTexts(competition)(entry)
  return (
    <Box
      component="li"
      ref={ref}
      tabIndex={-1}
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 1.25,
        bgcolor: 'background.paper',
        borderRadius: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.875rem' }}>
        <Box component="span" sx={{ fontWeight: 650, mr: 'auto' }}>
          {actor}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <LocalTime at={entry.at} length="zoneless" />
        </Box>
      </Box>
      <Box sx={{ mt: 0.5 }}>{sentence}</Box>
      {changes.length > 0 && (
        <PlainList sx={{ mt: 0.5, display: 'grid', gap: 0.25 }}>
          {changes.map(({ label, before, after }) => (
            <Box component="li" key={label} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {`${label}: ${before ?? t('nothing')}`}
              <Box component="span" role="img" aria-label={t('becomes')} sx={{ mx: 0.75 }}>
                →
              </Box>
              <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
                {after ?? t('nothing')}
              </Box>
            </Box>
          ))}
        </PlainList>
      )}
    </Box>
  )
}

/**
 * Returns the current name of the author; for a person who neither organizes nor plays any more, the name in the entry.
 */
function useActorName(competition: CompetitionDocument, entry: LogDocument): string {
  const { t } = useTranslation('history')
  const players = usePlayersQuery(competition.id).currentData?.value
  const player = players?.find(({ uid }) => uid === entry.uid)
  const own = 'person' in entry && entry.person.uid === entry.uid ? entry.person.name : null
  const person =
    (entry.uid === null ? t('byItself') : organizerName(competition, entry.uid)) ??
    player?.displayName ??
    own ??
    t('previousOrganizer')
  return 'keyName' in entry && entry.keyName !== undefined
    ? t('byKey', { key: entry.keyName, person })
    : person
}
