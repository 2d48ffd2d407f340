import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UndoneMatch } from '@upper-bracket/shared/bracket/results/undoneMatch'
import { endingOf, isScored } from '@upper-bracket/shared/card/matchResult'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { matchesById } from '../commands/liveBracket.ts'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** Lists what each match loses, a result, a running score, or only a team's place, and who comes instead. */
export function UndoneList({ undone }: { undone: readonly UndoneMatch[] }) {
  const { t } = useTranslation('bracket')
  const { numbers } = useBracketScope()
  const texts = useMatchTexts()
  const matches = matchesById(useMatches())
  const nameOf = (teamId: string | null) => (teamId === null ? t('nobody') : texts.team(teamId))

  return (
    <PlainList as="ol">
      {undone
        .filter(({ matchId }) => numbers.has(matchId))
        .map(
          ({
            matchId,
            started,
            teamIds,
            score: [one, other],
            winner,
            leaving,
            arriving,
            status,
            forfeits,
          }) => {
            const match = matches.get(matchId)
            const [first, second] = [nameOf(teamIds[0]), nameOf(teamIds[1])]
            const won = winner === null ? null : winner === 0 ? first : second
            const ending = endingOf({ status, winner, forfeits })
            return (
              <Box component="li" key={matchId} sx={row}>
                <Typography variant="body2" color="textSecondary">
                  {match ? texts.place(match) : matchId}
                </Typography>
                {started ? (
                  <Typography sx={{ overflowWrap: 'anywhere' }}>
                    <b>
                      {isScored({ status, forfeits })
                        ? t('undoneScore', {
                            one: first,
                            other: second,
                            score: t('scoreSpoken', { one, other }),
                          })
                        : t('versus', { one: first, other: second })}
                    </b>
                    {ending !== null && ` · ${t(`ending_${ending}`, { team: won ?? '' })}`}
                  </Typography>
                ) : null}
                {leaving.length > 0 && (
                  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {t('undoneLeaving', { count: leaving.length, teams: leaving.map(texts.team).join(', ') })}
                  </Typography>
                )}
                {arriving.length > 0 && (
                  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {t('undoneArriving', {
                      count: arriving.length,
                      teams: arriving.map(texts.team).join(', '),
                    })}
                  </Typography>
                )}
              </Box>
            )
          },
        )}
    </PlainList>
  )
}

const row = {
  py: 1,
  borderTop: '1px solid var(--mui-palette-divider)',
} as const
