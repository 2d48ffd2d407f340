import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { headToHead } from '@upper-bracket/shared/bracket/standings/headToHead'
import { pathOf, type TeamResult } from '@upper-bracket/shared/bracket/standings/pathOf'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'

/** How the teams of a match have played against each other, and against others before; nothing before the first result. */
export function PathSections({ match }: { match: Match }) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const [upper, lower] = match.slots.map(({ teamId }) => teamId)
  const paths = [upper, lower].flatMap(teamId =>
    teamId == null ? [] : [{ teamId, results: pathOf(bracket, teamId, match.id) }],
  )
  const met = upper == null || lower == null ? [] : headToHead(bracket, [upper, lower], match.id)
  if (paths.every(({ results }) => results.length === 0)) return null
  return (
    <>
      {upper != null && met.length > 0 && (
        <MatchRoomSection title={t('headToHead')}>
          <Results teamId={upper} results={met} />
        </MatchRoomSection>
      )}
      <MatchRoomSection title={t('paths')}>
        {paths.map(({ teamId, results }) => (
          <Box key={teamId} sx={{ display: 'grid', gap: 1 }}>
            <Typography component="h4" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {texts.team(teamId)}
            </Typography>
            {results.length === 0 ? (
              <Typography color="textSecondary">{t('firstMatch')}</Typography>
            ) : (
              <Results teamId={teamId} results={results} />
            )}
          </Box>
        ))}
      </MatchRoomSection>
    </>
  )
}

function Results({ teamId, results }: { teamId: string; results: readonly TeamResult[] }) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { competitionId } = useBracketScope()
  return (
    <PlainList as="ol" sx={{ display: 'grid', gap: 1 }}>
      {results.map(({ match, opponentId, score }) => (
        <Box component="li" key={match.id} sx={row}>
          <Typography component="span" variant="body2" color="textSecondary">
            {texts.round(match)}
          </Typography>
          <Box component={Link} to={hrefs.match(competitionId, match.id)} sx={link}>
            {score === null
              ? `${texts.teams(match)}, ${texts.ending(match)}`
              : t('resultOf', {
                  team: texts.team(teamId),
                  score: score.join(':'),
                  opponent: opponentId === null ? '' : texts.team(opponentId),
                })}
          </Box>
        </Box>
      ))}
    </PlainList>
  )
}

const row = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' } } as const
const link = { color: 'text.primary', overflowWrap: 'anywhere' } as const
