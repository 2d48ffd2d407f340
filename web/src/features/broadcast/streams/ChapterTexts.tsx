import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { streamOfMatch } from '@upper-bracket/shared/live/broadcastQueue'
import {
  chapters,
  chaptersText,
  defaultStreamStart,
  matchesOfStream,
  maxStreamMs,
  minChapters,
  startedMatches,
} from '@upper-bracket/shared/streamTexts/chapters'
import type { StreamScene } from '@upper-bracket/shared/streamTexts/streamText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { DateTimeField } from '#ui/form/DateTimeField.tsx'
import { localDateTime, parseLocalDateTime } from '#ui/form/localDateTime.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { maxLineUps, useLineUpTimesQuery } from '#features/bracket/match/lineUpEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { CopyableText } from './CopyableText.tsx'

interface ChapterTextsProps {
  readonly competition: CompetitionDocument
  readonly stream: number
  readonly matches: readonly Match[]
  readonly scene: StreamScene
}

/** The chapters of a recording: its start, the matches that it shows, and the text. */
export function ChapterTexts({ competition, stream, matches, scene }: ChapterTextsProps) {
  const { t } = useTranslation('streamTexts')
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const [latest] = useState(() => latestStreamFrom(matches))
  // Null until somebody enters a start.
  const [entered, setEntered] = useState<string | null>(null)
  // What another stream has shown is left out until it is chosen.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isLeft = (matchId: string) =>
    choices.get(matchId) ?? (streamOfMatch(competition, matchId) ?? stream) !== stream
  const enteredStart = entered === null ? null : parseLocalDateTime(entered)
  const query = useLineUpTimesQuery({ competitionId, bracketId, since: enteredStart ?? latest })
  const times = query.currentData?.value
  const started = startedMatches(matches, new Map(times?.map(({ id, at }) => [id, at]))).filter(
    ({ startedAt }) => startedAt >= (enteredStart ?? latest),
  )
  const start = entered === null ? defaultStreamStart(started) : enteredStart
  const offered = start === null ? [] : matchesOfStream(started, start)
  const shown = offered.filter(({ match }) => !isLeft(match.id))
  const found = start === null ? [] : chapters(shown, start, scene)
  const leave = (matchIds: readonly string[], leaves: boolean) =>
    setChoices(new Map([...choices, ...matchIds.map(id => [id, leaves] as const)]))
  if (query.error) {
    return (
      <Box sx={recording}>
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      </Box>
    )
  }
  return (
    <>
      <Box sx={recording}>
        <DateTimeField
          label={t('streamStart')}
          name="streamStart"
          hint={t('streamStartHint')}
          error={entered !== null && enteredStart === null ? t('streamStartInvalid') : undefined}
          value={entered ?? (start === null ? '' : localDateTime(start))}
          onChange={setEntered}
        />
        {times === undefined ? (
          <Skeleton variant="rounded" height={120} />
        ) : (
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ p: 0, fontWeight: 650 }}>
              {t('onStream')}
            </Box>
            <Typography variant="body2" color="textSecondary">
              {t(offered.length === 0 ? 'noMatches' : 'onStreamHint')}
            </Typography>
            <Box sx={{ display: 'grid', maxHeight: 300, overflow: 'auto', mt: 1, rowGap: 1 }}>
              {offered.map(({ match, startedAt }) => (
                <FormControlLabel
                  key={match.id}
                  control={
                    <Checkbox
                      checked={!isLeft(match.id)}
                      onChange={(_, isChosen) => leave([match.id], !isChosen)}
                    />
                  }
                  label={
                    <>
                      {texts.teams(match)}
                      <Typography component="span" variant="body2" color="textSecondary" sx={place}>
                        {texts.place(match)} · <LocalTime at={startedAt} length="short" />
                      </Typography>
                    </>
                  }
                  sx={{ m: 0, overflowWrap: 'anywhere' }}
                />
              ))}
            </Box>
            {offered.length > 1 && (
              <Button
                color="inherit"
                onClick={() =>
                  leave(
                    offered.map(({ match }) => match.id),
                    shown.length > 0,
                  )
                }
              >
                {t(shown.length > 0 ? 'chooseNone' : 'chooseAll')}
              </Button>
            )}
            {times.length === maxLineUps && (
              <Typography variant="body2" color="textSecondary">
                {t('onlyFirst', { max: maxLineUps })}
              </Typography>
            )}
          </Box>
        )}
      </Box>
      {shown.length > 0 && (
        <CopyableText
          area="chapters"
          heading={t('chapters')}
          hint={t(found.length < minChapters ? 'tooFew' : 'chaptersHint')}
          text={chaptersText(found)}
          copyLabel={t('copyChapters')}
        />
      )}
    </>
  )
}

/** Returns the time from which the latest stream can have begun, in milliseconds since the epoch. */
function latestStreamFrom(matches: readonly Match[]): number {
  return Math.max(...matches.map(({ since }) => since?.at ?? 0), maxStreamMs) - maxStreamMs
}

const recording = {
  gridArea: 'recording',
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const
const place = { display: 'block' } as const
