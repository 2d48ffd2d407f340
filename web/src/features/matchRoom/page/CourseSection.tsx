import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type CourseEntry, matchCourse } from '@upper-bracket/shared/matchRoom/matchCourse'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useMatchLineUpsQuery } from '#features/bracket/match/lineUpEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { resultKey } from '@upper-bracket/shared/wording/matchTexts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'
import { useAuthorNames } from '../chat/useAuthorNames.ts'

interface CourseSectionProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly matchRoom: MatchRoom | null
  /** Whether the viewer may read the log. */
  readonly organizes: boolean
}

/** The recorded events of a match; nothing before the first one. */
export function CourseSection({ competition, match, matchRoom, organizes }: CourseSectionProps) {
  const { t } = useTranslation('matchRoom')
  const { competitionId, bracketId } = useBracketScope()
  const lineUps = useMatchLineUpsQuery({ competitionId, bracketId, matchId: match.id }).currentData?.value
  const sentence = useCourseTexts(competition, match, matchRoom)
  const entries = matchCourse(match, matchRoom, lineUps?.at ?? null)
  if (entries.length === 0) return null
  return (
    <MatchRoomSection title={t('course')}>
      <PlainList as="ol" sx={{ display: 'grid', gap: 1 }}>
        {entries.map(entry => (
          <Box
            component="li"
            key={`${entry.at} ${sentence(entry)}`}
            sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' } }}
          >
            <Typography component="span" variant="body2" color="textSecondary" sx={{ lineHeight: 1.75 }}>
              <LocalTime at={entry.at} length="short" />
            </Typography>
            <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
              {sentence(entry)}
              {entry.what === 'moved' && (
                <>
                  {' '}
                  <LocalTime at={entry.startsAt} length="short" />
                </>
              )}
            </Typography>
          </Box>
        ))}
      </PlainList>
      {organizes && (
        <Button
          component={Link}
          to={hrefs.competitionHistory(competitionId)}
          color="inherit"
          sx={{ minHeight: 44, justifySelf: 'start', ml: -1 }}
        >
          {t('toHistory')}
        </Button>
      )}
    </MatchRoomSection>
  )
}

function useCourseTexts(
  competition: CompetitionDocument,
  match: Match,
  matchRoom: MatchRoom | null,
): (entry: CourseEntry) => string {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const nameOf = useAuthorNames(competition, match, matchRoom)
  return entry => {
    switch (entry.what) {
      case 'checkedIn':
        return t('course_checkedIn', { team: texts.slot(match, entry.side) })
      case 'reported':
      case 'disputed': {
        const author = nameOf(entry.uid)
        if (entry.score === null) return t('course_denied', { author })
        const facts = { author, ...texts.result(match, entry.score) }
        return t(resultKey(`course_${entry.what}`, facts), facts)
      }
      case 'settled':
        return t(`settled_${entry.how}`)
      case 'finished': {
        const facts = texts.result(match, entry.score)
        return t(resultKey('course_finished', facts), facts)
      }
      case 'walkover':
        return t('course_walkover', {
          teams: entry.sides.map(side => texts.slot(match, side)).join(', '),
        })
      default:
        return t(`course_${entry.what}`)
    }
  }
}
